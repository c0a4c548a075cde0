import { specified } from "../launch/specified-texts.ts";
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

/** Refuses what would leave a hole in the page. What its words say is the owner's own affair. */
export function requireFit({ kind }: Words, text: string): void {
	if (text.trim() === "") throw new Refusal("There must be words left.");
	if (kind === "number" && !/^\d+$/.test(text)) throw new Refusal("This must stay a number.");
}

/** What a person must confirm before the specification's own words are changed. */
export const questionOn = (old: string): string | undefined =>
	specified.has(old.trim())
		? `“${old.trim()}” comes from the specification, and a test looks for exactly this text in launch/specified-texts.ts. Change it?`
		: undefined;
