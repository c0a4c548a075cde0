import { SolutionPage, type SolutionSection } from "~/layouts/solution-page";
import type { PageFacts } from "~/page-facts";
import { SupervisedAgent } from "~/pages/solutions/ai-agents/supervised-agent";
import type { CallToActionProps } from "~/sections/call-to-action";
import { ComparisonTable } from "~/sections/comparison-table";
import { ButtonLink } from "~/ui/button";
import { ExternalLink, Link } from "~/ui/link";

export const page = {
	title: "AI agents with written limits",
	description:
		"AI agents that carry a task through your own systems, with a table of what each may do alone, what it asks about first and what it can never do.",
	name: "AI Agents",
	headline: "Tell it where to stop before it starts",
	lead: "An AI agent is software that uses a language model to plan a piece of work, then carries it out in your systems: it reads an email, looks up an order, fills in a record, asks a colleague to approve. A chat assistant hands you words. An agent makes changes. So most of the work is deciding what it may touch and who answers for it.",
	contours: "ai-agents",
} satisfies PageFacts;

// In the order of the page.
const sections: readonly SolutionSection[] = [
	{
		kind: "picture",
		look: "wide",
		title: "One request, from arrival to log",
		intro:
			"The model thinks in one place, and the doing happens in another. Between them stand its permissions and, where needed, one of your people.",
		content: (
			<SupervisedAgent
				caption="An action in the “does alone” column of the table below skips the person. It is logged like any other, and it has to be small enough to undo."
				request={{
					title: "A request arrives",
					text: "An email, a form or a record that changed.",
				}}
				model={{
					label: "The model works inside this line",
					reads: {
						title: "The agent reads",
						text: "The request, and the records it may open.",
					},
					proposes: {
						title: "The agent proposes",
						text: "One action, with its evidence. So far nothing has changed.",
					},
					repeat: {
						title: "May go round again,",
						text: "a counted number of times. Then it stops, and the request joins a named person’s list.",
					},
				}}
				gate={{
					mark: "A person decides",
					title: "The approval queue",
					text: "The evidence comes first, the buttons after.",
					answers: [
						{ answer: "Approve", leadsTo: "The action goes ahead exactly as shown." },
						{ answer: "Change", leadsTo: "Back to the agent, with your correction." },
						{ answer: "Refuse", leadsTo: "It stops here. A person takes the request over." },
						{ answer: "No answer", leadsTo: "It waits. Silence never counts as a yes." },
					],
				}}
				acts={{
					title: "Your system acts",
					text: "It checks the permission once more, outside the model, then makes the change.",
				}}
				log={{
					title: "The log",
					text: "Every stop writes a line here: what was read and proposed, who answered, what changed.",
				}}
			/>
		),
	},
	{
		kind: "table",
		ground: "tinted",
		title: "The authority table",
		intro: (
			<>
				We agree a table like this before any code is written, as you would for a new member of
				staff. Each cell becomes a permission held outside the model. Text in an email can mislead a
				model. It cannot change what the agent is permitted to do.
			</>
		),
		content: (
			<ComparisonTable
				caption="Illustrative example: the authority of an agent that works a supplier accounts inbox."
				columns={["Action", "Does alone", "Asks a person first", "Can never do"]}
				rows={[
					[
						"Read messages",
						"Mail in the accounts inbox, and its attachments.",
						"A thread that someone has marked confidential.",
						"Open any other mailbox.",
					],
					[
						"Look up records",
						"Supplier, order and goods-received records, read only.",
						"A supplier it has not dealt with before.",
						"See payroll or staff files.",
					],
					[
						"Reply",
						"Confirm an invoice, or ask for a missing order number.",
						"Anything about price, fault or a due date.",
						"Accept terms or make a promise.",
					],
					[
						"Change a record",
						"Add a note or a tag, with its reason.",
						"Correct a quantity or a cost code.",
						"Change a bank account number, whoever appears to be asking.",
					],
					[
						"Prepare a payment",
						"Nothing.",
						"Draft a line for the payment run, with the invoice beside it.",
						"Release money.",
					],
					[
						"Delete",
						"Its own unsent drafts.",
						"A duplicate record that it made itself.",
						"Anything made by a person or another system.",
					],
					[
						"Its own rules",
						"Report that a rule got in the way.",
						"Propose a change to this table, for its owner to decide.",
						"Edit its permissions or its instructions.",
					],
				]}
			/>
		),
	},
	{
		kind: "audience",
		look: "list",
		title: "You may have work for an agent if",
		intro: (
			<>
				If every step could be written as a fixed rule, read{" "}
				<Link href="/solutions/automation">Automation</Link> first. Rules cost less to run and are
				easier to test.
			</>
		),
		points: [
			"One person sorts a shared inbox every morning, by judgement they could explain in ten minutes.",
			"A request visits three systems and two desks before anyone answers.",
			"The procedure is written down, and its exceptions still fill the afternoon.",

			"Someone has connected an AI tool to a live mailbox, and nobody can say what it may do.",
		],
	},
	{
		kind: "deliverables",
		look: "cells",
		title: "What is on your side at the end",
		items: [
			{
				title: "A signed authority table",
				text: "One line an action, with the manager who owns it and the date of its next review.",
			},
			{
				title: "The agent, in your accounts",
				text: "Code and instructions in your repository, running under an identity from your own directory.",
			},
			{
				title: "An approval queue",
				text: "Each request shows the proposed action, its evidence, and what happens if nobody answers that day.",
			},
			{
				title: "An action log",
				text: "What it read, what it did, which model was running and who approved. Entries can be added, never edited.",
			},
			{
				title: "A book of awkward cases",
				text: "Hostile emails, contradictory documents, a supplier with two names. It runs again at every change of model or instruction.",
			},
			{
				title: "A stop control",
				text: "One switch withdraws its credentials and hands its unfinished items to a named person.",
			},
		],
	},
	{
		kind: "engagement",
		look: "stairs",
		ground: "tinted",
		title: "Ten weeks, and permissions come last",
		intro:
			"The agent earns its permissions one at a time. For the first eight weeks it can change nothing that is live.",
		steps: [
			{
				when: "Weeks 1 to 2",
				title: "Shadow the person who does it now",
				text: "We write down what they look at, what makes them hesitate and what they would never do without ringing someone.",
				outcome: "a task map, with the steps to leave with people.",
			},
			{
				when: "Week 3",
				title: "Set the authority",
				text: "Your process owner, security lead and privacy officer fill in the table with us. Arguments here are cheap.",
				outcome: "the signed table and a draft privacy impact assessment.",
			},
			{
				when: "Weeks 4 to 6",
				title: "Build against copies",
				text: "A test mailbox and copied records stand in for the real ones. Our testers try to make the agent step outside its table.",
				outcome: "a working agent, and the awkward cases it still fails.",
			},
			{
				when: "Weeks 7 to 8",
				title: "Suggest only",
				text: "It reads live mail and proposes. Your staff do the work and mark each proposal right, wrong or unsafe.",
				outcome: "a record of every disagreement, and the reason for it.",
			},
			{
				when: "Weeks 9 to 10",
				title: "Open one permission at a time",
				text: "Actions that are easy to undo come first. After each you decide on the next. You also practise switching it off.",
				outcome: "an agent at work inside limits you have watched it keep.",
			},
		],
	},
	{
		kind: "conduct",
		look: "refusals-first",
		data: {
			title: "What it reads, and who can look over its shoulder",
			points: [
				"The agent has an identity of its own, so its access turns up in the same reviews as everyone else’s.",
				"Fields that a step does not need, such as account numbers when it sorts queries, are masked before the model sees them.",
				"The design names the model’s provider, the region of each request and how long anything is kept. You approve it in writing.",
				"The log contains personal information too, so it gets a retention period and few readers.",
				<>
					The Privacy Commissioner’s{" "}
					<ExternalLink href="https://www.privacy.org.nz/publications/statements-media-releases/ai-tools-and-the-privacy-act-commissioner-issues-new-guidance/">
						guidance on AI tools
					</ExternalLink>{" "}
					expects a privacy impact assessment beforehand, and human review before anyone acts on
					what a tool produces. So any action that affects a person starts in the “asks first”
					column.
				</>,
			],
		},
		limits: {
			title: "Authority we will not hand over",
			points: [
				"We will not build an agent that releases money, prescribes, discharges, dismisses or declines anyone.",
				"We will not let an agent write to people without saying that it is software.",
				"We will not let one agent approve what another agent proposes.",

				"We will not tell you it cannot be fooled. We limit the damage that a fooled one can do.",
			],
		},
	},
	{
		kind: "questions",
		look: "beside",
		ground: "tinted",
		title: "What security and audit teams ask",
		items: [
			{
				question: "What if an email tells the agent to ignore its instructions?",
				answer:
					"Assume that one will. Permissions sit in the software that carries out its requests, so an agent with no right to change a bank account cannot change one, however persuasive the message. It could still misuse what it may do. That is why the “does alone” column holds only what is small and can be undone.",
			},
			{
				question: "Who is accountable when it is wrong?",
				answer:
					"You name an owner for it, as for any process. We answer for faults in what we built. The contract says which is which, and the log shows what happened. Software is accountable for nothing.",
			},
			{
				question: "Won’t our approvers simply click yes?",
				answer:
					"Some will, so the queue puts the evidence ahead of the button and reports approvals made faster than anyone could read. With your agreement we slip in proposals known to be wrong. A check that no longer checks is changed, or taken out on purpose.",
			},

			{
				question: "What stops the running cost from climbing?",
				answer:
					"The charge goes by the steps a task takes, so we measure it on test cases before anything is live, and set a daily ceiling. There the agent stops and hands its list to a person.",
			},
		],
	},
	{
		kind: "related",
		look: "columns",
		title: "Desks with this kind of work",
		items: [
			{
				href: "/industries/finance",
				name: "Financial Services",
				text: "Onboarding files are chased and assembled for an officer, who makes each decision.",
			},
			{
				href: "/industries/logistic",
				name: "Logistic Solutions",
				text: "A delay notice arrives at night. The rebooking options are ready for the desk in the morning.",
			},
			{
				href: "/industries/healthcare",
				name: "Healthcare",
				text: "Referral paperwork is gathered and queued. Clinical judgement stays with clinicians.",
			},
		],
	},
];

const callToAction = {
	title: "Bring one inbox and the rules people follow in it",
	text: "On a first call we will sketch a few lines of its authority table. If a plain rule would do, we will say so.",
	actions: (
		<>
			<ButtonLink href="/contact">Talk through one inbox</ButtonLink>
			<ButtonLink href="/solutions/automation" look="secondary">
				Compare with automation
			</ButtonLink>
		</>
	),
} satisfies CallToActionProps;

export default function AiAgents() {
	return <SolutionPage page={page} sections={sections} callToAction={callToAction} />;
}
