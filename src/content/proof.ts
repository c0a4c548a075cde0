import type { Proof } from "../../build/checks/schema.ts";

/*
 * What others can say of the company's work: the only place for clients, quotes and measured results. Leadership
 * shows it. While it is empty, no page has a trace of it. docs/owner-guide.md says what to ask of a client first.
 *
 * clients: name, and logo: a picture in pictures/clients, in one dark colour on a transparent background
 * quotes: words without quotation marks, name, role, organisation
 * results: what was measured, organisation, before and after (value, period), measuredBy
 * Each has permission: the day on which they agreed in writing to these very words. Keep what they wrote.
 */

export type { Proof };

export const proof: Proof = {
	clients: [],
	quotes: [],
	results: [],
};

/** Whether there is any. */
export const hasProof = Object.values(proof).some((items) => items.length > 0);
