/*
 * Rules that have changed for the industries, or are about to, each with its day. An industry's page shows
 * its own, Consulting all of them. Write a change so that it's true before and after its day, check it at
 * its source, and set `checked`.
 */

type Industry = "banks" | "health" | "dairy" | "border";

export interface RuleChange {
	/** The first day on which it applies, such as 2026-05-01. */
	from: `${number}-${number}-${number}`;
	industry: Industry;
	text: string;
}

/** The day on which all of them were last checked against their sources. */
export const checked = "22 November 2026";

/** In the order of their days. */
export const ruleChanges: readonly RuleChange[] = [
	{
		from: "2023-07-01",
		industry: "dairy",
		text: "Makers with a risk management programme run a simulated recall at least every 12 months.",
	},
	{
		from: "2023-07-01",
		industry: "border",
		text: "Food importers and exporters hold a simulated recall at least every 12 months.",
	},
	{
		from: "2023-09-21",
		industry: "health",
		text: "The Privacy Commissioner’s guidance on AI tools expects a privacy impact assessment first, and human review before anyone acts.",
	},
	{
		from: "2024-09-12",
		industry: "dairy",
		text: "The Food Standards Code for infant formula is frozen here as it stood on this day, until New Zealand has a standard of its own.",
	},
	{
		from: "2025-03-31",
		industry: "banks",
		text: "Banks, insurers and non-bank deposit takers need a conduct licence and a fair conduct programme.",
	},
	{
		from: "2025-07-01",
		industry: "banks",
		text: "The Depositor Compensation Scheme covers up to $100,000 for each depositor at each deposit taker.",
	},
	{
		from: "2026-05-01",
		industry: "banks",
		text: "Under principle 3A of the Privacy Act, what a credit bureau, an employer or a guarantor tells a lender about a person can need a notice.",
	},
	{
		from: "2026-05-01",
		industry: "health",
		text: "Under rule 3A, health information that comes from somebody other than the patient can need a notice.",
	},
	{
		from: "2026-05-01",
		industry: "border",
		text: "Under principle 3A of the Privacy Act, a consignee’s details that come from somebody else can need a notice.",
	},
	{
		from: "2026-06-01",
		industry: "dairy",
		text: "China’s customs authority registers overseas food factories under Decree 280.",
	},
	{
		from: "2026-07-01",
		industry: "health",
		text: "New NHI numbers end in a letter. Systems have to take both formats, indefinitely.",
	},
	{
		from: "2026-09-01",
		industry: "border",
		text: "MPI has published the stink bug season as 1 September to 30 April of every year. Its list of countries and goods changes.",
	},
	{
		from: "2026-12-01",
		industry: "banks",
		text: "Open banking covers Kiwibank’s account information from this day, and its payments from 1 June 2026.",
	},
	{
		from: "2028-12-01",
		industry: "banks",
		text: "The standards under the Deposit Takers Act are due to take effect, for banks and credit unions alike.",
	},
];

/** The changes for one industry. */
export const changesFor = (industry: Industry) =>
	ruleChanges.filter((change) => change.industry === industry);
