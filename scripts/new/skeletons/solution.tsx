import type { KeyFactsWords } from "#src/layouts/key-facts.tsx";
import type { ClosingWords } from "#src/layouts/offer.tsx";
import { SolutionLayout, type SolutionSection } from "#src/layouts/solution-layout.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { ComparisonTable } from "#src/sections/comparison-table.tsx";

export const page = {
	title: "Replace: title of NAME",
	description:
		"Replace: what a visitor finds on the NAME page, in a sentence of 70 to 165 characters.",
	name: "NAME",
	headline: "Replace: the headline of NAME",
	lead: "Replace: what NAME is, in one plain paragraph that somebody outside the trade can follow.",
	// A placeholder drawing. docs/adding-a-page.md says how to draw one for this page.
	contours: "not-found",
} satisfies PageMetadata;

const keyFacts: KeyFactsWords = {
	audience: "Replace: who this is for.",
	first: "Replace: a first piece of work.",
	weeks: "Replace: how many weeks it takes, and why.",
	time: "Replace: how much of the client’s time.",
	own: "Replace: what the client owns at the end.",
	data: "Replace: where the data sits.",
};

// The sections, in the order they appear on the page.
const sections: readonly SolutionSection[] = [
	{
		kind: "diagram",
		layout: "stacked",
		title: "Replace: what the diagram shows",
		intro: "Replace: how to read it.",
		content: <p>Replace: a diagram of the subject, in the folder of this page.</p>,
	},
	{
		kind: "table",
		title: "Replace: what the table compares",
		intro: "Replace: why it matters.",
		content: (
			<ComparisonTable
				caption="Replace: what the rows of the NAME table compare. It describes no real business."
				columns={["Replace: stage", "Replace: by hand", "Replace: with it"]}
				rows={[
					["Replace: first stage", "Replace: now", "Replace: afterwards"],
					["Replace: second stage", "Replace: today", "Replace: later"],
				]}
			/>
		),
	},
	{
		kind: "deliverables",
		look: "grid",
		tinted: true,
		title: "Replace: what we deliver",
		items: [
			{ title: "Replace: a thing", text: "Replace: what it is good for." },
			{ title: "Replace: another thing", text: "Replace: who keeps it." },
		],
	},
	{
		kind: "engagement",
		look: "weeks",
		title: "Replace: how an engagement runs",
		steps: [
			{
				weeks: { first: 1, last: 2 },
				title: "Replace: a step",
				text: "Replace: what happens in it.",
				outcome: "Replace: what they get from it.",
			},
			{
				weeks: { first: 3, last: 4 },
				title: "Replace: the next step",
				text: "Replace: what happens then.",
				outcome: "Replace: what they get at the end.",
			},
		],
	},
	{
		kind: "conduct",
		look: "pair",
		tinted: true,
		data: {
			title: "Replace: how data is handled",
			points: ["Replace: where it stays", "Replace: who sees it"],
		},
		limits: {
			title: "Replace: what we won’t do",
			points: ["Replace: a limit", "Replace: another limit"],
		},
	},
	{
		kind: "questions",
		look: "beside",
		title: "Replace: questions about NAME",
		items: [
			{ question: "Replace: a question?", answer: "Replace: its answer, in a sentence or two." },
			{ question: "Replace: another question?", answer: "Replace: the answer to it." },
		],
	},
	{
		kind: "related",
		look: "columns",
		tinted: true,
		title: "Replace: where it is used",
		items: [
			{
				href: "/industries/finance",
				name: "Financial Services",
				text: "Replace: what it does there.",
			},
		],
	},
];

const closing: ClosingWords = {
	title: "Replace: an invitation",
	text: "Replace: what to send or say first about NAME.",
};

export default function Skeleton() {
	return <SolutionLayout page={page} keyFacts={keyFacts} sections={sections} closing={closing} />;
}
