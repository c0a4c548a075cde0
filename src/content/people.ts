import { type Company, company } from "#src/content/company.ts";

/** The people responsible for the work, one or more, in the order of the company file. */
export const people: Company["people"] = company.people;

/** Signs scopes and offers. */
export const founder = people[0];

/** Signs releases: the second person, or in a company of one the founder. */
export const director = people[1] ?? founder;
