/*
 * What others can say of the company's work: the only place for clients, quotes and measured results.
 * Leadership shows all of it, the home page the first quote and up to three other clients. While it is empty,
 * no page has a trace of it. The build checks it and says what to fix; docs/proof.md says what to
 * write, and what to ask of a client first.
 */

/** A date such as 2026-11-22. */
type Day = `${number}-${number}-${number}`;

interface Agreed {
	/** The day on which they agreed in writing to these very words. Keep what they wrote. */
	permission: Day;
}

export interface Client extends Agreed {
	/** As the client writes its own name. */
	name: string;
	/** A picture in pictures/clients, in one dark colour on a transparent background: an SVG or a PNG. */
	logo?: string;
}

export interface Quote extends Agreed {
	/** What the person said, without quotation marks. */
	words: string;
	name: string;
	role: string;
	organisation: string;
}

export interface Result extends Agreed {
	/** What was measured: "From application to decision, personal loans". */
	what: string;
	/** The client's name, or what it may be called: "A clinic in Waikato". */
	organisation: string;
	/** The figure before the work, and the period it covers. */
	before: { value: string; period: string };
	/** The same figure after it. */
	after: { value: string; period: string };
	/** Who measured, and how: "The clinic's own booking system, all referrals". */
	measuredBy: string;
}

interface Figure extends Agreed {
	/** The figure itself, with its unit. */
	value: string;
	/** What it counts. */
	what: string;
	/** Where it comes from, and the period it covers. */
	source: string;
}

export interface Proof {
	clients: readonly Client[];
	/** The first is also on the home page. */
	quotes: readonly Quote[];
	results: readonly Result[];
	figures: readonly Figure[];
}

export const proof: Proof = {
	clients: [],
	quotes: [],
	results: [],
	figures: [],
};
