import { price } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { DecisionPath } from "#src/pages/solutions/consulting/decision-path.tsx";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Fact, Facts } from "#src/sections/facts.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { Question, Questions } from "#src/sections/questions.tsx";
import { Section } from "#src/sections/section.tsx";
import { Step, Steps } from "#src/sections/steps.tsx";
import { Ask } from "#src/ui/ask.tsx";
import { ExternalLink } from "#src/ui/link.tsx";
import { Maori } from "#src/ui/maori.tsx";

export const page = {
	title: "AI consulting, New Zealand: what to build first",
	description:
		"AI consulting in five weeks: a ranked list of projects with costs and owners, and a list of ideas to drop. Try the four questions we ask of every AI idea.",
	name: "Consulting",
	menu: "Which of your problems suit AI, which don’t, and what to do first.",
	headline: "What to build first with AI, and what to drop",
	art: "archipelago",
} satisfies PageMetadata;

export default function Consulting() {
	return (
		<>
			<Hero page={page} variant="under" actions={<Ask subject="Consulting" />}>
				You get a report with two lists at its centre. One ranks the projects worth building, with
				rough costs and proposed owners. The other names the ideas we’d drop, and why.
			</Hero>

			<Section
				id="four-questions"
				variant="deep"
				title="Four questions to ask of any AI idea"
				intro="Try them on one of yours, in order, and stop at the first no."
			>
				<DecisionPath />
			</Section>

			<Section
				title="What the report holds"
				layout="beside"
				intro={
					<>
						Where they apply to you, it goes through the questions in MBIE’s voluntary{" "}
						<ExternalLink href="https://www.mbie.govt.nz/business-and-employment/business/support-for-business/responsible-ai-guidance-for-businesses/about-this-guidance">
							Responsible AI Guidance for Businesses
						</ExternalLink>
						.
					</>
				}
			>
				<dl className="border-line border-b">
					<Part title="A ranked shortlist">
						What each might cost, who could own it, the law that bears on it, and the best argument
						against it.
					</Part>
					<Part title="Ideas to drop">
						With the reasons, so the same idea doesn’t come back every budget round.
					</Part>

					<Part title="A policy on two sides of paper">
						Acceptable use, procurement questions, and who may approve what.
					</Part>
					<Part title="The first ninety days">
						Decisions with their dates, and the skills to train, borrow or recruit.
					</Part>
				</dl>
			</Section>

			<Section
				id="plan"
				layout="split"
				title="How long it takes: five weeks to a decision"
				intro="A plan for one organisation. One process or one contract takes about two weeks, without the inventory and the trials."
			>
				<Steps>
					<Step
						when="Week 1"
						title="Sit with the people who do it"
						result="Notes on where the hours go, checked by those who work them."
					>
						We start with ward clerks, dispatchers or loan officers, and see their managers
						afterwards.
					</Step>
					<Step
						when="Week 2"
						title="List what you already have"
						result="The inventory, with overlaps and expiry dates."
					>
						We go through contracts, licences, data and AI, including features that an update
						switched on.
					</Step>
					<Step
						when="Weeks 3 and 4"
						title="Try the two best ideas cheaply"
						result="Two short write-ups, which also say what disappointed us."
					>
						We use made-up records, or a person stands in for the software.
					</Step>
					<Step
						when="Week 5"
						title="Decide in one room"
						result="The report, and a decision record with owners, dates and reasons."
						decides
					>
						We put the case against each project before the case for it. Your people choose.
					</Step>
				</Steps>
				<Facts>
					<Fact term="Your people’s time">
						An hour or two from everyone we sit with, and a half day with those who approve spending
						and risk.
					</Fact>
					<Fact term="What you own">The report, any prototypes, and our notes on them.</Fact>
					<Fact term="Where your data sits">
						In your systems. We ask for column names and counts before we ask to see a record.
					</Fact>
					<Fact term="What people tell us">
						Reported without names, unless they agree otherwise.
					</Fact>
				</Facts>
			</Section>

			<Section
				variant="night"
				title="“Will you just recommend yourselves?”"
				intro="No. We look first for an option that uses only what you already own, and no vendor pays us. Another firm could build from the report without ringing us."
			/>

			<Section title="Cost and Māori data" layout="beside">
				<Questions>
					<Question ask="What does it cost?">
						{price(5)} What moves it: how many people we sit with, and whether the two trials need a
						prototype.
					</Question>
					<Question ask="How do you approach Māori data?">
						As a question of authority before it’s a question of storage.{" "}
						<Maori>Rangatiratanga</Maori> and <Maori>kaitiakitanga</Maori> ask who has authority
						over information and who looks after it. You talk directly with the people who hold that
						authority; we don’t stand in for them.
					</Question>
				</Questions>
			</Section>

			<CallToAction title="Start with the idea you’re least sure about" subject="Consulting">
				Describe it in a paragraph. On the call we’ll say which of the four questions it might stop
				at.
			</CallToAction>
		</>
	);
}

interface PartProps {
	title: string;
	children: string;
}

/** A part of the report. */
function Part({ title, children }: PartProps) {
	return (
		<div className="gap-x-6 border-line border-t py-5 sm:grid sm:grid-cols-[2fr_3fr]">
			<dt className="font-semibold text-subheading">{title}</dt>
			<dd className="mt-1 text-muted sm:mt-0">{children}</dd>
		</div>
	);
}
