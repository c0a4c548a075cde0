import { payback } from "#src/content/payback.ts";
import { IndustryLayout, type IndustrySection } from "#src/layouts/industry-layout.tsx";
import type { ClosingWords } from "#src/layouts/offer.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { LateWindow } from "#src/pages/industries/healthcare/late-window.tsx";
import { SourcedLetter } from "#src/pages/industries/healthcare/sourced-letter.tsx";
import { ComparisonTable } from "#src/sections/before/comparison-table.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Link } from "#src/ui/link.tsx";
import { Maori } from "#src/ui/maori.tsx";

export const page = {
	title: "Healthcare AI for NZ hospitals and practices",
	description:
		"Clinic letters, referral checks, coding and both NHI formats, prepared by software and checked by people, for New Zealand hospitals and general practices.",
	name: "Healthcare",
	headline: "AI for healthcare: letters ready for a clinician to sign",
	lead: (
		<>
			For hospitals, specialist clinics, practices and community providers across{" "}
			<Maori>Aotearoa</Maori> New&nbsp;Zealand, we build software for the paperwork around care:
			letters, referrals, coding and bookings. Your staff stay in the systems they already use, and
			no clinic letter leaves without a clinician’s signature. We don’t build tools that diagnose.
		</>
	),
	contours: "healthcare",
} satisfies PageMetadata;

// The sections, in the order they appear on the page.
const sections: readonly IndustrySection[] = [
	{
		kind: "diagram",
		title: "A clinic letter, sentence by sentence",
		loud: "A clinic letter,",
		intro:
			"The opening line comes from your template. Every sentence after it carries the number of a line in the clinician’s note.",
		content: (
			<SourcedLetter
				caption="Your own templates set the wording and the order."
				example="Illustrative example: a reply to a GP"
				note={{
					title: "Clinic note",
					by: "Typed by the clinician, 2:20 pm",
					lines: [
						"Knee pain settled since physio",
						"X-ray in March, no change from last year",
						"Discharge to GP, re-refer if locking",
					],
				}}
				letter={{
					title: "The letter, for the clinician",
					date: "17 November",
					greeting: "Thank you for your referral.",
					sentences: [
						{ text: "The knee pain has settled since physiotherapy.", line: 1 },
						{ text: "The X-ray in March shows no change from last year.", line: 2 },
						{
							text: "I am discharging this patient to your care, and ask you to refer again if the knee locks.",
							line: 3,
						},
					],
					gap: {
						mark: "The clinician decides",
						text: "The software says that letters of this kind usually mention exercise. The note doesn’t, so this letter doesn’t either. Add it if you want it.",
					},
					signature: "Not signed yet, so it can’t be sent.",
				}}
				lineLabel="note, line"
			/>
		),
	},
	{
		kind: "diagram",
		title: "One referral, from inbox to reply",

		content: (
			<ComparisonTable
				caption="Illustrative example: an outpatient referral."
				columns={["Step", "What the software prepares", "Who decides"]}
				rows={[
					[
						"Arrival",
						"Reads the letter, checks the NHI number’s format and check character, and proposes a match to a record.",
						"An administrator confirms the match.",
					],
					[
						"Completeness",
						"Compares the referral with your criteria and writes a request for what’s missing.",
						"The triage nurse sends the request, edits it or waives it.",
					],
					[
						"Triage",
						"Puts the history and earlier referrals in order. It doesn’t suggest a priority.",
						"A clinician sets the priority.",
					],
					[
						"Reply",
						"Writes the letter from the note, with a source against every sentence after the opening.",
						"The clinician reads, edits and signs.",
					],
				]}
			/>
		),
	},
	{
		kind: "problems",
		title: "What holds up a clinic’s letters and referrals",
		picture: <LateWindow />,
		wide: true,
		items: [
			{
				title: "Letters get written after the kids are in bed",
				text: "The clinician decided at noon. The letter waits for the evening, and the GP waits for the letter.",
			},
			{
				title: "The referral came without the bloods",
				text: "The triage nurse sees that a result is missing, rings the practice and parks the referral.",
			},
			{
				title: "The screen says an NHI number is invalid",
				text: "The number is in the new format, which ends in a letter of the alphabet. One system takes it and the next turns it away, so reception opens a second, temporary record.",
			},
		],
	},
	{
		kind: "builds",
		title: "Letters, referrals, codes and bookings: what we build",
		intro:
			"The fourteen weeks cover one kind of letter in one clinic. A second kind, or referrals, would be priced separately.",
		items: [
			{
				title: "Letters from the clinician’s own note",
				text: "If you dictate, we start from the typed dictation in your record. If an AI scribe already writes your notes, we start from what it saves there. The references then lead to the scribe’s words, so the clinician checks the scribe’s note first.",
				service: { href: "/solutions/gen-ai", label: "Generative AI: writing tied to documents" },
			},
			{
				title: "Referral completeness",
				text: "An agent reads referrals against your criteria, lists what’s missing, and writes a request for the triage nurse to send.",
				service: { href: "/solutions/ai-agents", label: "AI Agents: where it stops for a person" },
			},
			{
				title: "Coding worksheets",
				text: "The software lays out the passages that support a code, and the coder accepts, rejects or queries it.",
				service: {
					href: "/solutions/gen-ai",
					label: "Generative AI: the passage behind an answer",
				},
			},
			{
				title: "Two NHI formats, end to end",
				text: "We find every form, interface, barcode and report that holds an NHI number, and test each with both formats.",
				service: {
					href: "/solutions/data-analytics#nhi",
					label: "Our guide to NHI formats, with a checker",
				},
			},
			{
				title: "Waiting lists and rebooking",
				text: "Cancelled slots are offered to people waiting. Your booking team writes the rules and the wording, and sends the first offers. Once you agree in writing, the software sends later offers by those rules. No model chooses who is offered a slot.",
				service: { href: "/solutions/automation", label: "Automation: rules with tests" },
			},
		],
	},
	{
		kind: "process",
		look: "letters",
		title: "Fourteen\u00a0weeks in one clinic, with every pilot letter read",
		intro:
			"If your tool has to be registered with Health New Zealand, the pilot waits for that. You don’t pay for the wait, and we agree a new date with you.",
		plan: {
			weeks: 14,
			planned: "One kind of letter, in one clinic",
			compare:
				"The days a letter takes to reach the GP and the minutes a clinician spends on it, counted in weeks 1 and 2 and again in the pilot. We also count every correction a clinician makes.",
			time: "A clinical lead gives an hour a week, your governance leads join in weeks 1 to 4, and two or three clinicians read and mark letters in weeks 5 to 13, for about an hour a week each. Your IT people, or your system’s vendor, give about two days in weeks 5 to 9, while we connect it. Whoever will maintain it joins us for half a day in week 14.",
			cost: "How many kinds of letter, how many clinics and how many systems. The fourteen weeks assume one of each, and your outline says what a second clinic would add. If you need an independent security test, you choose and pay the tester.",
			own: "The code, the tests, the runbook, the correction log and the privacy impact assessment.",
			data: (
				<>
					The notes and letters are kept in your practice management system or hospital record. The
					software runs in your cloud account or on your own machines. We build on made-up or
					de‑identified records. In week 10, when the pilot begins, the software reads its first
					live note. The text of each note goes to one model provider, in the regions you approve
					beforehand. A patient’s name or NHI number goes with it only if it stands in that text.{" "}
					<Link href="/solutions/gen-ai#places">What a provider may keep, and who may look</Link>
				</>
			),
		},
		steps: [
			{
				weeks: { first: 1, last: 2 },
				title: "Watch the letters being written",
				text: "We follow one kind of letter to a GP who receives it, with patients’ details blacked out, and ask what that GP looks for first. We also start the privacy impact assessment, which your privacy officer approves before week 5.",
				outcome:
					"a diagram of the letter’s path, how many days a letter takes now, and the first version of the assessment.",
			},
			{
				weeks: { first: 3, last: 4 },
				title: "Agree what it must never do",
				text: (
					<>
						Clinical, privacy, security and <Maori>Māori</Maori> health leads say what approval
						requires, and how patients are told that AI is used. We write their limits as tests.
					</>
				),
				outcome:
					"the limits, approved by each of those leads. In a small practice one person may hold two of the roles.",
			},
			{
				weeks: { first: 5, last: 9 },
				title: "Build on made-up or de‑identified records",
				text: "Clinicians mark the software’s letters as they’d mark a registrar’s. Weeks 8 and 9 are kept for an independent security test, where Health New Zealand or your own rules ask for one, and for mending what it finds.",
				outcome: "marked letters, sorted by the kind of correction.",
			},
			{
				weeks: { first: 10, last: 13 },
				title: "Pilot in one clinic",
				text: "Corrections are counted by type, and a serious one stops the pilot until it’s understood. We count the days a letter takes again.",
				outcome:
					"the correction log, the days before and after, and the clinicians’ own view of the pilot.",
			},
			{
				weeks: { first: 14, last: 14 },
				title: "Widen it or end it",
				signed: true,
				text: "Your clinical lead decides, from the correction log, the days before and after, and the clinicians’ own view.",
				outcome: "the code, tests, runbook, correction log and assessment.",
			},
		],
	},
	{
		kind: "regulations",
		id: "rules",
		title: "What binds you, and us, when a clinic uses AI",
		intro: "Most of these duties fall on you. Where one binds us as well, we say so.",
		items: [
			{
				name: "Health New Zealand’s guidance on AI tools",
				text: "Health New Zealand tells its staff and contractors to keep patient and confidential information out of AI tools it hasn’t approved, and not to use such tools for clinical decisions or personalised advice to patients. Its national advisory group reviews AI proposals. Even if you’re a private provider, ask the group whether your tool has to be registered with Health New Zealand, and how long that takes. If registration is needed, we start the application with you in week 1.",
				source: {
					label: "Health New Zealand: its AI advisory group",
					href: "https://www.healthnz.govt.nz/about-us/who-we-are/expert-groups-and-networks/expert-groups/artificial-intelligence-and-algorithm-expert-advisory-group",
				},
			},
			{
				name: "Medical Council guidance on AI in patient care",
				text: "The doctor stays responsible, and is expected to check what the tool produces and to tell patients when AI is used.",
				source: {
					label: "Medical Council: the guidance (PDF)",
					href: "https://www.mcnz.org.nz/assets/standards/Guidance-on-using-artificial-intelligence-AI-in-patient-care-March-2026.pdf",
				},
			},
			{
				name: "Health Information Privacy Code 2020, with rule 3A",
				text: "Rule 3A covers health information collected on or after 1\u00a0May 2026 from someone other than the person it’s about. Your privacy officer decides when it covers a referral or result.",
				source: {
					label: "Privacy Commissioner: rule 3A of the code",
					href: "https://www.privacy.org.nz/resources-and-learning/a-z-topics/hipc-rule-3a/",
				},
			},
			{
				name: "Privacy Commissioner’s guidance on AI tools, September 2023",
				text: "It expects a privacy impact assessment first, and human review before anyone acts.",
				source: {
					label: "Privacy Commissioner: AI tools and the Privacy Act",
					href: "https://www.privacy.org.nz/publications/statements-media-releases/ai-tools-and-the-privacy-act-commissioner-issues-new-guidance/",
				},
			},
			{
				name: "NHI number format, HISO 10046:2024",
				text: "Since 1\u00a0July 2026 new numbers are issued as AAANNAX. Older numbers, AAANNNC, remain, and systems must support both indefinitely.",
				source: {
					label: "Health New Zealand: NHI number format changes",
					href: "https://www.tewhatuora.govt.nz/for-health-providers/claims-provider-payments-and-entitlements/nhi-number-format-changes/",
				},
			},
			{
				name: "Health Information Security Framework, HISO 10029:2022",
				text: "It applies to health providers and their suppliers, so to us if we work for you.",
				source: {
					label: "Health New Zealand: cyber standards",
					href: "https://www.tewhatuora.govt.nz/health-services-and-programmes/cyber-hub/cyber-standards",
				},
			},
			{
				name: "Minimum requirements for digital services",
				text: (
					<>
						Health New Zealand asks new digital services to conform with HISO standards, work with
						the NHI, have independent security testing, and have regard to <Maori>Māori</Maori> data
						sovereignty. We keep weeks 8 and 9 for the test and for mending what it finds.
					</>
				),
				source: {
					label: "Health New Zealand: minimum requirements",
					href: "https://www.tewhatuora.govt.nz/health-services-and-programmes/digital-health/other-digital-health-initiatives/digital-data-and-technology-services-minimum-requirements/",
				},
			},
		],
	},
	{
		kind: "questions",
		title: "Scribes, small practices, and who maintains it",
		intro: (
			<>
				<Link href="/services#questions">Services</Link> answers questions about ownership, models
				and insurance.
			</>
		),
		items: [
			{
				question: "Why not just buy an AI scribe?",
				answer:
					"Buy one, if typing the consult note is the problem: you don’t need us for that. Check with Health New Zealand which tools are endorsed, and for whom. We help with what comes after the note: a letter you can check line by line, a referral with its gaps listed, and the coding.",
			},
			{
				question: "What if the letter leaves something out?",
				answer:
					"Something left out is the hardest error to see. So the note stands beside the letter, and any line of the note that the letter doesn’t use is marked. Only the clinician can add what was never written down. The correction log counts what clinicians put back.",
			},
			{
				question: "We’re a small practice. Is this for us?",
				answer:
					"Perhaps not. If the letters your clinicians put off add up to only an hour or two a week, it won’t pay. If your practice management system has a feature that would do, turn it on.",
			},
			{
				question: "When does it pay?",
				answer: `If your clinicians write in unpaid evenings, it gives them hours back and saves you no money. If you pay for those hours, suppose ten clinicians in one clinic each spend two hours a week on one kind of letter. Two or three of them try it in the pilot. Once all ten use it, and if half of that time goes, they get ten hours a week back. ${payback("The work", "theirs", { weeks: 14, hours: 10, ratio: 1, hourly: 120 })} Model charges come on top.`,
			},
			{
				question: "Will it work with our practice management system?",
				answer:
					"Tell us which system and version you have in your first email. Before we quote, we ask its vendor what interface or export it supports, and tell you what they said.",
			},
			{
				question: "Who maintains it after the pilot?",
				answer: (
					<>
						Your team, another firm or us, as you choose. If it stops, your clinicians write the
						letter in your own system, as they do today, until it’s mended. If you ring in our
						hours, we begin that day. <Link href="/services#afterwards">Services</Link> says how
						upkeep is charged.
					</>
				),
			},
		],
	},
];

const closing: ClosingWords = {
	title: "Which letter do people put off writing?",
	text: "Send a blank template, with no patient details. On the call we’ll tell you which parts software could write.",
	outline:
		"We’d also ask how many of these letters you send in a week, and who approves the tool. Your outline then says what one clinic costs and what a second adds.",
	more: (
		<ButtonLink href="/solutions/gen-ai" look="secondary">
			See how references are made
		</ButtonLink>
	),
};

export default function Healthcare() {
	return <IndustryLayout page={page} hero="between" sections={sections} closing={closing} />;
}
