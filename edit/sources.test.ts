import { expect, test } from "vitest";
import { paths } from "../src/paths.ts";
import { find } from "./find-words.ts";
import { modulesFor, read } from "./sources.ts";

const solutions = paths.filter((path) => path.startsWith("/solutions/"));

test("a page’s words are also looked for in the modules that it imports by a pattern", () => {
	const expected = solutions.map((path) => `src/pages${path}.tsx`);
	expect(modulesFor("/services", "page")).toEqual(expect.arrayContaining(expected));
});

test.each(solutions)("%s: the beginning of some words, shown larger, leads to them", (path) => {
	const file = `src/pages${path}.tsx`;
	const texts = read(file).words.map(({ key, pieces }) => ({ key, text: pieces[0]?.text ?? "" }));
	const [longest] = texts.toSorted((a, b) => b.text.length - a.text.length);
	const text = `${longest?.text.split(" ").slice(0, 6).join(" ")}`;
	const [found] = find(path, [{ text, within: "page" }]);
	expect(found?.sources[0]).toMatchObject({ file, key: longest?.key });
});
