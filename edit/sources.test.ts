import { expect, test } from "vitest";
import { paths } from "../src/paths.ts";
import { modulesFor } from "./sources.ts";

test("a page’s words are also looked for in the modules that it imports by a pattern", () => {
	const solutions = paths.filter((path) => path.startsWith("/solutions/"));
	const expected = solutions.map((path) => `src/pages${path}.tsx`);
	expect(modulesFor("/services", "page")).toEqual(expect.arrayContaining(expected));
});
