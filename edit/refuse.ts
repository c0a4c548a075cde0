import { commitments } from "../launch/commitments.ts";
import { specified } from "../launch/specified.ts";
import { limitsOf, withPlainSpaces, wordingProblems } from "../launch/wording.ts";
import type { Words } from "./words.ts";

/** A no that says why, and leaves everything as it was. */
export class Refusal extends Error {
	/**
	 * @param status of the HTTP response
	 * @param asks whether it's a yes once the person has confirmed it
	 */
	constructor(
		message: string,
		readonly status = 422,
		readonly asks = false,
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
	const { least = 0, most = Number.POSITIVE_INFINITY } = limitsOf(key);
	const name = key.replace("page.", "");
	if (text.trim() === "") found.push("There must be words left");
	if (text.length < least)
		found.push(`A ${name} has at least ${least} characters, this has ${text.length}`);
	if (text.length > most)
		found.push(`A ${name} has at most ${most} characters, this has ${text.length}`);
	if (kind === "number" && !/^\d+$/.test(text)) found.push("This must stay a number");
	if (found.length > 0)
		throw new Refusal(found.map((reason) => reason.replace(/\.?$/, ".")).join(" "));
}

/** What a person must confirm, one after another: a promise or one of the specification's texts twice. */
export function questions(file: string, old: string, after: string): string[] {
	const flat = withPlainSpaces(after);
	const broken = commitments.find((each) => each.file === file && !flat.includes(each.words));
	const reason = broken
		? `These words are a promise (“${broken.promise}”). launch/commitments.ts must say the same, and tests fail until it does.`
		: `“${old.trim()}” is the specification’s. Tests look for it to the letter.`;
	if (!broken && !specified.has(old.trim())) return [];
	return [`${reason} Change it?`, `Really change it? ${reason}`];
}
