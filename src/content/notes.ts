import type { Company } from "#src/content/company.ts";
import { director, founder } from "#src/content/people.ts";

/*
 * Opinions of the people who lead the company, signed and dated. Leadership shows all of them, the home
 * page how the first begins. Replace them with your own: each says something that a reader could argue with. With an
 * empty list, [], no page has a trace of them.
 */

export interface Note {
	title: string;
	/** A paragraph, or how it begins. */
	text: string;
	/** How it goes on. The home page leaves it out. */
	rest?: string;
	/** Who wrote it, a person of the company file. */
	by: Company["people"][number];
	/** The day on which the site first said so, such as 2026-11-21. Readers see the month. */
	date: `${number}-${number}-${number}`;
}

export const notes: readonly Note[] = [
	{
		title: "Silence never counts as a yes",
		text: "Approval software likes a timeout: no answer in two days, and the request goes through. It’s sold as keeping the work moving. I think it’s how an organisation loses the right to say that a person decided.",
		rest: "If nobody has answered, nobody has decided, and the honest thing a queue can do is get longer where everyone can see it. That’s a nuisance on a Friday. It also tells you that you have too few approvers.",
		by: director,
		date: "2026-11-21",
	},
	{
		title: "A smaller payroll isn’t the product",
		text: "The case for automation is usually written in jobs, because jobs are what a finance team can count. I wouldn’t put my name to it. The person whose typing goes away is the one who knows why the third supplier always sends two invoices, and that knowledge is what makes the rules any good. Let the hours go to the customers nobody gets round to ringing.",
		by: founder,
		date: "2026-11-21",
	},
	{
		title: "You see the evidence before the buttons",
		text: "Put Approve at the top of a screen and people press it before they’ve read any further. I’d rather annoy people: what was read, what the proposal rests on and what couldn’t be settled come first, and the buttons are underneath. If refusing takes a form and approving takes a click, that’s a decision too, made by whoever drew the screen.",
		by: director,
		date: "2026-11-21",
	},
	{
		title: "“Hosted in New Zealand” is several questions",
		text: "It’s the answer people ask for first, and the least useful one they can get. Where are the files? Where do the backups go? Who reads an AI request? Where does the support engineer sit? Which country’s courts does the owner answer to? A supplier who says “all of it, here” has usually answered the first and stopped. I’d sooner buy from a supplier who tells me, unasked, that the support desk is overseas.",
		by: founder,
		date: "2026-11-21",
	},
	{
		title: "Stop at the first no",
		text: "Scoring matrices keep weak ideas alive: a high mark for excitement makes up for having no owner. We ask four questions in a fixed order and go no further once one fails, because the second question costs more to answer than the first. It feels abrupt in the room. It’s kinder than finding out in month five, and a dropped idea can come back, with an owner, and start again at question one.",
		by: founder,
		date: "2026-11-21",
	},
];
