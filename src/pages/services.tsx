import { services } from "~/content/navigation";
import type { PageFacts } from "~/page-facts";
import { type ServiceLink, ServicesPage, type ServicesWords } from "~/pages/services/services-page";
import { ButtonLink } from "~/ui/button";

const agents: ServiceLink = { href: "/solutions/ai-agents", name: "AI Agents" };
const generative: ServiceLink = { href: "/solutions/gen-ai", name: "Generative AI" };
const consulting: ServiceLink = { href: "/solutions/consulting", name: "Consulting" };
const automation: ServiceLink = { href: "/solutions/automation", name: "Automation" };
const analytics: ServiceLink = { href: "/solutions/data-analytics", name: "Data Analytics" };
const cloud: ServiceLink = { href: "/solutions/cloud-page", name: "Cloud & IT infrastructure" };

export const page = {
	title: "Compare our six AI services",
	description:
		"Six services side by side: when to pick each one, how long a first piece of work takes, what you own at the end and what it needs from you.",
	name: "Services",
	headline: "Which of the six do you need?",
	lead: "Few people arrive knowing whether they want an agent, an automation or a better report. Find your situation, check it against the table, then follow the link to the detail.",
	contours: "services",
} satisfies PageFacts;

const words = {
	situations: {
		title: "You have…",
		intro: "Read down until a line sounds like your week.",
		items: [
			{
				text: "a queue of similar requests, each needing a look in several systems and a small judgement.",
				service: agents,
				why: "The agent gathers what the judgement needs and prepares the action. You approve it.",
			},
			{
				text: "answers buried in contracts, manuals and old reports, and people writing the same document again.",
				service: generative,
				why: "Staff ask in plain words and see the passage each answer came from.",
			},
			{
				text: "a board asking about AI, and more ideas than anyone has ranked.",
				service: consulting,
				why: "You get an order to do them in, and the reason for each one we would drop.",
			},
			{
				text: "people copying figures from one screen into another.",
				service: automation,
				why: "Written rules move the figures. Whatever breaks a rule goes to a person.",
			},
			{
				text: "a total that comes out differently in every department.",
				service: analytics,
				why: "Each measure gets one definition, one owner and a test that runs every day.",
			},
			{
				text: "a pilot that runs on somebody’s laptop.",
				service: cloud,
				why: "It moves to an account with sign-in, backups and a spending limit.",
			},
			{
				text: "a supplier’s demo that looked very good.",
				service: consulting,
				why: "We try its claims on your own records before you sign for it.",
			},
		],
	},
	comparison: {
		title: "The six, side by side",
		intro:
			"The last two columns are the ones to argue about. They decide whether the work lasts after we have gone.",
		caption:
			"A comparison of the six services. The weeks are what we plan for a first piece of work. A written scope sets the real figure.",
		columns: [
			"Service",
			"Pick it when",
			"First piece of work",
			"What you own at the end",
			"What it needs from you",
		],
		rows: [
			[
				agents,
				"The steps differ from case to case, and a wrong action can be caught before it counts.",
				"10 weeks. One task, with live permissions opened in the last two.",
				"The agent’s code, a signed table of what it may do, its log, and a switch that stops it.",
				"Someone who does the task now, for half a day a week.",
			],
			[
				generative,
				"The work is reading, finding or drafting, and a person checks the result.",
				"8 weeks. One team and one set of documents.",
				"A register of documents, search with references, and marked questions to test the next version.",
				"The documents, a list of who may see which, and people willing to mark answers.",
			],
			[
				consulting,
				"You have to choose before you spend on building.",
				"5 weeks. One assessment, ending in a decision.",
				"A ranked shortlist with costs, a list of what to drop, and a plan for ninety days.",
				"Time with the people who do the work, and one person who can decide.",
			],
			[
				automation,
				"You can write the rules on a page, and they rarely change.",
				"6 weeks. One process, start to finish.",
				"The connections, rules with tests, and a run book for carrying on by hand.",
				"A test copy of each system, and the exceptions your staff carry in their heads.",
			],
			[
				analytics,
				"Meetings argue over the number before they get to what to do about it.",
				"9 weeks. One set of measures and a forecast tried on the past.",
				"Definitions, checks, reports and the tables behind them, in your own warehouse.",
				"Read access to the sources, and an owner for each definition.",
			],
			[
				cloud,
				"You have nowhere safe to run a system, or the monthly bill surprises you.",
				"14 weeks for a handful of systems. The empty landing zone stands by week 7.",
				"A landing zone as code, a register of what is held where, and timed restores.",
				"An administrator, a spending limit and a decision on where data may be held.",
			],
		],
	},
	combinations: {
		title: "What comes before what",
		intro: "Plenty of problems need two services. The order matters more than the pair.",
		items: [
			{
				title: "An agent that acts on your figures",
				text: "Give an agent the wrong stock level and it will order the wrong stock. Build its home, agree what the figures mean, and only then let it act.",
				order: [cloud, analytics, agents],
			},
			{
				title: "Mostly rules, with some reading",
				text: "Rules can take an invoice from inbox to ledger. A model joins at the single step where somebody has to understand a free-text note.",
				order: [automation, generative],
			},
			{
				title: "An idea that arrived before its data",
				text: "The assessment finds half the fields empty. Fix how they are filled, report on what is there, and come back to forecasting when there is something to forecast from.",
				order: [consulting, analytics],
			},
			{
				title: "Drafts that people hardly change",
				text: "Once staff send most drafts untouched, the corrections they did make become the test. One type of message at a time, an agent may then send it for them.",
				order: [generative, agents],
			},
		],
	},
	none: {
		title: "When you need none of them",
		intro: "We would sooner tell you this in the first conversation than in the final report.",
		items: [
			{
				when: "You already pay for it",
				instead:
					"The feature exists in software you have, switched off. Ask its supplier to turn it on, and keep the budget.",
			},
			{
				when: "It takes an hour a month",
				instead: "Building and looking after a system costs more than the hour does. Leave it.",
			},
			{
				when: "The process is about to change",
				instead: "Wait. A system built for the old way has to be rebuilt for the new one.",
			},
			{
				when: "Nobody owns the result",
				instead:
					"Name the owner before you buy anything. With nobody to notice its errors, a system that worked in May is ignored by August.",
			},
			{
				when: "The desk is empty",
				instead: "If customers wait because a role is unfilled, fill the role.",
			},
		],
	},
	callToAction: {
		title: "Describe one job that takes too long",
		text: "Say what happens now, who does it and how often. We answer with the service it points to, or with the reason it points to none.",
		actions: (
			<>
				<ButtonLink href="/contact">Contact us</ButtonLink>
				<ButtonLink href="/company/leadership" look="secondary">
					Who you would deal with
				</ButtonLink>
			</>
		),
	},
} satisfies ServicesWords;

export default function Services() {
	return <ServicesPage page={page} services={services} words={words} />;
}
