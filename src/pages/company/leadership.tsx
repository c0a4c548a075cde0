import { company } from "~/content/company";
import type { PageFacts } from "~/page-facts";
import { LeadershipPage, type LeadershipWords } from "~/pages/company/leadership/leadership-page";
import { ButtonLink } from "~/ui/button";

const [founder, director] = company.people;

export const page = {
	title: "Our leadership",
	description: `The two people who lead ${company.name}: what each one answers for, how decisions are made, and when you would speak to them.`,
	name: "Our leadership",
	headline: "Two people sign for the work",
	lead: "Every system we build has a scope and a release. One of us signs the first, the other signs the second, and you can ask either of us why.",
	contours: "leadership",
} satisfies PageFacts;

const words = {
	people: { title: "Who signs", items: company.people },
	decisions: {
		title: "How a decision gets made",
		intro:
			"Each kind of decision has a name beside it. Where the two of us disagree, the more careful answer stands until we agree.",
		caption: "Decisions about a client’s work: who makes each, on what grounds, and what you see.",
		columns: ["Decision", "Who makes it", "What it rests on", "What you see"],
		rows: [
			[
				"Taking the work on",
				founder.name,
				"Whether the result can be tested, and whether we would be content to explain it in public.",
				"A yes or a no, with the reason in writing.",
			],
			[
				"Scope and price",
				`${founder.name}, once the engineer who would build it has agreed`,
				"The engineer’s own estimate, including what could make it wrong.",
				"A scope that also lists what is left out.",
			],
			[
				"Going live",
				director.name,
				"The test results, the list of who has access, and a rehearsed way back.",
				"A release note that you can accept or refuse.",
			],
			[
				"Changing a live system",
				`${director.name} and your own system owner`,
				"What the change could break, and how we would notice.",
				"Notice before it happens and a record afterwards.",
			],
			[
				"Stopping a system",
				"Either of us, alone",
				"A sign that someone could be harmed, or that data is going where it should not.",
				"A phone call the same day.",
			],
		],
	},
	contact: {
		title: "Who you speak to, and when",
		intro: "Nobody hands you from a salesperson to a stranger. The names are known from the start.",
		moments: [
			{
				when: "First call",
				who: founder.name,
				text: "Half an hour on what happens now and what it costs you. An engineer joins if the question is technical.",
			},
			{
				when: "While we scope",
				who: `Your engineer, then ${director.name}`,
				text: "You hear the estimate from the person who has to meet it, and the tests we would hold it to from the person who signs them off.",
			},
			{
				when: "Each week of the build",
				who: "The same engineer",
				text: "You see working software, on your own test data, and say what is wrong with it.",
			},
			{
				when: "Before release",
				who: director.name,
				text: "A walk through the tests, the accounts and the way back, with whoever will run it.",
			},
			{
				when: "If it goes wrong",
				who: founder.name,
				text: "We ring you. You never have to find the right person first.",
			},
		],
	},
	declined: {
		title: "What we decline",
		intro: "Saying no early is cheaper for both sides.",
		points: [
			"A system that settles someone’s job, loan or care with nobody able to overrule it.",
			"Watching staff who have not been told.",
			"A voice or chat that passes itself off as a human being.",
			"Work we could not explain to the people whose information it uses.",
			"A date or a result that we would have to guess at to win the work.",
			"Putting a client’s records into a tool the client has not approved, even for a demonstration.",
		],
	},
	callToAction: {
		title: "Ask one of us the awkward question",
		text: (
			<>
				Write to <a href={`mailto:${company.email}`}>{company.email}</a> with the thing that worries
				you most about a project like yours, and say which of us should answer it.
			</>
		),
		actions: (
			<>
				<ButtonLink href="/contact">See how to contact us</ButtonLink>
				<ButtonLink href="/services" look="secondary">
					Compare our services
				</ButtonLink>
			</>
		),
	},
} satisfies LeadershipWords;

export default function Leadership() {
	return <LeadershipPage page={page} words={words} />;
}
