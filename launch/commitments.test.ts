import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commitments } from "./commitments";
import { withPlainSpaces } from "./wording-rules";

test.each(commitments)("$file still contains: $words", ({ file, words, promise }) => {
	const source = withPlainSpaces(readFileSync(file, "utf8"));
	// New wording is a new promise: update the list and have the owner confirm it again.
	expect(source, promise).toContain(words);
});

test("lists no promise twice", () => {
	expect(new Set(commitments.map(({ words }) => words)).size).toBe(commitments.length);
});
