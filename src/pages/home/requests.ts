interface ExampleRequest {
	from: string;
	/** Title and text. What the draft draws on is in brackets. */
	sources: readonly (readonly [string, string])[];
	/** A sentence from each source. */
	draft: readonly string[];
	gap: string;
	question: string;
	approved: string;
	refused: string;
}

/** Made-up requests from three industries. None of it comes from a client or a model. */
export const requests: readonly [ExampleRequest, ...ExampleRequest[]] = [
	{
		from: "A bank",
		sources: [
			[
				"Email, 9:10 am",
				"My hours were cut this month. [Could I pay half until the end of June? My new roster is attached.] Dana",
			],
			["Loan record", "Car loan, up to date. [Repayment $412 a month.]"],
			[
				"Hardship policy, 4.2",
				"With proof of the change: [half payments for three months at most.] Interest is still charged, so the loan runs longer.",
			],
		],
		draft: [
			"Kia ora Dana, thanks for telling us early. Your roster wasn’t attached: could you send it?",
			"Once we’ve seen it, we can decide whether $206 a month for April, May and June would work.",
			"Interest would still be charged, so the loan would run longer.",
		],
		gap: "The policy wants proof. The roster is missing, so the reply agrees to nothing yet.",
		question: "Hardship officer: send this reply to Dana?",
		approved: "Reply sent. Nothing else changed.",
		refused: "The request waits in your queue.",
	},
	{
		from: "A clinic",
		sources: [
			[
				"GP’s referral",
				"Six weeks of pain in the [left knee] after a fall. No swelling. Please see.",
			],
			["X-ray report", "[Right knee:] no fracture seen."],
			["Clinic’s rules", "Before triage: [the side must match the X-ray.]"],
		],
		draft: [
			"Thank you for referring this patient with knee pain.",
			"The X-ray report we hold names the other knee.",
			"Once you confirm the side, a clinician will triage the referral.",
		],
		gap: "Left in the letter, right on the X-ray.",
		question: "Triage nurse: send this question back to the GP?",
		approved: "Question sent, referral held.",
		refused: "The referral waits for a phone call.",
	},
	{
		from: "A freight desk",
		sources: [
			["Packing list", "12 pallets, [8,420 kg gross.]"],
			["Draft bill of lading", "12 pallets, [8,240 kg gross.]"],
			["Vessel’s schedule", "Auckland, [documents close Thursday, noon.]"],
		],
		draft: [
			"Your packing list says 8,420 kg gross.",
			"The draft bill says 8,240 kg. Which one is right?",
			"Documents close at noon on Thursday, so we need your answer before then.",
		],
		gap: "The weights differ. Two digits may have been swapped.",
		question: "Desk lead: ask the shipper, and hold the entry?",
		approved: "Shipper asked, entry held.",
		refused: "The entry stays where it was.",
	},
];
