import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Fact, Found, Piece, Place, Run } from "./api.ts";
import { modulesFor } from "./modules.ts";
import { type Words, wordsIn } from "./words.ts";

const companyFile = "src/content/company.ts";

/** Stands for a source as it is now, so that a later change is noticed. */
export const versionOf = (source: string) => createHash("sha256").update(source).digest("hex");

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The single values of the company file, such as the phone number. */
export function facts(): Fact[] {
	return wordsIn(companyFile, readFileSync(companyFile, "utf8"))
		.filter(({ key, kind }) => key.startsWith("company.") && kind !== "template")
		.map((words) => {
			const place = placeOf(companyFile, words);
			return { ...place, value: place.pieces.map(({ text }) => text).join("") };
		});
}

/** The facts that an expression, or what it amounts to, is made of. */
function factsIn(value: string, code = ""): Fact[] {
	const all = facts();
	const name = /(\w+)\W*$/.exec(code)?.[1];
	const kinds = [
		all.filter((fact) => fact.key === code),
		all.filter((fact) => fact.value === value),
		all.filter((fact) => fact.value.length > 2 && value.includes(fact.value)),
		all.filter((fact) => name && fact.key.endsWith(`.${name}`)),
	];
	return kinds.find((found) => found.length > 0) ?? [];
}

function placeOf(file: string, words: Words, pieces: readonly Piece[] = words.pieces): Place {
	const source = readFileSync(file, "utf8");
	const line = source.slice(0, words.start).split("\n").length;
	return { file, line, start: words.start, version: versionOf(source), key: words.key, pieces };
}

/**
 * A place's pieces, if a rendered text is that place's; with what each expression amounts to.
 * @returns undefined if it's another text
 */
export function match({ pieces, kind }: Words, text: string): Piece[] | undefined {
	if (kind !== "template") return pieces[0]?.text === text ? [...pieces] : undefined;
	if (!pieces.some(({ code, text }) => code === undefined && /\p{L}/u.test(text))) return undefined;
	const pattern = pieces.map(({ code, text }) =>
		code === undefined ? escaped(text) : "([\\s\\S]+?)",
	);
	const values = new RegExp(`^${pattern.join("")}$`).exec(text)?.slice(1);
	return (
		values &&
		pieces.map((piece) =>
			piece.code === undefined ? piece : { code: piece.code, text: values.shift() ?? "" },
		)
	);
}

/** Whether a text is probably made of a place's words: part of them, several together, or a date. */
function isSource({ kind, pieces: [piece] }: Words, text: string): boolean {
	if (kind === "template" || !piece) return false;
	const day = new Date(`${text} UTC`);
	if (!Number.isNaN(day.getTime()) && piece.text === day.toISOString().slice(0, 10)) return true;
	if (piece.text.toLowerCase() === text.toLowerCase()) return true;
	const [longer, shorter] =
		piece.text.length > text.length ? [piece.text, text] : [text, piece.text];
	return shorter.length > 4 && longer.includes(shorter);
}

/** How many characters of a place are written out. */
const writtenIn = ({ pieces }: Words) =>
	pieces.reduce((sum, { code, text }) => sum + (code === undefined ? text.length : 0), 0);

/** A place with its pieces and their facts, if a rendered text is that place's. */
export function matchIn(file: string, words: Words, text: string): Place | undefined {
	const pieces = match(words, text)?.map((piece) =>
		piece.code === undefined ? piece : { ...piece, facts: factsIn(piece.text, piece.code) },
	);
	return pieces && placeOf(file, words, pieces);
}

/**
 * Finds where texts come from.
 * @param path of the page that shows them
 * @returns for each text the places in the sources that it may come from, or what it's computed from
 */
export function find(path: string, runs: readonly Run[]): Found[] {
	const known = new Map<string, { file: string; words: Words }[]>();

	function wordsWithin(within: string) {
		const found =
			known.get(within) ??
			modulesFor(path, within).flatMap((file) =>
				wordsIn(file, readFileSync(file, "utf8")).map((words) => ({ file, words })),
			);
		known.set(within, found);
		return found;
	}

	function placesOf({ text, within }: Run): Place[] {
		const found = wordsWithin(within).filter(({ words }) => match(words, text));
		// The more is written out, the less an expression could have amounted to by chance.
		const most = Math.max(...found.map(({ words }) => writtenIn(words)));
		return found
			.filter(({ words }) => writtenIn(words) === most)
			.flatMap(({ file, words }) => matchIn(file, words, text) ?? []);
	}

	return runs.map((run) => {
		const places = placesOf(run);
		if (places.length > 0) return { places, facts: [], near: [] };
		const sources = wordsWithin(run.within)
			.filter(({ words }) => isSource(words, run.text.trim()))
			.map(({ file, words }) => placeOf(file, words));
		const beside = run.beside ? placesOf({ ...run, text: run.beside }) : [];
		return {
			places,
			facts: factsIn(run.text),
			near: (sources.length ? sources : beside).slice(0, 5),
		};
	});
}
