import { SolutionPage, type SolutionSection } from "~/layouts/solution-page";
import type { PageFacts } from "~/page-facts";
import { BeforeAfter } from "~/pages/solutions/automation/before-after";
import type { CallToActionProps } from "~/sections/call-to-action";
import { ComparisonTable } from "~/sections/comparison-table";
import { ButtonLink } from "~/ui/button";
import { ExternalLink, Link } from "~/ui/link";

export const page = {
	title: "Automation without the retyping",
	description:
		"Rules that move documents and records between your systems, and a desk for the ones that do not match. See a mock recall before and after.",
	name: "Automation",
	headline: "Stop retyping what a system already knows",
	lead: "Automation joins the systems you run so that a document or record moves between them without being copied by hand. Most of it is ordinary software: fixed rules, each with a test, and the same result every time. AI has a narrow part: it reads what rules cannot, such as a scanned certificate or a supplier’s email.",
	contours: "automation",
} satisfies PageFacts;

// In the order of the page.
const sections: readonly SolutionSection[] = [
	{
		kind: "picture",
		look: "wide",
		title: "One delivery docket, followed through the office",
		intro:
			"First, people carry its words from place to place. Then rules do, and people are called only when the words do not match.",
		content: (
			<BeforeAfter
				example="Illustrative example: a supplier’s paper docket in a business that does not exist."
				caption="The second way takes less typing and more thought: somebody has to write down what “agrees” means."
				labels={{ person: "By hand", software: "By rule" }}
				before={{
					title: "Before",
					tasks: [
						{ by: "person", title: "Signed for", text: "The driver’s copy lands in a tray." },
						{ by: "person", title: "Typed into stock", text: "Order, batch and quantity." },
						{
							by: "person",
							title: "Typed into accounts",
							text: "The same fields, another screen.",
						},
						{
							by: "person",
							title: "Compared by eye",
							text: "With the order, in a third window.",
						},
						{
							by: "person",
							title: "Put in a folder",
							text: "By supplier or by month. Opinions vary.",
						},
						{ by: "person", title: "Hunted for", text: "When the invoice does not agree." },
					],
				}}
				after={{
					title: "After",
					arrives: { by: "person", title: "Signed for and scanned", text: "Once, on the dock." },
					check: {
						by: "software",
						title: "Read and compared with the order",
						text: "The order must exist, the batch must fit its pattern, and the quantity must be within the order.",
					},
					differs: {
						condition: "If it differs",
						gate: {
							mark: "A person decides",
							title: "The exceptions desk",
							text: "The scan, the order and the rule that stopped it are on one screen. Accept it, correct it or send it back.",
						},
					},
					agrees: {
						condition: "If it agrees, or once it is released",
						end: {
							by: "software",
							title: "Stock and accounts, entered together",
							text: "One entry feeds both, with a link to the scan. The folder fills itself.",
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
		kind: "audience",
		look: "columns",
		ground: "tinted",
		title: "Where the copying hides",
		points: [
			"A spreadsheet has a column “Entered in system?”",
			"Somebody prints a page in order to scan it.",

			"Month end rests on one person’s memory of which file goes where.",
			"Every document gets checked, because nobody knows which one is wrong.",
		],
	},
	{
		kind: "table",
		title: "A mock recall, before and after",
		intro: (
			<>
				Since 1 July 2023, businesses with a plan or programme under the Food, Wine or Animal
				Products Acts, along with food importers and exporters, have had to{" "}
				<ExternalLink href="https://mpi.govt.nz/import/importing-food-and-beverages/responsibilities-of-a-registered-food-importer/procedures-to-recall-food">
					run a simulated recall
				</ExternalLink>{" "}
				at least every 12 months. Those selling only food for immediate consumption are left out. A
				recall is a fair test of automation: each stage waits on the one before.
			</>
		),
		content: (
			<ComparisonTable
				caption="Illustrative example: one ingredient lot traced through a simulated recall. It describes no real business."
				columns={["Stage", "By hand", "With automation", "A person still decides"]}
				rows={[
					[
						"Set the scenario",
						"The quality manager picks a lot from the goods-in book.",
						"The same. The system records the lot, the scenario and the minute it began.",
						"Which lot, and why that one.",
					],
					[
						"Trace to batches",
						"Batch sheets are pulled from folders. Someone rings the line about rework.",
						"A query follows the lot into every batch, rework included, and lists the sheets it could not read.",
						"Whether the list is complete.",
					],
					[
						"Trace to pallets",
						"Dispatch exports a spreadsheet and matches rows by date.",
						"Pallet and consignment records are joined by batch code. Mismatches are shown first.",
						"What each mismatch means.",
					],
					[
						"Balance the quantities",
						"Totals are worked out on a calculator. A shortfall sends everyone back a stage.",
						"Made, held, shipped and destroyed stand side by side, with the gap.",
						"Whether to accept the gap or keep looking.",
					],
					[
						"Draft the notices",
						"An old notice is edited, its contacts looked up one by one.",
						"Filled from approved wording and the current contacts. None is sent.",
						"Every word, and when it goes.",
					],
					[
						"Keep the evidence",
						"Screenshots are pasted into a document a week later.",
						"Times, queries and decisions are filed as they happen.",
						"What to improve before the next exercise.",
					],
				]}
			/>
		),
	},
	{
		kind: "engagement",
		look: "line",
		ground: "tinted",
		title: "Six weeks for the first process",
		intro: "A second process can reuse the connections, so it should need less.",
		steps: [
			{
				when: "Week 1",
				title: "Follow last month’s cases",
				text: "We trace finished cases end to end, the ugly ones too, and count each detour.",
				outcome: "the process map and a tally of exceptions.",
			},
			{
				when: "Week 2",
				title: "Cut before you automate",
				text: "Forms that repeat each other, approvals that have never been refused. What is removed costs nothing to maintain.",
				outcome: "a shorter process, and rules written in sentences.",
			},
			{
				when: "Weeks 3 to 4",
				title: "Build on recorded cases",
				text: "Software runs last month again and has to reach your staff’s answers. Where it disagrees, we find out who was right.",
				outcome: "working connections, and a list of old errors that came to light.",
			},
			{
				when: "Week 5",
				title: "Run both side by side",
				text: "Your team carries on while the software shadows them. Each evening we compare the two.",
				outcome: "a daily list of differences, until you are content with it.",
			},
			{
				when: "Week 6",
				title: "Switch over, then pull the plug",
				text: "After going live, we turn a connection off unannounced, so that the run book is tried while we are in the building.",
				outcome: "a live process, and a team that has already seen it fail.",
			},
		],
	},
	{
		kind: "deliverables",
		look: "ledger",
		title: "What stays when we leave",
		items: [
			{
				title: "A map of the process as it really runs",
				text: "Drawn from last month’s cases, and corrected by the people who invented the workarounds.",
			},
			{
				title: "A rule book with tests",
				text: "Each rule in a plain sentence, beside a test that fails if someone breaks it.",
			},
			{
				title: "The connections",
				text: "Workflows and code in your own accounts, named so that a stranger could guess what each does.",
			},
			{
				title: "An exceptions desk",
				text: "One list for everything that did not match, showing the original document and the rule that stopped it.",
			},
			{
				title: "A run book for bad days",
				text: "How to carry on by hand when a system is down, and catch up afterwards without doing anything twice.",
			},
		],
	},
	{
		kind: "conduct",
		look: "refusals-first",
		ground: "tinted",
		data: {
			title: "Passing through, and leaving little behind",
			points: [
				"A connection keeps a reference, a result and a time. It keeps content only while an exception is open.",
				"Documents with a fixed layout are read by rules and never reach an AI model. For the rest, each value is kept with a picture of where it stood.",
				"Each connection has an account of its own with the fewest rights, and its secret in your vault.",
				"The exceptions desk holds whole documents, so it has the strictest access list and the shortest retention.",
				<>
					Entries to Customs and MPI go through{" "}
					<ExternalLink href="https://www.customs.govt.nz/business/import/start-importing/register-as-a-commercial-importer">
						Trade Single Window
					</ExternalLink>{" "}
					under your registration and codes. We prepare and check them. Your broker or your team
					lodges them.
				</>,
			],
		},
		limits: {
			title: "Steps we leave to people",
			points: [
				"We will not automate a step that nobody can explain. Explain it or drop it.",
				"We will not let software release product, or decide to report a suspicious activity under the AML/CFT Act 2009.",
				"We will not drive your screens with a robot where a proper interface exists.",

				"We will not promise a smaller payroll. What you do with the hours is your decision.",
			],
		},
	},
	{
		kind: "questions",
		look: "columns",
		ground: "tinted",
		title: "Asked by people who have been burnt before",
		items: [
			{
				question: "Our last robots broke every time a screen moved. What is different?",
				answer:
					"They imitated a person at a screen. We connect to the interface, file or database underneath, which changes far less often. When a screen is the only way in, we say so at the start, with the cost of its upkeep.",
			},
			{
				question: "What happens when a supplier changes its invoice layout?",
				answer:
					"Values that fail their checks go to the exceptions desk: a total that does not add up, a date in the future. One person fixes one document, and the correction becomes a test.",
			},
			{
				question: "Do we need AI for this at all?",
				answer: (
					<>
						Often you do not. If a rule can do it, a rule will. Where the next step depends on what
						a message means, an <Link href="/solutions/ai-agents">agent</Link> may suit, with
						tighter supervision.
					</>
				),
			},
			{
				question: "Can it write to our ERP?",
				answer:
					"Yes, through an interface that the vendor supports, and against a test copy first. At first a person releases each group of entries. Each carries a reference to its source document, and a mistake is reversed by a counter-entry, so that the trail stays whole.",
			},
			{
				question: "Will our verifier or auditor accept the records?",
				answer:
					"We cannot speak for them. You can show evidence in time order, who decided what, and which rule was in force that day. Talk to them before week three. We will help to draft the questions.",
			},
		],
	},
	{
		kind: "related",
		look: "columns",
		title: "Industries that run on paperwork",
		items: [
			{
				href: "/industries/manufacturing",
				name: "Baby Food Manufacturing",
				text: "Certificates, batch sheets and recall drills, where a missing page can hold up a shipment.",
			},
			{
				href: "/industries/logistic",
				name: "Logistic Solutions",
				text: "Invoices, bills of lading and packing lists that describe one container three times.",
			},
			{
				href: "/industries/finance",
				name: "Financial Services",
				text: "Due diligence files, checked for gaps before an officer opens them.",
			},
		],
	},
];

const callToAction = {
	title: "Show us the spreadsheet everyone is afraid of",
	text: "Share your screen for half an hour and take us through one row. We will mark the steps for rules and those that need judgement.",
	actions: <ButtonLink href="/contact">Walk us through one row</ButtonLink>,
} satisfies CallToActionProps;

export default function Automation() {
	return <SolutionPage page={page} sections={sections} callToAction={callToAction} />;
}
