import { company } from "./company.ts";

const [founder] = company.people;

/**
 * The one offer of the site: what a visitor gets who writes or rings. Every page says it in these
 * words.
 */
export const offer = {
	/** The button that takes it up. */
	ask: "Ask for a first call",
	/** In a line, beside a headline. */
	short: "A reply within 2 working days, a 30-minute call, and two pages within a week of it.",
	/** In a sentence, at the end of a page. */
	full: `${founder.name} replies within 2 working days. Then we talk for 30 minutes about the job itself, and within a week of the call you get two pages: what to try first, what it costs to find out, and what would make us stop.`,
	/** Step by step, on the contact page. */
	steps: [
		{
			when: "Within 2 working days",
			title: `A reply from ${founder.name}`,
			text: "You hear whether it sounds like work we can do, or who’d do it better.",
		},
		{
			when: "30 minutes",
			title: "A call about the job itself",
			text: "Bring the person who does it today. We ask what arrives, what leaves and what gets checked on the way.",
		},
		{
			when: "Within a week of the call",
			title: "Two pages in plain English",
			text: "What to try first, what it costs to find out, and what would make us stop.",
		},
	],
} as const;

/** A link that opens a message to the company with its subject filled in. */
export function mailLink(subject: string): string {
	return `mailto:${company.email}?subject=${encodeURIComponent(subject)}`;
}

/** The same for the offer, naming the page that the visitor comes from. */
export const firstCallLink = (subject: string) => mailLink(`First call: ${subject}`);
