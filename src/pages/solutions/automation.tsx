import type { KeyFactsWords } from "#src/layouts/key-facts.tsx";
import type { ClosingWords } from "#src/layouts/offer.tsx";
import {
	SolutionLayout,
	type SolutionMetadata,
	type SolutionSection,
} from "#src/layouts/solution-layout.tsx";
import { BeforeAfter } from "#src/pages/solutions/automation/before-after.tsx";
import { StraightenedLines } from "#src/pages/solutions/automation/straightened-lines.tsx";
import { TestedRule } from "#src/pages/solutions/automation/tested-rule.tsx";
import { ComparisonTable } from "#src/sections/before/comparison-table.tsx";
import { PointList } from "#src/sections/point-list.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";

export const page = {
	title: "Business process automation, New Zealand",
	description:
		"Rules that move documents and records between your systems, and a desk for the ones that don’t match. See a New Zealand mock recall before and after.",
	name: "Automation",
	headline: "Automation, so nobody retypes what a system already knows",
	lead: "We join the systems you run so a document or record moves between them without being copied by hand. Most of an automation is ordinary software: fixed rules, tested one by one. AI has a narrow part, reading what rules can’t, such as a certificate whose layout changes with every supplier.",
	contours: "automation",
	summary: {
		situation: "People copy figures from one screen into another.",
		pickWhen: "You can write the rules on a page, and they rarely change.",
		weeks: 6,
		first: "One process, start to finish.",
		own: "The connections, rules with tests, and a runbook for carrying on by hand.",
		needs: "A test copy of every system, and the exceptions your staff carry in their heads.",
	},
} satisfies SolutionMetadata;

const keyFacts: KeyFactsWords = {
	audience: (
		<>
			Teams who retype figures from screens, emails or scans, in a{" "}
			<Link href="/industries/manufacturing">dairy plant</Link> or at a{" "}
			<Link href="/industries/logistic">freight firm</Link>.
		</>
	),
	first: "One process, start to finish.",
	weeks: "6 weeks for the first process.",
	time: "The people who do it now give a few hours a week, and IT sets up a test copy of every system. Your privacy officer joins in weeks 1 and 2 if cases name people, and your maintainer for half a day in week 6.",
	cost: "How many systems it connects, and how many exceptions your staff carry in their heads.",
	own: "The connections, the rules with their tests, the exceptions desk and the runbook.",
	data: "In your systems and accounts. Rules read each document first. What they can’t read goes to a model, in the regions you approve, and a person checks the result before it’s entered. A person types whatever the model can’t read either.",
};

// The sections, in the order they appear on the page.
const sections: readonly SolutionSection[] = [
	{
		kind: "diagram",
		layout: "stacked",
		title: "One delivery docket, before and after",
		intro:
			"With automation, rules carry the docket’s details, and people step in when something is wrong.",
		content: (
			<BeforeAfter
				example="Illustrative example: a made-up docket."
				caption="You write down what counts as agreeing, and the rules follow that."
				labels={{ person: "By hand", software: "By rule" }}
				before={{
					title: "Before",
					tasks: [
						{ by: "person", title: "Signed for", text: "The driver’s copy lands in a tray." },
						{ by: "person", title: "Typed into stock", text: "Order, batch and quantity." },
						{
							by: "person",
							title: "Typed into accounts",
							text: "The same fields again.",
						},
						{
							by: "person",
							title: "Compared by eye",
							text: "With the order, in a third window.",
						},
						{
							by: "person",
							title: "Put in a folder",
							text: "By supplier or by month.",
						},
						{ by: "person", title: "Hunted for", text: "When the invoice doesn’t agree." },
					],
				}}
				after={{
					title: "After",
					arrives: { by: "person", title: "Signed for and scanned", text: "Once, on the dock." },
					check: {
						by: "software",
						title: "Read and compared with the order",
						text: "The order must exist, the batch number must have the right form, and the quantity mustn’t exceed the order.",
					},
					differs: {
						condition: "If a check fails",
						gate: {
							mark: "A person decides",
							title: "The exceptions desk",
							text: "You see the scan, the order and the rule that stopped it on one screen. Accept it, correct it or send it back.",
						},
					},
					agrees: {
						condition: "If it agrees, or once a person accepts it",
						end: {
							by: "software",
							title: "Stock and accounts, entered together",
							text: "One entry feeds both, linked to the scan.",
						},
					},
					gone: {
						title: "No longer done",
						items: ["Typing it in, twice", "Comparing every line", "The hunt at month end"],
					},
				}}
			/>
		),
	},
	{
		kind: "table",
		look: "loud",
		ground: "pale",
		title: "A mock recall, before and after",
		intro: (
			<>
				Since 1&nbsp;July 2023, food importers and exporters, and most businesses with a plan or
				programme under the Food, Wine or Animal Products Acts, have had to{" "}
				<ExternalLink href="https://www.mpi.govt.nz/food-business/food-recalls/food-recall-guidance-for-businesses">
					run a simulated recall
				</ExternalLink>{" "}
				at least every 12 months. If your records already join up, automating a simulated recall
				takes at least six weeks. In a formula plant, validation comes on top. If your records don’t
				join up, that comes first: the{" "}
				<Link href="/industries/manufacturing">baby food manufacturing page</Link> plans twelve
				weeks for that, with a drill before and another after.
			</>
		),
		content: (
			<ComparisonTable
				caption="Illustrative example: one ingredient lot traced through a simulated recall."
				columns={["Stage", "By hand", "With automation", "A person still decides"]}
				marks={[undefined, undefined, "person"]}
				rows={[
					[
						"Set the scenario",
						"The quality manager picks a lot from the goods‑in book.",
						"The system records the lot, the scenario and the minute it began.",
						"Which lot, and why.",
					],
					[
						"Trace to batches",
						"Someone pulls batch sheets from folders.",
						"A query follows the lot into every batch and through any rework, and lists the sheets it couldn’t read.",
						"Whether the list is complete.",
					],
					[
						"Trace to pallets",
						"Dispatch exports a spreadsheet and matches rows by date.",
						"The system joins pallet and consignment records by batch code, and lists mismatches first.",
						"What each mismatch means.",
					],
					[
						"Balance the quantities",
						"Someone works out the totals on a calculator.",
						"The system sets what was made beside what was held, released, sampled and destroyed, and shows the gap.",
						"Whether to accept the gap or keep looking.",
					],

					[
						"Keep the evidence",
						"Someone pastes screenshots into a document a week later.",
						"The system files times, queries and decisions as they happen.",
						"What to improve before the next exercise.",
					],
				]}
			/>
		),
	},
	{
		kind: "engagement",
		look: (props) => <StraightenedLines {...props} mark="A person decides" />,
		title: "For the first process, plan on six\u00a0weeks",
		steps: [
			{
				weeks: { first: 1, last: 1 },
				title: "Follow last month’s cases",
				text: "We trace finished cases end to end, and count the detours and the minutes.",
				outcome: "the process map, a tally of exceptions, and the minutes a case takes.",
			},
			{
				weeks: { first: 2, last: 2 },
				title: "Cut before you automate",
				text: "We look for forms that repeat each other and approvals that are always given. If cases name people, your privacy officer approves the impact assessment before week 3.",
				outcome: "a shorter process, and rules written in sentences.",
			},
			{
				weeks: { first: 3, last: 4 },
				title: "Build on recorded cases",
				signed: true,
				text: "The software runs last month’s cases again. Wherever its answer differs from your staff’s, we find out which was wrong.",
				outcome: "working connections, and a list of the differences and their causes.",
			},
			{
				weeks: { first: 5, last: 5 },
				title: "Run both side by side",
				text: "Your team carries on while the software shadows them. At the end of each day we compare the two.",
				outcome: "a daily list of differences.",
			},
			{
				weeks: { first: 6, last: 6 },
				title: "Switch over, then practise a failure",
				text: "Once it’s live, and with its owner’s agreement, we turn off one connection. Your team carries on from the runbook, then changes one rule.",
				outcome:
					"a live process, the minutes a case takes now, and a team that has already seen it fail.",
			},
		],
	},
	{
		kind: "diagram",
		layout: "spread",
		title: "Yours to keep: rules anyone can read, each with its tests",
		content: (
			<TestedRule
				rule="If the docket shows more than the order, a person decides."
				example="Illustrative example: a rule from the docket above, and the tests that guard it"
				labels={{ given: "Given", does: "The software", passed: "Passed" }}
				tests={[
					{ given: "Order 40, docket 40", does: "Enters 40", waits: false },
					{ given: "Order 40, docket 44", does: "Holds it at the exceptions desk", waits: true },
					{
						given: "No such order, docket 40",
						does: "Holds it at the exceptions desk",
						waits: true,
					},
				]}
				also={[
					{
						title: "An exceptions desk",
						text: "One list shows everything that didn’t match, with the rule that stopped it.",
					},
					{
						title: "A runbook for bad days",
						text: "It says how to carry on by hand when a system is down, and how to catch up without entering anything twice.",
					},
				]}
			/>
		),
	},
	{
		kind: "questions",
		look: "columns",
		title: "What your IT and your auditor will ask",
		items: [
			{
				question: "What does the software keep of our data?",
				answer: (
					<PointList
						points={[
							"Documents are filed in your records as they arrived. The connection keeps only a reference, a result and a time. A document with an exception stays visible at the exceptions desk until someone settles it.",
							"A document that rules can read never reaches an AI model. Where a model does read a document, every value links to the place where it was found.",
							"Each connection has its own account, with only the rights it needs. The password is in your vault.",
							<>
								Entries to Customs and the Ministry for Primary Industries go through{" "}
								<ExternalLink href="https://www.customs.govt.nz/business/import/start-importing/register-as-a-commercial-importer">
									Trade Single Window
								</ExternalLink>{" "}
								under your broker’s registration. The software prepares and checks them. Your broker
								lodges them.
							</>,
						]}
					/>
				),
			},
			{
				question: "Our last robots broke every time a screen changed. What’s different?",
				answer:
					"They imitated a person at a screen. We connect to an interface the vendor supports, or to the system’s own exports, which change less often. If a screen is the only way in, we first tell you what it would cost to keep that working.",
			},
			{
				question: "Do we need AI for this at all?",
				answer: (
					<>
						Often not. If a rule can do it, a rule will. Where a free-text note has to be read,{" "}
						<Link href="/solutions/gen-ai">generative AI</Link> can read it. Where the next step
						depends on what a message means, an <Link href="/solutions/ai-agents">agent</Link> may
						suit, with tighter supervision.
					</>
				),
			},
			{
				question: "Can it write to our ERP?",
				answer:
					"Yes, through an interface the vendor supports. At first a person checks and releases the entries in batches. Once you agree in writing, an entry that rules have read and that passes every check goes straight in, as in the docket example. A mistake is corrected with a reversing entry, so the audit trail stays complete.",
			},
			{
				question: "How many fewer people will we need?",
				answer:
					"We don’t sell a smaller payroll. The hours saved are yours to use, and the people who know the exceptions are the ones to keep.",
			},
			{
				question: "Will our verifier or auditor accept the records?",
				answer:
					"We can’t speak for them. You can show who decided what, when, and which rule was in force that day. Talk to them before week 3.",
			},
		],
	},
];

const closing: ClosingWords = {
	title: "Show us the spreadsheet everyone’s afraid of",
	text: "On the first call, take us through one made-up row of it. We’ll mark which steps suit rules and which need judgement.",
};

export default function Automation() {
	return <SolutionLayout page={page} keyFacts={keyFacts} sections={sections} closing={closing} />;
}
