import { expect, test } from "vitest";
import { capitalised, count } from "#src/content/counts.ts";

test("a number up to twelve is a word, a higher one has digits", () => {
	expect([0, 1, 2, 12, 13].map((number) => count(number, "week", "weeks"))).toEqual([
		"no weeks",
		"one week",
		"two weeks",
		"twelve weeks",
		"13 weeks",
	]);
	expect(capitalised(count(5, "industry", "industries"))).toBe("Five industries");
});
