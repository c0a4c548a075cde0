import { mailLink } from "#src/content/company.ts";
import { founder } from "#src/content/people.ts";

/**
 * The site's one offer, a first call: what visitors get if they email or ring. A page makes it twice: in
 * short at its headline, in full at its end.
 */
export const offer = {
	/** The text of the button. */
	ask: "Ask for a first call",
	/** One line, next to a headline. */
	short: "A reply within 2 working days, a 30‑minute call, then a two‑page outline.",
	/** One sentence, at the end of a page. */
	full: `First, ${founder.name} replies within 2 working days. Then we talk for 30 minutes about the job itself, and within a week of the call you get a two-page outline: what to try first, a rough cost range, and what would make us stop.`,
	/** The text of the link to an outline for a made-up job. */
	example: "See an example outline",
	/** The steps, on the contact page. */
	steps: [
		{
			when: "Within 2 working days",
			title: `A reply from ${founder.name}`,
			text: "We’ll tell you whether we can do the work and, if not, who might. If we can, the next two steps follow.",
		},
		{
			when: "30 minutes",
			title: "A call about the job itself",
			text: "Bring the person who does the job now. We ask what arrives, what leaves and what gets checked on the way.",
		},
		{
			when: "Within a week of the call",
			title: "A two-page outline in plain English",
			text: "What to try first, a rough cost range, and what would make us stop.",
		},
	],
} as const;

/** The mailto link for the offer. Its subject names the page that the visitor is on. */
export const firstCallLink = (subject: string) => mailLink(`First call: ${subject}`);
