import { Check, Eye, type IconNode, UserCheck } from "lucide";
import type { ReactNode } from "react";
import { price } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { SourcedDraft } from "#src/pages/solutions/gen-ai/sourced-draft.tsx";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Card, CardGrid } from "#src/sections/card-grid.tsx";
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
				told to write only from documents you trust, and to name the passage behind each statement.
			</Hero>

			<Section
				variant="deep"
				title={<span className="block text-quiet">How a draft shows its sources</span>}
				intro="Illustrative example: can generative AI write routine letters? The answer may use this page and nothing else."
			>
				<SourcedDraft />
			</Section>

			<Section
				id="tasks"
				layout="split"
				title="Which tasks suit generative AI"
				intro="The harder a mistake is to see, the less the task suits."
			>
				<ol>
					<Mistake shows="A mistake is plain to see" ground="bg-land-1">
						<Task icon={Check} fit="Good fit" title="Finding a clause in a long policy">
							<p>The passage is there to see.</p>
							<p>
								<SetUp />
								Index current versions only.
							</p>
						</Task>
						<Task icon={Check} fit="Good fit" title="Drafting a routine letter">
							<p>The sender knows the case, and reads the letter before signing it.</p>
							<p>
								<SetUp />
								Ordinary code fills in names, dates and amounts. The model writes around them.
							</p>
						</Task>
					</Mistake>
					<Mistake shows="A mistake is easy to miss" ground="bg-land-3">
						<Task icon={Eye} fit="Needs a reader" title="Summarising a long report">
							<p>You can’t see what it left out.</p>
							<p>
								<SetUp />
								List the points it has to cover.
							</p>
						</Task>
						<Task
							icon={Eye}
							fit="Needs a fluent speaker"
							title={
								<>
									Translating into <Maori>te&nbsp;reo Māori</Maori>
								</>
							}
						>
							<p>These tools may not support it well.</p>
							<p>
								<SetUp />
								Commission a translator for what you publish.
							</p>
						</Task>
					</Mistake>
					<Mistake shows="A mistake looks right" ground="ground-night">
						<Task
							icon={UserCheck}
							fit="A person decides"
							title="Deciding a claim, a loan or a treatment"
						>
							<p>Ask for its reasons and you get more text, produced the same way.</p>
							<p>
								<SetUp />
								The model may gather the file. A written rule may approve a claim or a loan within
								limits, never decline one.
							</p>
						</Task>
					</Mistake>
				</ol>
				<p className="mt-6 text-muted">We’d try your tasks on a sample first.</p>
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

interface MistakeProps {
	/** How a mistake shows in these tasks. */
	shows: string;
	ground: string;
	/** The `Task`s. */
	children: ReactNode;
}

/** The tasks in which a mistake shows in the same way. */
function Mistake({ shows, ground, children }: MistakeProps) {
	return (
		<li className={`grid gap-x-6 gap-y-6 p-5 lg:grid-cols-[17rem_1fr] lg:p-8 ${ground}`}>
			<h3 className="max-w-[12em] font-display text-heading">{shows}</h3>
			<ul className="grid gap-x-8 gap-y-8 md:flex">{children}</ul>
		</li>
	);
}

interface TaskProps {
	icon: IconNode;
	/** Whether the task suits. */
	fit: string;
	title: ReactNode;
	/** The reason, and how we'd set it up. */
	children: ReactNode;
}

function Task({ icon, fit, title, children }: TaskProps) {
	const ground = icon === UserCheck ? "bg-highlight px-2 text-on-highlight" : "text-ink";
	return (
		<li className="flex-1">
			<p className={`flex w-fit items-center gap-2 font-semibold ${ground}`}>
				<Icon icon={icon} />
				{fit}
			</p>
			<h4 className="mt-2 font-display font-medium text-quiet">{title}</h4>
			<div className="mt-2 max-w-measure *:not-first:mt-3">{children}</div>
		</li>
	);
}

/** Said before how a task would be set up. */
function SetUp() {
	return <strong className="font-semibold">How we’d set it up: </strong>;
}
