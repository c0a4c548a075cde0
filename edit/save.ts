import { commitments } from "../launch/commitments.ts";
import { specified } from "../launch/specified.ts";
import { limits, wordingProblems } from "../launch/wording.ts";
import type { Change } from "./api.ts";
import { readModule, replaceFile } from "./files.ts";
import { facts, versionOf } from "./find.ts";
import { parse } from "./modules.ts";
import { Refusal } from "./refusal.ts";
import { oneLine, rewrite } from "./rewrite.ts";
import { type Words, wordsIn } from "./words.ts";

/** What saving needs of the running site. */
export interface Site {
	/** @throws if the page can't be rendered from its sources as they are now */
	describePage(path: string): Promise<{ page: string }>;
	problemsWithFact(key: string, value: string | number): Promise<string[]>;
	/** Forgets what has been made of a source. */
	refresh(file: string): void;
}

/** A change that has been written. */
export interface Written {
	file: string;
	before: string;
	after: string;
	page: string;
	old: string;
	new: string;
}

/** The text of a place; facts of the company file in place of their expressions. */
function readAs({ pieces }: Words, texts: readonly string[]): string {
	const rest = [...texts];
	const all = facts();
	return pieces
		.map(({ code }) =>
			code === undefined
				? rest.shift()
				: (all.find(({ key }) => key === code)?.value ?? `\${${code}}`),
		)
		.join("");
}

/** Why a text may not be at a place; a line for each reason. */
async function problems(
	file: string,
	words: Words,
	old: string,
	text: string,
	{ path }: Change,
	site: Site,
) {
	const [of, name = ""] = words.key.split(".");
	const found = wordingProblems(text, old, path);
	if (text.trim() === "") found.push("There must be words left");
	if (of === "page" && Object.hasOwn(limits, name)) {
		const { least, most = Number.POSITIVE_INFINITY }: { least: number; most?: number } =
			limits[name as keyof typeof limits];
		if (text.length < least)
			found.push(`A ${name} has at least ${least} characters, this has ${text.length}`);
		if (text.length > most)
			found.push(`A ${name} has at most ${most} characters, this has ${text.length}`);
	}
	if (file === "src/content/company.ts" && words.key.startsWith("company.")) {
		const isNumber = words.kind === "number";
		if (isNumber && !/^\d+$/.test(text)) found.push("This must stay a number");
		else found.push(...(await site.problemsWithFact(words.key, isNumber ? Number(text) : text)));
	}
	return found;
}

/** The reason to ask whether a change is meant. */
function doubt(file: string, words: Words, old: string, after: string): string | undefined {
	const flat = (source: string) => source.replace(/\s+/g, " ");
	const broken = commitments.find(
		(each) => each.file === file && !flat(after).includes(each.words),
	);
	if (broken)
		return `These words are a promise (“${broken.promise}”). launch/commitments.ts must say the same, and tests fail until it does.`;
	if (words.pieces.length === 1 && specified.has(old.trim()))
		return `“${old.trim()}” is the specification’s. Tests look for it to the letter.`;
	return undefined;
}

/**
 * Writes words into their source.
 * @throws a refusal if they may not be there, or can't be written. Nothing has changed then.
 */
export async function save(change: Change, site: Site): Promise<Written> {
	const { file, start, version } = change.place;
	const texts = change.texts.map(oneLine);
	const before = readModule(file);
	const [error] = parse(file, before).errors;
	if (error)
		throw new Refusal(`${file} has a syntax error: ${error.message}. Mend it, then save again.`);
	if (versionOf(before) !== version)
		throw new Refusal(
			`${file} has changed on disk since. Save again to change it as it is now.`,
			409,
		);
	const words = wordsIn(file, before).find((each) => each.start === start);
	const written = words?.pieces.filter(({ code }) => code === undefined) ?? [];
	if (!words || written.length !== texts.length)
		throw new Refusal(`There are no such words in ${file}.`, 400);
	const old = readAs(
		words,
		written.map(({ text }) => text),
	);
	const text = readAs(words, texts);
	const found = await problems(file, words, old, text, change, site);
	if (found.length > 0)
		throw new Refusal(found.map((reason) => reason.replace(/\.?$/, ".")).join(" "));
	const after = rewrite(file, before, words, texts);
	if (after === undefined) throw new Refusal(`These words can’t be written into ${file}.`);
	const reason = doubt(file, words, old, after);
	if (reason && change.confirmed < 2) throw new Refusal(reason, 422, 2 - change.confirmed);

	replaceFile(file, before, after);
	site.refresh(file);
	try {
		const { page } = await site.describePage(change.path);
		return { file, before, after, page, old, new: text };
	} catch (error) {
		replaceFile(file, after, before);
		site.refresh(file);
		throw new Refusal(`The page can’t be rendered with it: ${(error as Error).message}`);
	}
}
