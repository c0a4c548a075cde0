import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blankForms } from "../../src/content/blank-forms";
import { exampleOutline } from "../../src/content/example-outline";
import { sampleProof } from "../../src/content/sample-proof";
import { hasProof } from "../../src/content/shown-proof";
import { all, builtPage, filledFolder, filledPaths, pageAt, read, siteFolder, text } from "./site";

const filled = (path: string) => builtPage(path, filledFolder);

const { clients, quotes, results, figures } = sampleProof;
/** Every name and number of the samples. */
const facts = [
	...clients.map(({ name }) => name),
	...quotes.flatMap(({ words, name, role }) => [words, name, role]),
	...results.flatMap(({ what, before, after, measuredBy }) => [
		what,
		before.value,
		before.period,
		after.value,
		after.period,
		measuredBy,
	]),
	...figures.flatMap(({ value, what, source }) => [value, what, source]),
];

test.runIf(!hasProof)("without proof, no page has a place for it", () => {
	const place = /#proof|id="proof"|\/clients\//;
	for (const path of filledPaths) {
		expect(pageAt(path).html, path).not.toMatch(place);
		// The same expression finds it where there is some.
		expect(filled(path).html, path).toMatch(place);
	}
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
		const [name] = logo?.split(".") ?? [];
		const image = all(main, "img").find((each) => each.getAttribute("src")?.includes(`/${name}-`));
		if (name) expect(existsSync(join(filledFolder, `${image?.getAttribute("src")}`))).toBe(true);
	}
	expect(filled("/services").all('main a[href="/company/leadership#proof"]')).not.toEqual([]);
});

test("with proof, the home page has the first quote and some clients", () => {
	const main = text(filled("/").main);
	expect(main).toContain(quotes[0]?.words);
	expect(main).not.toContain(quotes[1]?.words);
	const lists = (page: typeof pageAt) => all(page("/").main, "dl").length;
	if (!hasProof)
		expect(lists(filled), "the quote takes the promises' place").toBe(lists(pageAt) - 1);
	for (const { name } of clients.slice(0, 4)) expect(main).toContain(name);
});

test("each blank form is a sheet, and the example outline two: tagged PDFs with a title and a language", () => {
	const documents = [
		...blankForms.map(({ file, title }) => ({ file, title: `${title}, blank`, sheets: 1 })),
		{ file: exampleOutline.file, title: exampleOutline.title, sheets: 2 },
	];
	const printed = readdirSync(join(siteFolder, "forms")).map((name) => `/forms/${name}`);
	expect(printed.sort()).toEqual(documents.map(({ file }) => file).sort());
	for (const { file, title, sheets } of documents) {
		const pdf = readFileSync(join(siteFolder, file), "latin1");
		expect.soft(pdf.slice(0, 5), file).toBe("%PDF-");
		expect.soft(pdf.includes(`/Title (${title})`), `title of ${file}`).toBe(true);
		const pages = Number(/\/Count (\d+)/.exec(pdf)?.[1]);
		expect.soft(pages, `pages of ${file}: shorten it, then npm run forms`).toBe(sheets);
		for (const part of ["/Lang (en-NZ)", "/StructTreeRoot"]) {
			expect.soft(pdf.includes(part), `${part} in ${file}`).toBe(true);
		}
	}
});
