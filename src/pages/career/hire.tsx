import { businessFacts } from "#src/content/business-facts.ts";
import { city, company, mailLink, phoneLink } from "#src/content/company.ts";
import { byNumber, capitalised, count, inWords, listed } from "#src/content/counts.ts";
import { longDate } from "#src/content/long-date.ts";
import { openingHours } from "#src/content/opening-hours.ts";
import { director, founder, people } from "#src/content/people.ts";
import { roles } from "#src/content/roles.ts";
import { EmailLink } from "#src/layouts/email-link.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { HiringLayout, type HiringWords } from "#src/pages/career/hire/hiring-layout.tsx";
import { ButtonLink, buttonClass } from "#src/ui/button.tsx";
import { ExternalLink, Link } from "#src/ui/link.tsx";
import { Maori } from "#src/ui/maori.tsx";

const applicationMail = mailLink("Application");

/** Who reads an engineer's changes, as Services says. */
const reader = `${director === founder ? "an" : `${director.name} or an`} engineer who’s between builds`;

const steps: HiringWords["process"]["steps"] = [
	{
		title: "We read what you sent",
		days: { first: 1, last: 4 },
		text: "Two people read it separately, then compare notes. One of them writes to you, under their own name, with a yes or a no.",
		details: [
			{
				label: "What it tests",
				text: "Whether the work you describe is close to the work we do.",
			},
			{
				label: "What to prepare",
				text: "A CV of two pages, and a paragraph on something you made or fixed.",
			},
		],
	},
	{
		title: "A first conversation",
		days: { first: 5, last: 9 },
		text: "By video or phone. We ask about one piece of your work in detail. You ask whatever you like. We tell you, unasked, what decides your place in the pay range and who else works here.",
		details: [
			{
				label: "What it tests",
				text: "How you approach a problem and how plainly you explain it.",
			},
			{
				label: "What to prepare",
				text: "A piece of work you know well, including the part that went badly.",
			},
			{ label: "Who you meet", text: "An engineer you’d work with." },
			{ label: "Your time", text: "40 minutes." },
		],
	},
	{
		title: "Ninety minutes of working together",
		days: { first: 10, last: 14 },
		text: "We work with you on an invented problem with invented data. You get a description two days ahead. Use the tools you normally use, including AI assistants.",
		details: [
			{
				label: "What it tests",
				text: "How you break a problem up, check your own work and take a correction.",
			},
			{
				label: "What to prepare",
				text: "Read the description. Bring your own laptop, or ask to use ours.",
			},
			{
				label: "Who you meet",
				text: "Two engineers: one works with you and the other takes notes.",
			},
			{ label: "Your time", text: "90 minutes, with a break." },
		],
	},
	{
		title: byNumber(people.length, {
			one: `A talk with ${founder.name}, who leads the company`,
			more: `A talk with the ${inWords(people.length)} who lead the company`,
		}),
		days: { first: 15, last: 17 },
		text: "We talk about how you make decisions, a time you said no, and what you’d want from us in your first year.",
		details: [
			{
				label: "What it tests",
				text: "How you make decisions, and whether we’d tell each other bad news in time.",
			},
			{
				label: "What to prepare",
				text: "Your hardest questions.",
			},
			{ label: "Who you meet", text: `${listed(people.map(({ name }) => name))}.` },
			{ label: "Your time", text: "45 minutes." },
		],
	},
	{
		title: "Referees, then an offer",
		days: { first: 18, last: 20 },
		text: "With your permission, we ring two referees; please let them know. Then you receive the whole employment agreement, with time to read it and to take independent advice before you sign.",
		details: [
			{ label: "Who you meet", text: `${founder.name} rings you with the offer.` },
			{ label: "Your time", text: "20 minutes, plus time to read the agreement." },
		],
	},
];

const number = count(steps.length, "step", "steps");

const opening =
	roles.length > 0
		? `${capitalised(count(roles.length, "permanent role is", "permanent roles are"))} open: ${listed(roles.map(({ title }) => title))}. Within a working day of your email a person confirms that it has arrived, and within twenty working days you have our answer. Applications are read as they come, so a role may be filled before its last day. If that isn’t for you, write anyway: within the same twenty days we tell you whether we expect a role that would suit you.`
		: "No permanent role is open right now. Write anyway: within a working day a person confirms that your email has arrived, and within twenty you hear whether we expect a role that would suit you. When a role opens, the advertisement states the pay range, the place and who you’d work with.";

export const page = {
	title: `Hiring Journey: how we hire in ${city}`,
	description: `${capitalised(number)} from application to offer: the working days each one takes, what it tests, how to prepare and who you meet.`,
	name: "Hiring Journey",
	headline: "How we hire: twenty working days from your email to our answer",
	lead: opening,
	contours: "hiring",
} satisfies PageMetadata;

const words = {
	open: {
		title: "Open now",
		roles: roles.map(({ title, text, pay, place, team, until }) => ({
			title,
			text,
			details: [
				{ label: "Pay", text: pay },
				{ label: "Place", text: place },
				{ label: "Who you work with", text: team },
				{ label: "Apply by", text: longDate(until) },
			],
			href: mailLink(title),
		})),
	},
	work: {
		title: "What an engineer does here in a week",
		items: [
			{
				title: "One client at a time",
				text: "You build one client’s system at a time, full time, and we don’t set its price until you’ve agreed the estimate. You sit with the people who do the job, write their exceptions down as tests and build until those pass. On Friday the client sees what was made that week. If the estimate proves too low, the company pays for the extra weeks. If the scope grows, the client pays for more, cuts something or stops. Either way, you don’t make it up in your evenings.",
			},
			{
				title: "What we write in, and how we test",
				text: "We write each client’s system in a language that its maintainers can read: usually Python or TypeScript, with SQL beneath. We use existing models and don’t train large ones. The model is seldom the hard part. The hard part is an export from somebody else’s system, with no job number and a layout that changes on a Tuesday. So most of our tests are about what comes in. You can see how we work in this site: strict TypeScript, tests of the built pages in real browsers and by keyboard, and a record of each decision that would be hard to undo. Ask for its code in your email, and we’ll show it to you on a call.",
			},
			{
				title: "Review, by a second person",
				text: (
					<>
						{businessFacts.team && `${businessFacts.team} `}
						Every change is read before it’s merged, whether you or a coding assistant wrote it.{" "}
						Each build has a second person who does that: {reader}. It takes them about a day a
						week. Between builds you’re the second person for others, and do the upkeep that clients
						have booked. In some weeks you’re the only engineer a client sees. When you’re stuck,
						ring your second person. The coding assistant may do only what{" "}
						<Link href="/company/leadership#own-rules">our own AI rules</Link> allow.
					</>
				),
			},
			{
				title: "Whose accounts you work in, and who mends a fault",
				text: `Nobody here is on call outside ${openingHours}: the client’s team works from the runbook you wrote. The code, the tests and the logs are in the client’s accounts, where you sign in under your own name. If a fault turns up in a system you built before, the second person starts on it, and you stay on your build. If the second person has a build of their own by then, they stop work on it until the fault is mended, and that client isn’t charged for the time. Now and then you leave your build for two days, to scope the next client’s system.`,
			},
		],
	},
	process: {
		title: `${capitalised(number)} from application to offer`,
		intro: (
			<>
				This is how it goes when a role is open. Day 1 is the first working day after your
				application arrives. The conversations take about three and a quarter hours in all. Writing
				to us, and reading a short description before the third step, come on top.
			</>
		),
		steps,
	},
	answers: {
		title: "When you hear from us",
		intro:
			"If we’re going to miss a deadline, we’ll write to you before it passes. If you ask for more time, we stop counting until you’re ready.",
		items: [
			{
				time: "1 working day",
				text: "A person confirms that your application has arrived.",
			},
			{
				time: "2 working days",
				text: "After each conversation, you hear the result within this time. If it’s a no, we tell you why.",
			},
			{
				time: "5 working days",
				text: "If you ask, we ring you to talk about why it was a no.",
			},
		],
	},
	never: {
		title: "What we don’t do when we hire",
		points: [
			"Set unpaid trial days, or put anything you make in an interview into client work.",
			"Let software score, rank or reject an application.",
			"Ask what you earn now, or contact your employer without asking you.",
		],
	},
	before: {
		title: "Before you apply",

		items: [
			{
				title: "Ask for what you need",
				text: (
					<>
						Written questions beforehand, a conversation in writing, more time, an interpreter
						(including New Zealand Sign Language), a support person or <Maori>whānau</Maori>: tell
						whoever you’re in touch with, or ring <a href={phoneLink}>{company.phone}</a>. You don’t
						need to give a reason. Whoever arranges the conversation passes on only what the others
						need to prepare, and none of it goes into our assessment notes.
					</>
				),
			},
			{
				title: "Your right to work here",
				text: (
					<>
						Tell us your work rights in your first email, and we’ll say clearly whether we can
						support a visa for the role. If you’d need an{" "}
						<ExternalLink href="https://www.immigration.govt.nz/opsmanual/88716.htm">
							Accredited Employer Work Visa
						</ExternalLink>
						, ask us whether the accreditation and the Job Check are in place before you resign from
						another job.
					</>
				),
			},
			{
				title: "What happens to your application",
				text: (
					<>
						Only the people involved in hiring for that role read it. We keep it for six months
						after our answer, or longer if you ask. Our{" "}
						<Link href="/privacy#collection">privacy page</Link> says where.
					</>
				),
			},
		],
	},
	callToAction: {
		title: "Apply: send two pages and a paragraph",
		text: (
			<>
				Email <EmailLink subject="Application" /> and put the kind of work you want in the subject
				line, whether a role is open or not. We’re in {city}: say where you’d want to work. Studying
				or changing careers? There’s a page on the{" "}
				<Link href="/career/opportunities">internship</Link>.
			</>
		),
		actions: (
			<>
				<a href={applicationMail} className={buttonClass()}>
					Email your application
				</a>{" "}
				<ButtonLink href="/career/opportunities" look="secondary">
					Explore Opportunities
				</ButtonLink>
			</>
		),
	},
} satisfies HiringWords;

export default function Hire() {
	return <HiringLayout page={page} words={words} />;
}
