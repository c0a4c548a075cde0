import { company } from "~/content/company";
import type { PageFacts } from "~/page-facts";
import {
	OpportunitiesPage,
	type OpportunitiesWords,
} from "~/pages/career/opportunities/opportunities-page";
import { ExternalLink, Link } from "~/ui/link";

const subject = "Internship: your name, your dates";

export const page = {
	title: "Explore Opportunities: paid internships",
	description:
		"Our paid twelve-week internship, one week at a time: who it suits, what you build, what you learn and how to apply by email.",
	name: "Explore Opportunities",
	headline: "Twelve weeks, and your name in the commit history",
	lead: "An internship here is a paid job with a first day, a last day and one working piece of software in between. This page says what each week holds.",
	contours: "opportunities",
} satisfies PageFacts;

const words = {
	facts: [
		{ label: "Length", text: "Twelve weeks, full time" },
		{
			label: "Season",
			text: "Mid-November to mid-February, with time off over Christmas and New Year",
		},
		{ label: "Pay", text: "An hourly wage, agreed in writing before you start" },
		{ label: "Where", text: company.location },
		{
			label: "Listed now",
			text: (
				<>
					No role. <a href="#apply">You can still write</a>
				</>
			),
		},
	],
	calendar: {
		title: "The twelve weeks",
		intro:
			"You have one mentor and one problem throughout. The problem changes each summer, and the order of the work stays the same.",
		months: [
			{
				title: "First month: find out",
				weeks: [
					"Meet your mentor and the system. Make a one-line fix, have it reviewed and see it merged.",
					"Sit beside somebody who does the work by hand. Write down every step and every exception.",
					"Turn those notes into test cases, wrong answers included, before you write any code.",
					"Write a two-page plan: what you will build, what you leave out, and how you will know it works.",
				],
			},
			{
				title: "Second month: build",
				weeks: [
					"Get a first version running on made-up data. It will be plain. Show it anyway.",
					"Run it against your test cases. Sort the failures by cause and fix the commonest.",
					"Go through access, logging and privacy with an engineer. Take out any data it can do without.",
					"Watch people try it. Keep your hands off the keyboard and your notes on paper.",
				],
			},
			{
				title: "Third month: finish",
				weeks: [
					"Change what people stumbled over, starting with the words on the screen.",
					"Break it on purpose with missing files, slow networks and odd input. Write down the repairs.",
					"Release it behind an approval step, with a way back that you have tried yourself.",
					"Show it to everyone, hand it to its owner, and go through your written reference with your mentor.",
				],
			},
		],
	},
	fit: {
		title: "Who it suits",
		yes: {
			title: "Write to us if",
			points: [
				"You are studying, have just finished, or are changing careers. We ask for no particular degree.",
				"You have made something, however small, and can say what is wrong with it.",
				"You would sooner find out why a thing failed than move on to the next one.",
				"You are free for most of the summer, or can tell us plainly which weeks you are not.",
			],
		},
		no: {
			title: "Look elsewhere if",
			points: [
				"You want to train large models from nothing. We put existing ones to work.",
				"You want to sample many projects. Here you finish one.",
				"You hope to avoid talking to the people who will use it.",
			],
		},
	},
	learn: {
		title: "What you can do afterwards",
		intro: "Four skills, each practised on something real.",
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
				text: "Find your way through code by other people, and change it without surprising them.",
			},
			{
				title: "Say it plainly",
				text: "Explain a technical choice on one page to the person who pays for it.",
			},
		],
	},
	questions: {
		title: "Pay, visas and timing",
		items: [
			{
				question: "Is an intern an employee?",
				answer:
					"Yes. New Zealand employment law does not define an internship. A paid intern is an employee with the full minimum rights of one, so you sign an employment agreement before your first day.",
			},
			{
				question: "When should I write?",
				answer:
					"At any time. New Zealand employers mostly advertise internships in July and August, and some from February or March. For the coming summer, write before the end of August.",
			},
			{
				question: "I am on a student visa. Can I apply?",
				answer: (
					<>
						Yes. Tell us what your visa allows. Eligible student visas have allowed up to 25 hours a
						week in term since 3 November 2025, older ones may still say 20, and most holders may
						work full time in scheduled breaks. Check your own conditions with{" "}
						<ExternalLink href="https://www.immigration.govt.nz/">
							Immigration New Zealand
						</ExternalLink>{" "}
						first.
					</>
				),
			},
			{
				question: "What if I am not after an internship?",
				answer: (
					<>
						Write all the same, and say what you would like to do. If there is no role, we tell you
						so. The steps for permanent roles are on the{" "}
						<Link href="/career/hire">Hiring Journey</Link> page.
					</>
				),
			},
			{
				question: "How are interns chosen?",
				answer:
					"By a phone call about the thing you made, then an hour of working on a small problem with the mentor you would have. We reply either way.",
			},
		],
	},
	apply: {
		title: "Apply by email",
		intro:
			"We list a role on this page only when there is one to fill. If none is listed you can still write, and we keep your note for the next summer if you would like us to.",
		parts: [
			{
				title: "A CV.",
				text: "Two pages at most. Leave out your photo, age and marital status.",
			},
			{
				title: "Half a page on something you made.",
				text: "What it does, what broke, and what you would do differently.",
			},
			{
				title: "A link, if you have one.",
				text: "Code, writing or a drawing. If it is private, describe it.",
			},
			{
				title: "Your dates and your work rights.",
				text: "When you are free, and whether you need a visa to work in New Zealand.",
			},
		],
		mail: {
			label: "Email your application",
			href: `mailto:${company.email}?subject=${encodeURIComponent(subject)}`,
			subject,
			note: (
				<>
					Goes to <a href={`mailto:${company.email}`}>{company.email}</a>. No cover letter, please.
					If writing is a barrier for you, say so and we will ring you instead.
				</>
			),
		},
	},
} satisfies OpportunitiesWords;

export default function Opportunities() {
	return <OpportunitiesPage page={page} words={words} />;
}
