import { price } from "#src/content/sentences.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { HouseDay } from "#src/pages/industries/retreats/house-day.tsx";
import { CallToAction } from "#src/sections/call-to-action.tsx";
import { Callout } from "#src/sections/callout.tsx";
import { CardGrid } from "#src/sections/card-grid.tsx";
import { Fact, Facts } from "#src/sections/facts.tsx";
import { Figure } from "#src/sections/figure.tsx";
import { Hero } from "#src/sections/hero.tsx";
import { Question, Questions } from "#src/sections/questions.tsx";
import { Section } from "#src/sections/section.tsx";
import { StatCard } from "#src/sections/stat-card.tsx";
import { Step, Steps } from "#src/sections/steps.tsx";
import { Ask } from "#src/ui/ask.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";
import { Maori } from "#src/ui/maori.tsx";

export const page = {
	title: "Recovery Retreats: software, New Zealand",
	description:
		"Quiet systems for New Zealand recovery retreats: questions, supplies, claims, beds, monitoring and notes, with consent sought first and decisions left to staff.",
	name: "Recovery Retreats",
	menu: "Software keeps track of beds, claims, stock and notes, so staff have time for people.",
	headline: "Recovery Retreat Solutions",
	art: "range",
} satisfies PageMetadata;

export default function Retreats() {
	return (
		<>
			<Hero
				page={page}
				variant="under"
				mirrored
				actions={
					<>
						<Ask subject="Recovery Retreats" />{" "}
						<ButtonLink href="/get-started" variant="secondary">
							Get Started
						</ButtonLink>
					</>
				}
			>
				You run a house where people recover, from surgery, exhaustion or addiction. We’d build
				software that draws up claims, forecasts beds, counts stock and puts notes in order, using
				only what people have agreed to share. At four hours of claims a week, stay with a
				spreadsheet.
			</Hero>

			<Section title="A day in the house, breakfast to night">
				<Figure caption="Illustrative example: one day.">
					<HouseDay />
				</Figure>
			</Section>

			<Section
				layout="split"
				variant="tinted"
				title="Six systems for a recovery retreat"
				intro="The figures are targets to start from, not results. In phase one we replace them with yours."
			>
				<CardGrid>
					<StatCard
						wide={6}
						title="Virtual Nursing Assistance"
						benefits={[
							"Question and reply side by side",
							"No reply without a handbook answer",
							"The night shift sees what was asked",
						]}
						stats={[
							{ value: "85%", label: "target: questions answered without a walk over" },
							{ value: "92%", label: "target: prepared replies sent unchanged" },
						]}
					>
						People ask about meals or visits on a screen in the lounge. A nurse reads a reply
						prepared from your handbook, and sends it. It isn’t crisis help, and says so.
					</StatCard>
					<StatCard
						title="Inventory & Equipment Management"
						benefits={[
							"One list of what’s where",
							"Expiry dates flagged in time",
							"A person approves every order",
						]}
						stats={[
							{ value: "99%", label: "target: match between list and shelf" },
							{ value: "28%", label: "target: cut in spending on expired stock" },
						]}
					>
						Staff scan linen, supplies and equipment as they leave the shelf, so the list and the
						shelf agree.
					</StatCard>
					<StatCard
						title="Billing & Insurance Processing"
						benefits={[
							"Only what the person agreed to",
							"Gaps found before a claim goes",
							"Each amount traced to a service",
						]}
						stats={[
							{ value: "75%", label: "target: cut in time to prepare a claim" },
							{ value: "99.9%", label: "target: claims checked in every field" },
						]}
					>
						Invoices, and claims to ACC or an insurer, are drawn up from your records. What’s
						missing is listed first.
					</StatCard>
					<StatCard
						title="Patient Demand & Capacity Planning"
						benefits={[
							"Rosters planned around stays",
							"A waiting list you can explain",
							"Quiet weeks seen in time for leave",
						]}
						stats={[
							{ value: "94%", label: "target: accuracy of the bed forecast a week ahead" },
							{ value: "32%", label: "target: cut in bed nights lost to late changes" },
						]}
					>
						Enquiries, bookings and lengths of stay become a forecast of beds and staff, with its
						margin of error.
					</StatCard>
					<StatCard
						wide={4}
						title="Remote Patient Monitoring"
						benefits={[
							"Consent dated, easy to withdraw",
							"Limits set by their clinician",
							"Set to alert when a device goes silent",
						]}
						stats={[
							{ value: "24/7", label: "target: an alert reaches the duty phone at any hour" },
							{ value: "alerts under 30s", label: "target: from reading to duty phone" },
						]}
					>
						Where a clinician advises it and the person agrees, a wearable sends readings. One
						outside their limits sounds the duty phone.
					</StatCard>
					<StatCard
						title="Recovery Progress Analytics"
						benefits={[
							"Goals in the person’s own words",
							"Notes in order before a review",
							"No score, no ranking of people",
						]}
						stats={[
							{ value: "96%", label: "target: notes in place before a review" },
							{ value: "100+/day", label: "target: entries put in order" },
						]}
					>
						Notes, attendance and the goals a person has chosen come together on one page. They and
						their clinician decide what it means.
					</StatCard>
				</CardGrid>
			</Section>

			<Callout title="If there isn’t someone awake, we don’t switch monitoring on">
				The duty phone is set to sound when a device or the line goes silent. Any alarm can fail,
				and <Link href="/services#afterwards">we aren’t on call at night</Link>, so rounds go on as
				before. If a person wouldn’t be safe with rounds alone, this isn’t the tool for them.
			</Callout>

			<Section id="plan" title="Four phases, and who decides in them" variant="tinted">
				<Steps>
					<Step when="Phase 1" title="Initial Assessment">
						The paid work starts here. We talk through a day: which records exist, who may read
						them, how many hours the job takes. The target: assessment under 2 hrs. Your manager
						decides whether to go on.
					</Step>
					<Step when="Phase 2" title="Care Planning" decides>
						Your clinical lead decides where software may help and where only a person acts. It
						reads no records until your privacy officer approves.
					</Step>
					<Step when="Phase 3" title="Implementation">
						It starts small, in one wing or with one kind of claim, with paper alongside and
						training on shift. The people staying are asked what may be recorded. Your staff decide
						whether it stays.
					</Step>
					<Step when="Phase 4" title="Monitoring">
						Your team reads the log and switches off what isn’t helping. The target: 100% coverage,
						a person following up every alert.
					</Step>
				</Steps>
				<Facts>
					<Fact term="How long">
						We’d plan six weeks for stock or claims, as an{" "}
						<Link href="/solutions/automation">Automation</Link> project: one each for phases 1, 2
						and 4, three for phase 3. Nine for beds or notes, and ten for the lounge screen, with{" "}
						<Link href="/solutions/ai-agents">AI Agents</Link>. Wearables take six, then eight on
						trial, when you don’t rely on them yet.
					</Fact>
					<Fact term="Your people’s time">
						Your manager and clinical lead, a few hours a week. Your privacy officer, in phase two.
					</Fact>
					<Fact term="What decides the cost">
						Which system, how many houses, and what your records look like today. {price(6)}
					</Fact>
					<Fact term="What you own, and where it sits">
						The system, its code and logs, in your cloud account. A wearable’s readings may pass
						through its maker’s cloud.
					</Fact>
				</Facts>
			</Section>

			<Section
				title="Three rules that change the build"
				intro="Checked 22 November 2026."
				layout="split"
			>
				<Facts>
					<Fact
						term={
							<ExternalLink href="https://www.hdc.org.nz/your-rights/about-the-code/">
								Code of Health and Disability Services Consumers’ Rights
							</ExternalLink>
						}
					>
						Every screen that a person sees says how to decline and how to complain.
					</Fact>
					<Fact
						term={
							<ExternalLink href="https://www.privacy.org.nz/resources-and-learning/a-z-topics/hipc-rule-3a/">
								Health Information Privacy Code 2020
							</ExternalLink>
						}
					>
						Until your privacy officer settles whether you’re a health agency, we design as if you
						are.
					</Fact>
					<Fact
						term={
							<ExternalLink href="https://www.health.govt.nz/publications/sector-guidance-for-nga-paerewa-health-and-disability-services-standard-nzs-81342021">
								<Maori>Ngā Paerewa</Maori>, NZS 8134:2021
							</ExternalLink>
						}
					>
						Where certification applies to a retreat, records are kept so an auditor finds them by
						section.
					</Fact>
				</Facts>
			</Section>

			<Section
				title="When a retreat needs no software, and when someone is in distress"
				layout="beside"
			>
				<Questions>
					<Question ask="When doesn’t it pay?">
						Six weeks are 240 of our hours; say they cost as much as 720 of yours, and the 75%
						target is met. At sixteen hours of claims a week, it pays after 60 weeks. At eight,
						after 120. At four, after 240. Upkeep comes on top. If notes take the hours, buy a
						dictation tool first.
					</Question>
					<Question ask="What if someone writes that they’re in distress?">
						The screen shows whom to ring. By day your clinical lead sets how soon messages are
						read; at night the screen takes none.
					</Question>
				</Questions>
			</Section>

			<CallToAction
				title="Which paperwork takes your team’s evenings?"
				subject="Recovery Retreats"
				actions={
					<ButtonLink href="/contact" variant="secondary">
						Contact Us
					</ButtonLink>
				}
			>
				Tell us about one, without names.
			</CallToAction>
		</>
	);
}
