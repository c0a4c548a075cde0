import { price } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { StageChart } from "#src/pages/industries/logistic/stage-chart.tsx";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Card, CardGrid } from "#src/sections/card-grid.tsx";
import { Fact, Facts } from "#src/sections/facts.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { LinkList } from "#src/sections/link-list.tsx";
import { Question, Questions } from "#src/sections/questions.tsx";
import { Section } from "#src/sections/section.tsx";
import { Step, Steps } from "#src/sections/steps.tsx";
import { Ask } from "#src/ui/ask.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";
import { Maori } from "#src/ui/maori.tsx";

export const page = {
	title: "Logistic Solutions: import documents, New Zealand",
	description:
		"Shipment documents cross-checked by stage, stink bug season flags, arrival and demurrage alerts, for New Zealand importers, forwarders, brokers and warehouses.",
	name: "Logistic Solutions",
	menu: "Import documents are compared as they arrive, so that faults show before the ship berths.",
	headline: "Catch the fault in the import documents before the ship berths",
	art: "wharf",
} satisfies PageMetadata;

/** The page for importers, forwarders, brokers and warehouses. */
export default function Logistic() {
	return (
		<>
			<Hero page={page} variant="under" actions={<Ask subject="Logistic Solutions" />}>
				For importers, forwarders, brokers and warehouses in <Maori>Aotearoa</Maori>{" "}
				New&nbsp;Zealand: software that reads documents as they arrive and shows a person the fault
				while there’s time to ring the supplier. If your operator usually sees it in time, you don’t
				need us.
			</Hero>

			<Section
				id="stages"
				layout="split"
				title="Which documents to check, stage by stage"
				intro="A check is cheapest where its document first appears."
			>
				<StageChart />
			</Section>

			<Section id="bad-week" variant="deep" title="A bad week at the import desk">
				<CardGrid>
					<Card title="The invoice and the packing list disagree by two cartons">
						The vessel is a day out, the supplier has gone home, and the broker wants an answer.
					</Card>
					<Card title="Demurrage first shows up on the carrier’s invoice">
						Free time ran out over a long weekend. The date was on a portal that no one had open.
					</Card>
					<Card title="It’s September: where was the machine made?">
						Stink bug season has begun. The treatment certificate, if there is one, is in the inbox
						of someone on leave.
					</Card>
					<Card title="The bill of lading shows another seal number">
						The carrier wants a fee to amend it, and the container waits while the desk finds the
						right one.
					</Card>
				</CardGrid>
			</Section>

			<Section
				id="what-we-build"
				layout="beside"
				title="What we’d build first: three documents, one lane"
				intro="Invoice, packing list and bill of lading, compared as they arrive. When two disagree, you see both pages. These could come next."
			>
				<LinkList>
					<li>
						<Link href="/solutions/ai-agents">Lodgement pre-checks, with AI Agents</Link>: an agent
						tests the entry against your broker’s checklist, and the broker lodges it.
					</li>
					<li>
						<Link href="/solutions/automation">Season and origin flags, with Automation</Link>:
						goods on MPI’s list are flagged at the order, while a treatment can still be booked.
					</li>
					<li>
						<Link href="/solutions/data-analytics">Arrival and free time, with Data Analytics</Link>
						: notices become one expected time, with a range, and the costly containers come first.
					</li>
				</LinkList>
			</Section>

			<Section
				id="weeks"
				variant="tinted"
				layout="split"
				title="How long it takes: nine weeks on one trade lane"
				intro="A plan for one origin, one commodity and one team. Exports, air and LCL need checks of their own."
			>
				<Steps>
					<Step
						when="Week 1"
						title="Open the closed files"
						result="A tally of faults by document and stage."
					>
						You show us finished shipments. We put their documents in date order and mark where each
						fault could first have been seen.
					</Step>
					<Step
						when="Weeks 2 to 3"
						title="Write the checks with your broker"
						result="The checklist, agreed."
					>
						Every check gets an owner, a stage and an action. Your privacy officer approves the
						impact assessment.
					</Step>
					<Step
						when="Weeks 4 to 7"
						title="Build, and read along quietly"
						result="Missed faults and false alarms, counted every Friday."
					>
						The checks run on copies of incoming documents. Alerts go to the project team, so false
						alarms don’t interrupt the desk.
					</Step>
					<Step
						when="Weeks 8 to 9"
						title="Go live on one lane"
						result="A desk guide, and a way to mute a check that misbehaves."
						decides
					>
						Your desk lead switches the alerts on, and the desk keeps its own checks.
					</Step>
				</Steps>
				<Facts>
					<Fact term="Your people’s time">
						An operator: four hours in week 1, an hour every Friday from week 4. Your broker: three
						hours a week in weeks 2 and 3. IT: two days. Your privacy officer: half a day.
					</Fact>
					<Fact term="What decides the cost">
						How many partners and layouts, and whether your freight system hands documents over or
						they’re picked out of mailboxes. {price(9)}
					</Fact>
					<Fact term="What you own">
						The checks, the connections, the desk guide and the runbook.
					</Fact>
					<Fact term="Where your data sits">
						In your systems and your cloud account. Layouts that no rule can read go to a model, in
						regions you approve.
					</Fact>
				</Facts>
			</Section>

			<Section id="rules" title="Two New Zealand rules that change what we build">
				<Facts>
					<Fact
						term={
							<ExternalLink href="https://www.customs.govt.nz/business/import/start-importing/register-as-a-commercial-importer">
								Trade Single Window
							</ExternalLink>
						}
					>
						Entries go through it to Customs and MPI. Your broker lodges them, under their own
						registration.
					</Fact>
					<Fact
						term={
							<ExternalLink href="https://www.mpi.govt.nz/import/">
								MPI’s import health standards
							</ExternalLink>
						}
					>
						The stink bug season has run from 1&nbsp;September to 30&nbsp;April. It can change, so
						we load a dated list that your team confirms with MPI each year.
					</Fact>
				</Facts>
			</Section>

			<Section layout="beside" title="Missed faults, and when document checks don’t pay">
				<Questions>
					<Question ask="What if it misses a fault?">
						It will miss some. In weeks 4 to 7 you see every Friday how many, and until week 9 the
						desk keeps its own checks.
					</Question>
					<Question ask="When doesn’t it pay?">
						Add up last year’s storage, demurrage and amendment charges that an earlier look would
						have saved. If the sum is well under the price of nine weeks’ work, leave it.
					</Question>
				</Questions>
			</Section>

			<CallToAction title="Bring the shipment that cost you most" subject="Logistic Solutions">
				Black out names and prices, and say which freight system you use. On the call we’ll look for
				the earliest warning.
			</CallToAction>
		</>
	);
}
