import { company, mailLink } from "./company.ts";

const [founder] = company.people;

/**
 * The site's one offer, a first call: what visitors get if they email or ring. Every page uses these
 * words.
 */
export const offer = {
	/** The text of the button. */
	ask: "Ask for a first call",
	/** One line, next to a headline. */
	short: "A reply within 2 working days, a 30-minute call, and two pages within a week of it.",
	/** One sentence, at the end of a page. */
	full: `${founder.name} replies within 2 working days. Then we talk for 30 minutes about the job itself, and within a week of the call you get two pages: what to try first, what it costs to find out, and what would make us stop.`,
	/** The steps, on the contact page. */
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

/** The mailto link for the offer. Its subject names the page that the visitor is on. */
export const firstCallLink = (subject: string) => mailLink(`First call: ${subject}`);
