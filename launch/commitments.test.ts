import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commitments } from "./commitments";

test.each(commitments)("$file still says: $words", ({ file, words, promise }) => {
	const source = readFileSync(file, "utf8").replace(/\s+/g, " ");
	// Changed words are a changed promise: put them into the list and have it confirmed anew.
	expect(source, promise).toContain(words);
});

test("no promise is listed twice", () => {
	expect(new Set(commitments.map(({ words }) => words)).size).toBe(commitments.length);
});
