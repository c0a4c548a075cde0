import { mailLink } from "#src/content/company.ts";
import { founder } from "#src/content/people.ts";

/**
 * The site's one offer, a first call: what visitors get if they email or ring. Home, Services and Contact
 * say what happens next in full; the other pages have a line, and a link to it.
 */
export const offer = {
	/** The text of the button. */
	ask: "Ask for a first call",
	/** One line, next to the headline of a page that has the rest at its end. */
	short: "A reply within 2 working days, a 30‑minute call, then a two‑page outline.",
	/** At the end of a page, in full. */
	full: `First, ${founder.name} replies within 2 working days. If it’s our kind of work, we talk for 30 minutes about the job itself, and within a week of the call you get a two-page outline: what to try first, a rough cost range, and what would make us stop.`,
	/** At the end of the other pages, by their kind. */
	brief: {
		service: `${founder.name} replies within 2 working days: times for a 30-minute call, or why it isn’t work for us. A two-page outline follows the call.`,
		industry: `${founder.name} replies within 2 working days. If it’s work for us, bring someone who does the job now to the 30-minute call.`,
		other: `${founder.name} replies within 2 working days: times for a 30-minute call, or why it isn’t work for us.`,
	},
	/** The text of the link to the steps on the contact page. */
	more: "What happens next",
	/** The text of the link to an outline for a made-up job. */
	example: "See an example outline",
	/** The steps, on the contact page. */
	steps: [
		{
			when: "Within 2 working days",
			title: `A reply from ${founder.name}`,
			text: "If it sounds like our kind of work, we set up the call. If it doesn’t, we say so, and who might help.",
		},
		{
			when: "30 minutes",
			title: "A call about the job itself",
			text: "Bring the person who does the job now. We ask what arrives, what leaves and what gets checked on the way. If you can, send a few finished cases first, with names and anything confidential blacked out: the outline gets better with them.",
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
