import { SolutionPage, type SolutionSection } from "~/layouts/solution-page";
import type { PageFacts } from "~/page-facts";
import { DecisionPath } from "~/pages/solutions/consulting/decision-path";
import type { CallToActionProps } from "~/sections/call-to-action";
import { ComparisonTable } from "~/sections/comparison-table";
import { ButtonLink } from "~/ui/button";
import { ExternalLink } from "~/ui/link";
import { Maori } from "~/ui/maori";

export const page = {
	title: "AI consulting: what first, what to drop",
	description:
		"Five weeks to a ranked list of AI projects and a struck-off list, built around the four barriers that New Zealand’s AI strategy names.",
	name: "Consulting",
	headline: "What to build first, and what to drop",
	lead: "Consulting is the work before anything is built. We look at where your organisation’s hours go, pick out the problems AI could help with, and test those ideas against your data, your people and the law. You receive a ranked list with costs and owners, and a second list of ideas we advise against, with reasons. Who carries it out is your choice.",
	contours: "consulting",
} satisfies PageFacts;

// In the order of the page.
const sections: readonly SolutionSection[] = [
	{
		kind: "audience",
		look: "list",
		title: "When advice should come before software",
		points: [
			"The board has asked for an AI plan, and so far the plan is a list of products.",
			"A pilot went well last year. It is still a pilot.",
			"Departments bought overlapping tools on company cards, and finance has just noticed.",
			"Your risk team says no, because nobody has shown them what a safe yes would look like.",
			"A vendor’s offer expires on Friday, and you want it read by someone who gains nothing if you sign.",
		],
	},
	{
		kind: "picture",
		look: "beside",
		ground: "tinted",
		title: "Build it, mend the data first, or let it go",
		intro:
			"Every idea walks the same path. It leaves at the first no, while leaving still costs little.",
		content: (
			<DecisionPath
				caption="Most ideas change shape along the way. One that comes back is asked from the top again."
				labels={{ yes: "Yes, go on", no: "No" }}
				questions={[
					{
						question: "Does somebody own the problem?",
						text: "A named manager who feels the cost today, and would answer for the result.",
						turnsOff: {
							title: "Do not build",
							text: "Software that nobody owns ends up with nobody using it.",
						},
					},
					{
						question: "Would anyone notice a wrong answer in time?",
						text: "Before it reaches a customer, a patient or the ledger.",
						turnsOff: {
							title: "Do not build this",
							text: "Look for a version where a person reads the result first.",
						},
					},
					{
						question: "Are the records there, and may you use them for this?",
						text: "Complete enough, recent enough, and gathered for a purpose that covers it.",
						turnsOff: {
							title: "Fix the data first",
							text: "We list the repairs, and a date to ask again.",
						},
					},
					{
						question: "Does it beat the plain way?",
						text: "A form, a rule or a feature you already pay for, with time for checking counted.",
						turnsOff: {
							title: "Take the plain way",
							text: "You keep the money, and we say so in writing.",
						},
					},
				]}
				end={{
					mark: "Your people decide",
					title: "Build now",
					text: "Four times yes puts an idea on the shortlist. The people who control money and risk still choose which one goes first.",
				}}
			/>
		),
	},
	{
		kind: "table",
		title: "Four barriers make our agenda",
		intro: (
			<>
				The first national AI strategy for <Maori>Aotearoa</Maori> New Zealand,{" "}
				<cite>Investing with Confidence</cite>, came out in July 2025. It favours adopting AI over
				building foundation models here, and names four barriers (
				<ExternalLink href="https://www.mbie.govt.nz/business-and-employment/economic-growth/digital-policy/new-zealands-ai-strategy-investing-with-confidence/addressing-barriers-to-ai-uptake-in-new-zealand">
					MBIE lists them
				</ExternalLink>
				).
			</>
		),
		content: (
			<ComparisonTable
				caption="The barriers are those named in the strategy. The remedies are ours."
				columns={[
					"Barrier",
					"How it sounds in a meeting",
					"What we do about it",
					"What settles it",
				]}
				rows={[
					[
						"Regulatory uncertainty",
						"“Let’s wait for the AI Act.”",
						"New Zealand has no AI-specific Act: the Government relies on existing law. Privacy, consumer and human rights law already reach what your systems do. We set each proposed use beside what applies to it.",
						"A law map on one page for each use, with open points marked for your own counsel.",
					],
					[
						"Perceived complexity, ethics and risk",
						"“We will end up in the news.”",
						"We write that story with the people affected in the room: who was harmed, who noticed, who could have stopped it. The design works back from it.",
						"A risk entry with a named owner and a condition that stops the project.",
					],
					[
						"Lack of understanding of value",
						"“It saves everyone an hour a day.”",
						"We time the task as it is done now, and add the checking that AI would bring. Some savings vanish at that point.",
						"A measured starting point, and a figure below which you stop.",
					],
					[
						"Lack of AI skills",
						"“We would have to hire a whole team.”",
						"We look for people in neighbouring work, teach them on their own tasks, and say which roles must come from outside.",
						"A skills plan by role, with what to train, borrow and recruit.",
					],
				]}
			/>
		),
	},
	{
		kind: "deliverables",
		look: "contents",
		ground: "tinted",
		title: "Papers you can act on",
		intro: (
			<>
				The report follows the order of MBIE’s voluntary{" "}
				<ExternalLink href="https://www.mbie.govt.nz/business-and-employment/business/support-for-business/responsible-ai-guidance-for-businesses/about-this-guidance">
					Responsible AI Guidance for Businesses
				</ExternalLink>
				: your purpose, then governance, procurement and other foundations, then AI itself.
			</>
		),
		items: [
			{
				title: "An inventory of AI already in use",
				text: "Including features that arrived, switched on, in an update to software you already had.",
			},
			{
				title: "A ranked shortlist",
				text: "Each idea with a cost range, the data it depends on, an owner, and the best argument against it.",
			},
			{
				title: "The struck-off list",
				text: "What we advise against, so that the same idea does not come back every budget round.",
			},
			{
				title: "A policy short enough to read",
				text: "Acceptable use, procurement questions and who may approve what, on two sides of paper.",
			},
			{
				title: "A plan for the first ninety days",
				text: "Decisions with dates, in an order that another firm, or your own staff, could pick up and follow.",
			},
		],
	},
	{
		kind: "engagement",
		look: "weeks",
		title: "Five weeks from noise to a decision",
		steps: [
			{
				weeks: { first: 1, last: 1 },
				title: "Sit beside the work",
				text: "With those who do the job: ward clerks, dispatchers, loan officers. Managers are asked afterwards.",
				outcome: "notes on where the hours go, checked by the people who work them.",
			},
			{
				weeks: { first: 2, last: 2 },
				title: "Open the cupboards",
				text: "Contracts, licences, system diagrams, the state of the data. You may already pay for half of the answer.",
				outcome: "the inventory, with overlaps and expiry dates.",
			},
			{
				weeks: { first: 3, last: 4 },
				title: "Try the two likeliest ideas on the cheap",
				text: "A throwaway prototype on made-up records, or a person playing the machine, to find out early why an idea fails.",
				outcome: "two short write-ups that keep the disappointments in.",
			},
			{
				weeks: { first: 5, last: 5 },
				title: "Decide in one room",
				text: "A half day with those who control money and risk. The case against each project comes before the case for it.",
				outcome: "a decision record with owners, dates and reasons.",
			},
		],
	},
	{
		kind: "conduct",
		look: "pair",
		ground: "tinted",
		data: {
			title: "Advice needs less of your data than you expect",
			intro:
				"Judging an idea calls for facts about your records. The records themselves can usually stay where they are.",
			points: [
				"We ask for column names, row counts and gaps. Personal information is seldom needed at this stage.",
				"Where an example would help, your team strips out the identifiers, or we write a fictional one.",
				"What people say in interviews is reported without names unless they agree otherwise.",
				"Working papers live in a space that you control. No vendor is shown another’s price.",
				"When the five weeks end we delete our copies and tell you in writing that we have.",
			],
		},
		limits: {
			title: "Advice we will not give",
			points: [
				"We will not take commission or referral fees from a vendor whose product we assess.",
				"We will not give legal advice. We bring the facts to your lawyer in an order that saves time.",
				"We will not score your maturity out of five. Such scores mostly measure the questionnaire.",
				"We will not recommend a project that has no owner, however good the idea.",
			],
		},
	},
	{
		kind: "questions",
		look: "beside",
		title: "Before you pay for advice",
		items: [
			{
				question: "Will you simply recommend yourselves?",
				answer:
					"No. Each option carries a price, and one option always uses only what you already own. Another firm could build from the papers without ringing us.",
			},
			{
				question: "We are a public agency. Where does the Algorithm Charter come in?",
				answer: (
					<>
						The{" "}
						<ExternalLink href="https://data.govt.nz/docs/algorithm-charter-release/">
							Algorithm Charter
						</ExternalLink>{" "}
						is a commitment made by government agencies. If yours has signed, we set each proposal
						against its themes, transparency and human oversight among them. A company, as we are,
						cannot sign it for you.
					</>
				),
			},
			{
				question: "How do you approach Māori data?",
				answer: (
					<>
						As a matter of authority before storage. The principles set out by{" "}
						<Maori>Te Mana Raraunga</Maori> include <Maori>rangatiratanga</Maori> and{" "}
						<Maori>kaitiakitanga</Maori>. So we ask early whose information it is and who can speak
						for it, and we advise you to talk with those people directly. We do not stand in for
						them.
					</>
				),
			},
			{
				question: "Can it be done in a fortnight?",
				answer:
					"For one process or one contract, yes. A whole organisation takes longer, because the people who know the work have work to do.",
			},
		],
	},
	{
		kind: "related",
		look: "rows",
		title: "Where the choice is hardest",
		items: [
			{
				href: "/industries/healthcare",
				name: "Healthcare",
				text: "A proposal has to satisfy clinicians, consumers and governance groups before anything is bought.",
			},
			{
				href: "/industries/manufacturing",
				name: "Baby Food Manufacturing",
				text: "Line inspection, paperwork or forecasting, when this year’s budget will stretch to one of them.",
			},
			{
				href: "/industries/retreats",
				name: "Recovery Retreats",
				text: "A small team and sensitive records, where the right advice is often to do less.",
			},
		],
	},
];

const callToAction = {
	title: "Start with the idea you are least sure about",
	text: "Describe it in a paragraph. You hear our first three questions, and whether it sounds like one for the struck-off list.",
	actions: (
		<>
			<ButtonLink href="/contact">Test an idea on us</ButtonLink>
			<ButtonLink href="/services" look="secondary">
				Compare our six services
			</ButtonLink>
		</>
	),
} satisfies CallToActionProps;

export default function Consulting() {
	return <SolutionPage page={page} sections={sections} callToAction={callToAction} />;
}
