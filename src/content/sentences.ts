import { capitalised, count } from "#src/content/counts.ts";
import { type Decision, type Decisions, decisions } from "#src/content/decisions.ts";

/* The sentences that follow from the owner's decisions and stand on several pages. A page writes its own others. */

/** A decision's value. */
export function decided<Name extends keyof Decisions>(
	name: Name,
): Decisions[Name] extends Decision<infer Value> ? Value : never {
	return decisions[name].value as never;
}

const { replyDays, freeCallMinutes, outline, noticeWeeks, weeklyRate } = decisions;

/** "within 2 working days" */
export const replyTime = `within ${replyDays.value} working ${replyDays.value === 1 ? "day" : "days"}`;

/** "within ten working days" */
export const applicantTime = `within ${count(decided("applicantDays"), "working day", "working days")}`;

/** What a visitor gets who emails or rings, in one sentence. */
export const firstSteps = [
	`A reply ${replyTime}`,
	freeCallMinutes.value > 0 && `a free ${freeCallMinutes.value}\u2011minute call`,
	outline.value && "then a short outline",
]
	.filter(Boolean)
	.join(", ")
	.concat(".");

/** How a client stops the work, and what that costs. */
export const stopping =
	noticeWeeks.value === 0
		? "You can stop at any time, and pay for the weeks worked."
		: `${capitalised(count(noticeWeeks.value, "week’s", "weeks’"))} notice ends the work. You pay for the weeks worked, the notice included.`;

/** What weeks of work cost, or how a price is made while the owner doesn't say his rate. */
export const price = (weeks: number): string =>
	weeklyRate.value > 0
		? `$${(weeks * weeklyRate.value).toLocaleString("en-NZ")} plus GST for ${count(weeks, "week", "weeks")}.`
		: outline.value
			? "A free outline gives a cost range, the written scope a weekly price."
			: "The written scope prices every week.";
