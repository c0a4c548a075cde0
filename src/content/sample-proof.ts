import type { Proof } from "#src/content/proof.ts";

/*
 * Made-up proof, to design and test the sections that show it. A build shows it
 * only with VITE_SAMPLE_PROOF=on, and only on the auth emulator: it can't be published.
 */

const permission = "2026-11-02";

export const sampleProof: Proof = {
	clients: [
		{
			name: "Sample Credit Union",
			logo: "sample-credit-union.svg",
			permission,
		},
		{
			name: "Sample Health Waikato",
			logo: "sample-health-waikato.svg",
			permission,
		},
		{ name: "Sample Nutrition", permission },
		{ name: "Sample Freight & Forwarding", permission },
		{ name: "Sample Retreats Aotearoa", permission },
		{ name: "Sample Building Society", permission },
	],
	quotes: [
		{
			words:
				"They told us in the first week which half of our plan to drop. The other half runs now, my team reads each draft, and I see who approved what without asking.",
			name: "Jordan Sample",
			role: "Chief operating officer",
			organisation: "Sample Credit Union",
			permission,
		},
		{
			words: "We stopped it once, to see if we could. It took one phone call and nine minutes.",
			name: "Mere Sample",
			role: "Quality manager",
			organisation: "Sample Nutrition",
			permission,
		},
		{
			words:
				"The log answered the auditor’s question before I’d found the right folder. That had never happened to me in twenty years of audits.",
			name: "Chris Sample",
			role: "Practice manager",
			organisation: "Sample Health Waikato",
			permission,
		},
	],
	results: [
		{
			what: "From application to decision, personal loans",
			organisation: "Sample Credit Union",
			before: { value: "11 days", period: "March to May 2025" },
			after: { value: "3 days", period: "March to May 2026" },
			measuredBy: "The credit union’s own loan system, every application in both periods.",
			permission,
		},
		{
			what: "Referral letters that came back for a missing fact",
			organisation: "A Sample clinic in Waikato",
			before: { value: "1 in 6", period: "2,140 letters, July 2025" },
			after: { value: "1 in 41", period: "2,304 letters, July 2026" },
			measuredBy: "The clinic’s booking team, who counted by hand in both months.",
			permission,
		},
		{
			what: "A mock recall, from the call to the last tin",
			organisation: "Sample Nutrition",
			before: { value: "9 h 20 min", period: "Drill of April 2025" },
			after: { value: "1 h 45 min", period: "Drill of April 2026" },
			measuredBy: "The verifier’s stopwatch, on the same product and the same shift.",
			permission,
		},
	],
	figures: [
		{
			value: "412",
			what: "loan files decided, each by a named person",
			source: "Sample Credit Union’s log, March to May 2026",
			permission,
		},
		{
			value: "38%",
			what: "of drafts sent without a change",
			source: "Sample Freight & Forwarding’s mail system, June 2026",
			permission,
		},
		{
			value: "0",
			what: "payments released by software",
			source: "Sample Building Society’s payment records, 2026",
			permission,
		},
	],
};
