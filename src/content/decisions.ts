import type { Decisions } from "../../build/checks/schema.ts";

/*
 * How the company does business: what only its owner can decide. Each has a safe value. Sentences all over the
 * site follow from it, and each comment says where. To agree to a decision, write its value into `agreed` as well:
 * `npm run launch-check` lists the decisions whose two values differ, so that a changed one is open again.
 */

export type { Decisions };

/** A role that is open, opens later (in words that follow "in": "February 2027"), or is closed. */
export type Opening = Decisions["internship"]["value"];

/** A value that the site uses, and the one that the owner has agreed to. */
export interface Decision<Value> {
	value: Value;
	agreed: Value | undefined;
}

export const decisions: Decisions = {
	/** The most working days until a message is answered. On Home, Services, Contact. */
	replyDays: { value: 2, agreed: undefined },
	/** Whether the phone is answered during the hours of the company file. On Contact. */
	phoneAnswered: { value: true, agreed: undefined },
	/** The length of a free first call, in minutes. 0 if there is none. On Home, Services, Contact. */
	freeCallMinutes: { value: 30, agreed: undefined },
	/** Whether a short written outline follows the first call, at no charge. On Home, Services, Contact. */
	outline: { value: true, agreed: undefined },
	/** The notice that a client gives to stop, in weeks, which are paid. On Home and Services. */
	noticeWeeks: { value: 2, agreed: undefined },
	/** Who pays for weeks beyond the estimate: the client at the agreed rate, both, or the company up to a sum. On Services. */
	overrun: { value: "rate", agreed: undefined },
	/** For how many months faults are put right at no charge. 0 leaves it to the contract. On Services. */
	mendingMonths: { value: 0, agreed: undefined },
	/** What a week of an engineer costs in dollars, before GST, such as 7500. 0 if it isn't said. On Services and beside each plan of weeks. */
	weeklyRate: { value: 0, agreed: undefined },
	/** The systems that the company connects, as a list: "Xero, MYOB and Medtech". Empty if it isn't said. On Services. */
	systems: { value: "", agreed: undefined },
	/** Whether the company looks for an engineer. Hiring Journey is short while it doesn't. */
	hiring: { value: "open", agreed: undefined },
	/** Whether internships are open: "open", "closed" or "next: February 2027". Explore Opportunities is short while they aren't. */
	internship: { value: "open", agreed: undefined },
	/** What an intern is paid, such as "$30 an hour". Empty if it is said in the offer. On Explore Opportunities. */
	internPay: { value: "", agreed: undefined },
	/** The most working days until an applicant hears. On Hiring Journey and Explore Opportunities. */
	applicantDays: { value: 10, agreed: undefined },
	/** Whether somebody speaks for the company's work on request. On Services. */
	references: { value: false, agreed: undefined },
	/** Whether the company says on request what it is insured for. On Services. */
	insurance: { value: true, agreed: undefined },
};
