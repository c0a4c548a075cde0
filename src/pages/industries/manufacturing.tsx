import { price } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { RecallDrill } from "#src/pages/industries/manufacturing/recall-drill.tsx";
import { ReworkSheets } from "#src/pages/industries/manufacturing/rework-sheets.tsx";
import { SlippedPoint } from "#src/pages/industries/manufacturing/slipped-point.tsx";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Fact, Facts } from "#src/sections/facts.tsx";
import { Figure } from "#src/sections/figure.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { LinkList } from "#src/sections/link-list.tsx";
import { Prose } from "#src/sections/prose.tsx";
import { Question, Questions } from "#src/sections/questions.tsx";
import { Section } from "#src/sections/section.tsx";
import { Step, Steps } from "#src/sections/steps.tsx";
import { Ask } from "#src/ui/ask.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";
import { Maori } from "#src/ui/maori.tsx";

export const page = {
	title: "Baby Food Manufacturing: trace infant formula",
	description:
		"Batch genealogy, certificate reading, label versions by market and mock recall drills for New Zealand makers of infant formula and baby food.",
	name: "Baby Food Manufacturing",
	menu: "Trace a tin to the lots inside it, and run recall drills against the clock.",
	headline: "Trace a tin of infant formula to the lots inside it",
	art: "plains",
} satisfies PageMetadata;

export default function Manufacturing() {
	return (
		<>
			<Hero
				page={page}
				variant="under"
				mirrored
				actions={<Ask subject="Baby Food Manufacturing" />}
			>
				In <Maori>Aotearoa</Maori> New Zealand, a tin’s records run from raw milk to the export
				container, partly in systems, partly on paper. We join them for one product, without AI, so
				you can answer a verifier from one place. If your last drill was quick and balanced, you
				don’t need us.
			</Hero>

			<Section
				layout="split"
				title="A mock recall drill, question by question"
				intro={
					<>
						A supplier withdraws one lot of premix, and your recall lead starts the clock. We’d plan
						twelve weeks for software that answers these four questions for one product. Print a{" "}
						<a href="/forms/recall-drill.pdf">blank drill sheet</a> (PDF).
					</>
				}
			>
				<Figure caption="Illustrative example: 400 kg of one premix lot, drawn to scale by weight. Whether a real event calls for a recall is for your people and the Ministry for Primary Industries (MPI) to decide.">
					<RecallDrill />
				</Figure>
			</Section>

			<Section
				variant="deep"
				title="How rework breaks a trail"
				intro="Powder from one blend goes into another. One sheet shows it; the other doesn’t."
			>
				<ReworkSheets />
			</Section>

			<Section
				title="One decimal point slides"
				layout="split"
				intro="A certificate comes as a photo of a printout, and someone types in the results."
			>
				<SlippedPoint />
			</Section>

			<Section title="What we’d build first: batch genealogy" layout="beside">
				<Prose>
					<p>
						Materials, part bags, rework and blends become one tree that you can follow in both
						directions. In these twelve weeks it only reads: nothing writes to your LIMS or ERP, or
						changes a setting in the plant.
					</p>
					<p>Others can follow:</p>
				</Prose>
				<LinkList>
					<li>
						<Link href="/solutions/automation">Certificates into your LIMS</Link>: results are
						compared with the specification. What’s hard to read waits for the laboratory.
					</li>
					<li>
						<Link href="/solutions/gen-ai">Recipes and labels by market</Link>: every artwork
						carries the standard it was checked against.
					</li>

					<li>
						<Link href="/solutions/ai-agents">Evidence packs</Link>: an agent gathers what the
						verifier asked for and notes what’s missing. Your quality manager sends it.
					</li>
				</LinkList>
			</Section>

			<Section
				id="plan"
				title="How long it takes: twelve weeks, drill to drill"
				intro="A plan until week 1 shows how much is on paper."
				variant="tinted"
				layout="split"
			>
				<Steps>
					<Step
						when="Week 1"
						title="Follow one batch on foot"
						result="A map of the records: owner, format and gaps."
					>
						We walk it from intake to dispatch and collect every sheet on the way.
					</Step>
					<Step
						when="Week 2"
						title="Drill the way you do today"
						result="A baseline, and the places where the trail broke."
					>
						Your recall lead runs a scenario on today’s records. We time it.
					</Step>
					<Step
						when="Weeks 3 to 9"
						title="Join the records"
						result="A genealogy you can search, and the approved rules behind it."
					>
						Your quality manager approves the matching rules. Then we connect one source at a time.
						From paper, your staff type only the fields that link lots.
					</Step>
					<Step
						when="Weeks 10 to 11"
						title="Validate it under change control"
						result="The validation file, training notes and a tested way back to paper."
						decides
					>
						We write the test protocols against the requirements of week 3; your quality manager
						signs them off.
					</Step>
					<Step
						when="Week 12"
						title="Repeat the drill"
						result="Both drill reports and a list of what to fix."
					>
						Your recall lead picks a lot that the team hasn’t traced. We compare the two drills.
					</Step>
				</Steps>
				<Facts>
					<Fact term="Your people’s time">
						Two drills, half a day a week from quality, two days a week while you validate, half a
						day from IT for every source. Typing takes most: 400 sheets at three minutes are 20
						hours, and 10 of checking.
					</Fact>
					<Fact term="What decides the cost">
						How many systems hold a batch’s records, and how many are still paper. {price(12)}
					</Fact>
					<Fact term="What you own">
						The joined records, the approved rules, the validation file, the runbook and the code.
					</Fact>
					<Fact term="Where your data sits">
						On your site or in your cloud account. No AI model runs in the twelve weeks.
					</Fact>
				</Facts>
			</Section>

			<Section
				title="Four rules that change the build"
				layout="split"
				intro="Checked 22 November 2026."
			>
				<Facts>
					<Fact
						term={
							<ExternalLink href="https://www.mpi.govt.nz/food-business/food-recalls/food-recall-guidance-for-businesses">
								Recalls, simulated and real
							</ExternalLink>
						}
					>
						A drill at least every 12 months, and MPI told of a real decision within 24 hours. So
						every answer and its time are kept on file.
					</Fact>
					<Fact
						term={
							<ExternalLink href="https://www.mpi.govt.nz/export/food/dairy/steps-to-exporting/1-meet-new-zealand-requirements-for-dairy-exports/">
								Risk management programmes
							</ExternalLink>
						}
					>
						Dairy exported anywhere but Australia is made under a verified one. So we validate under
						yours.
					</Fact>
					<Fact
						term={
							<ExternalLink href="https://www.mpi.govt.nz/food-business/dairy-products-processing-manufacture-testing-requirements/specific-dairy-products/requirements-for-manufacturing-infant-formula">
								The Food Standards Code, as at 12 September 2024
							</ExternalLink>
						}
					>
						New Zealand opted out of the later formula changes. So each recipe and label carries its
						standard’s date.
					</Fact>
					<Fact
						term={
							<ExternalLink href="https://www.mpi.govt.nz/export/food/dairy/resources-for-dairy-exports/">
								China’s two registrations
							</ExternalLink>
						}
					>
						The recipe (SAMR Order 80) and the factory (Decree 280). So a batch for China is filed
						under both.
					</Fact>
				</Facts>
			</Section>

			<Section
				title="Validation, recall nights, and when batch genealogy doesn’t pay"
				variant="tinted"
			>
				<Questions>
					<Question ask="How do we validate it?">
						Under your change control: requirements in week 3, tests in weeks 10 and 11. Before week
						3, ask your verifier whether the change has to be notified. The audit trail records who
						changed what, when and why, out of reach of those who run the system.
					</Question>

					<Question ask="When doesn’t it pay?">
						In an ordinary week. You’d build it for the hours between “Did we receive it?” and
						“Where are they tonight?”: count those of your last drill, for every drill and hold in a
						year, and add what a held container costs. If that’s well under the price of twelve
						weeks, leave it. On a recall night your team works from the runbook;{" "}
						<Link href="/services#afterwards">we aren’t on call</Link>.
					</Question>
				</Questions>
			</Section>

			<CallToAction
				title="Tell us when your next recall drill is due"
				subject="Baby Food Manufacturing"
			>
				Say where the trail broke last time. On the call we’ll say which records we’d join first.
			</CallToAction>
		</>
	);
}
