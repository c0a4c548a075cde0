import { CostAnswer } from "#src/layouts/cost-answer.tsx";
import { IndustryLayout, type IndustrySection } from "#src/layouts/industry-layout.tsx";
import type { KeyFactsWords } from "#src/layouts/key-facts.tsx";
import type { ClosingWords } from "#src/layouts/offer.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";
import { ComparisonTable } from "#src/sections/comparison-table.tsx";

export const page = {
	title: "Replace: title of NAME",
	description:
		"Replace: what a visitor finds on the NAME page, in a sentence of 70 to 165 characters.",
	name: "NAME",
	headline: "Replace: the headline of NAME",
	lead: "Replace: for whom this page is, what goes wrong for them, and what we build. NAME, in three sentences.",
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
const sections: readonly IndustrySection[] = [
	{
		kind: "problems",
		title: "Replace: the day-to-day problems",
		items: [
			{
				title: "Replace: a problem",
				text: "Replace: how it shows on a bad day.",
			},
			{
				title: "Replace: another problem",
				text: "Replace: who notices it, and when.",
			},
		],
	},
	{
		kind: "builds",
		title: "Replace: what we build for them",
		items: [
			{
				title: "Replace: a system",
				text: "Replace: what it does, and where it waits.",
				service: { href: "/services", label: "Replace: the service it comes from" },
			},
			{
				title: "Replace: another system",
				text: "Replace: what it reads, and who decides.",
				service: { href: "/services", label: "Replace: its service" },
			},
		],
	},
	{
		kind: "table",
		title: "Replace: the one thing only this page has",
		intro: "Replace: what the table shows.",
		content: (
			<ComparisonTable
				caption="Replace: what the rows of the NAME table compare. It describes no real business."
				columns={["Replace: stage", "Replace: what is checked", "Replace: who decides"]}
				rows={[
					["Replace: first stage", "Replace: a check", "Replace: a person"],
					["Replace: second stage", "Replace: another check", "Replace: somebody else"],
				]}
			/>
		),
	},
	{
		kind: "regulations",
		title: "Replace: the New Zealand rules that bear on it",
		items: [
			{
				name: "Replace: an Act or a standard",
				text: "Replace: what it asks for, and since when.",
				source: { label: "Replace: the official page", href: "https://www.govt.nz/" },
			},
		],
	},
	{
		kind: "process",
		title: "Replace: how an engagement runs",
		steps: [
			{
				when: "Replace: the first weeks",
				title: "Replace: a step",
				text: "Replace: what happens in it.",
				outcome: "Replace: what they get from it.",
			},
			{
				when: "Replace: the weeks after",
				title: "Replace: the next step",
				text: "Replace: what happens then.",
				outcome: "Replace: what they get at the end.",
			},
		],
	},
	{
		kind: "questions",
		title: "Replace: questions they ask",
		items: [
			{
				question: "What does it cost?",
				answer: <CostAnswer>Replace: what drives the cost.</CostAnswer>,
			},
			{ question: "Replace: a question?", answer: "Replace: its answer, in a sentence or two." },
		],
	},
];

const closing: ClosingWords = {
	title: "Replace: an invitation",
	text: "Replace: what to send or say first about NAME.",
};

export default function Skeleton() {
	return <IndustryLayout page={page} keyFacts={keyFacts} sections={sections} closing={closing} />;
}
