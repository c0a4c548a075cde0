import { longDate } from "#src/content/long-date.ts";
import type { InternalHref } from "#src/paths.ts";

/*
 * Rules that have changed for the industries, or are about to, each with its day. Consulting shows them. The
 * industries' pages explain the rules and link the sources. Write a change so that it's true before and
 * after its day, check it at its source, and set `checkedOn`.
 */

export interface RuleChange {
	/** The first day on which it applies, such as 2026-05-01. */
	from: `${number}-${number}-${number}`;
	text: string;
	/** The page of the only industry that it is for: without that page, it goes as well (`npm run remove`). */
	page?: InternalHref;
}

/** The day on which these and the industries’ rules were last checked against their sources. */
export const checkedOn = "2026-11-22";
export const checked = longDate(checkedOn);

/** In the order of their days. */
export const ruleChanges: readonly RuleChange[] = [
	{
		from: "2023-07-01",
		page: "/industries/manufacturing",
		text: "Food importers and exporters, and most businesses with a plan or programme under the Food, Wine or Animal Products Acts, must run a simulated recall at least every 12 months.",
	},
	{
		from: "2023-09-21",
		text: "The Privacy Commissioner’s guidance on AI tools expects a privacy impact assessment first, and human review before anyone acts.",
	},
	{
		from: "2024-09-12",
		page: "/industries/manufacturing",
		text: "The Food Standards Code for infant formula is frozen here as it stood on this day, until New Zealand has a standard of its own.",
	},
	{
		from: "2025-03-31",
		page: "/industries/finance",
		text: "Banks, insurers and non-bank deposit takers need a conduct licence and a fair conduct programme.",
	},
	{
		from: "2025-07-01",
		page: "/industries/finance",
		text: "The Depositor Compensation Scheme covers up to $100,000 for each depositor at each deposit taker.",
	},
	{
		from: "2026-05-01",
		text: "Under principle 3A of the Privacy Act, or rule 3A of the Health Information Privacy Code, you may have to tell people when you collect information about them from someone else.",
	},
	{
		from: "2026-06-01",
		page: "/industries/manufacturing",
		text: "China’s customs authority registers overseas food factories under Decree 280.",
	},
	{
		from: "2026-07-01",
		page: "/industries/healthcare",
		text: "New NHI numbers end in a letter. Systems have to take both formats, indefinitely.",
	},
	{
		from: "2026-12-01",
		page: "/industries/finance",
		text: "Open banking has covered Kiwibank’s payments since 1\u00a0June 2026. From this date it covers the bank’s account information too.",
	},
	{
		from: "2028-12-01",
		page: "/industries/finance",
		text: "The standards under the Deposit Takers Act are due to take effect, for banks and credit unions alike.",
	},
];
