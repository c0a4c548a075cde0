import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { blankForms } from "../../src/content/blank-forms";
import { businessFacts } from "../../src/content/business-facts";
import { sampleProof } from "../../src/content/sample-proof";
import { hasProof } from "../../src/content/shown-proof";
import {
	all,
	builtPage,
	fileFor,
	filledFolder,
	filledPaths,
	pageAt,
	read,
	siteFolder,
	text,
} from "./site";
import { invalidMarkup } from "./valid-html";

const filled = (path: string) => builtPage(path, filledFolder);

const { clients, quotes, results, figures } = sampleProof;
/** Every name and number of the samples. */
const facts = [
	...clients.map(({ name }) => name),
	...quotes.flatMap(({ words, name, role }) => [words, name, role]),
	...results.flatMap(({ what, before, after, measuredBy }) => [
		...[what, before.value, before.period, after.value, after.period, measuredBy],
	]),
	...figures.flatMap(({ value, what, source }) => [value, what, source]),
];

test("no sample of proof is in any file of the site", () => {
	const names = [...clients, ...quotes].map(({ name }) => name);
	const files = readdirSync(siteFolder, { recursive: true, encoding: "utf8" });
	expect(files.filter((file) => file.startsWith("clients/sample"))).toEqual([]);
	for (const file of files.filter((each) => /\.(html?|js|md|txt|css|json)$/.test(each))) {
		const content = readFileSync(join(siteFolder, file), "utf8");
		expect(
			names.filter((name) => content.includes(name)),
			file,
		).toEqual([]);
	}
});

test.runIf(!hasProof)("without proof, no page has a place for it or a word about it", () => {
	for (const path of filledPaths) {
		const { html } = pageAt(path);
		expect(html, path).not.toMatch(/blockquote|<figure|#proof|id="proof"|\/clients\//);
		expect(html, path).not.toMatch(/What clients say|who measured|worked for/i);
		// The same expression finds it where there is some.
		expect(filled(path).html, path).toMatch(/#proof|id="proof"/);
	}
	expect(text(pageAt("/services").main)).toContain("services offered, not past results");
	expect(text(filled("/services").main)).not.toContain("not past results");
});

test("with proof, Leadership shows all of it, as Markdown too, and Services leads there", () => {
	const { main } = filled("/company/leadership");
	const pictures = all(main, "img").map((image) => image.getAttribute("alt"));
	const page = [text(main), ...pictures].join("\n");
	const markdown = read("/company/leadership.md", filledFolder);
	for (const fact of facts) {
		expect.soft(page, fact).toContain(fact);
		expect.soft(markdown, fact).toContain(fact);
	}
	for (const { logo } of clients) {
		if (logo) expect(existsSync(join(filledFolder, logo.file)), logo.file).toBe(true);
	}
	const answer = ["made up.", businessFacts.references, "See what clients have agreed to show."];
	expect(text(filled("/services").main)).toContain(answer.filter(Boolean).join(" "));
});

test("with proof, the home page has the first quote in place of its promises", () => {
	const main = text(filled("/").main);
	expect(main).toContain(quotes[0]?.words);
	expect(main).not.toContain(quotes[1]?.words);
	for (const { name } of clients.slice(0, 4)) expect(main).toContain(name);
	const promise = "Every action has an owner";
	expect(main).not.toContain(promise);
	if (!hasProof) expect(text(pageAt("/").main)).toContain(promise);
});

test("pages with as much proof as there may be have 14.33 kB at most too", () => {
	for (const path of filledPaths) {
		const { inlineText } = filled(path);
		const file = readFileSync(join(filledFolder, fileFor(path)));
		expect.soft(brotliCompressSync(file).length, path).toBeLessThanOrEqual(14_330);
		const styles = brotliCompressSync(inlineText.styles).length;
		expect.soft(styles, path).toBeLessThanOrEqual(path === "/" ? 7_300 : 6_500);
	}
});

test("pages with proof are valid HTML", async () => {
	expect(await invalidMarkup(filledPaths.map(filled))).toEqual([]);
});

test("a page that shows a form filled in links to the blank one, and Services to all", () => {
	const filledIn = {
		"/solutions/ai-agents": "/forms/authority-table.pdf",
		"/industries/finance": "/forms/decision-file.pdf",
		"/industries/manufacturing": "/forms/recall-drill.pdf",
		"/solutions/cloud-page": "/forms/location-register.pdf",
	};
	expect(Object.values(filledIn)).toEqual(blankForms.map(({ file }) => file));
	for (const [path, form] of Object.entries(filledIn)) {
		for (const page of [path, "/services"])
			expect.soft(pageAt(page).all(`main a[href="${form}"]`), page).not.toEqual([]);
	}
});

test("each blank form is a tagged PDF of one sheet, under 80 kB, with a title and a language", () => {
	const printed = readdirSync(join(siteFolder, "forms")).map((name) => `/forms/${name}`);
	expect(printed.sort()).toEqual(blankForms.map(({ file }) => file).sort());
	for (const { file, title } of blankForms) {
		const pdf = readFileSync(join(siteFolder, file), "latin1");
		expect.soft(pdf.slice(0, 5), file).toBe("%PDF-");
		expect.soft(pdf.match(/\/Type \/Page\b/g), file).toHaveLength(1);
		expect.soft(pdf, file).toContain(`/Title (${title}, blank)`);
		expect.soft(pdf, file).toContain("/Lang (en-NZ)");
		expect.soft(pdf, file).toContain("/StructTreeRoot");
		expect.soft(pdf.length, file).toBeLessThan(80_000);
	}
});
