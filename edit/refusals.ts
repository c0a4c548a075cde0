import { commitments } from "../launch/commitments.ts";
import { specified } from "../launch/specified-texts.ts";
import { limitsOf, withPlainSpaces, wordingProblems } from "../launch/wording-rules.ts";
import type { Words } from "./words.ts";

/** Rejects a request with a reason for the person editing. Nothing has been changed. */
export class Refusal extends Error {
	/**
	 * @param status of the HTTP response
	 * @param asks whether the person may confirm it and try again
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
 * Refuses words that the site's tests would reject.
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
export function questions(file: string, old: string, before: string, after: string): string[] {
	const [kept, left] = [withPlainSpaces(before), withPlainSpaces(after)];
	const broken = commitments.find(
		({ words, ...each }) => each.file === file && kept.includes(words) && !left.includes(words),
	);
	const reason = broken
		? `These words are a promise (“${broken.promise}”). launch/commitments.ts must say the same, and tests fail until it does.`
		: `“${old.trim()}” comes from the specification, and tests look for exactly this text.`;
	if (file === "src/content/proof.ts") {
		return [
			"They agreed to the old words. Have they agreed to these, and is `permission` the new day?",
		];
	}
	if (!broken && !specified.has(old.trim())) return [];
	return [`${reason} Change it?`, `Really change it? ${reason}`];
}
