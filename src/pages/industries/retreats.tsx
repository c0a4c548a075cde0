import type { PageFacts } from "~/page-facts";
import { RetreatsPage, type RetreatsWords } from "~/pages/industries/retreats/retreats-page";
import { ButtonLink } from "~/ui/button";
import { Maori } from "~/ui/maori";

export const page = {
	title: "Recovery Retreat Solutions",
	description:
		"Quiet systems for recovery retreats: questions, supplies, claims, beds, monitoring and notes, with consent asked first and staff deciding what happens.",
	name: "Recovery Retreats",
	headline: "Recovery Retreat Solutions",
	lead: (
		<>
			Staff at a retreat should spend their hours with people. We build quiet systems for the work
			around them: questions, supplies, claims, beds, monitoring and notes. Each person who stays is
			asked what may be recorded, and can change their mind. A member of staff decides what happens
			next.
		</>
	),
	contours: "retreats",
} satisfies PageFacts;

const words = {
	actions: <ButtonLink href="/get-started">Get Started</ButtonLink>,
	solutions: {
		title: "Six pieces of work, each on its own terms",
		intro:
			"Begin with any one. The figures beside them are the targets we agree and measure with each retreat, not results from past clients.",
		items: [
			{
				title: "Virtual Nursing Assistance",
				description:
					"Everyday questions about meals, visits or appointment times reach the nursing team in writing, with a draft reply from your own handbook. A nurse reads it before it goes. Nothing here stands in for crisis help: distress or danger is a matter for the person on duty, straight away.",
				benefits: [
					"Nurses see every question beside its draft reply",
					"Only everyday topics get a draft, and the rest go straight to a nurse",
					"The night shift starts from what the day shift wrote",
				],
				statistics: [
					{ value: "85%", label: "target share of routine questions answered without a call" },
					{ value: "92%", label: "target share of drafts a nurse can send unchanged" },
				],
			},
			{
				title: "Inventory & Equipment Management",
				description:
					"Linen, medical supplies and equipment are counted as they move, using the labels and cupboards you have. The system watches expiry dates and service dates. Someone in your office places the order.",
				benefits: [
					"One list of what is where, open to every shift",
					"Expiry and service dates raised before they pass",
					"Orders drafted from use, then approved by a person",
				],
				statistics: [
					{ value: "99%", label: "target match between the record and the shelf" },
					{ value: "28%", label: "target cut in spending on expired or doubled-up stock" },
				],
			},
			{
				title: "Billing & Insurance Processing",
				description:
					"A stay becomes an invoice or an insurance claim from the records already kept. Missing authorisations and mismatched dates are shown first. Clinical detail that an insurer has no need of is left out.",
				benefits: [
					"Claims carry only what the person agreed to share",
					"Gaps are found before a claim leaves the office",
					"Each amount traces back to a day and a service",
				],
				statistics: [
					{ value: "75%", label: "target cut in time spent preparing a claim" },
					{ value: "99.9%", label: "target share of claims sent with every field checked" },
				],
			},
			{
				title: "Patient Demand & Capacity Planning",
				description:
					"Enquiries, bookings and lengths of stay become a forecast of beds and staff, shown with the range it might miss by. Admission stays a clinical conversation. The forecast never ranks people.",
				benefits: [
					"Rosters planned around expected stays",
					"A plain waiting list that enquirers can be told about",
					"Quiet weeks seen early enough for leave and repairs",
				],
				statistics: [
					{ value: "94%", label: "target accuracy of the bed forecast a week ahead" },
					{ value: "32%", label: "target cut in bed nights left empty by late changes" },
				],
			},
			{
				title: "Remote Patient Monitoring",
				description:
					"Where a clinician advises it and the person agrees, a wearable sends readings such as pulse and sleep. Limits are set by the clinician for that person. A reading outside them goes to whoever is on duty, who goes to see.",
				benefits: [
					"Consent is recorded, dated and simple to withdraw",
					"Limits belong to one person, set by their clinician",
					"A device that falls silent is reported as clearly as a reading",
				],
				statistics: [
					{ value: "24/7", label: "target hours of cover for devices in use" },
					{
						qualifier: "alerts under",
						value: "30s",
						label: "target time from a reading to the duty phone",
					},
				],
			},
			{
				title: "Recovery Progress Analytics",
				description:
					"Notes, attendance and the goals a person has chosen are set out on one page for their review. It shows what was written and when. Judging what it means is for the person and their clinician together.",
				benefits: [
					"Goals appear in the person’s own words",
					"Reviews open with the notes already in order",
					"No score, no ranking, no comparison between people",
				],
				statistics: [
					{ value: "96%", label: "target share of notes in place before a review" },
					{ value: "100+/day", label: "target number of entries sorted for clinicians to read" },
				],
			},
		],
	},
	process: {
		title: "Four phases, with a decision at the end of each",
		intro:
			"The line runs one way until Monitoring, where what we find goes back to Care Planning at each review.",
		phases: [
			{
				title: "Initial Assessment",
				text: "We sit down with your manager and clinical lead, walk the day from breakfast to handover, and list which records exist and who may read them.",
				decidedBy: "your manager",
				statistic: {
					qualifier: "assessment under",
					value: "2 hrs",
					label: "target length of that first session",
				},
			},
			{
				title: "Care Planning",
				text: "Your clinical lead says where software may help and where only a person should act. Consent wording is written here, and tried on staff first.",
				decidedBy: "your clinical lead",
			},
			{
				title: "Implementation",
				text: "One house or wing begins, with paper kept alongside. Staff are trained on shift, and people staying are told in plain words what has changed.",
				decidedBy: "the staff who use it",
			},
			{
				title: "Monitoring",
				text: "Every alert, draft and gap is logged. We read the log with you, compare it with the agreed targets, and switch off what has not earned its place.",
				decidedBy: "your clinical governance group",
				statistic: {
					value: "100%",
					label: "coverage, target share of alerts followed up by a person",
				},
			},
		],
	},
	conduct: {
		title: "Privacy and conduct",
		intro: (
			<>
				We write “person”, and <Maori>tāngata whai ora</Maori> where your team does. These are the
				settings we ask about before any system is drawn.
			</>
		),
		items: [
			{
				name: (
					<>
						<Maori>Ngā Paerewa</Maori> Health and Disability Services Standard, NZS 8134:2021
					</>
				),
				text: "In effect since 28 February 2022, with residential addiction and mental health services in its scope. Where certification applies to a retreat, designated auditing agencies do the auditing. We arrange records so your evidence can be found by section, and the judgement stays with your team.",
				source: { label: "Ministry of Health", href: "https://www.health.govt.nz" },
			},
			{
				name: "Code of Health and Disability Services Consumers’ Rights",
				text: "Ten rights, among them respect and privacy, effective communication, informed choice and consent, and the right to complain. They hold whether a service is paid for or free. Each screen a person sees therefore says how to decline and how to complain.",
				source: {
					label: "Health and Disability Commissioner: about the Code",
					href: "https://www.hdc.org.nz/your-rights/about-the-code/",
				},
			},
			{
				name: "Health Information Privacy Code 2020",
				text: "A question to settle early is whether your retreat is a health agency under the code. If it is, its rules apply to what you hold, including rule 3A on information that comes from family, a doctor or another service. We design for the stricter answer until your privacy officer gives one.",
				source: {
					label: "Privacy Commissioner: health information from other people",
					href: "https://www.privacy.org.nz/resources-and-learning/a-z-topics/hipc-rule-3a/",
				},
			},
			{
				name: (
					<>
						<Maori>Tikanga Matatika</Maori>, the dapaanz code of ethics
					</>
				),
				text: "Members of dapaanz, the addiction workforce’s professional association, answer to this code. Nothing we build should ask a practitioner to act outside it, so we invite yours to read the design and object.",
				source: {
					label: "dapaanz: code of ethics",
					href: "https://dapaanz.org.nz/membership/tikanga-matatika-code-of-ethics/",
				},
			},
		],
	},
	callToAction: {
		title: "A quiet conversation first",
		text: "Tell us which records keep your staff from people in the evenings. Leave names out. We will say which of the six might help, and when none would.",
		actions: <ButtonLink href="/contact">Contact Us</ButtonLink>,
	},
} satisfies RetreatsWords;

export default function Retreats() {
	return <RetreatsPage page={page} words={words} />;
}
