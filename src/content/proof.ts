import type { Proof } from "../../prerender/checks/schema.ts";

/*
 * What others can say of the company's work: the only place for clients, quotes and measured results.
 * Leadership shows all of it, the home page the first quote and up to three other clients. While it is empty,
 * no page has a trace of it. The build checks it and says what to fix; docs/proof.md says what to
 * write, and what to ask of a client first.
 *
 * clients: name, and logo: a picture in pictures/clients, in one dark colour on a transparent background
 * quotes: words without quotation marks, name, role, organisation. The first is also on the home page
 * results: what was measured, organisation, before and after (value, period), measuredBy
 * figures: value, what it counts, source with the period it covers
 * Each has permission: the day on which they agreed in writing to these very words. Keep what they wrote.
 */

export type { Proof };
export type Client = Proof["clients"][number];
export type Quote = Proof["quotes"][number];
export type Result = Proof["results"][number];

export const proof: Proof = {
	clients: [],
	quotes: [],
	results: [],
	figures: [],
};
