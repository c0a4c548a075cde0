import { answers, joinTexts } from "#src/content/answers.ts";
import { blankForms } from "#src/content/blank-forms.ts";
import { businessFacts } from "#src/content/business-facts.ts";
import { byNumber, capitalised, inWords } from "#src/content/counts.ts";
import { industries, services } from "#src/content/navigation.ts";
import { founder } from "#src/content/people.ts";
import { hasProof } from "#src/content/shown-proof.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { comparedServices } from "#src/pages/compared-services.ts";
import { PastWorkAnswer } from "#src/pages/services/past-work-answer.tsx";
import { ServicesLayout, type ServicesWords } from "#src/pages/services/services-layout.tsx";
import { serviceDrawing } from "#src/sections/service-map.tsx";
import { ButtonLink } from "#src/ui/button.tsx";
import { Link } from "#src/ui/link.tsx";

const { price, gst, insurance, confidentiality, closing } = businessFacts;

const number = capitalised(inWords(services.length));

export const page = {
	title: byNumber(services.length, {
		one: "Our AI service, New Zealand",
		more: `${number} AI services compared, New Zealand`,
	}),
	description: byNumber(services.length, {
		one: "Our AI service: when to pick it, how long a first piece of work takes, what decides the cost and what you own at the end.",
		more: `${number} AI services side by side: when to pick each one, how long a first piece of work takes, what decides the cost and what you own at the end.`,
	}),
	name: "Services",
	headline: byNumber(services.length, {
		one: "One AI service: is it the one you need?",
		more: `${number} AI services: which of them do you need?`,
	}),
	lead: joinTexts(
		"Find your situation, check it against the table, then follow the link for the detail.",
		byNumber(industries.length, {
			one: "One industry has a page of its own. If yours is another, you’re welcome too.",
			more: `${capitalised(inWords(industries.length))} industries have pages of their own. If yours isn’t one of them, you’re welcome too.`,
		}),
	),
	contours: serviceDrawing(services.length),
} satisfies PageMetadata;

const words = {
	situations: {
		title: "Start from your situation: you have…",
		intro: "Read down until a line sounds like your week.",
	},
	comparison: {
		title: byNumber(services.length, {
			one: "The service at a glance",
			more: `The ${inWords(services.length)}\u00a0services compared`,
		}),
		caption:
			"The weeks are what we plan for a first piece of work. In an industry with its own sign-off it can take longer, and that industry’s page says why.",
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
		intro: "Many problems need more than one.",
		items: [
			{
				title: "An agent that acts on your figures",
				text: "Give an agent the wrong stock level and it’ll order the wrong stock. Set up its accounts, agree what the figures mean, and only then let it act.",
				order: ["/solutions/cloud-page", "/solutions/data-analytics", "/solutions/ai-agents"],
			},
			{
				title: "Mostly rules, with some reading",
				text: "Rules can take an invoice from inbox to ledger. An AI model comes in at the one step where a free-text note has to be understood.",
				order: ["/solutions/automation", "/solutions/gen-ai"],
			},
			{
				title: "Drafts that people hardly change",
				text: "Your staff’s corrections show which drafts are good enough for an agent to send by itself, one type at a time.",
				order: ["/solutions/gen-ai", "/solutions/ai-agents"],
			},
		],
	},
	cost: {
		title: "What it costs, and what decides it",
		intro: joinTexts(
			price ||
				"We don’t publish a price, because it depends on the first three things below. The two-page outline gives a rough range.",
			gst,
			answers.firstCall,
		),
		items: [
			{
				title: "How many systems we connect",
				text: "One mailbox and one ledger cost least. Each further system adds an owner to consult, an interface to build and a test copy to set up.",
			},
			{
				title: "The state of your records",
				text: "Duplicates, scans and missing fields take time to sort. You’ll see how much before you commit to building.",
			},
			{
				title: "How much proof you need",
				text: "A clinic, a bank or a formula plant needs a longer trial and more evidence than an office does.",
			},
			{
				title: "What it runs on",
				text: "Hosting and model charges go straight to your own account, and grow with the steps each task takes. We measure them on test cases first and set a ceiling.",
			},
			{
				title: "Who sets the price",
				text: `${founder.name}, once the engineer who’d do the work has agreed the estimate. The price comes in writing, split by week, with a list of what’s left out.`,
			},
			{
				title: "What stopping costs",
				text: "You can stop at the end of any week. You pay for the weeks worked, and keep everything made in them.",
			},
		],
	},
	questions: {
		title: "Questions to ask before you ring",
		items: [
			{
				question: "Will you work with our vendor?",
				answer: `${answers.vendor} We take no commission from vendors.`,
			},
			{
				question: "Who owns the code and the models?",
				answer: answers.ownership,
			},
			{
				question: "Which AI models do you use?",
				answer:
					"Whichever scores best on your own test cases at a price you accept. The tests are yours, so you can compare the next model yourself.",
			},
			{
				question: "Where does our data sit?",
				answer: (
					<>
						In your accounts, in a region you choose, Auckland included. AI requests and some
						services may run elsewhere, and{" "}
						<Link href="/solutions/cloud-page">a register lists each place</Link>.
					</>
				),
			},
			{
				question: "Are you insured, and will you sign a confidentiality agreement?",
				answer: joinTexts(
					insurance,
					confidentiality,
					insurance && confidentiality
						? ""
						: "You’ll have both answers in writing before you sign anything. Until then, please leave out anything confidential.",
				),
			},
			{
				question: "Who maintains it afterwards?",
				answer: answers.maintenance,
			},
			{
				question: "What if you close?",
				answer: joinTexts(
					"The system runs in your accounts, under your keys, so it keeps running.",
					closing,
				),
			},
			{
				question: "Who else have you done this for?",
				answer: <PastWorkAnswer />,
			},
		],
	},
	forms: {
		title: "Blank forms to judge our work by",
		intro: joinTexts(
			hasProof ? "" : "This site describes services offered, not past results.",
			"Print a form, fill it in with your own team, and keep it whether or not you ring us.",
		),
		items: blankForms,
		format: "PDF, one sheet of A4",
	},
	none: {
		title: "When you don’t need us",
		intro: "We’d sooner tell you on the first call.",
		items: [
			{
				when: "You already pay for it",
				instead:
					"Software you have can do it, but the feature is switched off. Ask the supplier to turn it on.",
			},
			{
				when: "It takes an hour a month",
				instead: "Building and looking after a system would cost more than that hour.",
			},
			{
				when: "The process is about to change",
				instead: "Wait. A system built for the old way has to be rebuilt for the new one.",
			},
		],
	},
	closing: {
		title: "Describe one job that takes too long",
		text: "Say what happens now, who does it and how often. You’ll hear which service fits, or why none does.",
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
