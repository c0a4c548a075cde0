import type { KeyFactsWords } from "#src/layouts/key-facts.tsx";
import type { ClosingWords } from "#src/layouts/offer.tsx";
import {
	SolutionLayout,
	type SolutionMetadata,
	type SolutionSection,
} from "#src/layouts/solution-layout.tsx";
import { ForecastRange } from "#src/pages/solutions/data-analytics/forecast-range.tsx";
import { NhiChecker } from "#src/pages/solutions/data-analytics/nhi-checker.tsx";
import { TracedNumber } from "#src/pages/solutions/data-analytics/traced-number.tsx";
import { ComparisonTable } from "#src/sections/before/comparison-table.tsx";
import { PointList } from "#src/sections/point-list.tsx";
import { Island } from "#src/ui/island.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";

export const page = {
	title: "Data analytics and NHI checker, New Zealand",
	description:
		"Agreed definitions, tested data and forecasts with their margin of error. Includes a guide to both NHI formats and a checker for test NHI numbers.",
	name: "Data Analytics",
	headline: "Data analytics that settles the count before the forecast",
	lead: "We turn the records your systems already keep into counts, trends and forecasts that people act on. Most of the work is definitions and checks, because nobody trusts a forecast built on a count they dispute.",
	contours: "data-analytics",
	summary: {
		situation: "The same total comes out differently in every department.",
		pickWhen: "People argue about the number instead of what to do about it.",
		weeks: 9,
		first: "One set of measures, and a forecast tested on past months.",
		own: "Definitions, checks, reports and the tables behind them, in your warehouse, with a runbook.",
		needs: "Read access to the sources, and an owner for every definition.",
	},
} satisfies SolutionMetadata;

const keyFacts: KeyFactsWords = {
	audience: (
		<>
			Organisations where two reports give different totals for the same week, such as a{" "}
			<Link href="/industries/healthcare">hospital</Link> counting patients or a{" "}
			<Link href="/industries/finance">lender</Link> counting declines.
		</>
	),
	first: "One set of measures, a few reports, and a forecast tried on the past.",
	weeks: "9 weeks. Every quarter afterwards, your team scores the forecast.",
	time: "One meeting with everyone who reports a different total, then an hour a week from the owner of each measure. IT opens read access before week 3. Your privacy officer joins in weeks 1 and 2 if rows are about people, and your maintainer for half a day in week 9.",
	cost: "How many sources there are, and how much has to be repaired in them.",
	own: "A book of definitions, checks on every load, the reports, the runbook, and the forecast’s scorecard.",
	data: "In your warehouse. We work there through named accounts and take no extracts. For the scope, an engineer looks at a sample with names and identity numbers blacked out.",
};

// The sections, in the order they appear on the page.
const sections: readonly SolutionSection[] = [
	{
		kind: "diagram",
		layout: "stacked",
		title: "How one number traces back to its rows",
		intro:
			"Every total rests on choices about what to count. We show each choice, down to the rows.",
		content: (
			<TracedNumber
				example="Illustrative example: a made-up week on a made-up ward."
				caption="Keys stand in for patient numbers here, and would in your warehouse too."
				figure="admissions last week, as shown on the slide"
				definition={{
					title: "What the word means",
					text: "An admission is a stay that begins on this ward and lasts past midnight. A patient moved here is counted on the ward they came from. The charge nurse manager owns this definition.",
				}}
				sum={{
					title: "How the rows become the number",
					loaded: { text: "Rows loaded", rows: 43 },
					struck: [
						{ text: "Moved from another ward", rows: 3 },
						{ text: "Entered twice", rows: 2 },
					],
					result: "Admissions",
				}}
				decision={{
					mark: "A person decided",
					title: "Are these two rows one stay?",
					text: "Same person, same day, ten minutes apart. The ward clerk said yes, so only one is counted. The answer is kept with the row.",
				}}
				rows={{
					title: "Where it came from: four of the 43 rows",
					columns: ["Row", "Source", "In the count"],
					items: [
						{ row: "K-0417", source: "Ward system, Tuesday 9:10 am", counted: "Yes" },
						{
							row: "K-0418",
							source: "Ward system, Tuesday 9:20 am",
							counted: "No: repeats K-0417",
						},
						{ row: "K-0422", source: "Transfer list, Wednesday", counted: "No: moved here" },
						{
							row: "K-0431",
							source: "Ward system, Friday 11:55 pm",
							counted: "Yes: stayed past midnight",
						},
					],
				}}
			/>
		),
	},
	{
		kind: "engagement",
		look: "records",
		title: "Nine\u00a0weeks to a tested forecast",
		steps: [
			{
				weeks: { first: 1, last: 2 },
				title: "Agree the definitions",
				text: "We put the people with rival totals in one room, with the text of the queries on the screen. If rows are about people, your privacy officer approves the impact assessment before week 3.",
				outcome: "the first pages of the definitions book, agreed by everyone in the room.",
			},
			{
				weeks: { first: 3, last: 5 },
				title: "Check the sources",
				text: "We profile every source for gaps, duplicates and impossible values, and list what your team can fix at the point of entry.",
				outcome:
					"a report on every system, with repairs in order of importance. If there are more repairs than the scope assumed, we stop and tell you what continuing would cost. You choose.",
			},
			{
				weeks: { first: 6, last: 8 },
				title: "Build a few reports",
				text: "We keep to the handful that people base decisions on. If nobody can say who uses a report, we don’t build it.",
				outcome: "live reports, and a list of what you can turn off.",
			},
			{
				weeks: { first: 9, last: 9 },
				title: "Test the forecast on past months",
				text: "We hide the most recent months and ask the model to predict them. It has to beat a plain rule, such as the same week last year. We also hand over the checks.",
				outcome: "a forecast whose misses you’ve seen, or a recommendation to use the plain rule.",
			},
			{
				when: "Every quarter after",
				title: "Score the forecast",
				text: "Your team compares the forecast with what happened.",
				outcome: "a scorecard that says whether to keep using it.",
			},
		],
	},
	{
		kind: "diagram",
		layout: "spread",
		title: "How accurate the forecast is: tested on months it hasn’t seen",
		content: (
			<ForecastRange
				example="Illustrative example: the same made‑up ward, in one of the weeks we hid from the model."
				what="admissions, as forecast for that week"
				forecast={36}
				margin={{ value: 5, words: "give or take" }}
				range={{ title: "The range", text: "31 to 41, with the forecast in the middle." }}
				counted={{ value: 38, title: "The count", text: "38, so it fell inside the range." }}
				rule={{ value: 30, title: "The plain rule", text: "30, from the same week last year." }}
				note="You can set a target for accuracy. Until we’ve tried it on your records, we can’t say whether it will be met. We show the range, how often the actual figure fell inside it, and how a plain rule would have done."
			/>
		),
	},
	{
		kind: "table",
		id: "nhi",
		title: "Guide to NHI number formats, with a checker",
		intro: (
			<>
				Since 1&nbsp;July 2026, new National Health Index numbers have the format AAANNAX. Existing
				numbers keep AAANNNC, and{" "}
				<ExternalLink href="https://www.tewhatuora.govt.nz/for-health-providers/claims-provider-payments-and-entitlements/nhi-number-format-changes/">
					Health New&nbsp;Zealand
				</ExternalLink>{" "}
				says systems must support both indefinitely, under HISO 10046:2024. A is a letter, N a
				digit, C and X the check characters.
			</>
		),
		content: (
			<>
				<div className="mb-10 grid gap-x-12 gap-y-6 rounded-panel border border-line bg-surface p-6 lg:grid-cols-2 lg:p-8">
					<div>
						<h3 className="text-subheading">NHI checker for test numbers</h3>
						<p className="mt-2 max-w-measure text-muted">
							It checks format and check character in your browser. Nothing you type is sent or
							kept. It takes only test numbers, which start with Z: please don’t type a real
							person’s.
						</p>
					</div>
					<Island name="pages/solutions/data-analytics/nhi-checker" part={NhiChecker} />
				</div>
				<ComparisonTable
					caption="What the checks can prove. The examples begin with Z, a range reserved for testing."
					columns={["Check", "AAANNNC, old", "AAANNAX, new", "What it can’t tell you"]}
					rows={[
						[
							"Format",
							"Three letters, three digits, a check digit. No I or O.",
							"Three letters, two digits, one letter, a check letter. No I or O.",
							"Whether the number was ever given to anyone.",
						],
						[
							"Check character",
							"A weighted sum, modulus\u00a011. ZAC5361 passes and ZAC3561 fails.",
							"A weighted sum, modulus\u00a023. ZBN77VL passes and ZBN77LV fails.",
							"In modulus 23, an A typed for a Z, or the reverse, still passes.",
						],
						[
							"Older code in your systems",
							"Code for the old format has run for years. Test it all the same.",
							"Until April 2023 the standard used modulus 24. Code written to it rejects valid numbers.",
							"How many rows were rejected before you looked.",
						],

						[
							"The right person",
							"The check digit can’t show whose number it is.",
							"The check letter can’t show whose number it is.",
							"A valid number on the wrong file passes. Only a match on name and date of birth will find it.",
						],
					]}
				/>
			</>
		),
	},
	{
		kind: "questions",
		look: "beside",
		title: "Data about people, and how much is AI",
		items: [
			{
				question: "How do you handle data about people?",
				answer: (
					<PointList
						points={[
							"We swap identifiers for keys before analysis. The table that links them back stays with your staff.",
							"In reports that leave the team, we hide small counts, because one admission from one small town can identify a person.",
							"We don’t rank staff from logs that were kept for another purpose.",
							<>
								Lab and radiology results usually reach you from someone other than the patient.{" "}
								<ExternalLink href="https://www.privacy.org.nz/resources-and-learning/a-z-topics/hipc-rule-3a/">
									Rule 3A of the Health Information Privacy Code
								</ExternalLink>{" "}
								applies to health information collected on or after 1&nbsp;May 2026, so we keep the
								source and the collection date on every row.
							</>,
						]}
					/>
				),
			},
			{
				question: "Our NHI pattern expects three letters and four digits. How bad is that?",
				answer:
					"Bad: it rejects every number in the new format, and may do so without warning. Look in forms, imports and reports.",
			},
			{
				question: "How much of this is AI?",
				answer:
					"Less than you might expect. Machine learning earns a place when it beats the plain rule. A language model can help phrase a query, but it doesn’t produce the figure.",
			},
		],
	},
];

const closing: ClosingWords = {
	title: "Name one number your teams dispute",
	text: "Tell us who quotes which figure (roles, no names) and where they get it. Leave out anything confidential. On the call we’ll say how we’d settle it.",
};

export default function DataAnalytics() {
	return <SolutionLayout page={page} keyFacts={keyFacts} sections={sections} closing={closing} />;
}
