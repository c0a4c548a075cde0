import { businessFacts } from "#src/content/business-facts.ts";
import { city, company, mailLink } from "#src/content/company.ts";
import { listed } from "#src/content/counts.ts";
import { joinTexts } from "#src/content/join-texts.ts";
import { director } from "#src/content/people.ts";
import { roles } from "#src/content/roles.ts";
import { EmailLink } from "#src/layouts/email-link.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import {
	OpportunitiesLayout,
	type OpportunitiesWords,
} from "#src/pages/career/opportunities/opportunities-layout.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";

const pay = businessFacts.internPay || "At least the adult minimum wage for every hour";

const subject = "Internship: your name, your dates";

export const page = {
	title: `Paid AI internships in ${city}`,
	description:
		"Our paid ten-week summer internship, one week at a time: pay, dates, who it suits, what you build and how to apply by email.",
	name: "Explore Opportunities",
	headline: "A paid internship: ten\u00a0weeks, one working piece of software",
	lead: "The next internship starts in November 2027: ten weeks, employed, and paid for every hour. There’s none in the summer of 2026–27. You build one piece of software, such as a page that shows a dispatcher which dockets lack a signature. Before you accept, you work with your mentor for an hour, and learn who takes the software over when you leave: one of us or a client. You leave with a written reference that says what you built.",
	contours: "opportunities",
} satisfies PageMetadata;

const words = {
	facts: [
		{
			label: "Open roles",
			text: (
				<>
					One internship, from November 2027: <a href="#apply">write by the end of August 2027</a>.
					Earlier is better: the place may go before then
					{roles.length > 0 && (
						<>
							. Permanent:{" "}
							<Link href="/career/hire#open">{listed(roles.map(({ title }) => title))}</Link>
						</>
					)}
				</>
			),
		},
		{ label: "Length", text: "Ten working weeks, full time" },
		{
			label: "Season",
			text: "Mid‑November to mid‑February, with a break over Christmas and New Year",
		},
		{
			label: "Pay",
			text: `${pay}, agreed in writing before you start`,
		},
		{ label: "Where", text: company.location },
	],
	calendar: {
		title: "Ten weeks, one mentor, one problem",
		loud: "one problem",
		intro: "The problem belongs to people who do the work by hand now.",
		months: [
			{
				title: "Weeks 1 to 4: find out",
				weeks: [
					"Sit down with your mentor and the people whose work your software is for. Make a one‑line fix in our code, have it reviewed and see it merged.",
					"Sit with somebody who does the work by hand. Write down every step and every exception.",
					"Turn those notes into test cases, with right and wrong answers, before you write any code.",
					"Write a two-page plan: what you’ll build, what you’ll leave out, and how you’ll know it works.",
				],
			},
			{
				title: "Weeks 5 to 7: build",
				weeks: [
					"Get a first version running on made-up data. It’ll be plain. Show it anyway.",
					"Run it against your test cases. Fix the most common failure, then check access and privacy with an engineer.",
					"Watch people try it. Keep your hands off the keyboard and your notes on paper.",
				],
			},
			{
				title: "Weeks 8 to 10: finish",
				weeks: [
					"Change what people stumbled over, then break the software on purpose: missing files, slow networks, odd input.",
					{
						text: `Prepare its release. First practise undoing the release yourself, then have ${director.name} approve it.`,
						approved: true,
					},
					"Show it to everyone, hand it to its owner, and go through your written reference with your mentor.",
				],
			},
		],
	},
	fit: {
		title: "Who the internship suits",
		yes: {
			title: "Write to us if",
			points: [
				"You’re studying, have just finished, or are changing careers, with any degree or none.",
				"You’ve made something, however small, and can say what’s wrong with it.",
				"You’d sooner find out why a thing failed than move on to the next one.",
				"You have ten free weeks between mid\u2011November and mid\u2011February. We settle the dates together.",
			],
		},
		no: {
			title: "Look elsewhere if",
			points: [
				"You want to train large models from scratch. We put existing ones to work.",
				"You want to sample many projects. Here you finish one.",
				"You hope to avoid talking to the people who’ll use what you build.",
			],
		},
	},
	learn: {
		title: "What you learn in the ten weeks",
		intro: "You practise four skills on software that somebody will use.",
		items: [
			{
				title: "Judge a model",
				text: "Build a test set, score a system against it, and defend the score to someone who doubts it.",
			},
			{
				title: "Handle people’s records",
				text: "Ask what a system needs to know about a person, and design it to know no more.",
			},
			{
				title: "Read before writing",
				text: "Find your way through other people’s code, and change it without surprising them.",
			},
			{
				title: "Say it plainly",
				text: "Explain a technical choice on one page to the person who pays for it.",
			},
		],
	},
	questions: {
		title: "Questions about pay, visas and dates",
		items: [
			{
				question: "How do you choose an intern?",
				answer:
					"Two people read what you send, and no software scores it. Then we talk by phone, for about half an hour, about the thing you made. Last, you spend an hour on a small, invented problem with the mentor you’d have. You hear within 2 working days of each conversation, and if it’s a no, we tell you why.",
			},
			{
				question: "Who’d be around me, and what do you write in?",
				answer: (
					<>
						{joinTexts(
							businessFacts.team,
							"We usually write Python or TypeScript, with SQL beneath. Somebody reads every change before it’s merged. You may use a coding assistant, within",
						)}{" "}
						<Link href="/company/leadership#own-rules">our own AI rules</Link>.{" "}
						<Link href="/career/hire">Hiring Journey</Link> has an engineer’s week. To see how we
						work, ask for this site’s code in your email.
					</>
				),
			},
			{
				question: "How much does it pay?",
				answer: `${pay}, whatever your age. You’re an employee with full minimum rights, and the written agreement, which you read before you accept, states your rate. We don’t set unpaid trial days.`,
			},
			{
				question: "When should I apply, and when will I hear?",
				answer:
					"You can write at any time. We confirm receipt within 1 working day, and tell you within 20 working days whether we’d like to talk. To start in November 2027, write by the end of August 2027. We read applications as they come and may fill the place before then, so earlier is better.",
			},
			{
				question: "I’m on a student visa. Can\u00a0I\u00a0apply?",
				answer: (
					<>
						Yes, if your visa lets you work full time for the ten weeks. Most student visas allow
						that in scheduled breaks, but in term only up to 25 hours a week (older ones may still
						say 20). Check with{" "}
						<ExternalLink href="https://www.immigration.govt.nz/">
							Immigration New Zealand
						</ExternalLink>{" "}
						that your breaks cover the ten weeks, and tell us what your visa allows.
					</>
				),
			},
			{
				question: "Is there a job at the end?",
				answer: "We can’t promise one. If a role opens, we’ll write to you.",
			},
			{
				question: "What if I’m not after an internship?",
				answer: (
					<>
						Write all the same, and say what you’d like to do. If there’s no role, we’ll tell you.
						The steps for permanent roles are on the <Link href="/career/hire">Hiring Journey</Link>{" "}
						page.
					</>
				),
			},
		],
	},
	apply: {
		title: "Send us four things in one email",
		parts: [
			{
				title: "A CV.",
				text: "Two pages at most. Leave out your photo, age and marital status.",
			},
			{
				title: "Half a page on something you made.",
				text: "What it does, what broke, and what you’d do differently.",
			},
			{
				title: "A link, if you have one.",
				text: "Code, writing or a drawing. If it’s private, describe it.",
			},
			{
				title: "Your dates and your work rights.",
				text: "When you’re free, and whether you need a visa to work in New Zealand.",
			},
		],
		mail: {
			label: "Email your application",
			href: mailLink(subject),
			subject,
			note: (
				<>
					Goes to <EmailLink />. No cover letter, please. If writing is a barrier for you, tell us
					and we’ll ring you instead. If you don’t get the place, we can keep your email until we’ve
					chosen the next summer’s intern. Just ask.
				</>
			),
		},
	},
} satisfies OpportunitiesWords;

export default function Opportunities() {
	return <OpportunitiesLayout page={page} words={words} />;
}
