import { commitments } from "../launch/commitments.ts";
import { specified } from "../launch/specified.ts";
import { limits, wordingProblems } from "../launch/wording.ts";
import type { Words } from "./words.ts";

/** A no that says why, and leaves everything as it was. */
export class Refusal extends Error {
	/**
	 * @param status of the HTTP response
	 * @param ask how often the person is still to be asked before it's a yes
	 */
	constructor(
		message: string,
		readonly status = 422,
		readonly ask = 0,
	) {
		super(message);
	}
}

/**
 * Refuses words that tests of the site would.
 * @param old the text as it reads now
 * @param path of the page that shows it
 */
export function requireFit({ key, kind }: Words, old: string, text: string, path: string): void {
	const found = wordingProblems(text, old, path);
	const [of, name = ""] = key.split(".");
	const limit: { least?: number; most?: number } | undefined =
		of === "page" ? limits[name as keyof typeof limits] : undefined;
	const { least = 0, most = Number.POSITIVE_INFINITY } = limit ?? {};
	if (text.trim() === "") found.push("There must be words left");
	if (text.length < least)
		found.push(`A ${name} has at least ${least} characters, this has ${text.length}`);
	if (text.length > most)
		found.push(`A ${name} has at most ${most} characters, this has ${text.length}`);
	if (kind === "number" && !/^\d+$/.test(text)) found.push("This must stay a number");
	if (found.length > 0)
		throw new Refusal(found.map((reason) => reason.replace(/\.?$/, ".")).join(" "));
}

/** Asks twice before a promise or one of the specification's texts is changed. */
export function requireMeant(file: string, old: string, after: string, confirmed: number): void {
	const flat = after.replace(/\s+/g, " ");
	const broken = commitments.find((each) => each.file === file && !flat.includes(each.words));
	const reason = broken
		? `These words are a promise (“${broken.promise}”). launch/commitments.ts must say the same, and tests fail until it does.`
		: specified.has(old.trim())
			? `“${old.trim()}” is the specification’s. Tests look for it to the letter.`
			: undefined;
	if (reason && confirmed < 2) throw new Refusal(reason, 422, 2 - confirmed);
}
