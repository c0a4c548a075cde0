import { blankForms } from "#src/content/blank-forms.ts";
import { businessFacts, mendingPeriod } from "#src/content/business-facts.ts";
import { byNumber, capitalised, inWords } from "#src/content/counts.ts";
import { exampleOutline } from "#src/content/example-outline.ts";
import { joinTexts } from "#src/content/join-texts.ts";
import { industries, services } from "#src/content/navigation.ts";
import { openingHours } from "#src/content/opening-hours.ts";
import { director, founder } from "#src/content/people.ts";
import { peopleOnTheWork, personWeeks, priceOf } from "#src/content/person-weeks.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { comparedServices } from "#src/pages/compared-services.ts";
import { PastWorkAnswer } from "#src/pages/services/past-work-answer.tsx";
import { ServicesLayout, type ServicesWords } from "#src/pages/services/services-layout.tsx";
import { serviceDrawing } from "#src/sections/service-map.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Link } from "#src/ui/link.tsx";

const { firstCall, start, payment, insurance, confidentiality, closing } = businessFacts;
const [weekPrice, dayPrice] = [priceOf(1), priceOf(1 / 5)];

/** Who checks an engineer's work. */
const checker =
	director === founder
		? "a second person"
		: `a second person (${director.name} or another engineer)`;

const number = capitalised(inWords(services.length));

export const page = {
	title: byNumber(services.length, {
		one: "AI and automation, New Zealand: our service",
		more: `AI and automation, New Zealand: ${inWords(services.length)} services compared`,
	}),
	description: byNumber(services.length, {
		one: "Our service: when to pick it, how long a first piece of work takes, what decides the cost and what you own at the end.",
		more: `${number} services side by side: when to pick which, how long a first piece of work takes, what decides the cost and what you own at the end.`,
	}),
	name: "Services",
	headline: byNumber(services.length, {
		one: "Is our one service the one you need?",
		more: `Which of our ${inWords(services.length)} services do you need?`,
	}),
	lead: joinTexts(
		"In the comparison below, find the situation that sounds like your week.",
		byNumber(industries.length, {
			one: "One industry has a page that goes further. If it isn’t yours, ring us.",
			more: `${capitalised(inWords(industries.length))} industries have pages that go further. If yours isn’t one of them, ring us.`,
		}),
	),
	contours: serviceDrawing(services.length),
} satisfies PageMetadata;

const words = {
	comparison: {
		title: byNumber(services.length, {
			one: "The service at a glance",
			more: `The ${inWords(services.length)}\u00a0services compared`,
		}),
		intro: (
			<>
				Each begins with a situation. If none of them is like yours, put your idea to{" "}
				<Link href="/solutions/consulting#four-questions">the four questions</Link>.
			</>
		),
		caption:
			"The weeks are what we plan for a first piece of work. Where an industry has sign‑offs and partners of its own, the work usually takes longer. That industry’s page says how long.",
		columns: [
			"Service",
			"Pick it when",
			"First piece of work",
			"What you own at the end",
			"What it needs from you",
		],
	},
	combinations: {
		title: "Which service comes first",
		intro: "Many problems need more than one service. This is the order we’d take them in.",
		items: [
			{
				title: "An agent that acts on your figures",
				text: "Give an agent the wrong stock level and it’ll order the wrong quantity. Set up the accounts it runs in, agree what the figures mean, and only then let it act. If both are in order already, start with the agent.",
				order: ["/solutions/cloud-page", "/solutions/data-analytics", "/solutions/ai-agents"],
			},
			{
				title: "Mostly rules, with some reading",
				text: "Rules can take an invoice from inbox to ledger. An AI model comes in at the one step where a free-text note has to be understood.",
				order: ["/solutions/automation", "/solutions/gen-ai"],
			},
			{
				title: "Notices your staff hardly change",
				text: "If your staff send a routine notice, such as “your goods have left”, almost always unchanged, an agent could send that type by itself. Start with one type.",
				order: ["/solutions/gen-ai", "/solutions/ai-agents"],
			},
		],
	},
	cost: {
		title: "What it costs, and what decides it",
		formula: "Weeks ×\u00a0people ×\u00a0the weekly rate",
		example: {
			weeks: 10,
			people: peopleOnTheWork,
			caption: `Illustrative example: ten weeks of one engineer, and below them the day a week of ${checker} who checks the work. That’s ${personWeeks(10)} person-weeks.`,
		},
		intro: joinTexts(
			weekPrice && `A person-week costs ${weekPrice}, plus GST.`,
			"A written scope fixes the number of weeks and the price of each. If we finish early, you pay less. The outline gives you a range first.",
			`${founder.name} sets the price once the engineer who’d do the work has agreed the estimate.`,
			firstCall,
		),
		items: [
			{
				title: "How to work it out",
				text: `Almost every job has the same crew: one engineer full time, and ${checker} who checks the work for about a day a week. That’s ${peopleOnTheWork} people, so ten weeks is ${personWeeks(10)} person-weeks. When your engineer leaves for two days to scope the next client’s job, you don’t pay for those days. For the two days of scoping your own job, before week\u00a01, you do pay. Travel is agreed in the scope, at cost. Your own people’s time isn’t in the price: each page says whom we need, and when. Some people give an hour or two in all. The most anyone gives is two days a week. If records exist only on paper, your staff’s time to type them in comes on top.`,
			},
			{
				title: "If ten weeks become fourteen",
				text: "If we misjudged the work, we do the extra weeks at no charge. If the scope grew, if your records need more work than the scope assumes, or if a system or a person wasn’t available as agreed, we stop and ask you. You can pay for the extra weeks, cut the scope, or end it there. The scope lists what it assumes, so you can tell our misjudgement from a change. If we don’t agree which it was, the contract says who decides. If we both have to wait for someone else, such as a national register, you don’t pay for the wait.",
			},
			{
				title: "Your systems and your records",
				text: "A job with one mailbox and one ledger costs least. Each further system means another owner to consult and another interface to build and test. Duplicates, scans and missing fields take time to sort: we look at a sample, and the scope says how much work it assumes.",
			},
			{
				title: "How much proof you need",
				text: "More proof takes more weeks: a clinic or a bank needs a longer trial than an office does, and a formula plant needs a validation file.",
			},
			{
				title: "What it runs on",
				text: "Your cloud provider bills hosting and model charges to you, and they rise with the number of steps a task takes. We measure them on test cases, and you set a ceiling before anything is live.",
			},
			{
				title: "What stopping costs",
				text: "Each week has a fixed price, and a long trial may be charged by the day. You can stop at the end of any week. You pay for the weeks worked, and keep everything made in them.",
			},
		],
	},
	outline: {
		title: "The two-page outline: an example",
		intro: "You get one like it within a week of the call.",
		caption: exampleOutline.mark,
		download: "The whole outline, to print (PDF, two pages)",
	},
	afterwards: {
		title: "From the outline to week\u00a01, and after the last week",
		intro:
			start ||
			"Three things happen before week\u00a01: two days of scoping, a signed contract, and accounts for our people in your systems.",
		steps: [
			{
				when: "You say yes",
				signed: true,
				title: "Two days of scoping",
				text: "First we both sign two things: a confidentiality agreement, yours or ours, and one page with the price of the two days. Then the engineer who’d do the work sits with four people, or fewer in a small place: the one who does the job now, the one who checks it, the one who gets the result and the one whose phone rings when it goes wrong. If we’re to build something, the engineer also looks at a sample of the records, with names and identity numbers blacked out. No software reads the sample.",
				outcome:
					"a scope that says what’s built, what’s left out, how you’ll know it works and what each week costs.",
			},
			{
				when: "Then",
				title: "A contract you’ve had time to read",
				text: (
					<>
						We can use your contract or ours. Either way, what this page promises is in it: who owns
						what, the extra weeks at no charge if we misjudged the work, how either side can stop,
						and what’s owed then. It also says for how long we mend our own faults at no charge,
						what our insurance covers, where our liability ends, when an invoice falls due and what
						stays confidential. <a href="#questions">Ask to read ours</a> before the call, if you
						like. {founder.name} signs for us.
					</>
				),
				outcome: "a start date, and the names of the people who’ll do the work.",
			},
			{
				when: "Before week\u00a01",
				title: "Accounts and access",
				text: "You open named accounts for our people in your systems. If personal information is involved, your privacy officer names someone to work on the privacy impact assessment with us. Until the officer has approved the assessment, software reads no real record. Your plan says when we need that approval.",
				outcome: "a list of who can open what, and when that access ends.",
			},
			{
				when: "Every Friday",
				title: "What we made this week, and the choice to stop",
				text: "You see what was made that week and what the work has cost so far. Until the week in which the scope lets software read real records, whatever we show you runs on test data. To stop, send an email.",
			},
			{
				when: "The last week",
				title: "Handover to whoever looks after it",
				text: "Everything is already in your accounts. Whoever will maintain the system makes one real change and releases it while we watch. Even if we’re to maintain it, somebody on your side does this once. In a validated system, the change is made in a test copy.",
				outcome: "proof that you can do without us.",
			},
			{
				when: "Afterwards",
				title: "Upkeep by your team, another firm or us",
				text: `For ${mendingPeriod}, we put right any fault in what we built at no charge, whoever does the upkeep. Upkeep is everything else: a supplier’s new file layout, for instance. If you want us to do it, you book a number of days a month. A day costs a fifth of the weekly rate${dayPrice ? `, ${dayPrice} plus GST` : ""}. To end it, give a month’s notice.`,
			},
		],
	},
	questions: {
		title: "Proof, ownership, data and upkeep: your questions",
		groups: [
			{
				title: "Before you sign",
				items: [
					{
						question: "Who else have you done this for?",
						answer: <PastWorkAnswer />,
					},
					{
						question: "Will you sign a confidentiality agreement?",
						answer:
							confidentiality || "Yes: yours or ours, before you show us anything confidential.",
					},
					{
						question: "What are you insured for?",
						answer: insurance || "Before scoping, we tell you in writing what we’re insured for.",
					},
					{
						question: "May we read your contract first?",
						answer:
							"Yes. Ask for it, and we send it before the call. It says where our liability ends.",
					},
					{
						question: "Will you fill in our supplier questionnaire?",
						answer:
							"Yes, before the contract. Where the true answer is no, for instance about a certificate we don’t hold, we write “no”.",
					},
					{
						question: "How soon could you start?",
						answer:
							"Your outline says how soon. Each engineer builds one system at a time, so yours starts once one of them is free. To scope your job, the engineer leaves another build for two days, and its client doesn’t pay for them.",
					},
					{
						question: "Do you use subcontractors?",
						answer:
							"Nobody from outside the firm works on your job unless you’ve agreed to them by name.",
					},
					{
						question: "When do you invoice?",
						answer: joinTexts("At the end of each month, for the weeks worked.", payment),
					},
				],
			},
			{
				title: "Once there’s a system",
				items: [
					{
						question: "Who owns the code and the models?",
						answer:
							"You own what we write for you, from the first day: code, prompts, tests and notes, in plain formats, with the history of every change. Open-source parts keep their own licences, which we list. A provider’s model stays the provider’s, and you can swap it for another.",
					},
					{
						question: "Which AI models do you use?",
						answer:
							"We use whichever model scores best on your test cases at a price you accept. You keep the tests, so you can try the next model yourself.",
					},
					{
						question: "Where does our data sit?",
						answer: (
							<>
								In your accounts or on your site. If it’s in the cloud, you choose the region, which
								can be Auckland. AI requests and some services may run elsewhere, and{" "}
								<Link href="/solutions/cloud-page">a register lists the places</Link>.
							</>
						),
					},
					{
						question: "Will you work with our vendor?",
						answer:
							"Yes: through an interface the vendor supports or the system’s own exports. If a screen is the only way in, we first tell you what it would cost to keep that working. We take no commission from vendors.",
					},
					{
						question: "Which of our records do you keep?",
						answer:
							"Our access ends with the work or, if you book it, with the upkeep. We delete what you’ve emailed us, apart from what the law makes us keep, and tell you in writing.",
					},
					{
						question: "When would you tell us of a breach?",
						answer: "If we learn of one that touches your data, we tell you the same day.",
					},
					{
						question: "How soon do you begin on a fault?",
						answer: `Ring ${founder.name} in our hours (${openingHours}), and somebody who knows the system begins the same working day. Outside those hours nobody is on call: your team works from the runbook, and we begin on the next working day. If the fault isn’t in what we built, the time comes off your booked days. If you’ve booked none, we tell you the price first. If nobody knows yet where the fault lies, we begin anyway, and charge nothing you haven’t agreed to. If our access has ended, you open it again until the fault is mended.`,
					},
					{
						question: "What if our engineer is away, or leaves?",
						answer:
							"A second person has checked every change, so somebody else knows the work and carries on. We don’t charge for the time a new engineer takes to learn it.",
					},
					{
						question: "What if you close?",
						answer: joinTexts(
							"The system runs in your accounts, under your keys, so it keeps running, and the runbook and code let another firm take over.",
							closing,
						),
					},
				],
			},
		],
	},
	forms: {
		title: "Tools and blank forms to use without us",
		intro: "Print a form and fill it in with the people who do the work.",
		items: blankForms.map((form) => ({ ...form, format: "PDF, one sheet of A4" })),
		tools: [
			{
				href: "/solutions/consulting#four-questions",
				title: "Four questions",
				text: "Put any AI idea to them, in order, and stop at the first no.",
				format: "On the Consulting page",
			},
			{
				href: "/solutions/data-analytics#nhi",
				title: "NHI checker",
				text: "It checks the format and check character of a test NHI number, old or new. Afterwards, try the same number in your own forms and imports. Nothing you type is sent.",
				format: "On the Data Analytics page",
			},
		],
	},
	none: {
		title: "When you don’t need us",
		intro: "In these three cases, save your money.",
		items: [
			{
				when: "You already pay for it",
				instead: "The feature is there, but switched off: ask the supplier to turn it on.",
			},
			{
				when: "It takes an hour a month",
				instead: "A system would cost more to build and look after than the hour is worth.",
			},
			{
				when: "The process is about to change",
				instead: "Wait. A system built for the old way has to be rebuilt for the new one.",
			},
		],
	},
	closing: {
		title: "Describe one job that takes too long",
		text: "Say what the job is, how often it comes up and what a mistake costs. You’ll hear which service fits, or why none does.",
		more: (
			<ButtonLink href="/company/leadership" look="secondary">
				Who you’d deal with
			</ButtonLink>
		),
	},
} satisfies ServicesWords;

export default function Services() {
	return <ServicesLayout page={page} services={comparedServices} words={words} />;
}
