import { businessFacts, mendingPeriod } from "#src/content/business-facts.ts";
import { company, phoneLink } from "#src/content/company.ts";
import { inWords } from "#src/content/counts.ts";
import { payback, yearsToPay } from "#src/content/payback.ts";
import { priceOf } from "#src/content/person-weeks.ts";
import { IndustryLayout, type IndustrySection } from "#src/layouts/industry-layout.tsx";
import type { ClosingWords } from "#src/layouts/offer.tsx";
import { weeksAndPrice } from "#src/layouts/plan.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { HouseDay } from "#src/pages/industries/retreats/house-day.tsx";
import { Phases } from "#src/pages/industries/retreats/phases.tsx";
import {
	type RetreatService,
	type RetreatSystem,
	Systems,
} from "#src/pages/industries/retreats/systems.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Link } from "#src/ui/link.tsx";
import { Maori } from "#src/ui/maori.tsx";

export const page = {
	title: "Recovery retreat software, New Zealand",
	description:
		"Quiet systems for New Zealand recovery retreats: questions, supplies, claims, beds, monitoring and notes, with consent sought first and decisions left to staff.",
	name: "Recovery Retreats",
	headline: "Recovery Retreat Solutions",
	lead: (
		<>
			{/* In one piece with the space at its end, which would otherwise come after the words. */}
			{
				"You run a house where people recover, from surgery, exhaustion or addiction. Claims, notes, rosters and stock take your evenings, when your staff should be with people. Our systems draw up claims, put notes in order, forecast beds and count supplies, using only what each person staying has agreed to share. You still write the notes and the roster. A small house may need none of them: at four hours of claims a week, stay with a spreadsheet. At sixteen, "
			}
			<a href="#questions">see when it pays</a>.
		</>
	),
	contours: "retreats",
	land: "low",
} satisfies PageMetadata;

/** The services under which we build the solutions, with their weeks. */
function service(
	name: string,
	href: RetreatService["href"],
	weeks: number,
	more = "",
): RetreatService {
	return { href, label: `${weeksAndPrice(weeks)}, as ${name} project${more}` };
}
const agents = service("an AI Agents", "/solutions/ai-agents", 10);
const automation = service("an Automation", "/solutions/automation", 6);
const monitoring = service(
	"an Automation",
	"/solutions/automation",
	6,
	", then 8 weeks on trial, charged by the day",
);
const analytics = service("a Data Analytics", "/solutions/data-analytics", 9);

/** What a day of ours costs, once there is a rate. */
const dayPrice = priceOf(1 / 5);

/** Three quarters of sixteen hours of claims a week. */
const claims = { weeks: 6, hours: 12, ratio: 3, hourly: 35 } as const;
const yearsAt = (claimHours: number) => yearsToPay({ ...claims, hours: (claimHours * 3) / 4 });

/** What the day and the night begin with. */
const hours = ["Breakfast", "Night handover"] as const;

const systems: readonly RetreatSystem[] = [
	{
		title: "Virtual Nursing Assistance",
		hours: { when: "Questions by day, with replies a nurse reads", from: 0, to: 16 },
		service: agents,
		description:
			"People can write on a screen in the lounge, or wherever you choose, to ask about meals, visits or appointment times. By day a nurse sees each question, with a prepared reply if your handbook answers it, and reads both before anything is sent. At night the question goes straight to the person on duty. It isn’t crisis help, and the screen says so.",
		benefits: [
			"Nurses see the question and the prepared reply together",
			"A question the handbook doesn’t answer reaches a nurse without a prepared reply",
			"The night shift sees what was asked and answered that day",
		],
		statistics: [
			{
				value: "85%",
				label: "target share of routine questions answered without a nurse walking over",
			},
			{
				value: "92%",
				label: "target share of prepared replies that a nurse reads and sends unchanged",
			},
		],
	},
	{
		title: "Inventory & Equipment Management",
		hours: { when: "One list of what’s where, open to every shift", from: 0, to: 24 },
		service: automation,
		description:
			"Staff scan linen, supplies and equipment as they leave the shelf, so the list and the shelf agree.",
		benefits: [
			"One list of what’s where, open to every shift",
			"Expiry and service dates flagged before they pass",
			"Orders prepared from use, then approved by a person",
		],
		statistics: [
			{ value: "99%", label: "target match between the record and the shelf" },
			{ value: "28%", label: "target cut in spending on expired or doubled-up stock" },
		],
	},
	{
		title: "Billing & Insurance Processing",
		hours: { when: "Gaps found before a claim leaves the office", from: 0.8, to: 14.6 },
		service: automation,
		description:
			"Invoices, and claims to ACC or an insurer, are drawn up from the records you already keep. Missing authorisations and mismatched dates are listed first.",
		benefits: [
			"Claims carry only what the person agreed to share",
			"Gaps are found before a claim leaves the office",
			"Every amount traces back to a day and a service",
		],
		statistics: [
			{ value: "75%", label: "target cut in time spent preparing a claim" },
			{
				value: "99.9%",
				label: "target share of claims checked in every field before they go",
			},
		],
	},
	{
		title: "Patient Demand & Capacity Planning",
		hours: { when: "Beds forecast a week ahead", from: 2.2, to: 13.2 },
		service: analytics,
		description:
			"Enquiries, bookings and lengths of stay become a forecast of beds and staff, shown with its margin of error. Admission stays a clinical conversation. The forecast doesn’t rank people.",
		benefits: [
			"Rosters planned around expected stays",
			"A waiting list you can explain to enquirers",
			"Quiet weeks seen early enough for leave and repairs",
		],
		statistics: [
			{
				value: "94%",
				label: "target accuracy of the bed forecast a week ahead, tested on your records",
			},
			{ value: "32%", label: "target cut in bed nights left empty by late changes" },
		],
	},
	{
		title: "Recovery Progress Analytics",
		hours: { when: "Notes in order before a review", from: 3.6, to: 11.8 },
		service: analytics,
		description:
			"Notes, attendance and the goals a person has chosen are set out on one page for their review. The person and their clinician decide together what it means.",
		benefits: [
			"Goals appear in the person’s own words",
			"Reviews open with the notes already in order",
			"No score, no ranking, no comparison between people",
		],
		statistics: [
			{ value: "96%", label: "target share of notes in place before a review" },
			{
				value: "100+/day",
				label: "target number of notes and attendance entries put in order, in a large house",
			},
		],
	},
	{
		title: "Remote Patient Monitoring",
		hours: {
			when: "A reading outside someone’s limits sounds the duty phone, at any hour",
			from: 0,
			to: 24,
		},
		service: monitoring,
		description:
			"Where a clinician advises it and the person agrees, a wearable sends readings such as pulse and sleep. If a reading falls outside that person’s limits, the duty phone sounds and someone goes to check. Staff go on making their rounds, and for the first eight weeks nobody relies on the readings.",
		benefits: [
			"Consent is recorded, dated and simple to withdraw",
			"Each person has limits of their own, set by their clinician",
			"A device that falls silent is reported as clearly as a reading outside the limits",
		],
		statistics: [
			{ value: "24/7", label: "target: an alert reaches the duty phone at any hour" },
			{
				qualifier: "alerts under",
				value: "30s",
				label: "target time from a reading’s arrival in your system to the duty phone",
			},
		],
	},
];

// The sections, in the order they appear on the page.
const sections: readonly IndustrySection[] = [
	{
		kind: "diagram",
		title: "A day in the house, from breakfast to night",
		intro:
			"Four of the six systems work mostly by day. The stock list and the monitoring work round the clock. As long as someone is awake to answer, alerts go to the person on duty, and so do messages on the lounge’s screen that sound like distress.",
		content: (
			<HouseDay
				caption="Your own day sets the hours: we talk it through in phase one."
				example="Illustrative example: one day. Each bar covers the hours when its system works."
				hours={hours}
				layers={systems.map(({ title, hours }) => ({ name: title, ...hours }))}
				decision={{
					mark: "A person decides",
					title: "The person on duty goes to check",
					text: "If there isn’t someone awake to answer, monitoring stays off.",
				}}
			/>
		),
	},
	{
		kind: "diagram",
		title: "Six systems for a recovery retreat",
		intro:
			"None of the figures was measured in a retreat: each is a target to start from. In phase one we replace them with yours, from what the job takes now. In phase four your team checks whether they were met.",
		content: <Systems systems={systems} />,
	},
	{
		kind: "diagram",
		title: "Four phases, and who decides after each one",
		plan: {
			weeks: 6,
			compare:
				"The hours a week the job takes now, which we write down in phase one, and those your team counts in phase four.",
			time: "Your manager and clinical lead come to the first session, then share a few hours a week between them. Your privacy officer, who in a small house may be you, is needed in phase two. Whoever will look after the system makes one change at the end of phase three. If you have no IT person, we set up the account in your name and make any test copy that the work needs. Your outline says how much time the system then needs each month, and whose. For Virtual Nursing Assistance, nurses mark prepared replies for two weeks.",
			planned: "For supplies or claims",
			cost: "Which of the six systems it is, how many houses follow the first, and what your records look like today. The eight trial weeks of Remote Patient Monitoring are charged by the day, for the days we work.",
			own: "The system and its code, the consent wording, the logs, the tests and the runbook for when something fails.",
			data: "In your records system or your cloud account, open to the roles you name. A wearable’s readings may pass through its maker’s cloud first. Claims, stock and notes are put together by rules, and what a rule can’t read goes to a person, not to a model. A model reads each question typed on the lounge screen, sorts it and looks for signs of distress. It prepares a reply from passages of the handbook. You approve the model’s provider, and its regions, beforehand.",
		},
		intro: (
			<>
				Two days of scoping come first. The weeks beside each system cover phases one to three.
				Remote Patient Monitoring then runs for eight more on trial. Your clinical lead’s review can
				add more. Afterwards your team runs phase four, alone or with{" "}
				<Link href="/services#afterwards">another firm or us</Link>.
			</>
		),
		loud: "Four phases,",
		ground: "night",
		content: (
			<Phases
				phases={[
					{
						title: "Initial Assessment",
						text: "We sit with your manager and clinical lead and talk through a day, from breakfast to the night handover. We list which records exist, who may read them, and roughly how many hours a week the job takes now.",
						decision: "Your manager decides",
						statistic: {
							qualifier: "assessment under",
							value: "2 hrs",
							label: "target length of that first session",
						},
					},
					{
						title: "Care Planning",
						text: "Your clinical lead says where software may help, where only a person should act, and what counts as distress. Consent wording is written now, and tried on staff first. Software reads nobody’s records until your privacy officer approves the impact assessment.",
						decision: "Your clinical lead decides",
					},
					{
						title: "Implementation",
						text: "The system starts in one house or wing, with paper kept alongside. Staff are trained on shift, by day and by night, and the people staying are told what has changed and, before anything is recorded, asked what may be. This phase ends with one small change, such as a new expiry warning, made and released by whoever will look after the system: you, a colleague or a firm you hire.",
						decision: "The staff who use it decide",
					},
					{
						title: "Monitoring",
						text: "Every alert, reply and gap is logged. Your team reads the log, compares it with the agreed targets, counts the hours, and switches off what isn’t helping.",
						decision: "Your manager and lead decide",
						statistic: {
							value: "100%",
							label: "coverage as a target: a person follows up every alert",
						},
					},
				]}
			/>
		),
	},
	{
		kind: "regulations",
		title: "Privacy and conduct rules for retreats",
		intro: (
			<>
				For those who stay with you, our word is “people”, or <Maori>tāngata whai ora</Maori> if
				your team says that. Two of the systems have “patient” in their names, because that’s the
				usual term for such software.
			</>
		),
		items: [
			{
				name: (
					<>
						<Maori>Ngā Paerewa</Maori> Health and Disability Services Standard, NZS 8134:2021
					</>
				),
				text: "The standard has applied since 28\u00a0February 2022, and covers residential addiction and mental health services. Where certification applies to a retreat, a designated auditing agency audits it. We arrange records so your evidence can be found by section.",
				source: {
					label: "Ministry of Health: guidance on the standard",
					href: "https://www.health.govt.nz/publications/sector-guidance-for-nga-paerewa-health-and-disability-services-standard-nzs-81342021",
				},
			},
			{
				name: "Code of Health and Disability Services Consumers’ Rights",
				text: "The code gives people ten rights. They include respect and privacy, effective communication, informed choice and consent, and the right to complain. So every screen a person sees says how to decline and how to complain.",
				source: {
					label: "Health and Disability Commissioner: about the Code",
					href: "https://www.hdc.org.nz/your-rights/about-the-code/",
				},
			},
			{
				name: "Health Information Privacy Code 2020",
				text: "Settle early whether your retreat is a health agency under the code. If it is, the code’s rules apply to what you hold, including rule 3A on information from family, a doctor or another service. Until your privacy officer decides, we design as if it is.",
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
				text: "Members of dapaanz, the addiction workforce’s professional association, answer to this code. If none of your staff is a member, it doesn’t concern you. Nothing we build may ask a practitioner to act outside it, so we invite your practitioners to challenge the design.",
				source: {
					label: "dapaanz: code of ethics",
					href: "https://dapaanz.org.nz/membership/tikanga-matatika-code-of-ethics/",
				},
			},
		],
	},
	{
		kind: "questions",
		id: "questions",
		title: "Questions a retreat owner might ask",
		items: [
			{
				question: "Our evenings go on claims, notes and the roster. What can you do about those?",
				answer:
					"Claims: Billing & Insurance Processing draws them up from your records and lists what’s missing. Notes: Recovery Progress Analytics puts them in order before a review. Somebody still has to write them, handover notes included. If writing is what takes the evening, buy a dictation tool first. Roster: Patient Demand & Capacity Planning forecasts the beds and the staff they need, and you write the roster from that. If software you already pay for can do one of these, turn it on.",
			},
			{
				question: "We’re a small retreat. When does it pay?",
				answer: `Start with the claims, and count. Say claims take sixteen hours a week. If three quarters of that goes, as in the target above, you get twelve hours back. ${payback("The work", "yours", claims)} At eight hours of claims a week it takes more than ${inWords(yearsAt(8))} years, without our upkeep. At four it takes more than ${inWords(yearsAt(4))}, so stay with a spreadsheet. Scoping and your cloud bill come on top. If the hours are unpaid evenings, you get evenings back, and no money. At the target, the stock list saves 28% of what you throw away or buy twice: $2,800 a year in a house that loses $10,000. That seldom pays.`,
			},
			{
				question: "We’ve bought software that nobody used. Why would this be different?",
				answer:
					"Because your staff judge it before it stays. They try it in one house or wing, with paper alongside and training on shift, and then they decide whether it goes on. If they say no, it stops there. By then most of the weeks are paid for. So they see the work every Friday, and you can stop at the end of any week.",
			},
			{
				question: "What would it cost?",
				answer: (
					<>
						Your outline gives a range in dollars. Two paid days of scoping turn it into a number of
						weeks at a fixed price each, and you decide then. Afterwards come your cloud bill and,
						if you want us to look after it, upkeep days
						{dayPrice && ` at ${dayPrice} plus GST each`}.{" "}
						<Link href="/services#cost">Services</Link> says what can change the price.
					</>
				),
			},
			{
				question: "Who puts it right once you’ve gone?",
				answer: (
					<>
						We mend a fault in what we built at no charge, for {mendingPeriod}. The rest is upkeep,
						by your team, another firm, or us for some{" "}
						<Link href="/services#afterwards">days a month</Link>.
					</>
				),
			},
			{
				question: "What if someone writes on the screen that they’re in distress?",
				answer:
					"If a message seems to the software to show distress or danger, it goes straight to the person on duty. It will miss some, so every message stays on the nurses’ list, and your clinical lead sets how soon each must be read. If nobody is awake, the screen takes no messages and shows whom to ring.",
			},
			{
				question: "What if the system fails at night?",
				answer: `The duty phone expects a signal every few minutes and sounds when none comes. From then on staff rely on their rounds until it’s back. We don’t answer the phone at 3 am, so nothing may depend on us then. If a person wouldn’t be safe with rounds alone, this isn’t the tool for them.`,
			},
			{
				question: "Who supplies the wearable?",
				answer:
					"You do. Your clinician chooses the device and you buy or hire it. We connect it, and take no commission on it.",
			},
		],
	},
];

const closing: ClosingWords = {
	title: "Which paperwork takes your team’s\u00a0evenings?",
	text: "Tell us about one such evening, without names: which job kept you, how many hours a week it takes, and which software you already pay for. If turning something on would do, we’ll say so.",
	outline:
		"You’d get two pages that say which system might help, if any, what one house would roughly cost, and what a second would add.",
	more: (
		<ButtonLink href="/contact" look="secondary">
			Contact Us
		</ButtonLink>
	),
};

export default function Retreats() {
	return (
		<IndustryLayout
			page={page}
			hero="over"
			actions={
				<>
					<ButtonLink href="/get-started" look="secondary">
						Get Started
					</ButtonLink>
					<p className="w-full text-small text-muted text-links">
						<span className="block max-w-[28rem] text-balance">
							To talk to us you need no account: ring <a href={phoneLink}>{company.phone}</a>.
							{businessFacts.firstCall && ` ${businessFacts.firstCall}`}
						</span>
					</p>
				</>
			}
			sections={sections}
			closing={closing}
		/>
	);
}
