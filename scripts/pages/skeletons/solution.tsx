import type { KeyFactsWords } from "#src/layouts/key-facts.tsx";
import type { ClosingWords } from "#src/layouts/offer.tsx";
import {
	SolutionLayout,
	type SolutionMetadata,
	type SolutionSection,
} from "#src/layouts/solution-layout.tsx";

export const page = {
	title: "Replace: title of NAME",
	description: "Replace: what a visitor finds on the NAME page, in a sentence for search results.",
	name: "NAME",
	headline: "Replace: the headline of NAME",
	lead: "Replace: what NAME is, in one plain paragraph that somebody outside the trade can follow.",
	contours: "DRAWING",
	land: "island",
	summary: {
		situation: "Replace: the situation that calls for NAME, in a sentence.",
		pickWhen: "Replace: when to pick NAME.",
		weeks: 6,
		first: "Replace: a first piece of NAME.",
		own: "Replace: what the client owns after NAME.",
		needs: "Replace: what NAME needs from the client.",
	},
} satisfies SolutionMetadata;

const keyFacts: KeyFactsWords = {
	audience: "Replace: who this is for.",
	first: "Replace: a first piece of work.",
	weeks: "6 weeks. Replace: the right number, and why it takes as many.",
	time: "Replace: how much of the client’s time.",
	cost: "Replace: what decides the cost.",
	own: "Replace: what the client owns at the end.",
	data: "Replace: where the data sits.",
};

// In their order on the page. SolutionSection lists the other kinds and looks: a diagram, a table, …
const sections: readonly SolutionSection[] = [
	{
		kind: "deliverables",
		look: "cells",
		title: "Replace: what we deliver",
		items: [{ title: "Replace: a thing", text: "Replace: what it is good for." }],
	},
	{
		kind: "engagement",
		look: "columns",
		title: "Replace: six weeks, and what happens in them",
		loud: "six weeks,",
		steps: [
			{
				weeks: { first: 1, last: 6 },
				title: "Replace: a step",
				text: "Replace: what happens in it.",
				outcome: "Replace: what they get from it.",
			},
		],
	},
	{
		kind: "questions",
		look: "beside",
		tinted: true,
		title: "Replace: questions about NAME",
		items: [
			{ question: "Replace: a question?", answer: "Replace: its answer, in a sentence or two." },
		],
	},
];

const closing: ClosingWords = {
	title: "Replace: an invitation",
	text: "Replace: what to send or say first about NAME.",
};

export default function Page() {
	return <SolutionLayout page={page} keyFacts={keyFacts} sections={sections} closing={closing} />;
}
