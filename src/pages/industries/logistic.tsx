import { IndustryPage, type IndustrySection } from "~/layouts/industry-page";
import type { PageFacts } from "~/page-facts";
import { PaperTrail } from "~/pages/industries/logistic/paper-trail";
import type { CallToActionProps } from "~/sections/call-to-action";
import { ButtonLink } from "~/ui/button";
import { Maori } from "~/ui/maori";

export const page = {
	title: "Import paperwork, docks and delays",
	description:
		"Shipment documents cross-checked by arrival stage, stink-bug season flags, arrival and demurrage alerts. For importers, forwarders, brokers and warehouses.",
	name: "Logistic Solutions",
	headline: "Catch the paperwork fault before the ship berths",
	lead: (
		<>
			An import goes wrong in its documents well before it goes wrong on the wharf. For importers,
			forwarders, customs brokers and warehouses in <Maori>Aotearoa</Maori> New Zealand, we build
			software that reads papers as they land, checks one against another, and shows a person the
			fault while there is still time to ring the supplier.
		</>
	),
	contours: "logistic",
} satisfies PageFacts;

// In the order of the page.
const sections: readonly IndustrySection[] = [
	{
		kind: "problems",
		title: "A bad week at the import desk",
		intro: "Every one of these was visible in an inbox days earlier.",
		items: [
			{
				title: "The invoice and the packing list disagree by two cartons",
				text: "Nobody compared them until the entry was being typed. The supplier has gone home, the vessel is a day out, and the broker wants an answer.",
			},
			{
				title: "We learned about demurrage from the bill",
				text: "Free time ran out over a long weekend. The carrier’s portal had the date, the depot’s had the container, and neither was open on anyone’s screen.",
			},
			{
				title: "It is September, and no one asked where it was made",
				text: "The machinery shipped from one country and was built in another. A treatment certificate may exist. If so, it is in the account of someone on leave.",
			},
			{
				title: "Four trucks, one dock",
				text: "Bookings live in email and on a whiteboard. The forklift driver finds out what is coming when it backs in.",
			},
			{
				title: "The customer rang before we knew",
				text: "The estimate moved overnight. By the time someone reads the notice, the customer’s installation crew is standing on site.",
			},
		],
	},
	{
		kind: "exhibit",
		title: "What is in hand at each stage, and what gets checked",
		intro:
			"A check is cheapest at the stage where its paper first exists, so that is where each one stands.",
		content: (
			<PaperTrail
				caption="Each bar is a paper, from the stage where it first exists to the door. Commodity, terms and carrier change them."
				example="Illustrative example: a containerised import by sea"
				labels={{ checked: "Checked", fails: "If something fails" }}
				limit={{ after: 4, text: "The ship berths" }}
				stages={[
					{
						name: "Order placed",
						papers: ["Purchase order", "Supplier details"],
						checked:
							"Supplier code on file. Description exact enough to classify. Place of manufacture stated.",
						fails: "The buyer completes the order before it is confirmed.",
					},
					{
						name: "Before loading",
						papers: ["Commercial invoice", "Packing list", "Treatment certificate"],
						checked:
							"Quantities and values against the order. Season list against origin and sailing date. Certificate names this consignment.",
						fails: "The supplier hears while goods can still be counted or treated.",
					},
					{
						name: "At sea",
						papers: ["Bill of lading", "Sailing schedule"],
						checked:
							"Parties, container and seal numbers against the packing list. Ports of transhipment.",
						fails: "The forwarder asks the carrier for an amended bill.",
					},
					{
						name: "Before arrival",
						papers: ["Draft import entry", "Biosecurity papers"],
						checked:
							"Codes, currency and totals agree across all papers. Every required field is filled.",
						fails: "The draft is held until the broker clears it by hand.",
					},
					{
						name: "On the wharf",
						papers: ["Arrival notice", "Clearance or direction", "Delivery order"],
						checked: "Holds outstanding. Free time left. Truck and dock booked for the same hour.",
						fails: "Operations rings the customer with the reason and a new time.",
					},
					{
						name: "At the door",
						papers: ["Delivery docket", "Unpack count", "Photographs"],
						checked: "Count against packing list. Damage tied to a carton number.",
						fails: "A claim file opens with the earlier papers already in it.",
					},
				]}
			/>
		),
	},
	{
		kind: "builds",
		title: "What we build for the desk, the dock and the broker",
		intro:
			"Software compares and proposes. Lodging, releasing and promising a date are done by people.",
		items: [
			{
				title: "Document reading and cross-checks",
				text: "Commercial invoice, bill of lading and packing list are read as they arrive, whatever the layout. Quantities, parties, values and marks are compared, and a mismatch shows both pages.",
				service: {
					href: "/solutions/automation",
					label: "Automation: copying and checking without retyping",
				},
			},
			{
				title: "Pre-checks for lodgement",
				text: "An agent assembles the data for an entry and tests it against your broker’s checklist. The broker corrects, approves and lodges, under their own registration.",
				service: {
					href: "/solutions/ai-agents",
					label: "AI Agents: what one may touch, and what it must ask",
				},
			},
			{
				title: "Season and origin flags",
				text: "Goods, place of manufacture, load port, transhipment and date are held against the biosecurity list you work from. The flag goes up at order time, while treatment can still be booked.",
				service: {
					href: "/solutions/consulting",
					label: "Consulting: turning a published rule into a check",
				},
			},
			{
				title: "Arrival and free-time watch",
				text: "Carrier, port and depot notices become one expected time, with a range. Containers heading for charges rise to the top, sorted by what each further day would cost.",
				service: {
					href: "/solutions/data-analytics",
					label: "Data Analytics: forecasts that admit how sure they are",
				},
			},
			{
				title: "Delay notes, ready to send",
				text: "When a date moves, a note to the customer is drafted from the shipment’s own record: what changed, why, and what happens next. The account manager edits and sends.",
				service: {
					href: "/solutions/gen-ai",
					label: "Generative AI: drafting from records you hold",
				},
			},
			{
				title: "One landing place for partner messages",
				text: "Feeds from carriers, depots and brokers are stored as received, then translated. After an outage they can be replayed in order.",
				service: {
					href: "/solutions/cloud-page",
					label: "Cloud & IT infrastructure: keeping feeds alive and affordable",
				},
			},
		],
	},
	{
		kind: "process",
		title: "One trade lane at a time",
		intro: "Old shipments teach us first. Live ones come later.",
		steps: [
			{
				when: "Week 1",
				title: "Open the closed files",
				text: "You hand over finished shipments, smooth and awful alike. We lay each one’s papers out in date order and mark where its first fault could have been seen.",
				outcome: "a tally of faults by document and by stage.",
			},
			{
				when: "Weeks 2 to 3",
				title: "Write the checks with your broker",
				text: "Each check gets an owner, a stage and an action. A check with no action is dropped.",
				outcome: "the checklist, in words your desk would use.",
			},
			{
				when: "Weeks 4 to 7",
				title: "Read along quietly",
				text: "The system works on copies of incoming papers and raises nothing outside the project team. False alarms are fixed while they bother only us.",
				outcome: "missed faults and false alarms, counted each Friday.",
			},
			{
				when: "Weeks 8 to 9",
				title: "Go live on one lane",
				text: "One origin, one commodity, one team. Alerts now reach the desk, and the old spreadsheet stays open beside them.",
				outcome: "a desk guide, and a way to mute a check that misbehaves.",
			},
			{
				when: "Each August",
				title: "Reload the season",
				text: "Before 1 September your team confirms the biosecurity list, and we rerun last season’s shipments against it.",
				outcome: "a dated list and a note of what it would have changed.",
			},
		],
	},
	{
		kind: "rules",
		title: "Border and data rules in the background",
		intro:
			"Importers, brokers and carriers hold the duties below. Our part is to make them easy to evidence.",
		items: [
			{
				name: "Trade Single Window",
				text: "Lodgements to Customs and to the Ministry for Primary Industries (MPI) go through it: import and export entries, biosecurity clearance applications, cargo reports and craft notices. Importing goods worth more than NZ$1,000 calls for client and supplier codes and registration. Connection may be direct, through a message provider or online, and we design for whichever your broker uses.",
				source: {
					label: "Customs: register as a commercial importer",
					href: "https://www.customs.govt.nz/business/import/start-importing/register-as-a-commercial-importer",
				},
			},
			{
				name: "Import Health Standards and the stink-bug season",
				text: "Standards cover sea containers, and vehicles, machinery and parts. MPI has published the brown marmorated stink bug season as 1 September to 30 April. Countries and goods on the list change, so we load it as dated data that your team confirms with MPI each year.",
				source: {
					label: "MPI: importing",
					href: "https://www.mpi.govt.nz/import/",
				},
			},
			{
				name: "Personal information that travels with freight",
				text: "Consignee names, driver locations and proof-of-delivery photographs can be personal information. Under principle 12 of the Privacy Act 2020, disclosing it overseas needs comparable safeguards, for which the Privacy Commissioner publishes model clauses. We list each overseas recipient before a feed is switched on.",
				source: {
					label: "Privacy Commissioner: disclosing outside New Zealand",
					href: "https://www.privacy.org.nz/disclosing-personal-information-outside-new-zealand",
				},
			},
			{
				name: "The 2023 freight and supply chain strategy",
				text: "This one sets a direction and no duty. Its early priorities included data sharing and interoperability, along with ports and road-freight emissions. It is a fair reason to keep your shipment data in open formats that a partner can read.",
				source: {
					label: "Ministry of Transport: the strategy",
					href: "https://www.transport.govt.nz/area-of-interest/freight-and-logistics/new-zealand-freight-and-supply-chain-strategy",
				},
			},
		],
	},
];

const callToAction = {
	title: "Send us the shipment that cost you most",
	text: "Black out names and prices if you like. We will set its papers side by side and mark the earliest point at which somebody could have known.",
	actions: (
		<>
			<ButtonLink href="/contact">Review one shipment</ButtonLink>
			<ButtonLink href="/solutions/automation" look="secondary">
				See how document checks are built
			</ButtonLink>
		</>
	),
} satisfies CallToActionProps;

export default function Logistic() {
	return <IndustryPage page={page} sections={sections} callToAction={callToAction} />;
}
