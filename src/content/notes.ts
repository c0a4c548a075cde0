import type { Company } from "#src/content/company.ts";

/*
 * Opinions of the people who lead the company, signed and dated. Leadership shows them. Each says something
 * that a reader could argue with. While the list is empty, no page has a trace of it.
 */

export interface Note {
	title: string;
	text: string;
	/** Who wrote it, a person of the company file: founder or director of people.ts. */
	by: Company["people"][number];
	/** The day on which the site first said so, such as 2026-11-21. */
	date: `${number}-${number}-${number}`;
}

export const notes: readonly Note[] = [];
