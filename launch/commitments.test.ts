import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commitments } from "./commitments";

test.each(commitments)("$file still contains: $words", ({ file, words, promise }) => {
	const source = readFileSync(file, "utf8").replace(/(?:\s|\\u00a0|&nbsp;)+/g, " ");
	// New wording is a new promise: update the list and have the owner confirm it again.
	expect(source, promise).toContain(words);
});

test("lists no promise twice", () => {
	expect(new Set(commitments.map(({ words }) => words)).size).toBe(commitments.length);
});
