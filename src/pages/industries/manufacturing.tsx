import { IndustryLayout, type IndustrySection } from "#src/layouts/industry-layout.tsx";
import type { ClosingWords } from "#src/layouts/offer.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { BatchGenealogy } from "#src/pages/industries/manufacturing/batch-genealogy.tsx";
import { PhotographedPrintout } from "#src/pages/industries/manufacturing/photographed-printout.tsx";
import { TinWeeks } from "#src/pages/industries/manufacturing/tin-weeks.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Link } from "#src/ui/link.tsx";
import { Maori } from "#src/ui/maori.tsx";

export const page = {
	title: "Infant formula traceability, New Zealand",
	description:
		"Batch genealogy, certificate reading, label versions by market and mock recall drills for New Zealand makers of infant formula and baby food.",
	name: "Baby Food Manufacturing",
	headline: "Trace a tin of infant formula to the lots inside it",
	lead: (
		<>
			The records of a tin made in <Maori>Aotearoa</Maori> New Zealand run from raw milk intake to
			the export container, partly in systems and partly on paper. We join them for one product
			first, so that your quality team can answer a verifier or an overseas regulator from one
			place.
		</>
	),
	contours: "manufacturing",
} satisfies PageMetadata;

// The sections, in the order they appear on the page.
const sections: readonly IndustrySection[] = [
	{
		kind: "diagram",
		title: "A mock recall drill, question by question",
		intro: (
			<>
				In this drill a supplier withdraws one lot of premix. The recall lead starts the clock. The
				twelve weeks below give you software for the first four questions, for one product: if a lot
				also went into others, your team traces those as it does today. Print a{" "}
				<a href="/forms/recall-drill.pdf">blank drill sheet</a>&nbsp;(PDF).
			</>
		),
		content: (
			<BatchGenealogy
				caption="Your people and the Ministry for Primary Industries (MPI) decide whether a real event calls for a recall."
				example="Illustrative example: 400 kg of one premix lot, followed to where it is tonight and drawn to scale by weight"
				questions={[
					{
						question: "Did we receive it?",
						found: [
							{
								name: "Premix lot 118",
								text: "400 kg, store bay 3. Withdrawn by its supplier.",
								kg: 400,
							},
							{
								name: "Premix lot 119",
								text: "Same delivery, same bay. Somebody must rule it in or out.",
							},
						],
						answer: "We look it up under both the supplier’s lot number and your store’s.",
						leadsTo: [
							[0, 0, 180],
							[0, 1, 180],
							[0, 2, 38],
							[0, 3, 2],
						],
					},
					{
						question: "Which blends took it?",
						found: [
							{ name: "Blend 41", text: "180 kg of lot 118", kg: 180 },
							{ name: "Blend 42", text: "180 kg of lot 118, in part bags", kg: 180 },
							{ name: "No blend", text: "38 kg, still in store", kg: 38 },
							{
								name: "2 kg unaccounted for",
								text: "Your recall lead looks for it.",
								kg: 2,
								missing: true,
							},
						],
						answer:
							"The search follows part bags and rework, and puts whatever doesn’t balance at the top of the list.",
						leadsTo: [
							[0, 0, 180],
							[1, 1, 108],
							[1, 2, 72],
						],
					},
					{
						question: "Which batch codes went on the packs?",
						found: [
							{ name: "Batch 2261", text: "9,940 tins, from blend 41", kg: 180 },
							{ name: "Batch 2262", text: "5,960 tins, from blend 42", kg: 108 },
							{
								name: "Batch 2263",
								text: "11,900 pouches of the same product, from blend 42",
								kg: 72,
							},
						],
						answer:
							"For every batch, the amounts held, released, sampled and destroyed must add up to what was made. To keep it short, this example leaves out samples.",
						leadsTo: [
							[0, 0, 108],
							[0, 1, 72],
							[1, 1, 108],
							[2, 2, 72],
						],
					},
					{
						question: "Where are they tonight?",
						found: [
							{ name: "Your own store", text: "5,940 tins of 2261, on hold", kg: 108 },
							{ name: "A container at sea", text: "4,000 tins of 2261, 5,960 of 2262", kg: 180 },
							{
								name: "A customer",
								text: "11,900 pouches of 2263. No out-of-hours number.",
								kg: 72,
							},
						],
						answer: "The answer is a list of batch codes and counts for each place.",
					},
				]}
				beyond={[
					{
						question: "What else shares the risk?",
						answer:
							"A later piece of work could list every lot that came in the same delivery, stood in the same bay, or ran on the same line since that line was last cleaned. Your technical team would rule each one in or out.",
					},
					{
						question: "Who has to be told?",
						answer:
							"A contact list by market would be ready, with its gaps marked. Your people make the calls.",
					},
					{
						question: "What did we learn?",
						answer:
							"The lead writes the findings. Every question, answer and time would be on file already.",
					},
				]}
			/>
		),
	},
	{
		kind: "problems",
		title: "What holds up a batch on release day",
		picture: <PhotographedPrintout />,
		wide: true,
		items: [
			{
				title: "The certificate of analysis is a photo of a printout",
				text: "Vitamin premix arrives, and its results come as an image in an email. Someone types them into the laboratory system, and one decimal point slides.",
			},
			{
				title: "Rework broke the trail again",
				text: "Powder from one blend went into another. The second blend’s sheet shows it. The first blend’s sheet doesn’t say where it went.",
			},
			{
				title: "Verification takes a week of photocopying",
				text: "For that week, the people you need on the floor are looking for records.",
			},
		],
	},
	{
		kind: "builds",
		title: "What we’d join, read and file for a formula maker",
		intro:
			"The twelve weeks cover the first of these, batch genealogy, for one product: the first four questions of the drill above. Each of the others has its own plan and price.",
		items: [
			{
				title: "Batch genealogy",
				text: "Materials issued, part bags, rework and blends are joined into one tree that you can follow in both directions.",
				service: {
					href: "/solutions/data-analytics",
					label: "Data Analytics: a total traced to its rows",
				},
			},
			{
				title: "Certificates into your LIMS",
				text: "The software reads a supplier’s results, finds the lot and compares them with the specification in force. Anything out of limits or hard to read waits for the laboratory.",
				service: { href: "/solutions/automation", label: "Automation: exceptions to a person" },
			},
			{
				title: "A register of recipes and labels by market",
				text: "Every artwork and recipe carries the standard it was checked against, and that standard’s date. If a label and the standard disagree, your regulatory lead sees both side by side.",
				service: {
					href: "/solutions/gen-ai",
					label: "Generative AI: the answer and its passage",
				},
			},
			{
				title: "Trend monitoring at control points",
				text: "The readings from each critical control point go on one chart with the limits marked, so you can see a drift begin.",
				service: { href: "/solutions/data-analytics", label: "Data Analytics: margins of error" },
			},
			{
				title: "Evidence packs for verification",
				text: "An agent gathers what the verifier asked for, puts it in order and notes what’s missing. Your quality manager reads the pack and sends it.",
				service: { href: "/solutions/ai-agents", label: "AI Agents: a named approver" },
			},
			{
				title: "One-way data from the plant",
				text: "Readings leave the plant through a gateway that can’t write back, so nothing we build can change a setting there. Releasing product stays with your people.",
				service: {
					href: "/solutions/cloud-page",
					label: "Cloud & IT infrastructure: separate networks",
				},
			},
		],
	},
	{
		kind: "regulations",
		title: "Rules for infant formula, here and in China",
		intro: "Check MPI’s pages for the version in force before you rely on this summary.",
		items: [
			{
				name: "Animal Products Notices for formula and for all dairy",
				text: "The notice on manufacture of dairy-based infant formula covers premises, people, raw materials, formulation, validation and on-site verification. It adds to the general notice on production, supply and processing, which covers all dairy.",
				source: {
					label: "MPI: requirements for manufacturing infant formula",
					href: "https://www.mpi.govt.nz/food-business/dairy-products-processing-manufacture-testing-requirements/specific-dairy-products/requirements-for-manufacturing-infant-formula",
				},
			},
			{
				name: "Food Standards Code, as at 12\u00a0September 2024",
				text: "New Zealand opted out of the infant formula changes in August 2024. Until a New Zealand standard is made, the Code as it stood at 12\u00a0September 2024 applies here.",
				source: {
					label: "MPI: links to the text in force",
					href: "https://www.mpi.govt.nz/food-business/dairy-products-processing-manufacture-testing-requirements/specific-dairy-products/requirements-for-manufacturing-infant-formula",
				},
			},
			{
				name: "Dairy exports and labels",
				text: "Dairy exported anywhere but Australia must be made under a registered and verified risk management programme. MPI sets separate label rules for exported infant formula, first issued in 2014.",
				source: {
					label: "MPI: requirements for dairy exports",
					href: "https://www.mpi.govt.nz/export/food/dairy/steps-to-exporting/1-meet-new-zealand-requirements-for-dairy-exports/",
				},
			},
			{
				name: "China: two registrations",
				text: "China’s market regulator registers the recipe of milk powder for infants and young children (SAMR Order 80 of 2023). Its customs authority registers the factory, under Decree 280 since 1\u00a0June 2026.",
				source: {
					label: "MPI: resources for dairy exports",
					href: "https://www.mpi.govt.nz/export/food/dairy/resources-for-dairy-exports/",
				},
			},
			{
				name: "Simulated and real recalls",
				text: "Since 1\u00a0July 2023 you’ve had to run a simulated recall at least every 12 months, unless a real one has shown that your procedures work. MPI must be told of a real recall decision as soon as practicable, and within 24 hours.",
				source: {
					label: "MPI: food recall guidance for businesses",
					href: "https://www.mpi.govt.nz/food-business/food-recalls/food-recall-guidance-for-businesses",
				},
			},
		],
	},
	{
		kind: "diagram",
		title: "How long it\u00a0takes: twelve\u00a0weeks, drill to drill",
		intro: "One product’s records joined, with a recall drill before and after.",
		plan: {
			weeks: 12,
			planned: "One product",
			look: "total",
			compare:
				"How long the two drills took, and how many kilograms were still missing at the end of each.",
			time: "Your recall lead and drill team run two drills. Quality gives half a day a week, and your quality manager signs the requirements in week 3. IT opens read access before week 3, and gives half a day for each source we connect. In weeks 3 to 9 your staff type the linking fields of the paper sheets, and somebody checks them. We estimate the sheets in scoping, before you sign, and count them in week 1. For instance, 400 sheets at three minutes each are 20 hours of typing and 10 of checking. After that, each new batch that’s on paper needs the same typing and checking, or the trail stops at the last sheet typed. The validation is signed in weeks 10 and 11, and your maintainer joins for half a day in week 12.",
			cost: "How many systems hold a batch’s records, and how many of those records are still on paper.",
			own: "The joined records, the approved rules, the validation file, the runbook and the code.",
			data: "On your site or in your cloud account. No AI model runs in the twelve weeks. If certificates are added later, any that rules can’t read go to a model in the regions you approve, and your laboratory checks the result.",
		},
		loud: "drill to drill",
		loudLook: "apart",
		ground: "pale",
		content: (
			<TinWeeks
				steps={[
					{
						weeks: { first: 1, last: 1 },
						title: "Follow one batch on foot",
						text: "We walk it from intake to dispatch and collect every sheet on the way.",
						outcome: "a map of the records: owner, format and gaps.",
					},
					{
						weeks: { first: 2, last: 2 },
						title: "Drill the way you do today",
						text: "Your recall lead runs a scenario on today’s records. We time it.",
						outcome: "a baseline, and the places where the trail broke.",
					},
					{
						weeks: { first: 3, last: 9 },
						title: "Join the records",
						text: "We write the requirements, the change record and the matching rules, and your quality manager signs them first. Then sources are connected one at a time. Paper sheets are scanned; your staff type the fields that link one lot to another, and somebody else checks them. A sheet without such fields stays on paper, listed by number and shelf.",
						outcome: "a genealogy you can search, and the signed rules behind it.",
					},
					{
						weeks: { first: 10, last: 11 },
						title: "Validate it under change control",
						signed: true,
						text: "The new genealogy is tested against the requirements signed in week 3, by your own procedure, under your risk management programme. We write the test protocols; your quality manager signs them.",
						outcome: "the validation file, training notes and a tested way back to paper.",
					},
					{
						weeks: { first: 12, last: 12 },
						title: "Repeat the drill",
						text: "Your recall lead picks a lot that the team hasn’t traced, with about as many blends and part bags as the first. The team traces it in the new records. We set the two drills side by side, including anything that got slower. At handover your team changes one matching rule in a test copy, under your change control, so the validated version stays as it is.",
						outcome: "both drill reports, a runbook and a list of what to fix.",
					},
				]}
			/>
		),
	},
	{
		kind: "questions",
		title: "Validation, your LIMS, and a second drill that’s no faster",
		intro: (
			<>
				For vendors, ownership and what happens if we close, see{" "}
				<Link href="/services#questions">Services</Link>.
			</>
		),
		items: [
			{
				question: "How do we validate it?",
				answer:
					"Under your change control: requirements in week 3, tests in weeks 10 and 11. Before week 3, ask your verifier whether the change has to be notified. The audit trail records who changed what, when and why, and is kept where those who run the system can’t edit it.",
			},
			{
				question: "Do you write to our LIMS or ERP?",
				answer:
					"Not in the first twelve weeks: we only read. Later, certificate results can go into the LIMS once your laboratory has approved the rule, and entries into the ERP as an Automation project.",
			},
			{
				question: "What if the second drill is no faster?",
				answer:
					"Then both reports say so. You’d still know which record broke the trail, and could fix that one by hand.",
			},
			{
				question: "When does it pay?",
				answer:
					"On the day of a recall, and in the week of a verification: you’d build it for the hours between “Did we receive it?” and “Where are they tonight?”. If you count only the hours it saves in an ordinary week, it seldom pays.",
			},
			{
				question: "What if it fails in month six?",
				answer: (
					<>
						You go back to paper, by the route tested in weeks 10 and 11. If you ring in our hours,
						we begin that day. Outside them{" "}
						<Link href="/services#questions">nobody here is on call</Link>, and your team works from
						the runbook. Whoever mends it, the change goes through your change control.
					</>
				),
			},
		],
	},
];

const closing: ClosingWords = {
	title: "Tell us when your next recall drill is due",
	text: "Say what you trace with now, and where the trail broke last time. On the call we’ll say which records we’d join first.",
	outline:
		"In your outline, look for two lines: which records can stay on paper, and what the second drill has to beat.",
	more: (
		<ButtonLink href="/solutions/data-analytics" look="secondary">
			See a number traced to its rows
		</ButtonLink>
	),
};

export default function Manufacturing() {
	return <IndustryLayout page={page} hero="high" sections={sections} closing={closing} />;
}
