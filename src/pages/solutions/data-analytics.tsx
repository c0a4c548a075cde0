import { SolutionPage, type SolutionSection } from "~/layouts/solution-page";
import type { PageFacts } from "~/page-facts";
import { TracedNumber } from "~/pages/solutions/data-analytics/traced-number";
import type { CallToActionProps } from "~/sections/call-to-action";
import { ComparisonTable } from "~/sections/comparison-table";
import { ButtonLink } from "~/ui/button";
import { ExternalLink } from "~/ui/link";

export const page = {
	title: "Data analytics and NHI data quality",
	description:
		"Agreed definitions, tested data and forecasts that show their range. Includes a working guide to checking NHI numbers in both formats.",
	name: "Data Analytics",
	headline: "Agree on the count before the forecast",
	lead: "Data analytics turns the records your systems already keep into counts, trends and forecasts that people act on. Much of the effort goes into definitions and checks: what makes a customer, an admission or a rejected batch, and whether each row can be trusted. Charts come next and forecasts last, each with a range and a score for the one before.",
	contours: "data-analytics",
} satisfies PageFacts;

// In the order of the page.
const sections: readonly SolutionSection[] = [
	{
		kind: "picture",
		look: "wide",
		title: "Follow one number home",
		intro:
			"A total is only as good as the rows it came from, and somebody chose which of them to count. We make every step back to those rows visible, the choices included.",
		content: (
			<TracedNumber
				example="Illustrative example: a made-up week on a made-up ward."
				caption="Keys stand in for patient numbers here, as they would in your warehouse."
				figure={{ value: "38", text: "admissions last week, as it stood on the slide" }}
				definition={{
					title: "What the word means",
					text: "An admission is a stay that begins on this ward and lasts past midnight. Moves from another ward are counted there. The head of the ward owns this sentence.",
				}}
				sum={{
					title: "How the rows become the number",
					lines: [
						{ text: "Rows loaded", amount: "43" },
						{ text: "Moved from another ward", amount: "−3" },
						{ text: "Entered twice", amount: "−2" },
						{ text: "Admissions", amount: "38" },
					],
				}}
				decision={{
					mark: "A person decides",
					title: "Are these two rows one stay?",
					text: "Same person, same day, ten minutes apart. The check finds the pair. The ward clerk knows which is the slip, and the answer is kept with the row.",
				}}
				rows={{
					title: "Where it came from: four of the 43 rows",
					columns: ["Row", "Source", "In the count"],
					items: [
						{ row: "K-0417", source: "Ward system, Tuesday 9.10 am", counted: "Yes" },
						{
							row: "K-0418",
							source: "Ward system, Tuesday 9.20 am",
							counted: "No: repeats K-0417",
						},
						{ row: "K-0422", source: "Transfer list, Wednesday", counted: "No: moved here" },
						{
							row: "K-0431",
							source: "Ward system, Friday 11.55 pm",
							counted: "Yes: stayed past midnight",
						},
					],
				}}
			/>
		),
	},
	{
		kind: "audience",
		look: "columns",
		ground: "tinted",
		title: "You will recognise it at Monday’s meeting",
		points: [
			"Two reports give different totals for the same week, and the meeting is spent finding out why.",
			"The dashboard has forty tiles. The decision was made from a text message.",
			"A forecast is a single number, and nobody goes back to see how far out the last one was.",
			"An analyst left in March, and a report stopped in April.",
		],
	},
	{
		kind: "table",
		title: "Seven characters, and what each check can prove",
		intro: (
			<>
				From 1 July 2026, new National Health Index numbers are issued in the format AAANNAX.
				Existing numbers keep the format AAANNNC, and{" "}
				<ExternalLink href="https://tewhatuora.govt.nz/health-services-and-programmes/health-identity/national-health-index/upcoming-changes-nhi">
					Health New Zealand
				</ExternalLink>{" "}
				says that systems will need to support both indefinitely, under HISO 10046:2024. A is a
				letter and N a digit. C and X are the check characters.
			</>
		),
		content: (
			<ComparisonTable
				caption="The examples begin with Z, a range reserved for testing, and belong to nobody."
				columns={[
					"Check",
					"AAANNNC, still valid",
					"AAANNAX, from 1 July 2026",
					"What it cannot tell you",
				]}
				rows={[
					[
						"Shape",
						"Three letters, three digits, a check digit.",
						"Three letters, two digits, one letter, a check letter.",
						"Whether the number was ever given to anyone.",
					],
					[
						"Alphabet",
						"I and O are never used, so neither can be taken for a 1 or a 0.",
						"The same rule, now in five places.",
						"Whether a B was typed as an 8 where digits go.",
					],
					[
						"Check character",
						"A weighted sum, modulus 11. ZAC5361 passes and ZAC3561 fails.",
						"A weighted sum, modulus 23. ZBN77VL passes and ZBN77LV fails.",
						"A and Z weigh the same. One typed for the other before the check letter still passes.",
					],
					[
						"Code you inherited",
						"Usually right, after many years of use.",
						"An early edition of the standard used modulus 24. Code written to it turns away good numbers.",
						"How many rows were turned away before you looked.",
					],
					[
						"Joins and patterns",
						"Patterns that expect four digits at the end work.",
						"The same patterns drop the row in silence: its length has not changed.",
						"Which past reports are short. Compare row counts on either side of every join.",
					],

					[
						"The right person",
						"No arithmetic can show it.",
						"No arithmetic can show it.",
						"A valid number on the wrong file passes every test above. Only a match on name and date of birth, by someone entitled to look, will find it.",
					],
				]}
			/>
		),
	},
	{
		kind: "deliverables",
		look: "grid",
		ground: "tinted",
		title: "A number, and everything behind it",
		items: [
			{
				title: "A book of definitions",
				text: "Each measure with its formula, what it leaves out, and the one person who may change it.",
			},
			{
				title: "Checks on every load",
				text: "Shape, range, duplicates, joins and late arrivals. A failure reaches a named owner before a chart.",
			},
			{
				title: "Tables that explain themselves",
				text: "Modelled in your own warehouse, under version control, so that nobody leaves with a report in their head.",
			},
			{
				title: "Reports built around decisions",
				text: "Each page names who uses it, on what day and to decide what. A page with no answer to that is not built.",
			},
			{
				title: "Forecasts with a scorecard",
				text: "A range in place of a point, beside a running record of how earlier ranges held up.",
			},
			{
				title: "A trail back to the source",
				text: "From a figure on a slide to the rows that made it, for the day someone asks.",
			},
		],
	},
	{
		kind: "engagement",
		look: "line",
		title: "Nine weeks, beginning with an argument",
		steps: [
			{
				when: "Weeks 1 to 2",
				title: "Have the argument",
				text: "We put the people with rival totals in one room, with the queries on the screen. Most disputes prove to be two fair definitions under one name.",
				outcome: "the first pages of the definitions book, agreed by both sides.",
			},
			{
				when: "Weeks 3 to 5",
				title: "Measure the mess",
				text: "Every source is profiled for gaps, duplicates and impossible values. We fix what can be fixed at the point of entry, where it stays fixed.",
				outcome: "a report on each system, with repairs in order of consequence.",
			},
			{
				when: "Weeks 6 to 8",
				title: "Build few reports",
				text: "We choose the handful that carry real decisions and retire the ones they replace.",
				outcome: "live reports, and a list of what you can turn off.",
			},
			{
				when: "Week 9",
				title: "Forecast a past you already know",
				text: "We hide the most recent months and ask the model to predict them. It has to beat a plain rule, such as the same week last year, or it does not go in.",
				outcome: "a forecast with a track record, or a recommendation to use the plain rule.",
			},
			{
				when: "Each quarter after",
				title: "Score it in the open",
				text: "Forecast against actual, on one page, shown to the people who relied on it.",
				outcome: "a reason to trust the next one, or to stop.",
			},
		],
	},
	{
		kind: "conduct",
		look: "pair",
		ground: "tinted",
		data: {
			title: "Rows about people",
			points: [
				"We analyse in your warehouse, through named accounts, with no extracts on our laptops.",
				"Identifiers are swapped for keys before analysis. The table that links them back stays with your staff.",
				"Small counts are hidden. One admission from one small town is a person, whatever the column is called.",
				<>
					Customer data under{" "}
					<ExternalLink href="https://www.mbie.govt.nz/open-banking">open banking</ExternalLink> may
					be requested only by accredited requestors. We build for the requestor, and store the
					scope and date of each consent with the rows it covers, so that a withdrawal can be acted
					on.
				</>,
				<>
					Laboratory and radiology results usually reach you from someone other than the patient.{" "}
					<ExternalLink href="https://www.privacy.org.nz/resources-and-learning/a-z-topics/hipc-rule-3a/">
						Rule 3A of the Health Information Privacy Code
					</ExternalLink>{" "}
					applies to health information collected on or after 1 May 2026, so we keep the source and
					the collection date on every row.
				</>,
			],
		},
		limits: {
			title: "Analysis we turn down",
			points: [
				"We will not rank individual staff from logs that were gathered for another purpose.",
				"We will not score a person’s health, credit or conduct so that a system can act on it unseen.",

				"We will not publish a figure without its date, its source and its exclusions.",
				"We will not hunt for a pattern to support a decision already taken.",
			],
		},
	},
	{
		kind: "questions",
		look: "beside",
		title: "From analysts, and the people who doubt them",
		items: [
			{
				question: "Do we need a new data platform first?",
				answer:
					"Seldom. Definitions and checks can start in the database or warehouse you have. If it holds you back, by week five you will know exactly how.",
			},
			{
				question: "Our NHI pattern expects three letters and four digits. How bad is that?",
				answer:
					"It fails for people given a number from 1 July 2026, the least likely to have an older one to fall back on. Look for it in forms, imports, interfaces, reports and spreadsheets. Patterns get copied.",
			},
			{
				question: "How accurate will the forecast be?",
				answer:
					"Nobody honest can say before trying it on your own past. We show the range, how often the truth fell inside it, and how a plain rule would have done. Some series cannot be forecast usefully. We will say so.",
			},

			{
				question: "Where does AI come into this?",
				answer:
					"Less than you might expect. Machine learning earns a place when it beats the plain rule. A language model can help someone phrase a query or read a chart. It does not get to produce the figure.",
			},
		],
	},
	{
		kind: "related",
		look: "rows",
		ground: "tinted",
		title: "Where a wrong count costs most",
		items: [
			{
				href: "/industries/healthcare",
				name: "Healthcare",
				text: "Two identifier formats, many systems, and a patient who ought to be counted once.",
			},
			{
				href: "/industries/manufacturing",
				name: "Baby Food Manufacturing",
				text: "Batch genealogy: which lots went into which tins, in both directions, including rework.",
			},
			{
				href: "/industries/finance",
				name: "Financial Services",
				text: "Consented account data, with the consent kept where the model can see it.",
			},
		],
	},
];

const callToAction = {
	title: "Name one number your teams dispute",
	text: "Tell us who quotes which figure, and from where. We will say how we would settle it, and whether you need us for that.",
	actions: (
		<>
			<ButtonLink href="/contact">Settle one number</ButtonLink>
			<ButtonLink href="/industries/healthcare" look="secondary">
				Read about health data
			</ButtonLink>
		</>
	),
} satisfies CallToActionProps;

export default function DataAnalytics() {
	return <SolutionPage page={page} sections={sections} callToAction={callToAction} />;
}
