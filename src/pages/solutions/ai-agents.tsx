import { price } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { OneRequest } from "#src/pages/solutions/ai-agents/one-request.tsx";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Cell, ComparisonTable, Row } from "#src/sections/comparison-table.tsx";
import { Fact, Facts } from "#src/sections/facts.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { Question, Questions } from "#src/sections/questions.tsx";
import { Refusals } from "#src/sections/refusals.tsx";
import { Section } from "#src/sections/section.tsx";
import { Step, Steps } from "#src/sections/steps.tsx";
import { Ask } from "#src/ui/ask.tsx";

export const page = {
	title: "AI Agents with written limits, New Zealand",
	description:
		"AI agents that carry a task through your systems, with a table of what an agent may do alone, what it asks about first and what it can never do.",
	name: "AI Agents",
	menu: "Software that carries out a task, and stops for a person where you say.",
	headline: "AI agents that know where to stop",
	art: "range",
} satisfies PageMetadata;

export default function AiAgents() {
	return (
		<>
			<Hero page={page} variant="beside" actions={<Ask subject="AI Agents" />}>
				An AI agent reads a request, looks up what it needs and proposes the next step. First you
				decide what it may do alone, what it asks about, and what it never does.
			</Hero>

			<Section
				layout="split"
				title="How one request is handled"
				intro="The model only proposes. Your people agree at the time, or in advance."
			>
				<OneRequest />
			</Section>

			<Section
				id="authority"
				layout="split"
				title="The authority table: what it may do alone"
				intro={
					<>
						We agree it before we write any code. What isn’t in it is off limits. Print a{" "}
						<a href="/forms/authority-table.pdf">blank authority table</a> (PDF).
					</>
				}
			>
				<ComparisonTable
					caption="Illustrative example: an agent for a supplier accounts inbox."
					columns={["Action", "Does alone", "Asks a person first", "Can never do"]}
					marks={["tick", "person", "cross"]}
					variant="columns"
				>
					<Row title="Read">
						<Cell>The accounts inbox, supplier and order records.</Cell>
						<Cell>A thread marked confidential.</Cell>
						<Cell>Open any other mailbox, payroll or staff files.</Cell>
					</Row>
					<Row title="Reply">
						<Cell>Confirm an invoice has arrived, in wording you’ve approved.</Cell>
						<Cell>Anything about price, fault or a due date.</Cell>
						<Cell>Accept terms or make a promise.</Cell>
					</Row>
					<Row title="Change a record">
						<Cell>Add a note or a tag, with its reason.</Cell>
						<Cell>Correct a quantity or a cost code.</Cell>
						<Cell>Change a bank account number, whoever asks.</Cell>
					</Row>
					<Row title="Prepare a payment">
						<Cell>Nothing.</Cell>
						<Cell>Prepare a line for the payment run, with its invoice.</Cell>
						<Cell>Release money.</Cell>
					</Row>
					<Row title="Its own rules">
						<Cell>Report that a rule got in the way.</Cell>
						<Cell>Propose a change to a line.</Cell>
						<Cell>Edit its permissions or its instructions.</Cell>
					</Row>
				</ComparisonTable>
			</Section>

			<Section title="What none of our agents will do" layout="beside">
				<Refusals>
					<li>Release money, prescribe a medicine, or discharge, dismiss or decline anyone.</li>
					<li>Send a message by itself without saying that software wrote it.</li>
					<li>Approve what another agent proposes.</li>
				</Refusals>
			</Section>

			<Section
				id="plan"
				variant="tinted"
				layout="split"
				title="How long it takes: ten weeks"
				intro="A plan for one task. No live record changes before week 9."
			>
				<Steps>
					<Step
						when="Weeks 1 to 2"
						title="Shadow the person who does it now"
						result="A map of the task."
					>
						We note what they’d never do without asking.
					</Step>
					<Step
						when="Week 3"
						title="Set the authority"
						result="The table and a privacy impact assessment, approved."
						decides
					>
						Your process owner, security lead and privacy officer decide.
					</Step>
					<Step
						when="Weeks 4 to 6"
						title="Build against copies"
						result="A working agent, and the cases it still fails."
					>
						It runs on copied records, and we try to push it outside its table.
					</Step>
					<Step when="Weeks 7 to 8" title="Suggest only" result="A record of every disagreement.">
						Your staff do the work, and mark its proposals right, wrong or unsafe.
					</Step>
					<Step
						when="Weeks 9 to 10"
						title="Open one permission at a time"
						result="An agent at work inside its limits."
						decides
					>
						The easiest to undo comes first. You practise switching it off.
					</Step>
				</Steps>
				<Facts>
					<Fact term="Your people’s time">
						Half a day a week from someone who does the task, two days from IT.
					</Fact>
					<Fact term="What you own">
						The code, the authority table, the log, the tests, the runbook and the off switch.
					</Fact>
					<Fact term="Where your data sits">
						In your accounts. The model runs in regions you approve.
					</Fact>
				</Facts>
			</Section>

			<Section title="Approvals, attacks and cost" layout="beside">
				<Questions>
					<Question ask="Won’t our approvers just click yes?">
						Some will. So we’d have the queue flag approvals made faster than a person could read
						the evidence.
					</Question>
					<Question ask="What if an email tells it to ignore its instructions?">
						Assume one will. Permissions sit outside the model, so an agent with no right to change
						a bank account can’t. It could misuse the ones it has, so they’re few.
					</Question>
					<Question ask="What does it cost?">
						{price(10)} What counts is how many systems it reaches and how many awkward cases it has
						to pass. The model’s charge comes on top.
					</Question>
				</Questions>
			</Section>

			<CallToAction title="Choose one inbox, and tell us its rules" subject="AI Agents">
				On the call we’ll sketch the first lines of its authority table together.
			</CallToAction>
		</>
	);
}
