import { Check, Eye, type IconNode, UserCheck } from "lucide";
import { price } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { SourcedDraft } from "#src/pages/solutions/gen-ai/sourced-draft.tsx";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Card, CardGrid } from "#src/sections/card-grid.tsx";
import { Cell, ComparisonTable, Row } from "#src/sections/comparison-table.tsx";
import { Fact, Facts } from "#src/sections/facts.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { Question, Questions } from "#src/sections/questions.tsx";
import { Section } from "#src/sections/section.tsx";
import { Step, Steps } from "#src/sections/steps.tsx";
import { Ask } from "#src/ui/ask.tsx";
import { Icon } from "#src/ui/icon.tsx";

import { Maori } from "#src/ui/maori.tsx";

export const page = {
	title: "Generative AI that cites sources, New Zealand",
	description:
		"Search and writing over documents you trust, with the passage behind every statement. A task-by-task guide to where generative AI fits and where it fails.",
	name: "Generative AI",
	menu: "Answers and letters from documents you trust, with references to check.",
	headline: "Generative AI with a reference you can check",
	art: "river",
} satisfies PageMetadata;

export default function GenAi() {
	return (
		<>
			<Hero page={page} variant="under" mirrored actions={<Ask subject="Generative AI" />}>
				Generative AI writes fluently and has no idea whether a sentence is true. So the model is
				told to write from documents you trust alone, and to name the passage behind each statement.
			</Hero>

			<Section
				variant="deep"
				title="How a draft shows its sources"
				intro="Illustrative example: can generative AI write routine letters? The answer may use this page and nothing else."
			>
				<SourcedDraft />
			</Section>

			<Section
				id="tasks"
				layout="split"
				title="Which tasks suit generative AI"
				intro="Ask how a mistake would show up. The harder it is to see, the less the task suits."
			>
				<ComparisonTable
					caption="We’d try your tasks on a sample first."
					columns={["Task", "Does it fit?", "How we’d set it up"]}
				>
					<Row title="Finding a clause in a long policy" ground="bg-land-1">
						<Cell>
							<Verdict icon={Check}>Good fit</Verdict>
							The passage is there to see.
						</Cell>
						<Cell>Index current versions only.</Cell>
					</Row>
					<Row title="Drafting a routine letter" ground="bg-land-1">
						<Cell>
							<Verdict icon={Check}>Good fit</Verdict>
							The sender knows the case, and reads the letter before signing it.
						</Cell>
						<Cell>
							Ordinary code fills in names, dates and amounts. The model writes around them.
						</Cell>
					</Row>
					<Row title="Summarising a long report" ground="bg-land-3">
						<Cell>
							<Verdict icon={Eye}>Needs a reader</Verdict>
							You can’t see what it left out.
						</Cell>
						<Cell>List the points it has to cover.</Cell>
					</Row>
					<Row
						ground="bg-land-3"
						title={
							<>
								Translating into <Maori>te&nbsp;reo Māori</Maori>
							</>
						}
					>
						<Cell>
							<Verdict icon={Eye}>Needs a fluent speaker</Verdict>
							These tools may not support it well.
						</Cell>
						<Cell>Commission a translator for what you publish.</Cell>
					</Row>

					<Row title="Deciding a claim, a loan or a treatment" ground="ground-night">
						<Cell>
							<Verdict icon={UserCheck}>A person decides</Verdict>
							Ask for its reasons and you get more text, produced the same way.
						</Cell>
						<Cell>
							The model may gather the file. A written rule may approve a claim or a loan within
							limits, never decline one.
						</Cell>
					</Row>
				</ComparisonTable>
			</Section>

			<Section
				id="places"
				variant="tinted"
				layout="split"
				title="Where your documents and questions go"
				intro="Search follows each person’s permissions, so the model can’t repeat a passage it was never given."
			>
				<CardGrid>
					<Card title="In your systems">The originals, and the finished letter or answer.</Card>
					<Card title="In your cloud account, in a country you name">
						An index of the documents, and the questions people asked, for as long as you say.
					</Card>
					<Card title="At the model’s provider, in regions you approve">
						One question and a handful of passages at a time. Its reviewers may read a copy, to
						check for abuse. We use none whose terms let it train on what it gets.
					</Card>
				</CardGrid>
			</Section>

			<Section
				id="plan"
				layout="split"
				title="How long it takes: eight weeks"
				intro="A plan for one team and one set of documents."
			>
				<Steps>
					<Step when="Week 1" title="Collect the questions" result="The question bank.">
						Your experts write the answers they’d want to see.
					</Step>
					<Step
						when="Weeks 2 to 3"
						title="Tidy the documents"
						result="A register of documents and their owners."
					>
						Old versions come out. If documents name people, your privacy officer approves first.
					</Step>
					<Step
						when="Weeks 4 to 5"
						title="Get search right"
						result="A search tool that could stand alone."
					>
						For now people see only passages, no generated text.
					</Step>
					<Step
						when="Week 6"
						title="Add the writing, and mark it"
						result="A marked report that lists every unsupported statement."
					>
						Your experts score answers without knowing which model produced them.
					</Step>
					<Step
						when="Weeks 7 to 8"
						title="Pilot with one team"
						result="A report, so you can decide to widen it, fix it or stop."
						decides
					>
						They use it for real tasks, and we read every correction.
					</Step>
				</Steps>
				<Facts>
					<Fact term="Your people’s time">
						Half a day a week from two or three experts, a day from IT.
					</Fact>
					<Fact term="What you own">
						The register, the search tool, the question bank and the runbook.
					</Fact>
					<Fact term="What stays out">
						Recordings, <Maori>whakapapa</Maori> and other <Maori>taonga</Maori>, unless the people
						they belong to agree.
					</Fact>
				</Facts>
			</Section>

			<Section title="Invention, licences and cost" layout="beside">
				<Questions>
					<Question ask="Does it still make things up?">
						It can. A reference can be real and still not support its sentence, so we test for that,
						and you see how often it happens.
					</Question>
					<Question ask="Why not just buy assistant licences?">
						For everyday writing, that may be all you need. Build when answers depend on your
						permissions and sources, or an auditor wants to see a test.
					</Question>
					<Question ask="What does it cost?">
						{price(8)} What counts is the state of your documents, and how many questions there are
						to mark.
					</Question>
				</Questions>
			</Section>

			<CallToAction
				title="Which ten questions do your staff ask each other?"
				subject="Generative AI"
			>
				Bring them to the call. We’ll say which ones your documents might answer and which need a
				person.
			</CallToAction>
		</>
	);
}

/** Whether a task suits, over the reason. */
function Verdict({ icon, children }: { icon: IconNode; children: string }) {
	const ground = icon === UserCheck ? "bg-highlight px-2 text-on-highlight" : "text-ink";
	return (
		<p className={`mb-1 flex w-fit items-center gap-2 font-semibold ${ground}`}>
			<Icon icon={icon} />
			{children}
		</p>
	);
}
