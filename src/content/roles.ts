/*
 * The permanent roles that are open, newest first. Hiring Journey shows them under its headline, and the
 * internships page names them. With an empty list, [], the page says that none is open.
 */

export interface Role {
	/** As its advertisement calls it, such as "Software engineer". */
	title: string;
	/** What the work is, in a sentence or two. */
	text: string;
	/** The range, such as "$95,000 to $125,000 a year". */
	pay: string;
	/** Where the work is done, and whether from home. */
	place: string;
	/** Who the person works with. */
	team: string;
	/** The last day for applications, such as 2027-02-28. */
	until: `${number}-${number}-${number}`;
}

export const roles: readonly Role[] = [];
