import { price } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { NhiChecker } from "#src/pages/solutions/data-analytics/nhi-checker.tsx";
import { TracedNumber } from "#src/pages/solutions/data-analytics/traced-number.tsx";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Cell, ComparisonTable, Row } from "#src/sections/comparison-table.tsx";
import { Fact, Facts } from "#src/sections/facts.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { Question, Questions } from "#src/sections/questions.tsx";
import { Section } from "#src/sections/section.tsx";
import { Step, Steps } from "#src/sections/steps.tsx";
import { Ask } from "#src/ui/ask.tsx";
import { Island } from "#src/ui/island.tsx";
import { ExternalLink } from "#src/ui/link.tsx";

export const page = {
	title: "Data analytics and NHI checker, New Zealand",
	description:
		"Agreed definitions, tested data and forecasts with their margin of error. Includes a guide to both NHI formats and a checker for test NHI numbers.",
	name: "Data Analytics",
	menu: "Numbers your teams agree on, and forecasts with a margin of error.",
	headline: "Data analytics that settles the count before the forecast",
	art: "plains",
} satisfies PageMetadata;

export default function DataAnalytics() {
	return (
		<>
			<Hero page={page} variant="under" actions={<Ask subject="Data Analytics" />}>
				We turn the records your systems keep into counts and forecasts that people act on. Few
				trust a forecast built on a count they dispute.
			</Hero>

			<Section
				id="traced-number"
				variant="deep"
				title="How one number traces back to its rows"
				intro="Every total rests on choices about what to count. We show them all, down to the rows."
			>
				<TracedNumber />
			</Section>

			<Section
				id="nhi-checker"
				variant="tinted"
				layout="split"
				title="NHI checker, for both formats"
				intro={
					<>
						Since 1&nbsp;July 2026, new National Health Index numbers have the format AAANNAX.
						Existing ones keep AAANNNC, and{" "}
						<ExternalLink href="https://www.tewhatuora.govt.nz/for-health-providers/claims-provider-payments-and-entitlements/nhi-number-format-changes/">
							Health New&nbsp;Zealand
						</ExternalLink>{" "}
						says systems must support both indefinitely.
					</>
				}
			>
				<div className="mb-10 grid gap-x-12 gap-y-6 rounded-panel border border-line bg-ground p-6 lg:grid-cols-2 lg:p-8">
					<div>
						<h3 className="text-subheading">Check a test number</h3>
						<p className="mt-2 max-w-measure text-muted">
							Nothing you type is sent or kept. It takes only test numbers, which start with Z:
							please don’t type a real person’s.
						</p>
					</div>
					<Island name="pages/solutions/data-analytics/nhi-checker" part={NhiChecker} />
				</div>
				<ComparisonTable
					caption="HISO 10046:2024. Neither format tells you whose number it is: a valid number on the wrong file passes."
					columns={["Check", "Old format", "New format"]}
				>
					<Row title="Format">
						<Cell>Three letters, three digits, a check digit. No I or O.</Cell>
						<Cell>Three letters, two digits, a letter, a check letter. No I or O.</Cell>
					</Row>
					<Row title="Check character">
						<Cell>Modulus&nbsp;11. ZAC5361 passes, ZAC3561 fails.</Cell>
						<Cell>Modulus&nbsp;23. ZBN77VL passes, ZBN77LV fails.</Cell>
					</Row>
					<Row title="Older code">
						<Cell>A pattern for this format alone rejects every new number.</Cell>
						<Cell>
							The standard said modulus&nbsp;24 until April 2023. Such code rejects valid numbers.
						</Cell>
					</Row>
				</ComparisonTable>
			</Section>

			<Section
				id="plan"
				layout="split"
				title="How long it takes: nine weeks to a tested forecast"
				intro="A plan for one set of measures, a few reports, and a forecast tried on the past."
			>
				<Steps>
					<Step
						when="Weeks 1 and 2"
						title="Agree the definitions"
						result="The first pages of the definitions book, agreed by everyone in the room."
						decides
					>
						The people with rival totals meet, with the text of the queries on the screen.
					</Step>
					<Step
						when="Weeks 3 to 5"
						title="Check the sources"
						result="The repairs each system needs, in order of importance."
					>
						We profile every source for gaps, duplicates and impossible values.
					</Step>
					<Step
						when="Weeks 6 to 8"
						title="Build a few reports"
						result="Live reports, and a list of what you can turn off."
					>
						If you can’t say who uses a report, we don’t build it.
					</Step>
					<Step
						when="Week 9"
						title="Test the forecast on months it hasn’t seen"
						result="A forecast whose misses you’ve seen, or advice to use the plain rule."
					>
						It has to beat a plain rule, such as the same week last year.
					</Step>
				</Steps>
				<Facts>
					<Fact term="Your people’s time">
						One meeting with everyone who reports a different total, then an hour a week from the
						owner of each measure.
					</Fact>
					<Fact term="What you own">
						The definitions, the checks on every load, the reports and the runbook. The forecast
						too, with its scorecard.
					</Fact>
					<Fact term="Where your data sits">In your database. We take no copies out.</Fact>
				</Facts>
			</Section>

			<Section title="Cost, data about people, and how much is AI" variant="tinted">
				<Questions>
					<Question ask="What does it cost?">
						{price(9)} What moves it: how many sources there are, and how much has to be repaired in
						them.
					</Question>
					<Question ask="How do you handle data about people?">
						We swap identifiers for keys before analysis, and the table that links them stays with
						your staff. Reports that leave the team hide small counts: one admission from one small
						town can identify a person.
					</Question>
					<Question ask="How much of this is AI?">
						Little. A language model can help phrase a query, but it doesn’t produce the figure.
					</Question>
				</Questions>
			</Section>

			<CallToAction title="Name one number your teams dispute" subject="Data Analytics">
				Tell us who quotes which figure, and where they get it. On the call we’ll say how we’d
				settle it.
			</CallToAction>
		</>
	);
}
