import { transform } from "lightningcss";
import { parse } from "postcss";
import { expect, test } from "vitest";
import { signInPath } from "../../src/paths";
import { pageAt, pages, read } from "./site";

/** The classes that a stylesheet has rules for. */
function classesIn(sheet: string): Set<string> {
	const classes = new Set<string>();
	transform({
		filename: "sheet.css",
		code: Buffer.from(sheet),
		visitor: {
			Selector(selector) {
				for (const part of selector) if (part.type === "class") classes.add(part.name);
			},
		},
	});
	return classes;
}

test("the inline styles are the same on all pages and have every class of the first screen", () => {
	const missing = new Set<string>();
	const sheets = new Set<string>();
	for (const page of pages()) {
		sheets.add(page.styles);
		const inline = classesIn(page.styles);
		const link = page.one("[data-page] link[rel=stylesheet]");
		const later = classesIn(read(link.getAttribute("href") ?? ""));
		const elements = page.all("body *");
		const first = elements.slice(0, elements.indexOf(link));
		for (const element of first) {
			for (const name of element.getAttribute("class")?.split(/\s+/) ?? []) {
				// These would change how the first screen looks when the linked stylesheet arrives.
				if (later.has(name) && !inline.has(name)) missing.add(`${page.path}: ${name}`);
			}
		}
	}
	expect([...missing], "add the file that names them to src/styles/first-screen.css").toEqual([]);
	expect(sheets.size).toBe(1);
});

test("Edge hides its own button in password fields, which have one already", () => {
	const hidden: string[] = [];
	parse(pageAt(signInPath).styles).walkRules(/-ms-reveal/, (rule) => {
		hidden.push(rule.nodes.join());
	});
	expect(hidden).toEqual(["display:none"]);
});

test("on paper, colours that say something are printed in every browser", () => {
	// Chrome and Edge before 136, and Safari, know only the prefixed property.
	const link = pageAt("/").one("main link[rel=stylesheet]");
	const properties: string[][] = [];
	parse(read(link.getAttribute("href") ?? "")).walkRules((rule) => {
		const names = rule.nodes.flatMap((node) => (node.type === "decl" ? node.prop : []));
		if (names.includes("print-color-adjust")) properties.push(names);
	});
	expect(properties.length).toBeGreaterThan(0);
	for (const names of properties) expect(names).toContain("-webkit-print-color-adjust");
});
