import { SolutionPage, type SolutionSection } from "~/layouts/solution-page";
import type { PageFacts } from "~/page-facts";
import { DataLanes } from "~/pages/solutions/gen-ai/data-lanes";
import type { CallToActionProps } from "~/sections/call-to-action";
import { ComparisonTable } from "~/sections/comparison-table";
import { ButtonLink } from "~/ui/button";
import { ExternalLink } from "~/ui/link";
import { Maori } from "~/ui/maori";

export const page = {
	title: "Generative AI that cites its sources",
	description:
		"Drafting and search over your own documents, with the passage beside each statement. A task-by-task guide to where generative AI fits and where it fails.",
	name: "Generative AI",
	headline: "If it cannot cite the page, it says so",
	lead: "Generative AI writes by continuing patterns it learned in training. It is fluent, and it has no sense of whether a sentence is true. We put it to work on your own documents. Search finds the relevant passages, the model writes from those passages alone, and each statement carries its reference so that a person can check it.",
	contours: "gen-ai",
} satisfies PageFacts;

// In the order of the page.
const sections: readonly SolutionSection[] = [
	{
		kind: "table",
		title: "Good fit, needs a reader, wrong tool",
		intro:
			"The useful question is how a mistake would show itself. Where an error is plain to see, the tool helps. Where it reads as smoothly as the truth, you need a reader, or another tool.",
		content: (
			<ComparisonTable
				caption="Our view, task by task. We test it again on your own documents before you rely on it."
				columns={["Task", "Verdict", "Why", "How we would set it up"]}
				rows={[
					[
						"Finding a clause in a long policy",
						"Good fit",
						"The passage is on the screen, so a wrong one is obvious.",
						"Index current versions only, and remove a document the day it is withdrawn.",
					],
					[
						"Drafting a routine letter",
						"Good fit",
						"The sender already knows the case and reads it before signing.",
						"Names, dates and amounts are filled in by ordinary code. The model writes around them.",
					],

					[
						"Turning a meeting into actions",
						"Needs a reader",
						"Speech is misheard, and silence gets written up as agreement.",
						"Those who were there confirm the list before it goes anywhere.",
					],
					[
						"Summarising a long report",
						"Needs a reader",
						"You cannot see what it left out.",
						"Keep a list of points that every such summary has to cover.",
					],
					[
						<>
							Translating into <Maori>te reo Māori</Maori>
						</>,
						"Needs a fluent speaker",
						<>
							<ExternalLink href="https://www.tewhatuora.govt.nz/">Health New Zealand</ExternalLink>
							’s guidance warns that these tools may not adequately support{" "}
							<Maori>te reo Māori</Maori>.
						</>,
						"Commission a translator for anything you publish. Use a machine draft for reading only.",
					],
					[
						"Adding up figures",
						"Wrong tool",
						"It predicts the next digit where a calculator would work it out.",
						"A query does the sum. The model may describe the result.",
					],
					[
						"Deciding a claim, a loan or a treatment",
						"Wrong tool",
						"Ask for its reasons and you get more text, produced the same way.",
						"People decide, by your own criteria. The model may gather the file for them.",
					],
					[
						"Answering where no document exists",
						"Wrong tool",
						"The gap gets filled with something plausible.",
						"Return “no source found”, and pass the question to whoever ought to write one.",
					],
				]}
			/>
		),
	},
	{
		kind: "picture",
		look: "wide",
		ground: "tinted",
		title: "Two borders, and what crosses each",
		intro:
			"A question travels through three places before an answer comes back. Each has its own readers. We draw this picture for your system, with names and countries, for your privacy officer to sign.",
		content: (
			<DataLanes
				caption="The usual arrangement. Terms differ between providers, so the third place is drawn from the contract you are offered."
				labels={{
					seenBy: "Who can see it:",
					out: "Goes across",
					back: "Comes back",
					stays: "Does not cross",
				}}
				lanes={[
					{
						place: "Your systems",
						where: "Where your staff already work",
						holds: [
							"The original documents",
							"Who may open each one",
							"The finished letter or answer",
						],
						decides: "A person checks it",
						seenBy: "your staff, each to the limit of their role.",
					},
					{
						place: "Your cloud account",
						where: "In a country that you name",
						holds: [
							"An index of the registered documents",
							"The filter that drops whatever the asker may not open",
							"A record of questions, for as long as you say",
						],
						seenBy: "administrators you appoint, and us while you let us in.",
					},
					{
						place: "The model’s provider",
						where: "In the regions its terms allow",
						holds: [
							"The prompt, while it is being answered",
							"A copy kept to check for abuse, if the terms say so",
						],
						seenBy: "the provider’s service, and its reviewers if a copy is kept.",
					},
				]}
				crossings={[
					{
						out: "Documents on the register, with their access lists",
						back: "A draft, each statement with its reference",
						stays: "Anything nobody has registered",
					},
					{
						out: "One question and a handful of passages",
						back: "Sentences built from those passages",
						stays: "Your library, and files closed to the asker",
					},
				]}
			/>
		),
	},
	{
		kind: "audience",
		look: "statements",
		title: "When the writing has become the job",
		points: [
			"New staff ask the same colleague the same questions, because the answer is on page 40 of a manual that nobody opens.",
			"A letter begins with finding last year’s letter and changing the names.",

			"Two teams have quoted different versions of a policy to the same person.",
			"People paste work into public chat tools, and your policy on it is one sentence long.",
		],
	},
	{
		kind: "deliverables",
		look: "grid",
		title: "From shelf to screen",
		items: [
			{
				title: "A document register",
				text: "What is indexed, which version, who owns it and who may read it.",
			},
			{
				title: "Search and drafting where people already write",
				text: "Inside your intranet, mail or records system, with references that open at the right page.",
			},
			{
				title: "A question bank",
				text: "Real questions from your staff with answers your experts have agreed, including some that your documents cannot answer.",
			},
			{
				title: "A marked report",
				text: "Each answer scored as right, wrong, unsupported or properly declined, broken down by type of question.",
			},
			{
				title: "Instructions under version control",
				text: "House style, tone and refusals kept as text files that your own team can read, change and roll back.",
			},
			{
				title: "One page for staff",
				text: "What may be pasted where, with examples from your own work, and a session in which people try to break it.",
			},
		],
	},
	{
		kind: "engagement",
		look: "weeks",
		ground: "tinted",
		title: "Eight weeks, marked by your own experts",
		steps: [
			{
				weeks: { first: 1, last: 1 },
				title: "Collect the questions",
				text: "We gather what people really ask, in tickets and in corridors. Your experts write the answers they would want to see.",
				outcome: "the question bank, which stays useful whatever software you choose.",
			},
			{
				weeks: { first: 2, last: 3 },
				title: "Tidy the shelf",
				text: "Duplicates, superseded policies and unreadable scans cause more bad answers than models do. They go first.",
				outcome: "a register of documents, each with an owner.",
			},
			{
				weeks: { first: 4, last: 5 },
				title: "Make search work by itself",
				text: "People see passages and no generated text. If search finds the wrong page, good prose on top of it only hides the fault.",
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
				text: "One team uses it for real tasks. We read their corrections, where the truth is.",
				outcome: "a paper for your decision: widen it, fix it or stop.",
			},
		],
	},
	{
		kind: "conduct",
		look: "stacked",
		data: {
			title: "What the model is shown",
			points: [
				"Passages that bear on the question, and nothing else.",
				"Permission follows the document. If you cannot open the file, no answer will be drawn from it.",
				"Some providers keep prompts for a time to watch for abuse. We tell you where that is the default and whether it can be switched off.",
				<>
					Health New Zealand tells its staff and contractors to keep patient and confidential
					information out of unapproved tools. Where we work with patient records, approval comes
					first.
				</>,
				<>
					Letters and files about a person often come from someone else. Information collected that
					way on or after 1 May 2026 can carry notice duties under{" "}
					<ExternalLink href="https://www.privacy.org.nz/">
						IPP 3A of the Privacy Act 2020
					</ExternalLink>
					, so the register flags those sources for your privacy officer.
				</>,
			],
		},
		limits: {
			title: "Writing we will not automate",
			points: [
				"We will not build a chatbot that gives clinical advice or stands between a distressed person and help.",

				<>
					We will not index recordings, <Maori>whakapapa</Maori> or other <Maori>taonga</Maori>{" "}
					without the authority of the people they belong to.
				</>,
				"We will not train a model on personal information that search could have supplied. What is trained in is hard to take out.",
				"We will not sell you a detector of AI writing. We do not trust one enough to accuse anybody with it.",
			],
		},
	},
	{
		kind: "questions",
		look: "beside",
		ground: "tinted",
		title: "Straight answers about made-up ones",
		items: [
			{
				question: "Does it still make things up?",
				answer:
					"It can. Writing from retrieved passages makes invention less likely and easier to catch. A reference can also be real and not support the sentence beside it, so we test for that too. You see the count before anyone relies on the tool.",
			},
			{
				question: "Why not buy assistant licences and be done?",
				answer:
					"Often that is the right answer. For everyday drafting, a licensed assistant and a clear policy may be all you need. Build when answers depend on your own permissions and sources, and on a test that you can show to an auditor.",
			},
			{
				question: "Will our documents train somebody else’s model?",
				answer:
					"The provider’s terms settle that. We bring you the clause, marked up, and send nothing to a provider that will not leave your inputs out of training.",
			},
			{
				question: "How do you keep one customer’s file out of another’s answer?",
				answer:
					"The filter runs at search, before the model sees any text. A model cannot repeat a passage that it was never given. We prove it with test accounts that ought to be refused, and those tests run at every release.",
			},
			{
				question: "Which model do you use?",
				answer:
					"The one that does best on your question bank at a price you accept. Models change often, and the bank tells you what a swap would gain or lose.",
			},
		],
	},
	{
		kind: "related",
		look: "columns",
		title: "Places with shelves of documents",
		items: [
			{
				href: "/industries/healthcare",
				name: "Healthcare",
				text: "Discharge and referral letters are drafted from the record, then corrected and signed by a clinician.",
			},
			{
				href: "/industries/manufacturing",
				name: "Baby Food Manufacturing",
				text: "Operators ask about the specification in force today, with superseded versions kept out of reach.",
			},
			{
				href: "/industries/finance",
				name: "Financial Services",
				text: "Policy wordings and complaint files are searched by clause, so that two teams give one answer.",
			},
		],
	},
];

const callToAction = {
	title: "Which questions do your staff ask each other most?",
	text: "Bring ten of them. We will go through which ones your documents could answer, which belong with a person, and which nobody has written down yet.",
	actions: <ButtonLink href="/contact">Bring us ten questions</ButtonLink>,
} satisfies CallToActionProps;

export default function GenAi() {
	return <SolutionPage page={page} sections={sections} callToAction={callToAction} />;
}
