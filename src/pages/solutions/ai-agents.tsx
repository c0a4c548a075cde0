import { mendingPeriod } from "#src/content/business-facts.ts";
import type { ClosingWords } from "#src/layouts/offer.tsx";
import {
	SolutionLayout,
	type SolutionMetadata,
	type SolutionSection,
} from "#src/layouts/solution-layout.tsx";
import { SupervisedAgent } from "#src/pages/solutions/ai-agents/supervised-agent.tsx";
import { ComparisonTable } from "#src/sections/comparison-table.tsx";
import { PointList } from "#src/sections/point-list.tsx";
import { Refusals } from "#src/sections/refusals.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";

export const page = {
	title: "AI agents with written limits, New Zealand",
	description:
		"AI agents that carry a task through your systems, with a table of what an agent may do alone, what it asks about first and what it can never do.",
	name: "AI Agents",
	headline: "AI agents that know where to stop",
	lead: "An AI agent is software that plans a piece of work with a language model, then does it in your systems: it reads an email, looks up an order or fills in a record. Before we build one, we agree three lists with you: what it does alone, what it asks a person about, and what it never does.",
	contours: "ai-agents",
	summary: {
		situation:
			"You have a queue of similar requests, and every one needs a look in several systems and a bit of judgement.",
		pickWhen:
			"The steps differ from case to case, and a wrong action can be caught before it does harm.",
		weeks: 10,
		first: "One task. The agent starts acting on live records in the last two weeks.",
		own: "The agent’s code, the table of what it may do, its log, a runbook and a switch that stops it.",
		needs:
			"Half a day a week from someone who does the task now, a workshop in week 3, and staff to mark proposals.",
	},
} satisfies SolutionMetadata;

// The sections, in the order they appear on the page.
const sections: readonly SolutionSection[] = [
	{
		kind: "diagram",
		layout: "stacked",
		title: "How one request is handled",
		intro:
			"The model inside the agent only proposes. Your systems make the change, but only if the agent’s permissions allow it and one of your people agrees to it, at the time or in advance.",
		content: (
			<SupervisedAgent
				caption="Actions you’ve allowed it to take alone (the table below lists them) don’t wait for a person. They’re logged all the same."
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
						text: "One action, with its evidence.",
					},
					repeat: {
						title: "If a step fails,",
						text: "the agent may retry a set number of times. Then it stops and passes the request to a named person.",
					},
				}}
				gate={{
					mark: "A person decides",
					title: "The approval queue",
					text: "You see the evidence before the buttons.",
					answers: [
						{ answer: "Approve", leadsTo: "The action goes ahead exactly as shown." },
						{ answer: "Change", leadsTo: "Your version goes ahead. The log keeps both." },
						{ answer: "Refuse", leadsTo: "It stops here. A person takes the request over." },
						{ answer: "No answer", leadsTo: "It waits. Silence never counts as a yes." },
					],
				}}
				acts={{
					title: "Your system acts",
					text: "It checks the permission again, then makes the change.",
				}}
				log={{
					title: "The log",
					text: "Every step writes a line here: what was read and proposed, who answered, what changed.",
				}}
			/>
		),
	},
	{
		kind: "table",
		title: "The authority table: what it may do alone",
		intro: (
			<>
				Before we write any code we agree a table like this. If one of your systems can enforce an
				entry, that system does so, and the model can’t change that. No system can tell whether a
				reply promises too much. So when the agent replies alone, it may only fill the gaps in
				wording you’ve approved, and a person reads every other reply first. What isn’t in the table
				stays off limits until the process owner adds it. Print a{" "}
				<a href="/forms/authority-table.pdf">blank authority table</a>
				&nbsp;(PDF).
			</>
		),
		content: (
			<ComparisonTable
				caption="Illustrative example: an agent for a supplier accounts inbox."
				columns={["Action", "Does alone", "Asks a person first", "Can never do"]}
				look="columns"
				marks={["tick", "person", "cross"]}
				rows={[
					[
						"Read",
						"Mail in the accounts inbox, and supplier and order records.",
						"A thread that someone has marked confidential.",
						"Open any other mailbox, payroll or staff files.",
					],

					[
						"Reply",
						"Confirm an invoice has arrived, or ask for a missing order number.",
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
						"Prepare a line for the payment run, with the invoice attached.",
						"Release money.",
					],
					[
						"Its own rules",
						"Report that a rule got in the way.",
						"Propose a change to a line, for its owner to decide.",
						"Edit its permissions or its instructions.",
					],
				]}
			/>
		),
	},
	{
		kind: "diagram",
		layout: "stacked",
		title: "What none of our agents will do",
		content: (
			<Refusals
				points={[
					"Release money, prescribe a medicine, or discharge, dismiss or decline anyone.",
					"Send a message by itself without saying that software wrote it.",
					"Approve what another agent proposes.",
				]}
			/>
		),
	},
	{
		kind: "engagement",
		look: "stairs",
		plan: {
			weeks: 10,
			look: "total",
			audience: (
				<>
					Teams with a shared inbox or queue where one case means looking in several systems, as at
					a <Link href="/industries/finance">bank</Link> or on a{" "}
					<Link href="/industries/logistic">freight desk</Link>.
				</>
			),
			first: "One task, such as a supplier accounts inbox.",
			time: "Someone who does the task now gives half a day a week. In week 3 your process owner, security lead and privacy officer give half a day each. IT gives two days before week 4, for a test mailbox and read access. Staff mark proposals in weeks 7 and 8, and your maintainer joins for half a day in week 10.",
			cost: "How many systems it has to reach, and how many awkward cases it has to pass first.",
			own: "The code, the authority table, the log, the test cases, the runbook and the off switch.",
			data: "In your accounts. Requests go to a model in the regions you approve in writing.",
		},
		title: "Ten\u00a0weeks, and nothing live changes before week\u00a09",
		loud: "nothing live changes",
		loudLook: "climbing",
		ground: "night",
		steps: [
			{
				weeks: { first: 1, last: 2 },
				title: "Shadow the person who does it now",
				text: "We write down what they look at, and what they’d never do without ringing someone.",
				outcome: "a task map, marking the steps that stay with people.",
			},
			{
				weeks: { first: 3, last: 3 },
				title: "Set the authority",
				text: "Your process owner, security lead and privacy officer fill in the table with us.",
				outcome: "the table, agreed, and a privacy impact assessment, approved before week 4.",
			},
			{
				weeks: { first: 4, last: 6 },
				title: "Build against copies",
				text: "A test mailbox and copied records stand in for the real ones. We try to push the agent outside its table.",
				outcome: "a working agent, and the awkward cases it still fails.",
			},
			{
				weeks: { first: 7, last: 8 },
				title: "Suggest only",
				text: "It reads live mail and proposes. Your staff do the work and mark every proposal right, wrong or unsafe.",
				outcome: "a record of every disagreement, and the reason for it.",
			},
			{
				weeks: { first: 9, last: 10 },
				title: "Open one permission at a time",
				text: "We begin with actions that are easy to put right, and you open each one yourselves. You practise switching it off, and changing a line of its table without us.",
				outcome: "an agent at work inside its limits.",
			},
		],
	},
	{
		kind: "deliverables",
		look: "cells",
		title: "The agent, its table, its log and its tests are yours",
		items: [
			{
				title: "An authority table",
				text: "Each action has its own line. In your table, each line also names its owner and the date of its next review.",
			},
			{
				title: "The agent, in your accounts",
				text: "The code, the instructions and the runbook are in your repository, where any engineer you trust can read them.",
			},
			{
				title: "An action log",
				text: "It shows what the agent read and did, which model ran and who approved. Entries can be added, not edited.",
			},
			{
				title: "A set of awkward test cases",
				text: "Hostile emails, a supplier with two names and a thread that contradicts itself are among the cases we rerun at every change.",
			},
		],
	},
	{
		kind: "questions",
		look: "beside",
		title: "Who checks it, and who answers for it",
		items: [
			{
				question: "Won’t our approvers just click yes?",
				answer:
					"Some will. So the queue tells the process owner about any approval given faster than the evidence could be read. Your approvers know that it does.",
			},
			{
				question: "What may the agent read, and who can check that?",
				answer: (
					<PointList
						points={[
							"The agent has its own identity, and its access is reviewed like everyone else’s.",
							"Fields a step doesn’t need, such as account numbers, are masked before the model sees them.",
							<>
								The Privacy Commissioner’s{" "}
								<ExternalLink href="https://www.privacy.org.nz/publications/statements-media-releases/ai-tools-and-the-privacy-act-commissioner-issues-new-guidance/">
									guidance on AI tools
								</ExternalLink>{" "}
								of September 2023 expects a privacy impact assessment beforehand, and human review
								before anyone acts on what a tool produces. So any action of an agent that decides
								something about a person waits for somebody’s approval. What an agent does alone is
								routine and easy to put right.
							</>,
						]}
					/>
				),
			},
			{
				question: "What if an email tells the agent to ignore its instructions?",
				answer:
					"Assume one will. Permissions sit outside the model, so an agent with no right to change a bank account can’t change one. It could still misuse the permissions it has, so we keep them few, and only actions that are easy to put right, such as a note or a set acknowledgement, run without a person.",
			},
			{
				question: "Who’s accountable when it’s wrong?",
				answer: (
					<>
						Inside your organisation, the person you name as the agent’s owner. Each line in its
						table has an owner too, who decides what that line allows. Only the process owner can
						add a line, and the security lead and the privacy officer have to agree to it. Between
						you and us, the contract says where our liability ends. We mend{" "}
						<Link href="/services#afterwards">a fault in what we built</Link> at no charge, for{" "}
						{mendingPeriod}.
					</>
				),
			},
			{
				question: "What stops the running cost from climbing?",
				answer:
					"We measure the charge for a task on test cases before anything is live, and you set a daily ceiling. At that limit the agent stops and hands its queue to a person.",
			},
		],
	},
];

const closing: ClosingWords = {
	title: "Choose one inbox, and tell us its rules",
	text: "Leave out anything confidential. We’ll sketch the first lines of an authority table for it together.",
	more: (
		<ButtonLink href="/solutions/automation" look="secondary">
			Compare with automation
		</ButtonLink>
	),
};

export default function AiAgents() {
	return <SolutionLayout page={page} sections={sections} closing={closing} />;
}
