import { type Piece, textsOf } from "./pieces.ts";
import { modulesFor, read, type Source } from "./sources.ts";
import type { Words } from "./words.ts";

/** Words in a source, as it was when they were found. */
export interface Place extends Pick<Words, "start" | "key" | "pieces"> {
	file: string;
	line: number;
	version: string;
}

/** A text as it is rendered. */
export interface Run {
	text: string;
	within: "page" | "shell";
	/** The source of the expression that evaluates to it, if it's only a part of some words. */
	code?: string | undefined;
}

/** Where a text comes from. */
export interface Found {
	places: readonly Place[];
	/** For a text that's worked out: what it's probably made of. */
	sources: readonly Place[];
}

const written = (words: Pick<Words, "pieces">) => textsOf(words).join("");

function placeOf({ file, text, version }: Source, words: Words, pieces = words.pieces): Place {
	const line = text.slice(0, words.start).split("\n").length;
	return { file, line, start: words.start, version, key: words.key, pieces };
}

/** The pieces of words with what each expression evaluates to, if a rendered text is theirs. */
export function match(words: Words, text: string): readonly Piece[] | undefined {
	const { kind, pieces } = words;
	if (kind !== "template") return written(words) === text ? pieces : undefined;
	if (!/\p{L}/u.test(written(words))) return undefined;
	const pattern = pieces.map((piece) =>
		piece.code === undefined ? piece.text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&") : "([\\s\\S]+?)",
	);
	const values = new RegExp(`^${pattern.join("")}$`).exec(text)?.slice(1);
	return (
		values && pieces.map((piece) => (piece.code ? { ...piece, text: values.shift() ?? "" } : piece))
	);
}

const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** How likely it is that the code makes a text from words, above all from facts of the company file. */
function likelihood(words: Words, { text, code = "" }: Run): number {
	const isFact = words.key.startsWith("company.");
	const name = /\w*(?=\W*$)/.exec(code)?.[0];
	if (code && words.key === code) return 1000;
	if (isFact && name && words.key.endsWith(`.${name}`)) return 100;
	// A page may show a part of some words larger, such as the number that they begin with.
	if (written(words).includes(text)) return 50;
	const [own, wanted] = [tokens(written(words)), tokens(text)];
	const shared = own.filter((token) => wanted.includes(token)).length;
	const enough = shared >= Math.min(own.length, wanted.length) / 2;
	return shared > 0 && enough ? shared + (isFact ? 10 : 0) : 0;
}

/**
 * Finds where texts come from.
 * @param path of the page that shows them
 */
export function find(path: string, runs: readonly Run[]): Found[] {
	const wordsWithin = (within: Run["within"]) =>
		modulesFor(path, within)
			.map(read)
			.flatMap((source) => source.words.map((words) => ({ source, words })));
	const known = { page: wordsWithin("page"), shell: wordsWithin("shell") };

	return runs.map((run) => {
		const candidates = run.code ? [] : known[run.within];
		const found = candidates.flatMap(({ source, words }) => {
			const pieces = match(words, run.text);
			return pieces ? placeOf(source, words, pieces) : [];
		});
		// Prefer the match with the most literal text: the less the expressions fill in, the surer it is.
		const most = Math.max(...found.map((place) => written(place).length));
		const places = found.filter((place) => written(place).length === most);
		if (places.length > 0) return { places, sources: [] };
		const sources = known[run.within]
			.map(({ source, words }) => ({ source, words, likely: likelihood(words, run) }))
			.filter(({ likely }) => likely > 0)
			.toSorted((a, b) => b.likely - a.likely)
			.slice(0, 5);
		return { places, sources: sources.map(({ source, words }) => placeOf(source, words)) };
	});
}
