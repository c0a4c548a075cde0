import { price } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { DeliveryDocket } from "#src/pages/solutions/automation/delivery-docket.tsx";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Callout } from "#src/sections/callout.tsx";
import { Cell, ComparisonTable, Row } from "#src/sections/comparison-table.tsx";
import { Fact, Facts } from "#src/sections/facts.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { Question, Questions } from "#src/sections/questions.tsx";
import { Section } from "#src/sections/section.tsx";
import { Step, Steps } from "#src/sections/steps.tsx";
import { Ask } from "#src/ui/ask.tsx";
import { Link } from "#src/ui/link.tsx";

export const page = {
	title: "Business process automation, New Zealand",
	description:
		"Rules that move documents and records between your systems, and a desk for the ones that don’t match. See one delivery docket before and after.",
	name: "Automation",
	menu: "Figures move between your systems by rule, so nobody retypes them.",
	headline: "Automation, so nobody retypes what a system already knows",
	art: "canal",
} satisfies PageMetadata;

export default function Automation() {
	return (
		<>
			<Hero page={page} variant="beside" actions={<Ask subject="Automation" />}>
				We join the systems you run, so a record moves from one to the next by itself. Most of it is
				ordinary software: fixed rules, tested one by one.
			</Hero>

			<Section title="One delivery docket, before and after" variant="tinted">
				<DeliveryDocket />
			</Section>

			<Callout title="Where a rule can do the job, we don’t use AI">
				<p>
					AI reads what rules can’t, such as a certificate whose layout changes with every supplier.
					Where the next step depends on what a message means, an{" "}
					<Link href="/solutions/ai-agents">agent</Link> may suit.
				</p>
			</Callout>

			<Section variant="deep" title="Rules anyone can read, and their tests">
				<p className="mb-10 max-w-[17em] text-balance font-display font-medium text-heading lg:mb-14">
					“If the docket shows more than the order, a person decides.”
				</p>
				<ComparisonTable
					caption="Illustrative example: a rule from the docket above, and the tests that guard it."
					columns={["Given", "The software", "Test"]}
				>
					<Row title="Order 40, docket 40">
						<Cell>Enters 40</Cell>
						<Cell>Passed</Cell>
					</Row>
					<Row title="Order 40, docket 44">
						<Cell>
							<Held />
						</Cell>
						<Cell>Passed</Cell>
					</Row>
					<Row title="No such order, docket 40">
						<Cell>
							<Held />
						</Cell>
						<Cell>Passed</Cell>
					</Row>
				</ComparisonTable>
			</Section>

			<Section
				id="plan"
				layout="split"
				title="How long it takes: six weeks"
				intro="A plan for one process from start to finish."
			>
				<svg
					width="320"
					height="48"
					viewBox="0 -20 240 40"
					preserveAspectRatio="none"
					aria-hidden="true"
					className="mb-6 h-12 w-full overflow-visible fill-none"
				>
					<path
						d="M0 0c4-24 6-24 10 0s6 24 10 0s6-24 10 0s6 23 10 0s6-22 10 0s6 20 10 0s6-18 10 0s6 16 10 0s6-14 10 0s6 12 10 0s6-10 10 0s6 8 10 0s6-6 10 0s6 4 10 0s6-2 10 0"
						vectorEffect="non-scaling-stroke"
						className="stroke-3 stroke-ink"
					/>
					<path
						d="M150 0H240"
						vectorEffect="non-scaling-stroke"
						strokeWidth="8"
						className="stroke-accent"
					/>
				</svg>
				<Steps>
					<Step
						when="Week 1"
						title="Follow last month’s cases"
						result="The process map, and the minutes a case takes."
					>
						We trace finished cases from end to end, and count the detours.
					</Step>
					<Step
						when="Week 2"
						title="Cut before you automate"
						result="A shorter process, and rules written in sentences."
						decides
					>
						Forms that repeat each other, approvals that are always given: you decide what goes.
					</Step>
					<Step
						when="Weeks 3 to 4"
						title="Build on recorded cases"
						result="Working connections, and the causes of every difference."
					>
						The software runs last month again. Where it differs from your staff, we find out which
						was wrong.
					</Step>
					<Step when="Week 5" title="Run both side by side" result="A daily list of differences.">
						Your team carries on while the software shadows them.
					</Step>
					<Step
						when="Week 6"
						title="Switch over, then practise a failure"
						result="A live process, and a team that has already seen it fail."
						decides
					>
						With your agreement we turn off one connection, and your team carries on without it.
					</Step>
				</Steps>
				<Facts>
					<Fact term="Your people’s time">
						A few hours a week from those who do it now. IT sets up test copies.
					</Fact>
					<Fact term="What you own">
						The connections, the rules and tests, the exceptions desk, and a runbook for carrying on
						when it fails.
					</Fact>
					<Fact term="Where your data sits">
						In your systems. Documents that rules can read don’t go to an AI model.
					</Fact>
				</Facts>
			</Section>

			<Section title="Robots, people and cost" layout="beside" variant="tinted">
				<Questions>
					<Question ask="Our last robots broke every time a screen changed. What’s different?">
						They imitated a person at a screen. We use an interface the vendor supports, or the
						system’s own exports, which change less often.
					</Question>
					<Question ask="How many fewer people will we need?">
						We don’t sell a smaller payroll. The hours saved are yours to use.
					</Question>
					<Question ask="What does it cost?">
						{price(6)} What counts is how many systems it connects, and the exceptions in your
						staff’s heads. The scope may let you stop on what week 1 shows.
					</Question>
				</Questions>
			</Section>

			<CallToAction title="Show us the spreadsheet everyone’s afraid of" subject="Automation">
				On the call, take us through one made-up row of it. We’ll mark which steps suit rules and
				which need judgement.
			</CallToAction>
		</>
	);
}

/** What the software does where a person decides. */
function Held() {
	return (
		<span className="box-decoration-clone bg-highlight px-1.5 text-on-highlight">
			Holds it at the exceptions desk
		</span>
	);
}
