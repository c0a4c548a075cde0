/*
 * Rules that have changed for the industries, or are about to, each with its day. An industry's page shows
 * its own, Consulting all of them. Write a change so that it's true before and after its day, check it at
 * its source, and set `checked`.
 */

type Industry = "banks" | "health" | "dairy" | "border";

export interface RuleChange {
	/** The first day on which it applies, such as 2026-05-01. */
	from: `${number}-${number}-${number}`;
	industries: readonly Industry[];
	text: string;
}

/** The day on which all of them were last checked against their sources. */
export const checked = "24 November 2026";

/** In the order of their days. */
export const ruleChanges: readonly RuleChange[] = [
	{
		from: "2023-07-01",
		industries: ["dairy", "border"],
		text: "Food makers with a plan or programme, importers and exporters run a simulated recall at least every 12 months.",
	},
	{
		from: "2023-09-21",
		industries: ["health", "border"],
		text: "The Privacy Commissioner’s guidance on AI tools: a privacy impact assessment first, and human review before anyone acts.",
	},
	{
		from: "2024-09-12",
		industries: ["dairy"],
		text: "The Food Standards Code for infant formula is frozen here as it stood on this day, until New Zealand has a standard of its own.",
	},
	{
		from: "2025-03-31",
		industries: ["banks"],
		text: "Banks, insurers and non-bank deposit takers need a conduct licence and a fair conduct programme.",
	},
	{
		from: "2026-05-01",
		industries: ["health", "border"],
		text: "Personal information that comes from somebody other than the person can need a notice: principle 3A, and in health rule 3A.",
	},
	{
		from: "2026-06-01",
		industries: ["dairy"],
		text: "China’s customs authority registers overseas food factories under Decree 280.",
	},
	{
		from: "2026-07-01",
		industries: ["health"],
		text: "New NHI numbers end in a letter. Systems have to take both formats, indefinitely.",
	},
	{
		from: "2026-12-01",
		industries: ["banks"],
		text: "Kiwibank’s date for account information under open banking. Its date for payments was 1 June 2026.",
	},
	{
		from: "2028-12-01",
		industries: ["banks"],
		text: "The day on which the standards under the Deposit Takers Act are due to take effect, for banks and credit unions alike.",
	},
];

/** The changes for one industry. */
export const changesFor = (industry: Industry) =>
	ruleChanges.filter(({ industries }) => industries.includes(industry));
