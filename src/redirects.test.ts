import { expect, test } from "vitest";
import { paths } from "#src/paths.ts";
import { redirects } from "#src/redirects.ts";

test("no redirect is from a page, or from an address twice", () => {
	const from = redirects.map((redirect) => redirect.from);
	expect(new Set(from).size).toBe(from.length);
	expect(from.filter((path) => (paths as readonly string[]).includes(path))).toEqual([]);
});
