import { expect, test } from "vitest";
import { runOf, textNodes } from "../../edit/client/page-texts";
import { find } from "../../edit/find-words";
import { textsOf } from "../../edit/pieces";
import { read } from "../../edit/sources";
import { write } from "../../edit/write-words";
import { parseHtml } from "../../prerender/html";
import { company } from "../../src/content/company";
import { pages, paths } from "./site";

test("nearly all words can be edited where they are read, and nothing else changes with them", () => {
	let all = 0;
	let editable = 0;
	const written = new Set<string>();
	for (const { path, html } of pages().filter(({ path }) => paths.includes(path))) {
		const runs = textNodes(parseHtml(html)).map(runOf);
		for (const [index, { places }] of find(path, runs).entries()) {
			const { text = "", within } = runs[index] ?? {};
			all += text.length;
			const [place] = places;
			if (!place) continue;
			editable += text.length;
			// The first of a page's own, and of what surrounds every page.
			const part = within === "page" ? path : within;
			const source = read(place.file);
			const words = source.words.find(({ start }) => start === place.start);
			if (!part || written.has(part) || !words || words.kind === "number") continue;
			const texts = textsOf(words).map((each) => `${each} Kererū`);
			// Undefined if anything else would change.
			expect.soft(write(source, words, texts), `${path}: ${words.key}`).toContain("Kererū");
			written.add(part);
		}
	}
	expect(editable / all).toBeGreaterThan(0.9);
	expect(written).toContain("shell");
});

test("of what a computed text may be made of, the most likely comes first", () => {
	const firstSource = (text: string, within: "page" | "shell") =>
		find("/contact", [{ text, within }])[0]?.sources[0]?.key;
	expect(firstSource(company.phone.slice(1), "page")).toBe("company.phone");
	const copyright = `© ${company.copyrightYear} ${company.legalName}`;
	expect(firstSource(copyright, "shell")).toMatch(/^company\.(legalName|copyrightYear)$/);
});
