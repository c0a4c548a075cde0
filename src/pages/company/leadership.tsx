import { Fragment } from "react";
import { businessFacts } from "#src/content/business-facts.ts";
import { company } from "#src/content/company.ts";
import { byNumber, inWords, listed } from "#src/content/counts.ts";
import { joinTexts } from "#src/content/join-texts.ts";
import { notes } from "#src/content/notes.ts";
import { director, founder, people } from "#src/content/people.ts";
import { hasProof, shownProof } from "#src/content/shown-proof.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import {
	LeadershipLayout,
	type LeadershipWords,
	Signature,
} from "#src/pages/company/leadership/leadership-layout.tsx";
import { ProofSections } from "#src/pages/company/leadership/proof-sections.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

const { team, absence } = businessFacts;
const number = people.length;
const engineer = "Your engineer";

export const page = {
	title: "Our leadership: who signs for the work",
	description: byNumber(number, {
		one: `Who leads ${company.name}: what ${founder.name} signs, how decisions are made, and when you’d speak to whom.`,
		more: `The ${inWords(number)} people who lead ${company.name}: what each one signs, how decisions are made, and when you’d speak to them.`,
	}),
	name: "Our leadership",
	headline: byNumber(number, {
		one: "The person who signs for the work",
		two: "The two people who sign for the work",
		more: `The ${inWords(number)} people who lead ${company.name}`,
	}),
	lead: byNumber(number, {
		one: `Every system we build has a scope and a release. ${founder.name} signs both, and you can always ask why.`,
		two: `${founder.name} signs the scope of every system we build, and ${director.name} signs its release. Each can tell you why they signed, or why they didn’t.`,
		more: `${founder.name} signs the scope of every system we build, and ${director.name} signs its release. You can ask any of us why.`,
	}),
	contours: `leadership-${Math.min(number, 6)}`,
} satisfies PageMetadata;

/** Which of the facts about people the visitor hears only on the first call. Empty if all are on the page. */
function onTheFirstCall(): string {
	const [each, one] = byNumber(number, {
		one: [founder.name, founder.name],
		more: ["each of us", "one of us"],
	});
	const missing: string[] = [];
	if (!people.every(({ background }) => background)) missing.push(`what ${each} did before`);
	if (!team) missing.push("who else works here");
	if (!absence) missing.push(`who covers when ${one} is away`);
	return missing.length > 0 ? `Ask on the first call ${listed(missing)}.` : "";
}

const words = {
	people: {
		title: "Who signs what",
		items: people.map((person) => ({
			...person,
			about: joinTexts(person.about, person.background),
		})),
	},
	team: joinTexts(team, absence, onTheFirstCall()),
	decisions: {
		title: "Who decides what in your project",
		intro: byNumber(number, {
			one: "In doubt, the more careful answer stands.",
			two: "If the two of us disagree, the more careful answer stands until we agree.",
			more: "If we disagree, the more careful answer stands until we agree.",
		}),
		caption: "Decisions about your work: who makes each one, on what grounds, and what you see.",
		columns: ["Decision", "Who makes it", "What it rests on", "What you see"],
		rows: [
			[
				"Taking the work on",
				founder.name,
				"Whether the result can be tested, and whether we’d be happy to explain it in public.",
				"A yes or a no, with the reason in writing.",
			],
			[
				"Scope and price",
				<Fragment key="by">
					<Signature>{founder.name}</Signature>, once the engineer who’d build it has agreed
				</Fragment>,
				"The engineer’s own estimate, including what could make it wrong.",
				"A scope that also lists what’s left out.",
			],
			[
				"Going live",
				<Fragment key="by">
					<Signature>{director.name}</Signature> releases it, and you switch it on
				</Fragment>,
				"The test results, the list of who has access, and a rehearsed way back.",
				"A release note that you can accept or refuse.",
			],
			[
				"When we change a live system, for upkeep or to mend a fault",
				`${director.name} and your own system owner`,
				"What the change could break, and how we’d notice.",
				"Notice before it happens and a record afterwards.",
			],
			[
				"Stopping our work on a system",
				byNumber(number, {
					one: founder.name,
					two: `${founder.name} or ${director.name}, without asking the other`,
					more: "Any of those who lead the company, without asking the others",
				}),
				"A sign that someone could be harmed, or that data is going where it shouldn’t.",
				"A phone call at once, asking you to switch it off if it’s running.",
			],
		],
	},
	contact: {
		title: "Who you speak to, and when",
		intro: byNumber(number, {
			one: `You deal with ${founder.name} and the engineers on your work.`,
			more: `You deal with ${founder.name}, ${director.name} and the engineers on your work.`,
		}),
		moments: [
			{
				when: "Reply and first call",
				who: [founder.name],
				text: "Half an hour on how the job is done now and what goes wrong. An engineer joins if the question is technical.",
			},
			{
				when: "While we scope",
				who: [engineer, director.name],
				text: `Your engineer gives you the estimate, and ${director.name} explains the tests.`,
			},
			{
				when: "Every week of the build",
				who: [engineer],
				text: "You try what was made that week, and say what’s wrong with it.",
			},
			{
				when: "Before release",
				who: [director.name],
				text: "A walkthrough of the tests, the accounts and how to undo the release, with whoever will run the system.",
			},
			{
				when: "If it goes wrong",
				who: [founder.name],
				text: `Ring ${founder.name}; you don’t have to work out who to ask. If we look after it and notice first, we ring you.`,
			},
		],
	},
	notes: {
		title: byNumber(number, {
			one: `What ${founder.name} thinks`,
			more: "What we think, signed",
		}),
		intro: "If you disagree, tell us on the call.",
		items: notes,
	},
	ownRules: {
		title: "The AI rules we keep in our own work",
		intro:
			"On the AI Agents page we ask for three lists: what AI does alone, what it asks a person about, and what it never does. In our own work it does nothing alone: a person looks at whatever it suggests.",
		caption: `How ${company.name} uses AI itself.`,
		columns: ["Our work", "What AI does", "Who looks at it", "Never"],
		rows: [
			[
				"Writing code",
				"A coding assistant suggests code and tests in a branch. It sees a client’s code only if the client has approved that tool.",
				"The engineer who asked, then a second one before anything is merged.",
				"Merge, release, or read a client’s live records.",
			],
			[
				"Outlines, scopes and prices",
				"A language model reads our drafts and looks for unclear sentences. Names and the contents of a client’s records are taken out first.",
				`The engineer who’d do the work, then ${founder.name}.`,
				"Write an estimate or a promise.",
			],
			[
				"Clients’ records",
				"Nothing in our own tools. In a client’s account, AI does only what that client has agreed in writing.",
				"The person at the client who answers for that task.",
				"Read them outside the accounts the client has approved.",
			],
			[
				"Calls and meetings",
				"Nothing.",
				"There’s nothing to look at: notes are taken by hand.",
				"Record or transcribe anyone.",
			],
			[
				"Hiring",
				"Nothing.",
				"Two people read every application.",
				"Score, rank or turn down a person.",
			],
			[
				"This website",
				"A language model suggests wording and looks for contradictions.",
				`${founder.name}, for what it promises.`,
				"Add a promise, or present an invented client, result or person as real.",
			],
		],
	},
	declined: {
		title: "Work we decline",
		intro: "We turn these down, whoever asks.",
		points: [
			"A system that turns someone down for a job, a loan or care without a person deciding.",
			"A system that watches staff who haven’t been told, or a voice that passes itself off as human.",
			"Putting a client’s records into a tool the client hasn’t approved, even for a demonstration.",
		],
	},
	closing: {
		title: byNumber(number, {
			one: `Ask ${founder.name} the awkward question`,
			more: "Ask one of us the awkward question",
		}),
		text: "Tell us what worries you most about a project like yours, and whether you’d like an engineer on the call.",
		more: (
			<ButtonLink href="/services" look="secondary">
				Compare our services
			</ButtonLink>
		),
	},
} satisfies LeadershipWords;

export default function Leadership() {
	return (
		<LeadershipLayout
			page={page}
			words={words}
			proof={hasProof && <ProofSections {...shownProof} />}
		/>
	);
}
