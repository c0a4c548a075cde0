import { mailLink } from "#src/content/company.ts";
import { founder } from "#src/content/people.ts";

/**
 * The site's one offer, a first call: what visitors get if they email or ring. Home and Contact
 * say what happens next in full; the other pages link to it.
 */
export const offer = {
	/** The text of the button. */
	ask: "Ask for a first call",
	/** One line, next to the headline of a page that has the rest at its end. */
	short: "A reply within 2 working days, a 30‑minute call, then a two‑page outline.",
	/** At the end of the home page, in full. */
	full: `${founder.name} replies within 2 working days. If it’s our kind of work, we talk for 30 minutes about the job itself. Within a week of the call you get a two-page outline: what to try first, a rough cost range, and what would make us stop.`,
	/** The text of the link to the steps on the contact page. */
	more: "What happens after you ring or email",
	/** The text of the link to an outline for a made-up job. */
	example: "See an example outline",
	/** The same, from a page about another kind of work. */
	exampleElsewhere: "See an example, for a freight forwarder",
	/** The steps, on the contact page. */
	steps: [
		{
			when: "Within 2 working days",
			title: `A reply from ${founder.name}`,
			text: "If it sounds like our kind of work, we set up the call. If it doesn’t, we say so and suggest who might help.",
		},
		{
			when: "30 minutes",
			title: "A call about the job itself",
			text: "Bring the person who does the job now. We ask what arrives, what leaves and what gets checked on the way. If you can, send a few finished cases first, with names and anything confidential blacked out. Finished cases make the cost range narrower, but we can write an outline without any.",
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
