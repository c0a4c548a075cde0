import { expect, test } from "vitest";
import { byNumber, capitalised, count, inWords, listed } from "#src/content/counts.ts";

test("numbers are words up to twelve, with the noun in its form", () => {
	expect([1, 2, 12, 13].map(inWords)).toEqual(["one", "two", "twelve", "13"]);
	expect(count(1, "industry", "industries")).toBe("one industry");
	expect(capitalised(count(5, "industry", "industries"))).toBe("Five industries");
});

test("a text has a form for one, for two if it needs one, and for more", () => {
	const forms = { one: "her", two: "both", more: "them all" };
	expect([1, 2, 3].map((number) => byNumber(number, forms))).toEqual(["her", "both", "them all"]);
	expect(byNumber(2, { one: "her", more: "them all" })).toBe("them all");
});

test("names are listed as people say them", () => {
	expect(listed(["Ana"])).toBe("Ana");
	expect(listed(["Ana", "Ben", "Cy"])).toBe("Ana, Ben and Cy");
});
