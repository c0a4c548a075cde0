import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { find } from "../../edit/find-words";
import { textsOf } from "../../edit/pieces";
import { read } from "../../edit/sources";
import { write } from "../../edit/write-words";
import { parseHtml } from "../../prerender/html";
import { company } from "../../src/content/company";
import { textRunsOf } from "../shared/text-runs";
import { pages, paths, siteFolder } from "./site";

test("nine in ten of the words can be edited where they are read", () => {
	let all = 0;
	let editable = 0;
	for (const { path, html } of pages().filter(({ path }) => paths.includes(path))) {
		const runs = textRunsOf(parseHtml(html));
		const found = find(path, runs);
		for (const [index, { count }] of runs.entries()) {
			all += count;
			if (found[index]?.places.length) editable += count;
		}
	}
	expect(editable / all).toBeGreaterThan(0.9);
});

test("each kind of words can be written into its source, and nothing else changes", () => {
	const written = new Set<string>();
	for (const { path, html } of pages().filter(({ path }) => paths.includes(path))) {
		const runs = textRunsOf(parseHtml(html)).filter(({ kind }) => !written.has(kind));
		for (const [index, { places }] of find(path, runs).entries()) {
			const [kind = "", place] = [runs[index]?.kind, places[0]];
			if (!place || written.has(kind)) continue;
			const source = read(place.file);
			const words = source.words.find(({ start }) => start === place.start);
			if (!words || words.kind === "number") continue;
			const texts = textsOf(words).map((text) => `${text} Kererū`);
			// Undefined if anything else would change.
			expect.soft(write(source, words, texts), `${path}: ${kind}`).toContain("Kererū");
			written.add(kind);
		}
	}
	expect([...written]).toEqual(expect.arrayContaining(["heading", "paragraph", "menu entry"]));
});

test("of what a computed text may be made of, the most likely comes first", () => {
	const firstSource = (text: string, within: "page" | "shell") =>
		find("/contact", [{ text, within }])[0]?.sources[0]?.key;
	expect(firstSource(company.phone.slice(1), "page")).toBe("company.phone");
	const copyright = `© ${company.copyrightYear} ${company.legalName}`;
	expect(firstSource(copyright, "shell")).toMatch(/^company\.(legalName|copyrightYear)$/);
});

test("no built file contains the editor", () => {
	const files = readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
		/\.(js|html|css|json)$/.test(file),
	);
	expect(files).not.toEqual([]);
	for (const file of files) {
		const text = readFileSync(join(siteFolder, file), "utf8");
		expect.soft(/__edit|edit-token|edit-bar|edit-piece/.test(text), file).toBe(false);
	}
});
