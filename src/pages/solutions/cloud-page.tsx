import { SolutionPage, type SolutionSection } from "~/layouts/solution-page";
import type { PageFacts } from "~/page-facts";
import { LandingZone } from "~/pages/solutions/cloud-page/landing-zone";
import type { CallToActionProps } from "~/sections/call-to-action";
import { ComparisonTable } from "~/sections/comparison-table";
import { ButtonLink } from "~/ui/button";
import { ExternalLink } from "~/ui/link";

export const page = {
	title: "Cloud landing zones in New Zealand",
	description:
		"Access, cost, location and recovery settled before anything moves in. See where each layer of a cloud system runs and who can read what is there.",
	name: "Cloud & IT infrastructure",
	headline: "Know which layer runs in which country",
	lead: "Cloud and IT infrastructure is the ground that your systems stand on: accounts, networks, identities, backups, logs and the bill. A landing zone is their arrangement, settled before any system moves in. We design it, build it as code in accounts you own, move systems in one by one, and rehearse the day that something fails.",
	contours: "cloud",
} satisfies PageFacts;

// In the order of the page.
const sections: readonly SolutionSection[] = [
	{
		kind: "picture",
		look: "wide",
		ground: "tinted",
		title: "Separate rooms, separate keys",
		intro:
			"An account is a wall. What is on one side cannot read, break or spend what is on the other unless somebody cuts a door.",
		content: (
			<LandingZone
				caption="A common arrangement for a handful of systems. Yours may have more rooms, seldom fewer."
				labels={{ keys: "Keys:" }}
				visitors={{
					name: "Our engineers stand out here",
					text: "They are let in for the day, by name, and leave no key behind.",
				}}
				owner="Your organisation"
				identity={{
					name: "Sign-in",
					holds:
						"One directory for staff, suppliers and software. Every other room asks it who is at the door.",
					keys: "two of your directory administrators.",
				}}
				network={{
					name: "Network",
					holds:
						"The only way in from the internet and the only way out. Traffic between rooms passes here too, and can be stopped.",
					keys: "your network lead.",
				}}
				workloads={{
					name: "Systems, a room each",
					holds: "A fault, an intruder or a bill in one stays in that one.",
					systems: [
						{ name: "First system, live", text: "Its data, under its own encryption key" },
						{ name: "Second system, live", text: "No path to the first, unless you open one" },
						{ name: "Practice copies", text: "Made-up records, for tests and rehearsals" },
					],
					keys: "the owner of each system, for that system.",
				}}
				log={{
					name: "Log",
					holds: "Sign-ins and changes from all the rooms. Lines can be added, never altered.",
					keys: "your security team, and nobody who runs a system.",
				}}
				backup={{
					name: "Backup",
					holds: "A thief with the keys to a live system cannot delete these copies.",
					decides: "Two people agree to a restore",
					keys: "both of them, half each.",
				}}
				management={{
					name: "House rules and the bill",
					holds:
						"Which regions may be used, which services are off, what each room may spend. Every account above inherits these.",
					keys: "an officer of your company, from a sealed envelope.",
				}}
			/>
		),
	},
	{
		kind: "table",
		title: "Where it runs, and who can see it",
		intro: (
			<>
				“Hosted in New Zealand” can be true of one layer and false of the next.{" "}
				<ExternalLink href="https://aws.amazon.com/">Amazon Web Services</ExternalLink> has a Region
				in Auckland, ap-southeast-6, with three Availability Zones. A question put to an AI model
				there can still be processed elsewhere. So we fill in this table for each system.
			</>
		),
		content: (
			<ComparisonTable
				caption="AWS as the example. Services and regions change, so we check each cell on the day it is signed."
				columns={["Layer", "Where it can run", "Who can see the content", "What we settle first"]}
				rows={[
					[
						"Databases and files",
						"The Auckland Region, for services offered there. Otherwise a Region you choose.",
						"Your staff, by role. Encryption keys that you control limit what the provider can read.",
						"Who holds the keys, and who may read live data.",
					],
					[
						"Backups",
						"A second account in the same Region, or a Region overseas.",
						"Anyone with the right to restore.",
						"Whether a copy may leave the country, and who signs for that.",
					],
					[
						"AI model requests",
						"Amazon Bedrock accepts Auckland as the source Region. Depending on the profile, processing may be routed to Sydney or Melbourne, or worldwide.",
						"The model service, while it handles the request, under the terms you accepted.",
						"Which profile is allowed, enforced by policy.",
					],
					[
						"Logs and monitoring",
						"Your Region, until someone connects an outside tool.",
						"Your operators, and the vendor of any such tool.",
						"What may be logged. Names and identifiers creep in.",
					],
					[
						"Sign-in and identity",
						"The location set when your directory was first created.",
						"Directory administrators.",
						"Emergency accounts, kept sealed and tested on a date.",
					],
					[
						"Support tickets",
						"Wherever the vendor’s engineers sit.",
						"Those engineers, including any screenshot you attach.",
						"What staff may attach, and who removes the names.",
					],
				]}
			/>
		),
	},
	{
		kind: "audience",
		look: "statements",
		ground: "tinted",
		title: "Signs that the ground is soft",
		points: [
			"The person who opened the first account has left, and its security codes still go to their phone.",
			"Backups run every night. The last restore was during an outage.",
			"A customer asked where their data is kept, and the reply took a week.",

			"Security has just asked which region an AI model runs in.",
		],
	},
	{
		kind: "engagement",
		look: "calendar",
		title: "Fourteen weeks, least regret first",
		intro: "For a handful of systems. More of them take longer.",
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
				text: "Identity, location, recovery times, network, logging and who pays are painful to change later. We take them to the people who can decide.",
				outcome: "a short decision record, signed before anything is built.",
			},
			{
				weeks: { first: 5, last: 7 },
				title: "Build the empty house",
				text: "Your security team, or testers you appoint, attack it while there is nothing in it to lose.",
				outcome: "a tested landing zone, and the code that makes it.",
			},
			{
				weeks: { first: 8, last: 12 },
				title: "Move in, one system at a time",
				text: "The system you would miss least goes first. Each move is rehearsed on a copy, timed, and has a way back.",
				outcome: "systems in their new home, the old ones off and no longer billed.",
			},
			{
				weeks: { first: 13, last: 14 },
				title: "Break it on purpose",
				text: "Restore from backup. Lose a zone. Lock out an administrator. Your team does the work and we hold the stopwatch.",
				outcome: "a recovery plan with real times in it, and our access removed.",
			},
		],
	},
	{
		kind: "deliverables",
		look: "cells",
		ground: "tinted",
		title: "Handed over, in accounts you own",
		items: [
			{
				title: "A landing zone as code",
				text: "Accounts and networks that someone who has never met us can rebuild from a repository.",
			},
			{
				title: "A location register",
				text: "The table above for each of your systems, with a date and a name beside every line.",
			},
			{
				title: "An access model",
				text: "Roles for people who join, move and leave, administrator rights that expire, and a list of standing keys.",
			},
			{
				title: "A restore record",
				text: "Which backups were restored, how long each took, and what was missing.",
			},
			{
				title: "Cost by system",
				text: "Tags, budgets and an alarm that reaches a system’s owner before the finance team.",
			},
			{
				title: "An exit plan",
				text: "How you would leave this provider: export formats, the order of moves, the likely bill and what must be rewritten.",
			},
		],
	},
	{
		kind: "conduct",
		look: "stacked",
		ground: "tinted",
		data: {
			title: "Overseas is a decision with a name beside it",
			points: [
				<>
					Under the Privacy Act 2020,{" "}
					<ExternalLink href="https://privacy.org.nz/disclosing-personal-information-outside-new-zealand">
						IPP 12
					</ExternalLink>{" "}
					asks for comparable safeguards when personal information is disclosed overseas. A provider
					that only holds or processes it as your agent is normally outside that rule, by section
					11. We set out who does what, for your privacy officer to judge.
				</>,
				"We work through your sign-in, by roles that lapse within hours. Everything we do is in your audit log.",

				<>
					Health New Zealand says that its{" "}
					<ExternalLink href="https://tewhatuora.govt.nz/health-services-and-programmes/cyber-hub/cyber-standards">
						Health Information Security Framework
					</ExternalLink>{" "}
					applies to suppliers as well as providers of health care. For a health client, we map each
					control to it.
				</>,
				<>
					If a breach is likely to cause serious harm, you must tell{" "}
					<ExternalLink href="https://www.privacy.org.nz/responsibilities/privacy-breaches/notify-us">
						the Privacy Commissioner
					</ExternalLink>{" "}
					and the people affected as soon as practicable. Logs stand in an account out of reach of
					the systems they describe, so that there is a record to work from.
				</>,
			],
		},
		limits: {
			title: "Promises we do not make",
			points: [
				"We will not tell you that everything stays in New Zealand. We will list what does and what does not.",
				"We will not count a backup until it has been restored.",
				"We will not hold the only administrator account, or put your accounts under our billing.",

				"We will not run two clouds for show. That doubles the work and seldom halves the risk.",
			],
		},
	},
	{
		kind: "questions",
		look: "columns",
		title: "Questions from boards and security teams",
		items: [
			{
				question: "Can you keep all of it in this country?",
				answer:
					"Stored data, often. AI processing, vendor support and billing records, often not. We would sooner show you a register with three overseas lines than a comforting sentence.",
			},
			{
				question: "Does using the Auckland Region make us independent of a foreign provider?",
				answer:
					"No. A global company runs it, in third-party data centres. Being in Auckland helps with distance and settles some questions of location. It does not change which courts the operator answers to.",
			},
			{
				question: "We are a registered bank. How does this fit the Reserve Bank’s expectations?",
				answer: (
					<>
						BS11 is the Reserve Bank’s outsourcing policy for registered banks. The bank’s{" "}
						<ExternalLink href="https://www.rbnz.govt.nz/regulation-and-supervision/cyber-resilience">
							cyber resilience guidance
						</ExternalLink>{" "}
						is principle-based, and says that third-party services used prudently may reduce cyber
						risk. We would expect your risk team to ask first for the exit plan and the restore
						record. Whether they meet a requirement is your judgement.
					</>
				),
			},
			{
				question: "How long will each system be down?",
				answer:
					"We do not guess. A rehearsal on a copy gives a time, and the plan allows more. Whether to go, and when to turn back, is your call.",
			},
			{
				question: "What about the servers in the cupboard?",
				answer:
					"Some should stay. A line controller or an imaging archive may need to keep going when the link is down. It gets the same patching and restore drills as the rest.",
			},
			{
				question: "Do you work only with AWS?",
				answer:
					"No. We begin with what you run and know, and check that a region has the services you need before we recommend it.",
			},
		],
	},
	{
		kind: "related",
		look: "rows",
		ground: "tinted",
		title: "Where the ground matters most",
		items: [
			{
				href: "/industries/healthcare",
				name: "Healthcare",
				text: "Health New Zealand asks that cloud be considered for new digital services, with a risk assessment and independent security testing.",
			},
			{
				href: "/industries/finance",
				name: "Financial Services",
				text: "Outsourcing, concentration in a few providers, and a regulator that will ask how you would leave.",
			},
			{
				href: "/industries/manufacturing",
				name: "Baby Food Manufacturing",
				text: "A plant that has to keep making and recording when the fibre is cut.",
			},
		],
	},
];

const callToAction = {
	title: "Ask us where one of your systems really runs",
	text: "Choose a system that holds personal information. We will list what to ask your vendors, layer by layer. Our own site’s answers are on the privacy page.",
	actions: (
		<>
			<ButtonLink href="/contact">Map one system</ButtonLink>
			<ButtonLink href="/privacy" look="secondary">
				See where this site’s data goes
			</ButtonLink>
		</>
	),
} satisfies CallToActionProps;

export default function CloudPage() {
	return <SolutionPage page={page} sections={sections} callToAction={callToAction} />;
}
