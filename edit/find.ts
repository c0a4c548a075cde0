import { modulesFor, read, type Source } from "./sources.ts";
import type { Piece, Words } from "./words.ts";

/** Words in a source, as it was when they were found. */
export interface Place extends Pick<Words, "start" | "key" | "pieces"> {
	file: string;
	line: number;
	version: string;
}

/** A text of the page, as it is rendered. */
export interface Run {
	text: string;
	/** What it is in: the "shell", the "page", or a live part by its name. */
	within: string;
}

/** Where a text comes from. */
export interface Found {
	places: readonly Place[];
	/** For a text that's worked out: the facts of the company file, or else the words that it's made of. */
	sources: readonly Place[];
}

const companyFile = "src/content/company.ts";

function placeOf({ file, text, version }: Source, words: Words, pieces = words.pieces): Place {
	const line = text.slice(0, words.start).split("\n").length;
	return { file, line, start: words.start, version, key: words.key, pieces };
}

/** The place's text, without its expressions. */
const written = ({ pieces }: Pick<Words, "pieces">) =>
	pieces.map(({ code, text }) => (code === undefined ? text : "")).join("");

/** The single values of the company file, such as the phone number, as `[place, value]`. */
function facts(): [place: Place, value: string][] {
	const source = read(companyFile);
	return source.words
		.filter(({ key, kind }) => key.startsWith("company.") && kind !== "template")
		.map((words) => [placeOf(source, words), written(words)]);
}

/** The facts that a text, and the code it may come from, are made of. */
export function factsIn(text: string, code = ""): Place[] {
	const name = /(\w+)\W*$/.exec(code)?.[1];
	const rules: ((key: string, value: string) => unknown)[] = [
		(key) => key === code,
		(_, value) => value === text,
		(_, value) => value.length > 2 && text.includes(value),
		(key) => name && key.endsWith(`.${name}`),
	];
	const found = rules.map((rule) => facts().filter(([{ key }, value]) => rule(key, value)));
	return found.find((each) => each.length > 0)?.map(([place]) => place) ?? [];
}

/** The pieces of words with what each expression amounts to, if a rendered text is theirs. */
export function match(words: Words, text: string): Piece[] | undefined {
	const { kind, pieces } = words;
	if (kind !== "template") return written(words) === text ? [...pieces] : undefined;
	if (!/\p{L}/u.test(written(words))) return undefined;
	const pattern = pieces.map((piece) =>
		piece.code === undefined ? piece.text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&") : "([\\s\\S]+?)",
	);
	const values = new RegExp(`^${pattern.join("")}$`).exec(text)?.slice(1);
	return (
		values && pieces.map((piece) => (piece.code ? { ...piece, text: values.shift() ?? "" } : piece))
	);
}

/** Whether a text is probably made of words: part of them, several together, or a date. */
function isSource(words: Words, text: string): boolean {
	const own = written(words).toLowerCase();
	const wanted = text.trim().toLowerCase();
	const day = new Date(`${wanted} UTC`);
	if (!Number.isNaN(day.getTime()) && own === day.toISOString().slice(0, 10)) return true;
	const [shorter, longer] = own.length < wanted.length ? [own, wanted] : [wanted, own];
	return (
		own === wanted || (words.kind !== "template" && shorter.length > 4 && longer.includes(shorter))
	);
}

/**
 * Finds where texts come from.
 * @param path of the page that shows them
 */
export function find(path: string, runs: readonly Run[]): Found[] {
	const known = new Map<string, { source: Source; words: Words }[]>();

	function wordsWithin(within: string) {
		const found =
			known.get(within) ??
			modulesFor(path, within)
				.map(read)
				.flatMap((source) => source.words.map((words) => ({ source, words })));
		known.set(within, found);
		return found;
	}

	function placesOf({ text, within }: Run): Place[] {
		const found = wordsWithin(within).flatMap(({ source, words }) => {
			const pieces = match(words, text);
			return pieces ? placeOf(source, words, pieces) : [];
		});
		// The more is written out, the less an expression could have amounted to by chance.
		const most = Math.max(...found.map((place) => written(place).length));
		return found.filter((place) => written(place).length === most);
	}

	return runs.map((run) => {
		const places = placesOf(run);
		if (places.length > 0) return { places, sources: [] };
		const company = factsIn(run.text);
		if (company.length > 0) return { places, sources: company };
		const words = wordsWithin(run.within).filter((each) => isSource(each.words, run.text));
		return { places, sources: words.map((each) => placeOf(each.source, each.words)).slice(0, 5) };
	});
}
