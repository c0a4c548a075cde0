import { IndustryPage, type IndustrySection } from "~/layouts/industry-page";
import type { PageFacts } from "~/page-facts";
import { SourcedLetter } from "~/pages/industries/healthcare/sourced-letter";
import type { CallToActionProps } from "~/sections/call-to-action";
import { ComparisonTable } from "~/sections/comparison-table";
import { ButtonLink } from "~/ui/button";
import { Maori } from "~/ui/maori";

export const page = {
	title: "Healthcare AI that a clinician signs off",
	description:
		"Clinic letters, referral checks, coding worksheets and both NHI formats, prepared by software and signed by a clinician. Designed for New Zealand providers.",
	name: "Healthcare",
	headline: "The letter is ready. The clinician signs it.",
	lead: (
		<>
			We prepare the paperwork around care: letters, referrals, coding, bookings. A clinician reads
			it, changes it and signs it, and nothing leaves without that signature. The work is designed
			for hospitals, practices and community providers across <Maori>Aotearoa</Maori> New Zealand,
			inside the systems your staff already open each morning. We do not build tools that diagnose.
		</>
	),
	contours: "healthcare",
} satisfies PageFacts;

// In the order of the page.
const sections: readonly IndustrySection[] = [
	{
		kind: "exhibit",
		title: "A draft that shows where it came from",
		intro:
			"Every sentence carries the number of a line that the clinician wrote. Where there is no line, there is no sentence.",
		content: (
			<SourcedLetter
				caption="The note and the letter are made up. Your own letter templates set the wording and the order."
				example="Illustrative example: a reply to a general practitioner"
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
					title: "Draft letter",
					greeting: "Thank you for your referral.",
					sentences: [
						{ text: "The knee pain has settled since physiotherapy.", line: 1 },
						{ text: "The X-ray in March shows no change from last year.", line: 2 },
						{
							text: "I am returning them to your care. Please refer again if the knee locks.",
							line: 3,
						},
					],
					gap: {
						mark: "Nothing in the note",
						text: "Letters of this kind usually mention exercise. The note does not, so the draft leaves it to you.",
					},
					signature: "Not signed yet, so it cannot be sent.",
				}}
				lineLabel="note, line"
			/>
		),
	},
	{
		kind: "exhibit",
		title: "One referral, from inbox to signed reply",
		intro:
			"Read down the column “Who decides”. If a box there were empty, the design would be unfinished.",
		content: (
			<ComparisonTable
				caption="Illustrative example: an outpatient referral. Your service’s criteria, roles and systems set the real rows."
				columns={["Point on the path", "What the software prepares", "Who decides"]}
				rows={[
					[
						"Arrival",
						"Reads the letter and attachments, checks the NHI number’s shape and check character, and proposes a match to a record.",
						"An administrator confirms the match, and always when two records look alike.",
					],
					[
						"Completeness",
						"Compares the referral with your criteria and drafts a request for whatever is absent.",
						"The triage nurse sends the request, edits it or waives it.",
					],
					[
						"Triage",
						"Sets out relevant history and earlier referrals, with a suggested priority and the reason for it.",
						"A clinician sets the priority. The suggestion stays on file beside it, agreed with or not.",
					],
					[
						"Consult",
						"Nothing, unless you have chosen a note-taking tool and the patient has agreed to it.",
						"The clinician and the patient.",
					],
					[
						"Reply",
						"Drafts the letter from the note and results, with a source against each sentence.",
						"The clinician reads, edits and signs. An unsigned letter cannot be sent.",
					],
					[
						"Afterwards",
						"Files the signed version, keeps the drafts apart from it, and records who signed which text.",
						"Your privacy officer or clinical lead reviews the trail whenever they wish.",
					],
				]}
			/>
		),
	},
	{
		kind: "problems",
		title: "Where the clinic day goes",
		intro: "None of this is medicine. All of it lands on people trained to practise it.",
		items: [
			{
				title: "I write my letters after the kids are in bed",
				text: "Clinic ends and the typing starts. Details blur between the third patient and the eleventh, and the general practitioner waits for a letter that was clear at noon.",
			},
			{
				title: "The referral came without the bloods",
				text: "The triage nurse reads it, sees that a result is missing, rings the practice and parks it. The person’s wait keeps growing while the page sits in a tray.",
			},
			{
				title: "The screen says this NHI number is invalid",
				text: "It ends in a letter. One system takes it and the next turns it away, so reception opens a temporary record, and now there are two.",
			},
			{
				title: "Coding runs behind the wards",
				text: "The discharge summary left out a condition that the ward notes mention twice. The coder sends a query, the registrar has rotated, and the episode is coded on what could be proved.",
			},
			{
				title: "Somebody pasted notes into a chatbot",
				text: "It was late and it saved some typing. Nobody can say where the notes went, and nobody is quite sure which tools are allowed.",
			},
		],
	},
	{
		kind: "builds",
		title: "Work we can take off the ward and the front desk",
		intro: "Each of these prepares. A named role in your service decides.",
		items: [
			{
				title: "Letters from the clinician’s own note",
				text: "The draft uses the consult note and the results on file. Every sentence points to the line it came from. A statement with no line behind it is left out and the gap is marked.",
				service: {
					href: "/solutions/gen-ai",
					label: "Generative AI: how drafts are tied to documents",
				},
			},
			{
				title: "Referral completeness",
				text: "Incoming referrals are read against your service’s own criteria. The agent lists what is missing, prepares the request back to the referrer, and holds both for the triage nurse.",
				service: {
					href: "/solutions/ai-agents",
					label: "AI Agents: where the work stops for a person",
				},
			},
			{
				title: "Coding worksheets",
				text: "Passages that support a code are laid beside it for the coder to accept, reject or query. Rejections are kept and become tests for the next version.",
				service: {
					href: "/solutions/data-analytics",
					label: "Data Analytics: how quality is measured record by record",
				},
			},
			{
				title: "Two NHI formats, end to end",
				text: "We find each form, interface, barcode and report that holds an NHI number, then test it with both shapes in one list. You see what fails before a patient does.",
				service: {
					href: "/solutions/consulting",
					label: "Consulting: a review that ends in a list you can act on",
				},
			},
			{
				title: "Waiting lists and rebooking",
				text: "Cancelled slots are offered to people waiting, under rules your booking team writes. Messages go in your service’s name, within set hours, and a reply reaches your staff.",
				service: {
					href: "/solutions/automation",
					label: "Automation: the chasing that software can do",
				},
			},
			{
				title: "A permitted place to draft",
				text: "Once your organisation has approved it, staff can summarise and draft in a closed environment. Use is logged for your privacy officer, and contracts keep your text out of model training.",
				service: {
					href: "/solutions/cloud-page",
					label: "Cloud & IT infrastructure: who can reach what, and from where",
				},
			},
		],
	},
	{
		kind: "process",
		title: "Beginning with one clinic",
		intro: "The pace is set by governance, so we start there.",
		steps: [
			{
				when: "Weeks 1 to 2",
				title: "Sit beside the work",
				text: "We watch one kind of letter being written, queried and sent, and begin the privacy impact assessment with your privacy officer.",
				outcome: "a drawing of the letter’s path and a first draft of the assessment.",
			},
			{
				when: "Weeks 3 to 4",
				title: "Agree what it must never do",
				text: (
					<>
						Clinical, privacy, security and <Maori>Māori</Maori> health leads say what approval
						requires. Their limits are written as tests.
					</>
				),
				outcome: "a scope that each lead has read, with its limits at the top.",
			},
			{
				when: "Weeks 5 to 9",
				title: "Build without patients",
				text: "Development uses synthetic or de-identified records, in an environment your security team has seen. Clinicians mark the drafts as they would mark a registrar’s.",
				outcome: "marked drafts, sorted by the kind of correction each one needed.",
			},
			{
				when: "Weeks 10 to 13",
				title: "One clinic, every draft read",
				text: "A small group uses it in practice. Corrections are counted by type, and a serious one stops the pilot until it is understood.",
				outcome: "the correction log and the clinicians’ own view of it.",
			},
			{
				when: "Week 14",
				title: "Widen it or end it",
				text: "Your clinical lead decides. Ending it leaves your records as they were, because the signed letters always lived in your own system.",
			},
		],
	},
	{
		kind: "rules",
		title: "The New Zealand settings we design for",
		intro:
			"Your organisation carries these duties. We map our part of the work to them with your own advisers.",
		items: [
			{
				name: "Health Information Privacy Code 2020, with rule 3A",
				text: "The code adapts the privacy principles for health agencies. Rule 3A covers health information collected on or after 1 May 2026 from someone other than the person: reasonable steps must be taken to make them aware of it, unless an exception applies. Your privacy officer settles when that reaches a referral or a result, and we build the notice into the path.",
				source: {
					label: "Privacy Commissioner: rule 3A of the code",
					href: "https://www.privacy.org.nz/resources-and-learning/a-z-topics/hipc-rule-3a/",
				},
			},
			{
				name: "NHI number format, HISO 10046:2024",
				text: "Health New Zealand set 1 July 2026 as the date from which new numbers are issued as AAANNAX: three letters, two digits, a letter, and a letter that checks the rest. Older numbers, AAANNNC, remain. Systems that hold NHI numbers must support both indefinitely.",
				source: {
					label: "Health New Zealand: NHI number format changes",
					href: "https://www.tewhatuora.govt.nz/for-health-providers/claims-provider-payments-and-entitlements/nhi-number-format-changes/",
				},
			},
			{
				name: "Health Information Security Framework, HISO 10029:2022",
				text: "Health New Zealand states that the framework applies to suppliers to health providers as well as to the providers. Expect us to walk through its guidance for an organisation of your size and write down which controls would be ours.",
				source: {
					label: "Health New Zealand: cyber standards",
					href: "https://www.tewhatuora.govt.nz/health-services-and-programmes/cyber-hub/cyber-standards",
				},
			},
			{
				name: "Minimum requirements for digital services",
				text: (
					<>
						New digital services are to conform with HISO standards, work with national services
						such as the NHI, have independent security testing, and have regard to health
						information governance and to <Maori>Māori</Maori> data sovereignty. We cost those items
						in the first estimate, before anything is built.
					</>
				),
				source: {
					label: "Health New Zealand: minimum requirements",
					href: "https://www.tewhatuora.govt.nz/health-services-and-programmes/digital-health/other-digital-health-initiatives/digital-data-and-technology-services-minimum-requirements/",
				},
			},
			{
				name: "Health New Zealand’s position on large language models",
				text: (
					<>
						Its advice of August 2023 told staff and contractors to keep patient and confidential
						information out of unapproved models, and not to use them for clinical decisions or
						personal advice. It also warned that such models may not serve{" "}
						<Maori>te reo Māori</Maori> well. We plan for approval first, and leave{" "}
						<Maori>te reo</Maori> to people who speak it.
					</>
				),
				source: {
					label: "Health New Zealand: main site, for the current advice",
					href: "https://www.tewhatuora.govt.nz",
				},
			},
		],
	},
];

const callToAction = {
	title: "Start with the letter people put off",
	text: "Send a blank template, with no patient details. We will tell you which parts could be drafted, which could not, and whose signature each would need.",
	actions: (
		<>
			<ButtonLink href="/contact">Ask about one letter</ButtonLink>
			<ButtonLink href="/solutions/gen-ai" look="secondary">
				See how drafts cite their source
			</ButtonLink>
		</>
	),
} satisfies CallToActionProps;

export default function Healthcare() {
	return <IndustryPage page={page} sections={sections} callToAction={callToAction} />;
}
