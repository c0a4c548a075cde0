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
	// The most likely source comes first.
	const [phone] = find("/contact", [{ text: company.phone, within: "page" }]);
	expect(phone?.sources[0]?.key).toBe("company.phone");
	const copyright = `© ${company.copyrightYear} ${company.legalName}`;
	const [footer] = find("/contact", [{ text: copyright, within: "shell" }]);
	expect(footer?.sources[0]?.key).toMatch(/^company\./);
	expect(all).toBeGreaterThan(20_000);
	expect(editable / all).toBeGreaterThanOrEqual(0.95);
	expect(silent).toEqual([]);
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
