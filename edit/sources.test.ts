import { expect, test } from "vitest";
import { paths } from "../src/paths.ts";
import { find } from "./find-words.ts";
import { read } from "./sources.ts";

const solutions = paths.filter((path) => path.startsWith("/solutions/"));

// The page of all services imports theirs by a pattern.
test.each(solutions)("%s: the beginning of some words, shown larger, leads to them", (path) => {
	const file = `src/pages${path}.tsx`;
	const texts = read(file).words.map(({ key, pieces }) => ({ key, text: pieces[0]?.text ?? "" }));
	const [longest] = texts.toSorted((a, b) => b.text.length - a.text.length);
	const text = `${longest?.text.split(" ").slice(0, 6).join(" ")}`;
	const [found] = find("/services", [{ text, within: "page" }]);
	expect(found?.sources[0]).toMatchObject({ file, key: longest?.key });
});
