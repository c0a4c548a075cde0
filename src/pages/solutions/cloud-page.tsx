import { price } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { LandingZone } from "#src/pages/solutions/cloud-page/landing-zone.tsx";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Cell, ComparisonTable, Row } from "#src/sections/comparison-table.tsx";
import { Fact, Facts } from "#src/sections/facts.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { Question, Questions } from "#src/sections/questions.tsx";
import { Section } from "#src/sections/section.tsx";
import { Step, Steps } from "#src/sections/steps.tsx";
import { Ask } from "#src/ui/ask.tsx";
import { ExternalLink } from "#src/ui/link.tsx";

export const page = {
	title: "Cloud & IT infrastructure: landing zones, NZ",
	description:
		"Access, cost, location and recovery settled before anything moves in. See where the layers of a cloud system run and who can read what’s there.",
	name: "Cloud & IT infrastructure",
	menu: "Access, cost and recovery are agreed before any system moves in.",
	headline: "Cloud and IT infrastructure: know where each layer runs",
	art: "harbour",
} satisfies PageMetadata;

export default function CloudPage() {
	return (
		<>
			<Hero page={page} variant="beside" actions={<Ask subject="Cloud & IT infrastructure" />}>
				We set up networks, access, backups and logs as code, in accounts you own. Then we move your
				systems in one by one, and rehearse the day something fails.
			</Hero>

			<Section
				id="landing-zone"
				layout="split"
				title="A landing zone: separate accounts, separate keys"
				intro="No account reaches another unless one of your people has allowed it, and the log shows who."
			>
				<LandingZone />
			</Section>

			<Section
				id="locations"
				variant="tinted"
				layout="split"
				title="Where your data sits, and who can see it"
				intro={
					<>
						Stored data can usually stay in New&nbsp;Zealand. AI processing, support and billing
						often leave the country. We fill in this table for all your systems. Print a{" "}
						<a href="/forms/location-register.pdf">blank location register</a>&nbsp;(PDF).
					</>
				}
			>
				<ComparisonTable
					caption={
						<>
							Example: AWS with its Auckland region (
							<span className="whitespace-nowrap">ap-southeast-6</span>, three Availability Zones),
							as it was in November 2026. The darker the row, the further its contents may go.
						</>
					}
					columns={["Layer", "Where it runs", "Who sees it", "Settle first"]}
				>
					<Row title="Databases and files" ground="bg-land-1">
						<Cell>Auckland, for services offered there.</Cell>
						<Cell>Your staff. Your own keys limit what the provider can read.</Cell>
						<Cell>Who holds the keys.</Cell>
					</Row>
					<Row title="Sign-in" ground="bg-land-1">
						<Cell>The region where you set it up.</Cell>
						<Cell>Directory administrators.</Cell>
						<Cell>Sealed emergency accounts.</Cell>
					</Row>
					<Row title="Backups" ground="bg-land-2">
						<Cell>A second account in Auckland, or overseas.</Cell>
						<Cell>The two people who restore.</Cell>
						<Cell>Whether a copy may leave the country.</Cell>
					</Row>
					<Row title="Logs and bills" ground="bg-land-2">
						<Cell>Logs in the region you choose. Bills at the provider’s.</Cell>
						<Cell>Your security team. The provider sees the bills.</Cell>
						<Cell>That neither names a customer or patient.</Cell>
					</Row>
					<Row title="AI requests" ground="bg-land-4">
						<Cell>
							Amazon Bedrock takes them in Auckland, and may process them in Sydney, Melbourne or
							worldwide.
						</Cell>
						<Cell>The model service; its reviewers, if its terms keep a copy.</Cell>
						<Cell>Which routing profile is allowed.</Cell>
					</Row>
					<Row title="Vendor support" ground="bg-land-4">
						<Cell>Wherever its engineers are awake.</Cell>
						<Cell>The engineer on your case.</Cell>
						<Cell>Who lets them in, and for how long.</Cell>
					</Row>
				</ComparisonTable>
			</Section>

			<Section
				id="plan"
				title={
					<>
						<span className="block text-quiet">
							How long it takes: fourteen weeks, two of them to
						</span>{" "}
						<span className="mt-3 block text-display">
							break it on{" "}
							<span className="broken" data-text="purpose">
								<span>purpose</span>
							</span>
						</span>
					</>
				}
				intro="A plan for a handful of systems."
			>
				<Steps>
					<Step
						when="Weeks 1 and 2"
						title="Find out what you have"
						result="An inventory, and a map of what depends on what."
					>
						Invoices and network traffic tell more than asset lists.
					</Step>
					<Step
						when="Weeks 3 and 4"
						title="Settle the slow decisions"
						result="A short decision record, agreed before we build."
						decides
					>
						Identity, location, recovery times, network, logging and who pays.
					</Step>
					<Step
						when="Weeks 5 to 7"
						title="Build it empty"
						result="A tested landing zone and its code."
					>
						Your security team attacks it while there’s nothing to lose.
					</Step>
					<Step
						when="Weeks 8 to 12"
						title="Move in, one system at a time"
						result="Systems moved in, and a list of old ones to cancel."
					>
						The one you’d miss least goes first. Every move has a way back.
					</Step>
					<Step
						when="Weeks 13 and 14"
						title="Break it on purpose"
						result="A runbook with real recovery times, and an exit plan."
					>
						Your team restores a backup and locks out an administrator.
					</Step>
				</Steps>
				<Facts>
					<Fact term="Your people’s time">
						An administrator two days a week, your security team in weeks 5 to 7, those who’ll run
						it two days at the end.
					</Fact>
					<Fact term="What you own">
						The accounts, their code, the register, the runbook and the exit plan.
					</Fact>

					<Fact term="Which provider">The one you already use. It needn’t be AWS.</Fact>
				</Facts>
			</Section>

			<Section title="Cost, courts and the rules for data overseas" layout="beside">
				<Questions>
					<Question ask="What does it cost?">
						{price(14)} What moves it: how many systems move in, and how soon each must be back
						after a failure.
					</Question>
					<Question ask="Does the Auckland region get us away from foreign law?">
						No. A global company runs it, and answers to the same courts from Auckland.
					</Question>
					<Question ask="Which rules apply to data overseas?">
						<ExternalLink href="https://www.privacy.org.nz/disclosing-personal-information-outside-new-zealand/">
							Principle&nbsp;12
						</ExternalLink>{" "}
						of the Privacy Act limits disclosure overseas. A provider that only holds data as your
						agent is normally outside it; your privacy officer decides.
					</Question>
				</Questions>
			</Section>

			<CallToAction
				title="Ask us where one of your systems really runs"
				subject="Cloud & IT infrastructure"
			>
				Choose one that holds personal information. On the call we’ll start its location register.
			</CallToAction>
		</>
	);
}
