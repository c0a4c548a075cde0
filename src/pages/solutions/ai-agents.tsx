import { SupervisedAgent } from "~/diagrams/supervised-agent";
import { ComparisonTable } from "~/sections/comparison-table";
import { SolutionPage, type SolutionWords } from "~/templates/solution-page";
import { ButtonLink } from "~/ui/button";
import { ExternalLink, Link } from "~/ui/link";

const words = {
	head: {
		title: "AI agents with written limits",
		description:
			"AI agents that carry a task through your own systems, with a table of what each may do alone, what it asks about first and what it can never do.",
	},
	contours: "ai-agents",
	name: "AI Agents",
	headline: "Tell it where to stop before it starts",
	lead: "An AI agent is software that uses a language model to plan a piece of work, then carries it out in your systems: it reads an email, looks up an order, fills in a record, asks a colleague to approve. A chat assistant hands you words. An agent makes changes. So most of the work is deciding what it may touch and who answers for it.",
	sections: {
		picture: {
			look: "wide",
			title: "One request, from arrival to log",
			intro:
				"The model thinks in one place, and the doing happens in another. Between them stand a list of permissions and, when the action needs it, one of your people.",
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
							text: "The request, and the records that its identity may open.",
						},
						proposes: {
							title: "The agent proposes",
							text: "One action, with its evidence. So far nothing has changed.",
						},
						repeat: {
							title: "May go round again,",
							text: "a counted number of times. At the limit it stops, and the request joins a named person’s list.",
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
						text: "Every stop writes a line here: what was read, what was proposed, who answered, what changed.",
					}}
				/>
			),
		},
		table: {
			ground: "tinted",
			title: "The authority table",
			intro: (
				<>
					We agree a table like this before any code is written, much as you would set a delegated
					authority for a new member of staff. Each cell becomes a permission held outside the
					model. Text in an email can mislead a model. It cannot change what the agent is permitted
					to do.
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
							"Say that an invoice has arrived, or ask for a missing order number.",
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
							"Draft a line for the payment run, with the invoice and receipt beside it.",
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
		audience: {
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
				"One person sorts a shared inbox every morning, using judgement they could explain in ten minutes.",
				"A request visits several systems and two desks before anyone answers the customer.",
				"The procedure is written down, and the exceptions to it still fill the afternoon.",
				"Work piles up overnight because a script cannot read it, although little of it needs a manager.",
				"Someone has connected an AI tool to a live mailbox, and nobody can say what it has permission to do.",
			],
		},
		deliverables: {
			look: "cells",
			title: "What is on your side at the end",
			items: [
				{
					title: "A signed authority table",
					text: "One line for each action, with the name of the manager who owns it and the date it is next reviewed.",
				},
				{
					title: "The agent, in your accounts",
					text: "Code, instructions and connections in your repository, running under an identity that your own directory issues.",
				},
				{
					title: "An approval queue",
					text: "Every request shows the proposed action, the evidence for it, and what happens if nobody answers by the end of the day.",
				},
				{
					title: "An action log",
					text: "What it read, what it did, which version of which model was running, and who approved. Entries can be added and exported, never edited.",
				},
				{
					title: "A book of awkward cases",
					text: "Hostile emails, contradictory documents, a supplier with two names. It runs again whenever the model or an instruction changes.",
				},
				{
					title: "A stop control",
					text: "One switch withdraws the agent’s credentials and puts its unfinished items on a named person’s list.",
				},
			],
		},
		engagement: {
			look: "stairs",
			ground: "tinted",
			title: "Ten weeks, and permissions come last",
			intro:
				"The agent earns its permissions one at a time. For the first eight weeks it can change nothing that is live.",
			steps: [
				{
					when: "Weeks 1 to 2",
					title: "Shadow the person who does it now",
					text: "We sit beside them and write down what they look at, what makes them hesitate and what they would never do without ringing someone.",
					outcome: "a task map, with the steps we advise you to leave with people.",
				},
				{
					when: "Week 3",
					title: "Set the authority",
					text: "The process owner, your security lead and your privacy officer fill in the table with us. Arguments here are cheap.",
					outcome: "the signed table and a draft privacy impact assessment.",
				},
				{
					when: "Weeks 4 to 6",
					title: "Build against copies",
					text: "A test mailbox and copied records stand in for the real ones. Our testers try to make the agent step outside its table.",
					outcome: "a working agent, the book of awkward cases and a list of those it still fails.",
				},
				{
					when: "Weeks 7 to 8",
					title: "Suggest only",
					text: "It reads live mail and proposes. Your staff do everything themselves and mark each proposal right, wrong or unsafe.",
					outcome: "a record of every disagreement, and the reason for it.",
				},
				{
					when: "Weeks 9 to 10",
					title: "Open one permission at a time",
					text: "We begin with actions that are easy to undo. After each one you decide whether to open the next. You also practise switching it off.",
					outcome: "an agent at work inside limits you have watched it keep.",
				},
			],
		},
		conduct: {
			look: "refusals-first",
			data: {
				title: "What it reads, and who can look over its shoulder",
				points: [
					"The agent has an identity of its own and never borrows a staff login, so its access turns up in the same reviews as everyone else’s.",
					"Before text goes to the model we mask the fields that the step does not need, such as account numbers when the task is to classify a query.",
					"The design names the model’s provider, the region that processes each request and how long anything is kept. You approve all of it in writing.",
					"The log contains personal information too. It gets a retention period and a short list of readers.",
					<>
						The Privacy Commissioner’s{" "}
						<ExternalLink href="https://www.privacy.org.nz/publications/statements-media-releases/ai-tools-and-the-privacy-act-commissioner-issues-new-guidance/">
							guidance on AI tools
						</ExternalLink>{" "}
						expects a privacy impact assessment beforehand, and human review before anyone acts on
						what a tool produces. Any action that affects a person therefore starts in the “asks
						first” column.
					</>,
				],
			},
			limits: {
				title: "Authority we will not hand over",
				points: [
					"We will not build an agent that releases money, prescribes, discharges, dismisses or declines anyone.",
					"We will not let an agent write to people without saying that it is software.",
					"We will not let one agent approve what another agent proposes.",
					"We will not put an agent to work where nobody has the time to read its queue.",
					"We will not tell you it cannot be fooled. We limit the damage that a fooled one can do.",
				],
			},
		},
		questions: {
			look: "beside",
			ground: "tinted",
			title: "What security and audit teams ask",
			items: [
				{
					question: "What if an email tells the agent to ignore its instructions?",
					answer:
						"Assume that one will. Permissions sit in the software that carries out the agent’s requests, so an agent with no right to change a bank account cannot change one, however persuasive the message. What remains is misuse of the things it may do. That is why the “does alone” column holds only actions that are small and can be undone.",
				},
				{
					question: "Who is accountable when it is wrong?",
					answer:
						"You name an owner for the agent, as you would for any process. We answer for faults in what we built. The contract says which is which, and the log shows what happened. Software cannot be accountable for anything.",
				},
				{
					question: "Won’t our approvers simply click yes?",
					answer:
						"Some will, so the queue puts the evidence ahead of the button and reports approvals made faster than anyone could read. With your agreement we slip in proposals known to be wrong. If a check has stopped being a check, you either take it out on purpose or change how it works.",
				},
				{
					question: "Can it use a system that has no interface for software?",
					answer:
						"Sometimes it can work through the screens as a person does, but that breaks whenever a screen changes. We look for an export, a database view or a vendor interface first. If screens are the only way in, we price the upkeep and you decide whether the task is worth it.",
				},
				{
					question: "What stops the running cost from climbing?",
					answer:
						"The charge depends on how many steps a task takes, so we measure it on your test cases before anything is live. Then we set a daily ceiling. At the ceiling the agent stops and hands its list to a person.",
				},
			],
		},
		related: {
			look: "columns",
			title: "Desks with this kind of work",
			items: [
				{
					href: "/industries/finance",
					name: "Financial Services",
					text: "Onboarding files are chased and assembled for an officer, who makes each decision about a customer.",
				},
				{
					href: "/industries/logistic",
					name: "Logistic Solutions",
					text: "A delay notice arrives at night. The rebooking options are ready for the desk to release in the morning.",
				},
				{
					href: "/industries/healthcare",
					name: "Healthcare",
					text: "Referral paperwork is gathered and queued. Clinical judgement stays with clinicians.",
				},
			],
		},
	},
	callToAction: {
		title: "Bring one inbox and the rules people follow in it",
		text: "On a first call we will sketch a few lines of its authority table with you. If the answer turns out to be a plain rule, we will tell you that.",
		actions: (
			<>
				<ButtonLink href="/contact">Talk through one inbox</ButtonLink>
				<ButtonLink href="/solutions/automation" look="secondary">
					Compare with automation
				</ButtonLink>
			</>
		),
	},
} satisfies SolutionWords;

export default function AiAgents() {
	return <SolutionPage {...words} />;
}
