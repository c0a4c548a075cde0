import { existsSync, readFileSync } from "node:fs";
import type { Commitment } from "#src/content/commitments.ts";

/** Collapses all spaces, no-break ones included, to single plain spaces, as the words of promises are written. */
export const withPlainSpaces = (source: string) => source.replace(/(?:\s|\\u00a0|&nbsp;)+/g, " ");

/** Whether the file of a promise is still there and has its words. */
export const isStated = ({ file, words }: Commitment) =>
	existsSync(file) && withPlainSpaces(readFileSync(file, "utf8")).includes(words);
