/** What the editor in the page and the server say to each other. */

/** A part of a text: words, or what an expression between words amounts to. */
export interface Piece {
	text: string;
	/** The expression's source. */
	code?: string;
	/** The facts of the company file that the expression is made of. */
	facts?: readonly Fact[];
}

/** Words in a source, as it was when they were found. */
export interface Place {
	file: string;
	line: number;
	/** Where the words start in the source. */
	start: number;
	/** A hash of the source. */
	version: string;
	/** The names that lead to it: "page.title". */
	key: string;
	pieces: readonly Piece[];
}

/** A value in the company file. */
export interface Fact extends Place {
	value: string;
}

/** A text of the page, as it is rendered. */
export interface Run {
	text: string;
	/** What it is in: the "shell", the "page", or a live part by its name. */
	within: string;
	/** Another text of the same element. */
	beside?: string;
}

/** Where a text comes from. Without a place it's computed: from facts, or in code near other words. */
export interface Found {
	places: readonly Place[];
	facts: readonly Fact[];
	near: readonly Place[];
}

/** Words to write. */
export interface Change {
	/** The path of the page on which they are. */
	path: string;
	place: Pick<Place, "file" | "start" | "version">;
	/** The new text of each piece that isn't an expression. */
	texts: readonly string[];
	/** How many times the person was asked, where the words are the specification's or a promise. */
	confirmed: number;
}

/** A saved change. */
export interface Edit {
	page: string;
	path: string;
	old: string;
	new: string;
	file: string;
	committed: boolean;
}

/** The server's no. `ask` counts how often the person must still say that it is meant. */
export interface Refused {
	refused: string;
	ask?: number;
}

/** What a search result and a link's card show of a page, and where it's written. */
export interface Head {
	/** Follows every title. */
	ending: string;
	fields: readonly HeadField[];
}

export interface HeadField {
	name: "title" | "description" | "name" | "headline";
	text: string;
	place: Place | undefined;
	/** In characters. */
	least?: number;
	most?: number;
}
