import type { ClosingWords } from "#src/layouts/offer.tsx";
import {
	SolutionLayout,
	type SolutionMetadata,
	type SolutionSection,
} from "#src/layouts/solution-layout.tsx";
import { DataLanes } from "#src/pages/solutions/gen-ai/data-lanes.tsx";
import { MarkedWeeks } from "#src/pages/solutions/gen-ai/marked-weeks.tsx";
import { SourcedDraft } from "#src/pages/solutions/gen-ai/sourced-draft.tsx";
import { TaskDepths } from "#src/pages/solutions/gen-ai/task-depths.tsx";
import { PointList } from "#src/sections/point-list.tsx";
import { StepColumns } from "#src/sections/before/steps.tsx";
import { Link } from "#src/ui/link.tsx";
import { Maori } from "#src/ui/maori.tsx";

export const page = {
	title: "Generative AI that cites sources, New Zealand",
	description:
		"Search and writing over documents you trust, with the passage behind every statement. A task-by-task guide to where generative AI fits and where it fails.",
	name: "Generative AI",
	headline: "Generative AI with a reference you can check",
	lead: "Generative AI writes fluently and has no idea whether a sentence is true. So we put it to work on documents you trust: search finds the passages, the model is told to write from those alone, and every statement points to the passage it came from. A reference can still be wrong, so every one opens at its passage for you to check.",
	contours: "gen-ai",
	summary: {
		situation:
			"Answers are buried in contracts, manuals and old reports, or people write much the same letter every day.",
		pickWhen: "The work is reading, finding or writing, and a person checks the result.",
		weeks: 8,
		first: "One team and one set of documents.",
		own: "A register of documents, search with references, a runbook, and marked questions to test the next version.",
		needs:
			"The documents, a list of who may see which, and two or three experts for half a day a week.",
	},
} satisfies SolutionMetadata;

// Passages of this page that its draft is written from.
const routineLetter = {
	why: "The sender knows the case, and reads the letter before signing it.",
	setUp: "Ordinary code fills in names, dates and amounts. The model writes around them.",
};
const kept = "The finished letter or answer";

// The sections, in the order they appear on the page.
const sections: readonly SolutionSection[] = [
	{
		kind: "diagram",
		layout: "spread",
		title: "How a draft shows its sources",
		content: (
			<SourcedDraft
				example="Illustrative example: somebody asks whether generative AI can write routine letters. The answer may use this page and nothing else."
				sentences={[
					{
						text: "It can draft one for a sender who knows the case.",
						passage: routineLetter.why,
						source: { href: "/solutions/gen-ai#tasks", label: "Which tasks suit generative AI" },
					},
					{
						text: "Ordinary code fills in the names, dates and amounts.",
						passage: routineLetter.setUp,
						source: { href: "/solutions/gen-ai#tasks", label: "Which tasks suit generative AI" },
					},
					{
						text: "The finished letter stays in your systems.",
						passage: kept,
						source: {
							href: "/solutions/gen-ai#places",
							label: "Where your documents and questions go",
						},
					},
				]}
				struck={{
					text: "It never gets a fact wrong.",
					why: "No passage says so. Struck out.",
				}}
				signed={{ mark: "A person decides", text: "The sender reads it, then signs." }}
			/>
		),
	},
	{
		kind: "diagram",
		id: "tasks",
		layout: "stacked",
		title: "Which tasks suit generative AI",
		intro:
			"Ask how a mistake would show up. Where a mistake is plain to see, the tool helps. Where it isn’t, you need a careful reader, or another tool.",
		content: (
			<TaskDepths
				caption="Your documents may make a task easier or harder than its label says. So in week 3 we try each one on a sample."
				labels={{ setUp: "How we’d set it up:" }}
				depths={[
					{
						mistake: "A mistake is plain to see",
						tasks: [
							{
								task: "Finding a clause in a long policy",
								verdict: "Good fit",
								why: "The passage is on the screen, so you can see whether it’s the clause you wanted.",
								setUp: "Index current versions only, and remove a document the day it’s withdrawn.",
							},
							{
								task: "Drafting a routine letter",
								verdict: "Good fit",
								...routineLetter,
							},
						],
					},
					{
						mistake: "A mistake is easy to miss",
						tasks: [
							{
								task: "Summarising a long report",
								verdict: "Needs a reader",
								why: "You can’t see what it left out.",
								setUp: "List the points every such summary has to cover.",
							},
							{
								task: (
									<>
										Translating into <Maori>te&nbsp;reo Māori</Maori>
									</>
								),
								verdict: "Needs a fluent speaker",
								why: (
									<>
										Health New Zealand’s guidance warns that these tools may not adequately support{" "}
										<Maori>te&nbsp;reo Māori</Maori>.
									</>
								),
								setUp:
									"Commission a translator for anything you publish. Use machine translation only for the gist.",
							},
						],
					},
					{
						mistake: "A mistake looks right",
						tasks: [
							{
								task: "Adding up figures",
								verdict: "Wrong tool",
								why: "On its own, the model predicts the next digit instead of working it out.",
								setUp: "A query does the sum. The model may describe the result.",
							},
							{
								task: "Deciding a claim, a loan or a treatment",
								verdict: "Wrong tool",
								mark: "A person decides",
								why: "Ask for its reasons and you get more text, produced the same way.",
								setUp:
									"A written rule may approve a claim or a loan within limits, but never decline one. Treatment is a clinician’s decision. The model may gather the file.",
							},
						],
					},
				]}
			/>
		),
	},
	{
		kind: "diagram",
		layout: "stacked",
		id: "places",
		tinted: true,
		title: "Where your documents and questions go",
		intro:
			"A question passes through three places before an answer comes back. For your privacy officer, we draw the same picture of your own system, with names and countries.",
		content: (
			<DataLanes
				caption="Providers’ terms differ, so we fill in the third box from the contract you’re offered."
				labels={{
					seenBy: "Who can see it:",
					out: "Goes across",
					back: "Comes back",
					stays: "Stays",
				}}
				lanes={[
					{
						place: "Your systems",
						where: "Where your staff already work",
						holds: ["The original documents", "Who may open each one", kept],
						decides: "A person checks it",
						seenBy: "your staff, each to the limit of their role.",
					},
					{
						place: "Your cloud account",
						where: "In a country you name",
						holds: [
							"An index of the registered documents, built here",
							"The filter that drops whatever the asker may not open",
							"A record of questions, for as long as you say",
						],
						seenBy: "administrators you appoint, and us while you let us in.",
					},
					{
						place: "The model’s provider",
						where: "In the regions you approve",
						holds: [
							"The prompt, while it’s being answered",
							"A copy kept to check for abuse, if the terms say so",
						],
						seenBy: "the provider’s service, and its reviewers if a copy is kept.",
					},
				]}
				crossings={[
					{
						out: "Registered documents, with their access lists",
						back: "An answer, with a reference for every statement",
						stays: "Anything not on the register",
					},
					{
						out: "One question and a handful of passages",
						back: "Sentences built from those passages",
						stays: "Your library, and files the person asking may not open",
					},
				]}
			/>
		),
	},
	{
		kind: "deliverables",
		look: "ledger",
		title: "What you can search, test and change without us",
		items: [
			{
				title: "A document register",
				text: "It says what’s indexed, in which version, who owns it and who may read it.",
			},
			{
				title: "Search and writing where people already work",
				text: "Both run inside your intranet, mail or records system, and references open at the right page.",
			},
			{
				title: "A question bank",
				text: "It holds real questions with agreed answers, and some that your documents can’t answer.",
			},
			{
				title: "A marked report",
				text: "Your experts score each answer as right, wrong, unsupported or properly declined, by type of question.",
			},
			{
				title: "Instructions under version control",
				text: "House style, tone and refusals are text files that your team can change and roll back. The runbook says how.",
			},
		],
	},
	{
		kind: "engagement",
		look: (props) => (
			<StepColumns
				{...props}
				picture={
					<MarkedWeeks
						sheets={[
							["asked", "asked", "asked", "asked", "asked", "asked"],
							["kept", "removed", "kept", "kept", "removed", "kept"],
							["found", "kept", "found", "found", "kept", "found"],
							["right", "right", "wrong", "right", "wrong", "right"],
							["right", "right", "right", "right", "wrong", "right"],
						]}
					/>
				}
			/>
		),
		plan: {
			weeks: 8,
			audience: (
				<>
					Teams that answer from policies, contracts, manuals or records, and write the same
					documents often: in a <Link href="/industries/healthcare">clinic</Link>, a{" "}
					<Link href="/industries/manufacturing">food plant</Link> or a{" "}
					<Link href="/industries/finance">bank</Link>.
				</>
			),
			first: "One team and one set of documents.",
			time: "Two or three experts each give about half a day a week, to write answers and mark them. IT gives a day before week 3, for access and sign-in. Your privacy officer joins in weeks 1 and 2 if documents name people, and your maintainer for half a day in week 8.",
			cost: "The state of your documents, and how many test questions there are to mark.",
			own: "The document register, the search tool, the question bank, the instructions and the runbook.",
			data: "The originals stay in your systems. Copies of the registered ones go to your cloud account, where the index is built. Only the request and the passages it needs reach the model.",
		},
		title: "Eight\u00a0weeks, and your experts do the marking",
		intro: "Letters about patients take 14 weeks, because the approvals and the pilot take longer.",
		steps: [
			{
				weeks: { first: 1, last: 1 },
				title: "Collect the questions",
				text: "We gather what people really ask. Your experts write the answers they’d want to see.",
				outcome: "the question bank.",
			},
			{
				weeks: { first: 2, last: 3 },
				title: "Tidy the documents",
				text: "Duplicates, old policies and scans that can’t be read make for bad answers. We take out the duplicates and old policies by hand, and list the scans. If documents name people, your privacy officer approves the impact assessment before week 3. Then software reads a sample, and we try the tasks you want on it.",
				outcome: "a register of documents and their owners.",
			},
			{
				weeks: { first: 4, last: 5 },
				title: "Get search right before staff see any writing",
				text: "At this stage people see only passages, with no generated text.",
				outcome: "a search tool that could stand alone.",
			},
			{
				weeks: { first: 6, last: 6 },
				title: "Add the writing, and mark it",
				text: "Your experts score answers without knowing which model or setting produced them.",
				outcome: "the marked report, with every unsupported statement listed.",
			},
			{
				weeks: { first: 7, last: 8 },
				title: "Pilot with one team",
				text: "One team uses it for real tasks, and we read every correction. At handover your team changes one instruction.",
				outcome: "a report, so you can decide whether to widen the pilot, fix it or stop.",
			},
		],
	},
	{
		kind: "questions",
		look: "beside",
		title: "What it makes up, sees and learns",
		items: [
			{
				question: "Does it still make things up?",
				answer:
					"It can. Writing from passages makes invention less likely and easier to catch. A reference can also be real yet fail to support its sentence, so we test for that. You see how often that happens before anyone relies on it.",
			},
			{
				question: "What does the model see of our data?",
				answer: (
					<PointList
						points={[
							"If you can’t open a file, the search leaves it out of your answers.",
							<>
								The rules for patients’ details are on{" "}
								<Link href="/industries/healthcare#rules">the healthcare page</Link>.
							</>,
							<>
								Recordings, <Maori>whakapapa</Maori> and other <Maori>taonga</Maori> are indexed
								only with the authority of the people they belong to.
							</>,
							"If information about a person was collected from someone else on or after 1\u00a0May 2026, principle 3A of the Privacy Act 2020 can require a notice, so the register flags those sources for your privacy officer.",
						]}
					/>
				),
			},
			{
				question: "Why not just buy assistant licences?",
				answer:
					"For everyday writing, a licensed assistant and a clear policy may be all you need. Build when the answers depend on your permissions and sources, or when an auditor wants to see a test.",
			},
			{
				question: "Will our documents train somebody else’s model?",
				answer:
					"No. We send nothing to a provider whose terms let it train on what it gets, and we show you that clause in the contract.",
			},
			{
				question: "How do you keep one customer’s file out of another’s answer?",
				answer:
					"The filter runs at search, before the model sees any text. A model can’t repeat a passage it was never given. At every release we test with accounts that ought to be refused.",
			},
		],
	},
];

const closing: ClosingWords = {
	title: "Which ten questions do your staff ask each other?",
	text: "Send them, with anything confidential blanked out. Say which documents you have, and we’ll say which questions they might answer and which need a person.",
};

export default function GenAi() {
	return <SolutionLayout page={page} hero="climbing" sections={sections} closing={closing} />;
}
