/** Plain text, or a passage that the draft uses, with the number of its source. */
type Passage = string | { source: number; text: string };

/** Made-up requests from three industries. None of it comes from a client or a model. */
export interface ExampleRequest {
	/** The text of its button. */
	from: string;
	/** Who decides here. */
	role: string;
	/** What came in and what the software looked up. Each is a numbered source. */
	sources: readonly { title: string; text: readonly Passage[] }[];
	/** The software's draft: sentences, each with the number of its source. */
	draft: readonly { text: string; source: number }[];
	/** What it couldn't settle by itself. */
	gap: string;
	question: string;
	/** The log's entries: before the decision, and after each possible decision. */
	read: string;
	outcomes: { approved: string; changed: string; refused: string };
}

export const requests: readonly ExampleRequest[] = [
	{
		from: "A bank",
		role: "Hardship officer",
		sources: [
			{
				title: "Email, 9:10 am",
				text: [
					"My hours were cut this month. ",
					{ source: 1, text: "Could I pay half until the end of June?" },
					" My new roster is attached. Dana",
				],
			},
			{
				title: "Loan record",
				text: ["Car loan, up to date. ", { source: 2, text: "Repayment $412 a month." }],
			},
			{
				title: "Hardship policy, 4.2",
				text: [
					"With proof of the change: ",
					{ source: 3, text: "half payments for three months at most." },
					" Interest is still charged, so the loan runs longer. Review the budget before the third payment.",
				],
			},
		],
		draft: [
			{
				text: "Kia ora Dana, thanks for telling us early. Your roster wasn’t attached: could you send it?",
				source: 1,
			},
			{
				text: "Once we’ve seen it, we can decide whether $206 a month for April, May and June would work.",
				source: 2,
			},
			{
				text: "Interest would still be charged, so the loan would run longer. We’d go over your budget before the June payment.",
				source: 3,
			},
		],
		gap: "The policy wants proof. The roster is missing, so the reply agrees to nothing yet.",
		question: "Send this reply to Dana?",
		read: "Read the email, the loan record and policy 4.2.",
		outcomes: {
			approved: "Approved by you as hardship officer. Reply sent. Nothing else changed.",
			changed: "Changed by you, then sent. Both versions are on file.",
			refused: "Refused by you. Nothing sent. The request waits in your queue.",
		},
	},
	{
		from: "A clinic",
		role: "Triage nurse",
		sources: [
			{
				title: "GP’s referral",
				text: [
					"Six weeks of pain in the ",
					{ source: 1, text: "left knee" },
					" after a fall. No swelling. Please see.",
				],
			},
			{
				title: "X-ray report",
				text: [{ source: 2, text: "Right knee:" }, " no fracture seen."],
			},
			{
				title: "Clinic’s rules",
				text: ["Before triage: ", { source: 3, text: "the side must match the X-ray." }],
			},
		],
		draft: [
			{ text: "Thank you for referring this patient with knee pain.", source: 1 },
			{ text: "The X-ray report we hold names the other knee.", source: 2 },
			{ text: "Once you confirm the side, a clinician will triage the referral.", source: 3 },
		],
		gap: "Left in the letter, right on the X-ray.",
		question: "Send this question back to the GP?",
		read: "Read the referral, the X-ray report and the clinic’s rules.",
		outcomes: {
			approved: "Approved by you as triage nurse. Question sent, referral held.",
			changed: "Changed by you, then sent. Both versions are on file.",
			refused: "Refused by you. Nothing sent. The referral waits for a phone call.",
		},
	},
	{
		from: "A freight desk",
		role: "Desk lead",
		sources: [
			{
				title: "Packing list",
				text: ["12 pallets, ", { source: 1, text: "8,420 kg gross." }],
			},
			{
				title: "Draft bill of lading",
				text: ["12 pallets, ", { source: 2, text: "8,240 kg gross." }],
			},
			{
				title: "Vessel’s schedule",
				text: ["Auckland, ", { source: 3, text: "documents close Thursday, noon." }],
			},
		],
		draft: [
			{ text: "Your packing list says 8,420 kg gross.", source: 1 },
			{ text: "The draft bill says 8,240 kg. Which one is right?", source: 2 },
			{
				text: "Documents close at noon on Thursday, so we need your answer before then.",
				source: 3,
			},
		],
		gap: "The weights differ. Two digits may have been swapped.",
		question: "Ask the shipper, and hold the entry?",
		read: "Read the packing list, the bill of lading and the schedule.",
		outcomes: {
			approved: "Approved by you as desk lead. Shipper asked, entry held.",
			changed: "Changed by you, then sent. Both versions are on file.",
			refused: "Refused by you. Nothing sent. The entry stays where it was.",
		},
	},
];
