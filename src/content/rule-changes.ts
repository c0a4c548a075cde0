import { longDate } from "#src/content/long-date.ts";

/*
 * Rules that have changed for the industries, or are about to, each with its day. An industry's page shows
 * its own, Consulting all of them. Write a change so that it's true before and after its day, check it at
 * its source, and set `checkedOn`.
 */

type Industry = "banks" | "health" | "dairy" | "border";

export interface RuleChange {
	/** The first day on which it applies, such as 2026-05-01. */
	from: `${number}-${number}-${number}`;
	industry: Industry;
	text: string;
	/** The same rule in words for every industry, if several have an entry for it. Consulting shows it once. */
	forAll?: string;
}

const simulatedRecalls =
	"Makers with a risk management programme, and food importers and exporters, must run a simulated recall at least every 12 months.";
const indirectCollection =
	"Under principle 3A of the Privacy Act, or rule 3A of the Health Information Privacy Code, you may have to tell people when you collect information about them from someone else.";

/** The day on which all of them were last checked against their sources. */
export const checkedOn = "2026-11-22";
export const checked = longDate(checkedOn);

/** In the order of their days. */
const ruleChanges: readonly RuleChange[] = [
	{
		from: "2023-07-01",
		industry: "dairy",
		text: "Makers with a risk management programme must run a simulated recall at least every 12 months.",
		forAll: simulatedRecalls,
	},
	{
		from: "2023-07-01",
		industry: "border",
		text: "Food importers and exporters must run a simulated recall at least every 12 months.",
		forAll: simulatedRecalls,
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
		text: "Under principle 3A of the Privacy Act, you may have to tell a customer when you collect information about them from a credit bureau, an employer or a guarantor.",
		forAll: indirectCollection,
	},
	{
		from: "2026-05-01",
		industry: "health",
		text: "Under rule 3A, you may have to tell a patient when you collect health information about them from someone else.",
		forAll: indirectCollection,
	},
	{
		from: "2026-05-01",
		industry: "border",
		text: "Under principle 3A of the Privacy Act, you may have to tell a consignee when you collect their details from someone else.",
		forAll: indirectCollection,
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
		from: "2026-12-01",
		industry: "banks",
		text: "From this date open banking covers Kiwibank’s account information. It has covered Kiwibank’s payments since 1 June 2026.",
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

/** The changes for all industries, each rule once. */
export const allChanges = ruleChanges
	.map(({ forAll, ...change }): RuleChange => ({ ...change, text: forAll ?? change.text }))
	.filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index);
