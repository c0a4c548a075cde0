import { byNumber, inWords } from "#src/content/counts.ts";
import { services } from "#src/content/navigation.ts";
import { checkedOn, ruleChanges } from "#src/content/rule-changes.ts";
import type { ClosingWords } from "#src/layouts/offer.tsx";
import {
	SolutionLayout,
	type SolutionMetadata,
	type SolutionSection,
} from "#src/layouts/solution-layout.tsx";
import { Barriers } from "#src/pages/solutions/consulting/barriers.tsx";
import { ChangesByYear } from "#src/pages/solutions/consulting/changes-by-year.tsx";
import { DecisionPath } from "#src/pages/solutions/consulting/decision-path.tsx";
import { IdeaStream } from "#src/pages/solutions/consulting/idea-stream.tsx";
import { PointList } from "#src/sections/point-list.tsx";
import { StepColumns } from "#src/sections/steps.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { ExternalLink } from "#src/ui/link.tsx";
import { Maori } from "#src/ui/maori.tsx";

export const page = {
	title: "AI consulting, New Zealand: what to build first",
	description:
		"AI consulting in five weeks: a ranked list of projects with costs and owners, and a list of ideas to drop, built on the four barriers in New Zealand’s AI strategy.",
	name: "Consulting",
	headline: "What to build first with AI, and what to drop",
	lead: "You get a report with two lists at its centre. One ranks the projects worth building and gives each a cost range and an owner. The other names the ideas we’d drop, and why. We put every idea to the same four questions, check it against the law, and try out the best two.",
	contours: "consulting",
	summary: {
		situation:
			"Your board asks about AI, you have more ideas than budget, or a supplier’s demo looked very good.",
		pickWhen: "You have to choose before you spend on building.",
		weeks: 5,
		shortest: 2,
		first: "One organisation. About 2 weeks for one process or contract.",
		own: "A ranked shortlist with costs, a list of what to drop, and a plan for ninety days.",
		needs:
			"Time with the people who do the work, and a half day with the people who approve spending and risk.",
	},
} satisfies SolutionMetadata;

// The sections, in the order they appear on the page.
const sections: readonly SolutionSection[] = [
	{
		kind: "diagram",
		id: "four-questions",
		layout: "stacked",
		tinted: true,
		title: "Four questions to ask of any AI idea",
		intro:
			"Try them on an idea of yours, in order, and stop at the first no. Sometimes a no ends the idea, and sometimes it tells you what to fix first.",
		content: (
			<DecisionPath
				caption="If an idea comes back in a new form, start again at question one."
				labels={{ yes: "Yes, go on", no: "No" }}
				questions={[
					{
						question: "Does somebody own the problem?",
						text: "It needs a named manager who feels the cost today and would stand behind the result.",
						turnsOff: {
							title: "Don’t build",
							text: "Without an owner, nobody will fix it or use it.",
						},
					},
					{
						question: "Would anyone notice a wrong answer in time?",
						text: "Would they see it before it reaches a customer, a patient or the ledger?",
						turnsOff: {
							title: "Don’t build this version",
							text: "Look for one where a person reads the result first.",
						},
					},
					{
						question: "Are the records there, and may you use them for this?",
						text: "They need to be complete and recent enough, and gathered for a purpose that covers this one.",
						turnsOff: {
							title: "Fix the data first",
							text: "We list the repairs and set a date to ask again.",
						},
					},
					{
						question: "Does it beat the simple way?",
						text: "Compare it with a form, a rule or a feature you already pay for, and count the time spent checking the AI’s work.",
						turnsOff: {
							title: "Do it the simple way",
							text: "We’ll say so in writing.",
						},
					},
				]}
				end={{
					mark: "Your people decide",
					title: "Put it on the shortlist",
					text: "Your board or managers choose what on that list goes first.",
				}}
			/>
		),
	},
	{
		kind: "table",
		look: "quiet",
		ground: "deep",
		title: "The four barriers in New\u00a0Zealand’s AI strategy",
		intro: (
			<>
				The first national AI strategy for <Maori>Aotearoa</Maori> New Zealand,{" "}
				<cite>Investing with Confidence</cite>, came out in July 2025. It favours adopting AI over
				building foundation models here, and{" "}
				<ExternalLink href="https://www.mbie.govt.nz/business-and-employment/economic-growth/digital-policy/new-zealands-ai-strategy-investing-with-confidence/addressing-barriers-to-ai-uptake-in-new-zealand">
					names four barriers
				</ExternalLink>
				.
			</>
		),
		content: (
			<Barriers
				caption="The barriers are those named in the strategy. The remedies are ours."
				label="You get:"
				barriers={[
					{
						name: "Regulatory uncertainty",
						words: "Let’s wait for the AI Act.",
						remedy:
							"New Zealand has no AI-specific Act. Privacy, consumer and human rights law already apply, so we set out which parts bear on the use you propose.",
						result:
							"a one-page map of the law for that use, with open points marked for your lawyer.",
					},
					{
						name: "Perceived complexity, ethics and risk",
						words: "We’ll end up in the news.",
						remedy:
							"Together with the people it would affect, we write that news story: who was harmed, who noticed, who could have stopped it. Then we design to prevent it.",
						result: "a risk entry with a named owner and a condition that stops the project.",
					},
					{
						name: "Lack of understanding of value",
						words: "It saves everyone an hour a day.",
						remedy: "We time the task as it’s done now, and add the checking that AI would bring.",
						result: "a measured starting point, and a figure below which you stop.",
					},
					{
						name: "Lack of AI skills",
						words: "We’d have to hire a whole team.",
						remedy:
							"We look for people in related work, and say how to teach them on their own tasks and which roles must come from outside.",
						result: "a skills plan by role: who to train, borrow and recruit.",
					},
				]}
			/>
		),
	},
	{
		kind: "table",
		id: "changes",
		look: "quiet",
		title: ruleChanges.some(({ from }) => from > checkedOn)
			? "What changed in the rules, and what will"
			: "What changed in the rules",
		intro:
			"Dates that bear on software in the industries we work for. The industry pages link to the sources.",
		content: <ChangesByYear changes={ruleChanges} checked={checkedOn} />,
	},
	{
		kind: "deliverables",
		look: "ledger",
		title: "What you receive",
		intro: (
			<>
				The report answers the questions in MBIE’s voluntary{" "}
				<ExternalLink href="https://www.mbie.govt.nz/business-and-employment/business/support-for-business/responsible-ai-guidance-for-businesses/about-this-guidance">
					Responsible AI Guidance for Businesses
				</ExternalLink>
				: why you want AI, whether governance and other foundations are in place, what goes into the
				AI, and how its output is checked.
			</>
		),
		items: [
			{
				title: "An inventory of what you already have",
				text: "It covers contracts, licences, data and the AI already in use, including features that an update switched on.",
			},
			{
				title: "A ranked shortlist",
				text: "Every idea has a cost range, an owner, the law that bears on it, the data it depends on and the best argument against it.",
			},
			{
				title: "A list of ideas to drop",
				text: "You see what we advise against and why, so the same idea doesn’t come back every budget round.",
			},
			{
				title: "A policy short enough to read",
				text: "Two sides of paper cover acceptable use, procurement questions and who may approve what.",
			},
			{
				title: "A plan for the first ninety days",
				text: "It lists the decisions with their dates and includes the skills plan, so that whoever does the work can start from it.",
			},
		],
	},
	{
		kind: "engagement",
		look: (props) => (
			<StepColumns
				{...props}
				picture={
					<IdeaStream
						dropped={[3, 4, 3]}
						kept={2}
						mark="You decide"
						caption="Illustrative example: twelve ideas go in, ten are dropped on the way, and two are decided on."
					/>
				}
			/>
		),
		plan: {
			weeks: 5,
			look: "rows",
			unreleased: true,
			audience: "Boards and managers with more AI ideas than budget, or a vendor’s offer to judge.",
			first:
				"One assessment, ending in a decision. For one process or one contract it takes about 2 weeks, without the inventory and the trials.",
			time: "An hour or two from everyone we sit with, and a half day with the people who approve spending and risk.",
			planned: "For an organisation",
			cost: "How many people we sit with, and whether the two trials need a prototype.",
			own: "The report with its lists, map and plan, the prototypes, and our notes on them.",
			data: "In your systems, apart from what you email us. We ask for column names and counts first.",
		},
		title: "Five\u00a0weeks to a decision",
		intro:
			"The two-page outline is our view after one call and any finished cases you send. The assessment tests ideas with the people who’d use them.",
		steps: [
			{
				weeks: { first: 1, last: 1 },
				title: "Sit with the people who do it",
				text: "We start with those who do the job: ward clerks, dispatchers, loan officers. Their managers come afterwards.",
				outcome: "notes on where the hours go, checked by the people who work them.",
			},
			{
				weeks: { first: 2, last: 2 },
				title: "List what you already have",
				text: "We go through contracts, licences, system diagrams and the state of the data.",
				outcome: "the inventory, with overlaps and expiry dates.",
			},
			{
				weeks: { first: 3, last: 4 },
				title: "Try the two most promising ideas cheaply",
				text: "We build a throwaway prototype on made-up records, or have a person stand in for the software, to find out early why an idea might fail.",
				outcome: "two short write-ups, which also say what disappointed us.",
			},
			{
				weeks: { first: 5, last: 5 },
				title: "Decide in one room",
				text: "We spend a half day with the people who approve spending and risk. We put the case against every project before the case for it.",
				outcome: "the report, and a decision record with owners, dates and reasons.",
			},
		],
	},
	{
		kind: "questions",
		look: "beside",
		title: "Your data, and our own interest",
		items: [
			{
				question: "How much of our data do you need?",
				answer: (
					<PointList
						points={[
							"Very little. We ask for column names, row counts and gaps before we ask to see a record.",
							"Where an example would help, your team strips out the identifiers, or we write a fictional one.",
							"What people say in interviews is reported without names unless they agree otherwise.",
							"If you’ve emailed us documents, we delete our copies when the work ends, apart from what the law makes us keep, and tell you in writing.",
						]}
					/>
				),
			},
			{
				question: "Will you just recommend yourselves?",
				answer:
					"No. Every option has a cost range, and one option always uses only what you already own. No vendor pays us, and none sees another’s price. Another firm could build from the report without ringing us.",
			},
			{
				question: "We’re a public agency. Where does the Algorithm Charter come in?",
				answer: (
					<>
						The{" "}
						<ExternalLink href="https://data.govt.nz/docs/algorithm-charter-release/">
							Algorithm Charter
						</ExternalLink>{" "}
						is a commitment made by government agencies. If yours has signed, we set every proposal
						against its themes, such as transparency and human oversight. Only an agency can sign
						it.
					</>
				),
			},
			{
				question: "How do you approach Māori data?",
				answer: (
					<>
						We treat it as a question of authority before it’s a question of storage.{" "}
						<Maori>Te Mana Raraunga</Maori>’s principles include <Maori>rangatiratanga</Maori> and{" "}
						<Maori>kaitiakitanga</Maori>, which ask who has authority over information and who looks
						after it. So we ask that early, and you talk directly with the people who hold that
						authority. We don’t stand in for them.
					</>
				),
			},
		],
	},
];

const closing: ClosingWords = {
	title: "Start with the idea you’re least sure about",
	text: "Describe it in a paragraph. We’ll come to the call with three questions.",
	more: (
		<ButtonLink href="/services" look="secondary">
			{byNumber(services.length, {
				one: "Our service",
				more: `Compare our ${inWords(services.length)} services`,
			})}
		</ButtonLink>
	),
};

export default function Consulting() {
	return <SolutionLayout page={page} hero="left" sections={sections} closing={closing} />;
}
