import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { find } from "../../edit/find-words";
import { parseHtml } from "../../prerender/html";
import { company } from "../../src/content/company";
import { textRunsOf } from "../shared/text-runs";
import { pages, paths, siteFolder } from "./site";

test("at least 95% of the words can be edited where they are read, and the rest say where they come from", () => {
	let all = 0;
	let editable = 0;
	const silent: string[] = [];
	for (const { path, html } of pages().filter(({ path }) => paths.includes(path))) {
		const runs = textRunsOf(parseHtml(html));
		const found = find(path, runs);
		for (const [index, { text, count }] of runs.entries()) {
			const { places = [], sources = [] } = found[index] ?? {};
			all += count;
			if (places.length > 0) editable += count;
			// The number of a step, counted by the page.
			else if (sources.length === 0 && !/^\d+$/.test(text)) silent.push(`${path}: ${text}`);
		}
	}
	expect(all).toBeGreaterThan(20_000);
	expect(editable / all).toBeGreaterThanOrEqual(0.95);
	expect(silent).toEqual([]);
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
	expect(files.length).toBeGreaterThan(30);
	for (const file of files) {
		const text = readFileSync(join(siteFolder, file), "utf8");
		expect.soft(/__edit|edit-token|edit-bar|edit-piece/.test(text), file).toBe(false);
	}
});
