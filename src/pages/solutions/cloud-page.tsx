import type { ClosingWords } from "#src/layouts/offer.tsx";
import {
	SolutionLayout,
	type SolutionMetadata,
	type SolutionSection,
} from "#src/layouts/solution-layout.tsx";
import { LandingZone } from "#src/pages/solutions/cloud-page/landing-zone.tsx";
import { ComparisonTable } from "#src/sections/before/comparison-table.tsx";
import { PointList } from "#src/sections/point-list.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";

export const page = {
	title: "Cloud infrastructure and landing zones, NZ",
	description:
		"Access, cost, location and recovery settled before anything moves in. See where the layers of a cloud system run and who can read what’s there.",
	name: "Cloud & IT infrastructure",
	headline: "Cloud and IT infrastructure: know where each layer runs",
	lead: "We set up what your systems run on: networks, identities, backups, logs and budgets. It’s all written as code, in accounts you own. Then we move systems in one by one and rehearse the day something fails.",
	contours: "cloud",
	summary: {
		situation: "A pilot that people depend on runs on somebody’s laptop.",
		pickWhen: "You have nowhere safe to run a system, or the monthly bill surprises you.",
		weeks: 14,
		first: "A handful of systems. The empty accounts are ready by week 7.",
		own: "The accounts and networks as code, a location register, a runbook with timed restores, and an exit plan.",
		needs:
			"An administrator two days a week, a spending limit and a decision on where data may be held.",
	},
} satisfies SolutionMetadata;

// The sections, in the order they appear on the page.
const sections: readonly SolutionSection[] = [
	{
		kind: "diagram",
		layout: "stacked",
		title: "A landing zone: separate accounts, separate keys",
		intro:
			"Each system gets an account of its own. Nothing in one account can reach another unless somebody has allowed it, and the log shows who did.",
		content: (
			<LandingZone
				caption="This is a common arrangement. Yours may have more accounts."
				labels={{ keys: "Keys:" }}
				visitors={{
					name: "Our engineers",
					text: "They sign in under their own names, their access ends every evening, and they hold no keys.",
				}}
				owner="Your organisation"
				identity={{
					name: "Sign-in",
					holds:
						"One directory for staff, suppliers and software. Every other account checks sign‑ins against it.",
					keys: "two of your directory administrators.",
				}}
				network={{
					name: "Network",
					holds:
						"The only way in from the internet, or out. Traffic between accounts passes here too.",
					keys: "your network lead.",
				}}
				workloads={{
					name: "Systems, in separate accounts",
					holds: "A fault, an intruder or an overspend in one account shouldn’t reach another.",
					systems: [
						{ name: "First system, live", text: "Its data, under a key of its own" },
						{ name: "Second system, live", text: "No path to the first, unless you open one" },
						{ name: "Practice copies", text: "Made-up records, for tests and rehearsals" },
					],
					keys: "the owner of each system, for that system.",
				}}
				log={{
					name: "Log",
					holds: "Every account’s sign‑ins and changes. Lines can be added, not altered.",
					keys: "your security team, and nobody who runs a system.",
				}}
				backup={{
					name: "Backup",
					holds:
						"Copies, locked against deletion for as long as you set. A live system’s keys can’t open them.",
					decides: "Two people agree to a restore",
					keys: "those two people. Neither can restore alone.",
				}}
				management={{
					name: "House rules and the bill",
					holds: "Which regions may be used, which services are off, what an account may spend.",
					keys: "sealed, and held by one senior manager.",
				}}
			/>
		),
	},
	{
		kind: "table",
		look: "across",
		title: "Where your data sits, and who can see it",
		intro: (
			<>
				Can it all stay in New&nbsp;Zealand? Not all of it. Stored data usually can, while AI
				processing, support and billing often leave the country. So we fill in this table, system by
				system. Amazon Web Services (AWS) has a region in Auckland,{" "}
				<span className="whitespace-nowrap">ap-southeast-6</span>, with three Availability Zones.
				Print a <a href="/forms/location-register.pdf">blank location register</a>&nbsp;(PDF).
			</>
		),
		content: (
			<ComparisonTable
				caption="The example is AWS, as it was in November 2026. What a region offers changes, so we check every cell when we fill in your register, and date it."
				look="layers"
				columns={["Layer", "Where it can run", "Who can see the content", "What we settle first"]}
				rows={[
					[
						"Databases and files",
						"The Auckland region, for services offered there. Otherwise a region you choose.",
						"Your staff, by role. Encryption keys you control limit what the provider can read.",
						"Who holds the keys, and who may read live data.",
					],
					[
						"Backups",
						"A second account in the same region, or a region overseas.",
						"The two people who restore together.",
						"Whether a copy may leave the country, and who may allow it.",
					],
					[
						"AI model requests",
						"Amazon Bedrock accepts Auckland as the source region. Depending on the profile, processing may be routed to Sydney or Melbourne, or worldwide.",
						"The model service, while it handles the request, and its reviewers if its terms keep a copy.",
						"Which profile is allowed, enforced by policy.",
					],
					[
						"Sign-in and identity",
						"The region where you set the directory up, and any you add.",
						"Directory administrators.",
						"Emergency accounts, kept sealed and tested on set dates.",
					],
					[
						"Vendor support",
						"Wherever the vendor’s engineers are awake.",
						"The engineer on your case, while you let them in.",
						"Who may let a vendor’s engineer in, and for how long.",
					],
					[
						"Logs and billing",
						"Logs in the region you choose. Bills wherever the provider keeps its books.",
						"Your security team. The provider sees the bills as well.",
						"That no log line or tag contains the name of a customer or patient.",
					],
				]}
			/>
		),
	},
	{
		kind: "engagement",
		look: "calendar",
		plan: {
			weeks: 14,
			audience: (
				<>
					Organisations with a pilot on a laptop, a cloud bill that surprised them, or a customer
					who asks where their data is: a <Link href="/industries/healthcare">health provider</Link>
					, a <Link href="/industries/finance">bank</Link> or a{" "}
					<Link href="/industries/manufacturing">dairy plant</Link>.
				</>
			),
			first:
				"A landing zone (the set of accounts your systems move into) with a handful of systems in it.",
			time: "An administrator gives two days a week. Decision makers join in weeks 3 and 4, and security in weeks 5 to 7. Your privacy officer is needed before personal information moves. In weeks 13 and 14, each person who’ll run the systems gives two days in all.",
			cost: "How many systems move in, and how soon each must be back after a failure.",
			own: "The accounts, the code that makes them, the location register, the restore record, the runbook and the exit plan.",
			data: "In the region you choose, which can be Auckland. The register lists what doesn’t stay there.",
		},
		title: "Fourteen\u00a0weeks, and in the last two you break it on\u00a0purpose",
		loud: "break it on\u00a0purpose",
		loudLook: "broken",
		steps: [
			{
				weeks: { first: 1, last: 2 },
				title: "Find out what you have",
				text: "Invoices, DNS records and network traffic tell a fuller story than the asset list.",
				outcome: "an inventory, and a map of what depends on what.",
			},
			{
				weeks: { first: 3, last: 4 },
				title: "Settle the slow decisions",
				text: "Six things are painful to change later: identity, location, recovery times, network, logging and who pays.",
				outcome: "a short decision record, agreed before we build anything.",
			},
			{
				weeks: { first: 5, last: 7 },
				title: "Build it empty",
				text: "Your security team, or testers you appoint, attack it while there’s nothing in it to lose.",
				outcome: "a tested landing zone and its code.",
			},
			{
				weeks: { first: 8, last: 12 },
				title: "Move in, one system at a time",
				text: "The system you’d miss least goes first. Every move is rehearsed and has a way back.",
				outcome: "systems moved in, listed in the register, and the old ones off your bill.",
			},
			{
				weeks: { first: 13, last: 14 },
				title: "Break it on purpose",
				text: "Your team restores from a backup, cuts its systems off from one Availability Zone, locks out an administrator, and releases a change to the code. They do the work and we hold the stopwatch.",
				outcome:
					"a runbook with real recovery times, the exit plan, and our access removed, unless you’ve booked upkeep.",
			},
		],
	},
	{
		kind: "deliverables",
		look: "cells",
		title: "What lets you rebuild, restore and leave",
		items: [
			{
				title: "A landing zone as code",
				text: "Another engineer can rebuild your accounts and networks from the repository.",
			},
			{
				title: "A location register",
				text: "It’s the table above, filled in for every system that moves in, with a name and a date on every line.",
			},
			{
				title: "A restore record and a runbook",
				text: "The record says which backups were restored, how long each took and what was missing. You can’t tell whether a backup works until you’ve restored it. The runbook is for doing it again without us.",
			},
			{
				title: "An exit plan",
				text: "It says how you’d leave this provider, in which formats and in what order, and what the bill is likely to be.",
			},
		],
	},
	{
		kind: "questions",
		look: "columns",
		title: "Which rules apply, and whose courts",
		items: [
			{
				question: "Which New Zealand rules apply to data overseas?",
				answer: (
					<PointList
						points={[
							<>
								<ExternalLink href="https://www.privacy.org.nz/disclosing-personal-information-outside-new-zealand/">
									Principle&nbsp;12
								</ExternalLink>{" "}
								of the Privacy Act 2020 allows personal information to be disclosed overseas only on
								certain grounds, such as safeguards comparable to New Zealand’s. A provider that
								only holds or processes it as your agent is normally outside that rule (section 11).
								We write down who does what, and your privacy officer decides.
							</>,
							<>
								Health New Zealand says its{" "}
								<ExternalLink href="https://www.tewhatuora.govt.nz/health-services-and-programmes/cyber-hub/cyber-standards">
									Health Information Security Framework
								</ExternalLink>{" "}
								applies to suppliers as well as health providers. For each part of the build, we
								list which of the framework’s controls it’s meant to meet.
							</>,
							<>
								If a breach has caused serious harm, or is likely to, you must tell{" "}
								<ExternalLink href="https://www.privacy.org.nz/responsibilities/privacy-breaches/notify-us/">
									the Privacy Commissioner
								</ExternalLink>{" "}
								and the people affected as soon as practicable.
							</>,
						]}
					/>
				),
			},
			{
				question: "Does the Auckland region make us independent of a foreign provider?",
				answer:
					"No. A global company runs it, and being in Auckland doesn’t change which courts it answers to.",
			},
			{
				question: "We’re a bank. How does this fit the Reserve Bank’s expectations?",
				answer: (
					<>
						<ExternalLink href="https://www.rbnz.govt.nz/regulation-and-supervision/oversight-of-banks/standards-and-requirements-for-banks/banks-outsourcing-policy">
							BS11
						</ExternalLink>
						, the Reserve Bank’s outsourcing policy, covers large New Zealand-incorporated banks. If
						it covers you, start with the exit plan and the restore record. You decide whether they
						meet the policy. Credit unions and smaller banks are outside it; the{" "}
						<Link href="/industries/finance">finance page</Link> says where the line is.
					</>
				),
			},

			{
				question: "Do you work only with AWS?",
				answer: "No. We start with the cloud you already use.",
			},
		],
	},
];

const closing: ClosingWords = {
	title: "Ask us where one of your systems really runs",
	text: "Choose a system that holds personal information. An engineer joins the call and starts a location register for that system with you, from what its vendor publishes. Keys and backups can wait for a confidentiality agreement.",
};

export default function CloudPage() {
	return <SolutionLayout page={page} hero="half" sections={sections} closing={closing} />;
}
