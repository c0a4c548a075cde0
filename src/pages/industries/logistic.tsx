import { mendingPeriod } from "#src/content/business-facts.ts";
import { comesBack } from "#src/content/payback.ts";
import { IndustryLayout, type IndustrySection } from "#src/layouts/industry-layout.tsx";
import type { ClosingWords } from "#src/layouts/offer.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { ContainerWeeks } from "#src/pages/industries/logistic/container-weeks.tsx";
import { PaperTrail } from "#src/pages/industries/logistic/paper-trail.tsx";
import { SeasonYear } from "#src/pages/industries/logistic/season-year.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Link } from "#src/ui/link.tsx";
import { Maori } from "#src/ui/maori.tsx";

export const page = {
	title: "Logistics AI for import documents, New Zealand",
	description:
		"Shipment documents cross-checked by stage, stink bug season flags, arrival and demurrage alerts, for New Zealand importers, forwarders, brokers and warehouses.",
	name: "Logistic Solutions",
	headline: "Catch the fault in the import documents before the ship berths",
	lead: (
		<>
			An invoice and a packing list that disagree can be caught days before anyone on the wharf sees
			the goods. For importers, forwarders, brokers and warehouses in <Maori>Aotearoa</Maori> New
			Zealand, we build software that reads the documents as they arrive and shows a person the
			fault while there’s still time to ring the supplier.
		</>
	),
	contours: "logistic",
	land: "low",
} satisfies PageMetadata;

// The sections, in the order they appear on the page.
const sections: readonly IndustrySection[] = [
	{
		kind: "diagram",
		title: "Which documents to check, stage by stage",
		intro:
			"A check is cheapest at the stage where its document first exists, so that’s where we put it. The first nine weeks check three of these documents: invoice, packing list and bill of lading.",
		content: (
			<PaperTrail
				caption="Each bar starts where its document first appears, and ends at delivery."
				example="Illustrative example: a containerised import by sea"
				labels={{ checked: "Checked", fails: "If something fails", decides: "A person decides" }}
				limit={{ after: 4, text: "The ship berths" }}
				stages={[
					{
						name: "Order placed",
						papers: ["Purchase order", "Supplier details"],
						checked:
							"Is the supplier’s code on file? Is the description exact enough to classify? Were the goods made in a country on MPI’s stink bug list?",
						fails: "The buyer completes the order before it’s confirmed.",
					},
					{
						name: "Before loading",
						papers: [
							"Commercial invoice",
							"Packing list",
							"Sailing schedule",
							"Treatment certificate",
						],
						checked:
							"Do quantities and values match the order? Does the sailing date fall in the stink bug season? Does the certificate name this consignment?",
						fails: "The supplier is told while goods can still be counted or treated.",
					},
					{
						name: "At sea",
						papers: ["Bill of lading"],
						checked:
							"Do the parties, container and seal numbers match the packing list? Do the goods change ships in a country on the stink bug list?",
						fails: "The forwarder asks the carrier for an amended bill.",
					},
					{
						name: "Before arrival",
						papers: ["Arrival notice", "Draft import entry", "Biosecurity documents"],
						checked:
							"Do codes, currency and totals agree across all documents? Is every required field filled?",
						fails: "The draft is held until the broker clears it by hand.",
						signed: true,
					},
					{
						name: "On the wharf",
						papers: ["Clearance or direction", "Delivery order"],
						checked:
							"Are any holds outstanding? How much free time is left? Are the truck and the dock booked for the same hour?",
						fails: "Operations rings the customer with the reason and a new time.",
					},
					{
						name: "At the door",
						papers: ["Delivery docket", "Unpack count", "Photographs"],
						checked:
							"Does the count match the packing list? Does every damage report name a carton?",
						fails: "A claim file opens with the earlier documents already in it.",
					},
				]}
			/>
		),
	},
	{
		kind: "problems",
		loud: true,
		ground: "pale",
		title: "A bad week at the import desk",
		intro: "Somebody could have seen each of these four coming.",
		items: [
			{
				title: "The invoice and the packing list disagree by two cartons",
				text: "They weren’t compared until the entry was being typed. The supplier has gone home, the vessel is a day out, and the broker wants an answer.",
			},
			{
				title: "Demurrage first shows up on the carrier’s invoice",
				text: "Free time ran out over a long weekend. The carrier’s portal showed the date and the depot’s showed the container, and nobody had either open.",
			},
			{
				title: "It’s September, and nobody asked where the machine was made",
				text: "The stink bug season has begun, and the machine was built in one country and shipped from another. The treatment certificate, if there is one, is in the inbox of someone on leave.",
			},
			{
				title: "Four trucks, one dock",
				text: "Bookings live in email and on a whiteboard. The forklift driver finds out what’s coming when the truck backs in.",
			},
		],
	},
	{
		kind: "builds",
		look: "columns",
		title: "What we build for the desk, the dock and the broker",
		intro:
			"The nine weeks cover the first of these on one lane: invoice, packing list and bill of lading, compared as they arrive. The other five come later, each with a price of its own.",

		items: [
			{
				title: "Document reading and cross-checks",
				text: "Rules read invoices, packing lists and bills of lading as they arrive. A model reads layouts that no rule can, and a person gets the rest. When two documents disagree, you see both pages.",
				service: { href: "/solutions/automation", label: "Automation: checking without retyping" },
			},
			{
				title: "Pre-checks for lodgement",
				text: "An agent assembles the data for an entry and tests it against your broker’s checklist. The broker corrects and approves the entry, and lodges it under their own registration.",
				service: { href: "/solutions/ai-agents", label: "AI Agents: what one may do" },
			},
			{
				title: "Season and origin flags",
				text: "When an order is placed, its goods, place of manufacture, load port and date are checked against the stink bug list you work from. There’s still time then to book a treatment.",
				service: { href: "/solutions/automation", label: "Automation: rules with tests" },
			},
			{
				title: "Arrival, free time and dock times",
				text: "Carrier, port and depot notices become one expected time, with a range. Containers about to run up charges go to the top of the list, and the dispatcher sees when two trucks are booked for one dock.",
				service: {
					href: "/solutions/data-analytics",
					label: "Data Analytics: forecasts with a range",
				},
			},
			{
				title: "Delay notes, ready to send",
				text: "When a date moves, a note to the customer is written from the shipment’s record. The account manager edits and sends it.",
				service: { href: "/solutions/gen-ai", label: "Generative AI: writing from your records" },
			},
			{
				title: "One place for partner messages",
				text: "Feeds from carriers, depots and brokers are stored in your accounts as received, then converted. After an outage they can be replayed.",
				service: {
					href: "/solutions/cloud-page",
					label: "Cloud & IT infrastructure: rehearsed outages",
				},
			},
		],
	},
	{
		kind: "diagram",
		title: "Nine\u00a0weeks on one trade lane",
		intro: "One origin, one commodity and one team.",
		plan: {
			weeks: 9,
			planned: "One lane",
			compare:
				"The faults found in closed files in week 1, and how many days earlier each could have been seen. In weeks 4 to 7, the faults the checks missed, and their false alarms. In weeks 8 and 9, the faults the desk saw before arrival, and how many days before.",
			time: "In weeks 2 and 3 your broker gives three hours a week, and your desk lead two. An operator gives four hours in week 1 and then an hour every Friday from week 4. In week 8 everyone on the desk has an hour of training, and in weeks 8 and 9 gives an hour every Friday. Besides that, we need two days in all from IT between weeks 4 and 7, and half a day each from your privacy officer and your maintainer.",
			cost: "The number of partners and document layouts, and whether your freight system hands its documents over or they’re picked out of mailboxes. If all of them come out of two mailboxes, the job in the example outline takes 14 person-weeks instead of 10.8.",
			own: "The checks, the connections, the desk guide and the runbook.",
			data: "In your systems, and in your cloud account or on your own machines. Layouts that no rule can read go to a model, in the regions you approve. Before anything is sent, we list every overseas recipient, including the AI model’s provider.",
		},
		content: (
			<ContainerWeeks
				steps={[
					{
						weeks: { first: 1, last: 1 },
						title: "Open the closed files",
						text: "You show us files of finished shipments. We put the documents in date order and mark where each fault could first have been seen.",
						outcome: "a tally of faults by document and by stage.",
					},
					{
						weeks: { first: 2, last: 3 },
						title: "Write the checks with your broker",
						text: "Every check gets an owner, a stage and an action. Your privacy officer has to approve the impact assessment before week 4.",
						outcome: "the checklist.",
					},
					{
						weeks: { first: 4, last: 7 },
						title: "Build, and read along quietly",
						text: "We build the checks and run them on copies of incoming documents. Alerts go only to the project team, so false alarms don’t interrupt the desk.",
						outcome: "missed faults and false alarms, counted every Friday.",
					},
					{
						weeks: { first: 8, last: 9 },
						title: "Go live on one lane",
						text: "Alerts now reach the desk, which keeps its own checks. At handover whoever will look after the checks, your IT or another firm, changes one and releases it without our help.",
						outcome: "a desk guide, a runbook, and a way to mute a check that misbehaves.",
					},
				]}
			/>
		),
	},
	{
		kind: "regulations",
		title: "New Zealand border and data rules",
		intro: "Importers, brokers and carriers hold these duties. We help you keep the evidence.",
		items: [
			{
				name: "Trade Single Window",
				text: "Lodgements to Customs and to the Ministry for Primary Industries (MPI) go through it: import and export entries, biosecurity clearance applications, cargo reports and craft notices.",
				source: {
					label: "Customs: register as a commercial importer",
					href: "https://www.customs.govt.nz/business/import/start-importing/register-as-a-commercial-importer",
				},
			},
			{
				name: "Import Health Standards and the stink bug season",
				text: "Standards cover sea containers, vehicles, machinery and parts. The brown marmorated stink bug season has run from 1\u00a0September to 30\u00a0April. Dates, countries and goods can change, so we load them as a dated list that your team confirms with MPI every year.",
				source: { label: "MPI: importing", href: "https://www.mpi.govt.nz/import/" },
			},
			{
				name: "Personal information that travels with freight",
				text: "Consignee names, driver locations and proof-of-delivery photographs can be personal information. Since 1\u00a0May 2026, principle 3A of the Privacy Act 2020 can require you to tell consignees when you collect their details from someone else. Principle\u00a012 lets you disclose personal information to somebody overseas only on certain grounds, such as safeguards comparable to New Zealand’s.",
				source: {
					label: "Privacy Commissioner: disclosing outside New Zealand",
					href: "https://www.privacy.org.nz/disclosing-personal-information-outside-new-zealand",
				},
			},
			{
				name: "Simulated food recalls",
				text: "Since 1\u00a0July 2023 food importers and exporters have had to run a simulated recall at least every 12 months, unless a real one has shown that their procedures work. A shipment’s record should let you find every carton of one lot.",
				source: {
					label: "MPI: food recall guidance for businesses",
					href: "https://www.mpi.govt.nz/food-business/food-recalls/food-recall-guidance-for-businesses",
				},
			},
		],
	},
	{
		kind: "diagram",
		ground: "open",
		title: "Every August, before the stink bug season, your team confirms the list",
		loud: "Every August,",
		intro:
			"Once season flags are in place, your team checks the dates, countries and goods with MPI, and reruns last season’s shipments against the new list. You end up with a dated list, and a note of which shipments it would have flagged differently.",
		content: (
			<SeasonYear
				parts={[
					{ dates: "August", text: "A person confirms the list" },
					{
						dates: "1\u00a0September to 30\u00a0April",
						text: "The stink bug season, as it has run until now. The checks flag what the list names.",
					},
					{
						dates: "May to July",
						text: "Out of season. Orders are still checked.",
					},
				]}
			/>
		),
	},
	{
		kind: "questions",
		title: "Your broker’s part, missed faults and upkeep",
		intro: (
			<>
				You own the checks. <Link href="/services#questions">Services</Link> says what that means.
			</>
		),
		items: [
			{
				question: "When does it pay?",
				answer: (
					<>
						In <Link href="/services#outline">the example outline</Link>, late faults cost a
						forwarder $2,800 a week in storage and the like, and the checks save three quarters of
						it. From that alone, {comesBack(9, 2100)}. If your charges are a quarter of those, it
						takes four times as long. Upkeep costs extra. If your operator usually sees a fault in
						time, don’t build it.
					</>
				),
			},
			{
				question: "Our freight system is old. Does that matter?",
				answer:
					"It changes the price. We read the system through its vendor’s interface or its own exports, and pick the rest out of the mailbox. If a screen is the only way in, we tell you before week 1 what it would cost to keep that working.",
			},
			{
				question: "What would a second lane take?",
				answer: (
					<>
						About three weeks in <Link href="/services#outline">the example outline</Link>, with a
						price of its own. By then the checks are written. Only the partners and their layouts
						are new.
					</>
				),
			},
			{
				question: "What does our broker have to do?",
				answer:
					"Write the checklist with us. What the broker gains is fewer entries to amend. The broker still holds the registration, has the last word on an entry, and lodges it.",
			},
			{
				question: "What if it misses a fault?",
				answer: `It will miss some. In weeks 4 to 7 it runs on copies, and every Friday we show you how many it missed. In weeks 8 and 9, on the desk, your people keep making their own checks. After that, your desk decides which of them to drop. If a check misses what it was written to catch, we mend it at no charge, for ${mendingPeriod}. The contract says how far we answer for charges that a missed fault causes. Ask for it, and we send it before the call.`,
			},
			{
				question: "What if it stops on a Sunday?",
				answer: (
					<>
						Until it’s mended, the desk compares documents by hand, as the runbook says. Your IT or
						another firm may mend it that day. <Link href="/services#questions">We begin</Link> on
						the next working day.
					</>
				),
			},
		],
	},
];

const closing: ClosingWords = {
	title: "Bring the shipment that cost you most",
	text: "Black out names and prices, and say which freight system you use. On the call we’ll set its documents side by side and look for the earliest warning.",
	outline:
		"Expect two pages about one lane: how many weeks the work takes, who’s needed from your desk, and what would end it early.",
	example: "See the example",
	more: (
		<ButtonLink href="/solutions/automation" look="secondary">
			See how documents are checked
		</ButtonLink>
	),
};

export default function Logistic() {
	return <IndustryLayout page={page} hero="low" sections={sections} closing={closing} />;
}
