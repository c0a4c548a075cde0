import { IndustryPage, type IndustrySection } from "~/layouts/industry-page";
import type { PageFacts } from "~/page-facts";
import { BatchGenealogy } from "~/pages/industries/manufacturing/batch-genealogy";
import type { CallToActionProps } from "~/sections/call-to-action";
import { ButtonLink } from "~/ui/button";
import { Maori } from "~/ui/maori";

export const page = {
	title: "Baby food traceability and batch records",
	description:
		"Batch genealogy, certificate reading, label versions by market and mock recall drills for New Zealand makers of infant formula and baby food.",
	name: "Baby Food Manufacturing",
	headline: "Trace any can to every lot inside it",
	lead: (
		<>
			Infant formula and baby food made in <Maori>Aotearoa</Maori> New Zealand leave a long paper
			trail: farm, dryer, blender, canning line, warehouse, container. We join those records, so
			your quality team can answer a verifier, a market or a recall drill from one place. We work
			with plant records only, and have nothing to say to parents about feeding.
		</>
	),
	contours: "manufacturing",
} satisfies PageFacts;

// In the order of the page.
const sections: readonly IndustrySection[] = [
	{
		kind: "problems",
		title: "Release day, as quality tells it",
		intro: "The product is usually right. The proof is in six places.",
		items: [
			{
				title: "The certificate of analysis is a photo of a printout",
				text: "Vitamin premix arrives and so does an image in an email. Someone types rows of results into the laboratory system, and one decimal point slides.",
			},
			{
				title: "Rework broke the trail again",
				text: "Powder from one blend went into another. The dryer log knows, the blend sheet half knows, and the family tree is redrawn with a ruler.",
			},
			{
				title: "Which label is on the line right now?",
				text: "Domestic, Australian and export packs look alike from the forklift. The change was approved in a message, and the line is still wearing last month’s film.",
			},
			{
				title: "The drift was there all along",
				text: "Moisture, metal rejects and seal checks live on separate charts. After a deviation anyone can see it coming. On the night, nobody was looking across them.",
			},
			{
				title: "Verification takes a week of photocopying",
				text: "The records exist. Finding them, in order, with the initials legible, takes the very people you need on the floor.",
			},
		],
	},
	{
		kind: "builds",
		title: "What we build beside the line",
		intro:
			"Nothing here releases product or writes to a controller. Quality does the first, and the second stays with your engineers.",
		items: [
			{
				title: "Batch genealogy",
				text: "Issues, part bags, rework and blends are joined into one tree, in both directions. A join the system had to infer is drawn differently from one it was told.",
				service: {
					href: "/solutions/data-analytics",
					label: "Data Analytics: joining records that were never meant to meet",
				},
			},
			{
				title: "Certificates read and matched",
				text: "Supplier results are read, matched to the lot, and compared with the specification in force. Anything out of limits or hard to read waits for the laboratory.",
				service: {
					href: "/solutions/automation",
					label: "Automation: reading documents, with exceptions to a person",
				},
			},
			{
				title: "A register of recipe and label by market",
				text: "Each artwork and recipe carries the standard it was checked against, and that standard’s date. Wording is compared with the rule, and each finding quotes the clause for your regulatory lead.",
				service: {
					href: "/solutions/gen-ai",
					label: "Generative AI: comparing your text with the rule’s text",
				},
			},
			{
				title: "Control points seen together",
				text: "Readings that belong to one critical control point share one chart, with its limits and its history. A trend is reported with the range it might be wrong by.",
				service: {
					href: "/solutions/consulting",
					label: "Consulting: choosing which signals are worth watching",
				},
			},
			{
				title: "Evidence packs for verification",
				text: "An agent gathers what the verifier has asked for, puts it in order and notes what is missing. Your quality manager reads the pack and sends it.",
				service: {
					href: "/solutions/ai-agents",
					label: "AI Agents: tasks that end at a named approver",
				},
			},
			{
				title: "One-way data from the plant",
				text: "Readings leave through a gateway that cannot write back. If the link drops, the line runs on and the records catch up in order.",
				service: {
					href: "/solutions/cloud-page",
					label: "Cloud & IT infrastructure: links, copies and recovery",
				},
			},
		],
	},
	{
		kind: "exhibit",
		title: "A mock recall drill, question by question",
		intro:
			"A supplier withdraws one lot of premix, the recall lead marks the exercise as a drill, and the clock starts. The tree answers; people decide.",
		content: (
			<BatchGenealogy
				caption="Lots, weights and counts are made up. Whether a real event calls for a recall remains a decision for your people and the Ministry for Primary Industries (MPI)."
				example="Illustrative example: 400 kg of one premix lot, followed to where it is tonight"
				questions={[
					{
						question: "Did we receive it?",
						found: [
							{
								name: "Premix lot 118",
								text: "400 kg, store bays 3 and 4. Withdrawn by its supplier.",
								state: "origin",
							},
							{
								name: "Premix lot 119",
								text: "Same delivery, same bay. To be ruled in or out.",
								state: "open",
							},
						],
						answer:
							"Looked up under the supplier’s number and under the ones your store gave it on arrival.",
						leadsTo: [
							[0, 0],
							[0, 1],
							[0, 2],
						],
					},
					{
						question: "Which blends took it?",
						found: [
							{ name: "Blend 41", text: "180 kg of lot 118" },
							{ name: "Blend 42", text: "180 kg of lot 118, in part bags" },
							{ name: "No blend", text: "38 kg in store, 2 kg unaccounted for", state: "open" },
						],
						answer:
							"Followed through part bags and rework. Whatever does not balance is shown first.",
						leadsTo: [
							[0, 0],
							[1, 1],
							[1, 2],
						],
					},
					{
						question: "Which codes went on?",
						found: [
							{ name: "Batch 2261", text: "9,940 cans, from blend 41" },
							{ name: "Batch 2262", text: "5,960 cans, from blend 42" },
							{ name: "Batch 2263", text: "11,900 pouches, from blend 42" },
						],
						answer: "One balance for each batch: made, held, released, sampled, destroyed.",
						leadsTo: [
							[0, 0],
							[0, 1],
							[1, 1],
							[2, 2],
						],
					},
					{
						question: "Where are they tonight?",
						found: [
							{ name: "Your own store", text: "5,940 cans of 2261, on hold" },
							{ name: "A container at sea", text: "4,000 cans of 2261, 5,960 of 2262" },
							{
								name: "A customer’s warehouse",
								text: "11,900 pouches of 2263. No out-of-hours number.",
							},
						],
						answer: "A contact list by market, ready for people to ring from.",
					},
				]}
				beyond={[
					{
						question: "What else shares the risk?",
						answer:
							"Working backwards, the system lists neighbours: the same delivery, the same store bay, the same line since its last clean. Your technical team rules each one in or out.",
					},
					{
						question: "What did we learn?",
						answer:
							"The lead writes the findings. Every question, answer and time is already filed, each open action has an owner, and the next drill has its date.",
					},
				]}
			/>
		),
	},
	{
		kind: "rules",
		title: "Rules your records answer to",
		intro: "Check dates and versions with MPI before you rely on a summary, ours included.",
		items: [
			{
				name: "Animal Products Notice for dairy-based infant formula",
				text: "The notice sets requirements for premises, people, cleaning, raw materials, formulation, manufacture, validation and on-site verification. It also catches dairy ingredients intended for these products at 5% or more of the final product. This summary follows the version gazetted for 1 July 2022.",
				source: {
					label: "New Zealand Gazette: notification of the notice",
					href: "https://gazette.govt.nz/notice/id/2022-sl2551",
				},
			},
			{
				name: "Food Standards Code, as at 12 September 2024",
				text: "In August 2024 New Zealand opted out of the infant formula changes made under Proposal P1028. Composition and labelling of infant formula here follow the Code as it stood at 12 September 2024, while the current text of Standard 2.9.1 is Australia’s alone. A register that stores “2.9.1” without a date is therefore wrong for one side of the Tasman.",
				source: {
					label: "MPI: requirements for infant formula",
					href: "https://www.mpi.govt.nz/food-business/dairy-products-processing-manufacture-testing-requirements/specific-dairy-products/requirements-for-manufacturing-infant-formula",
				},
			},
			{
				name: "Risk management programme for dairy exports",
				text: "Dairy products exported anywhere but Australia must be made under a registered and verified programme. Stores and other makers in the chain need one too, and carriers need that or a regulated control scheme. Time spent outside costs the product its official assurance. We mark each record with the programme it was made under, so that a gap can be seen.",
				source: {
					label: "MPI: New Zealand requirements for dairy exports",
					href: "https://www.mpi.govt.nz/export/food/dairy/steps-to-exporting/1-meet-new-zealand-requirements-for-dairy-exports/",
				},
			},
			{
				name: "Simulated recalls",
				text: "Since 1 July 2023, businesses with a plan or programme under the Food, Wine or Animal Products Acts, along with importers and exporters, must run one at least every 12 months. Selling only food for immediate consumption is the exception. Importers who decide on a real recall must tell MPI as soon as practicable and within 24 hours.",
				source: {
					label: "MPI: procedures to recall food",
					href: "https://www.mpi.govt.nz/import/importing-food-and-beverages/responsibilities-of-a-registered-food-importer/procedures-to-recall-food",
				},
			},
			{
				name: "Labels on exported infant formula",
				text: "MPI’s notice of December 2014, for markets other than Australia, requires labels to support breastfeeding. It rules out pictures of infants, images that idealise formula, and words such as “humanised”. Those become checks on artwork, once the current version has been confirmed.",
				source: {
					label: "MPI: main site, for notices in force",
					href: "https://www.mpi.govt.nz",
				},
			},
		],
	},
	{
		kind: "process",
		title: "Drill, join, drill again",
		intro: "The same scenario opens and closes the work, so the comparison is yours to make.",
		steps: [
			{
				when: "Days 1 to 3",
				title: "Follow one batch on foot",
				text: "From intake to despatch, sheet by sheet, with whoever fills it in. We note the pen corrections as carefully as the figures.",
				outcome: "a map of each record, its owner, its format and its gaps.",
			},
			{
				when: "Week 2",
				title: "Drill the way you do today",
				text: "Your recall lead runs a scenario on present records. We time it and stay out of the way.",
				outcome: "a baseline, and the joins that failed.",
			},
			{
				when: "Weeks 3 to 9",
				title: "Join the records",
				text: "Sources are connected one at a time. Quality approves each matching rule in writing before it may be used.",
				outcome: "a genealogy you can question, and the signed rules beneath it.",
			},
			{
				when: "Week 10",
				title: "Take it through change control",
				text: "The system enters your programme by your own procedure. We write the change record, and your quality manager decides what needs amending and who must be told.",
				outcome: "change record, training notes and a tested way back to paper.",
			},
			{
				when: "Week 12",
				title: "Repeat the scenario",
				text: "Same lot, same team, new records. The two drills are laid next to each other, including anything that got slower.",
				outcome: "both drill reports and a list of what to fix.",
			},
		],
	},
];

const callToAction = {
	title: "Run your next drill with us in the room",
	text: "Tell us when it falls due and what you trace with now. We will watch, keep our questions for the end, and write up where the records came apart.",
	actions: (
		<>
			<ButtonLink href="/contact">Plan a drill visit</ButtonLink>
			<ButtonLink href="/solutions/data-analytics" look="secondary">
				Read how records are joined
			</ButtonLink>
		</>
	),
} satisfies CallToActionProps;

export default function Manufacturing() {
	return <IndustryPage page={page} sections={sections} callToAction={callToAction} />;
}
