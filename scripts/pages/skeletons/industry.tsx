import { IndustryLayout, type IndustrySection } from "#src/layouts/industry-layout.tsx";
import type { ClosingWords } from "#src/layouts/offer.tsx";
import type { PageMetadata } from "#src/page-metadata.ts";

export const page = {
	title: "Replace: title of NAME",
	description: "Replace: what a visitor finds on the NAME page, in a sentence for search results.",
	name: "NAME",
	headline: "Replace: the headline of NAME",
	lead: "Replace: for whom NAME is, what goes wrong for them, and what we build, in three sentences.",
	contours: "DRAWING",
	land: "island",
} satisfies PageMetadata;

// In their order on the page. IndustrySection lists the other kinds: a diagram, a table, regulations.
const sections: readonly IndustrySection[] = [
	{
		kind: "problems",
		title: "Replace: the day‑to‑day problems",
		items: [{ title: "Replace: a problem", text: "Replace: how it shows on a bad day." }],
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
		],
	},
	{
		kind: "process",
		title: "Replace: how an engagement runs",
		plan: {
			weeks: 6,
			compare: "Replace: what can be compared before and after.",
			time: "Replace: how much of the client’s time.",
			cost: "Replace: what decides the cost.",
			own: "Replace: what the client owns at the end.",
			data: "Replace: where the data sits.",
		},
		steps: [
			{
				when: "Replace: the first weeks",
				title: "Replace: a step",
				text: "Replace: what happens in it.",
				outcome: "Replace: what they get from it.",
			},
		],
	},
	{
		kind: "questions",
		title: "Replace: questions they ask",
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
	return <IndustryLayout page={page} sections={sections} closing={closing} />;
}
