import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { company } from "../../src/content/company";
import { headScript } from "../../src/theme/head-script";
import { fileOf, indexed, only, pages, paths, siteFolder } from "./site";

const text = (html: string) =>
	html
		.replace(/<(script|style|svg)[^>]*>[\s\S]*?<\/\1>/g, " ")
		.replace(/<[^>]+>/g, " ")
		.replace(/\s+/g, " ")
		.trim();

const main = (html: string) => only(html, /<main[^>]*>([\s\S]*)<\/main>/);

test("the route table holds the specification's eighteen pages and the two legal ones", () => {
	expect(paths).toEqual(
		expect.arrayContaining([
			"/",
			"/services",
			"/get-started",
			"/company/leadership",
			"/industries/finance",
			"/industries/healthcare",
			"/industries/manufacturing",
			"/industries/retreats",
			"/industries/logistic",
			"/solutions/ai-agents",
			"/solutions/gen-ai",
			"/solutions/consulting",
			"/solutions/automation",
			"/solutions/data-analytics",
			"/solutions/cloud-page",
			"/career/opportunities",
			"/career/hire",
			"/contact",
			"/terms",
			"/privacy",
		]),
	);
});

test.each(pages)("$path: one heading of level 1, and words in the markup", ({ html }) => {
	expect(text(only(html, /<h1[^>]*>([\s\S]*?)<\/h1>/)).length).toBeGreaterThan(5);
	expect(text(main(html)).length).toBeGreaterThan(200);
});

test.each(pages)("$path: title, description, language, one canonical or none", ({ path, html }) => {
	const head = only(html, /<head>([\s\S]*)<\/head>/);
	// Before the company's name, whose length is the owner's.
	const [words = "", name] = only(head, /<title>([^<]+)<\/title>/).split(" · ");
	expect(words.length).toBeLessThanOrEqual(53);
	expect(name?.replaceAll("&amp;", "&").replaceAll("&#x27;", "'")).toBe(company.name);
	const description = only(head, /<meta name="description" content="([^"]+)"/);
	expect(description.length).toBeGreaterThanOrEqual(70);
	expect(description.length).toBeLessThanOrEqual(165);
	expect(html).toMatch(/^<!doctype html><html lang="en-NZ">/);
	if (indexed.some((page) => page.path === path)) {
		expect(only(head, /<link rel="canonical" href="([^"]+)"/)).toBe(company.siteAddress + path);
		expect(html).not.toContain("noindex");
	} else {
		expect(html).not.toContain('rel="canonical"');
		expect(head).toContain('<meta name="robots" content="noindex"');
	}
});

test("titles, descriptions and headlines are unique", () => {
	for (const pattern of [
		/<title>([^<]+)<\/title>/,
		/<meta name="description" content="([^"]+)"/,
		/<h1[^>]*>([\s\S]*?)<\/h1>/,
	]) {
		const found = pages.map(({ html }) => only(html, pattern));
		expect(new Set(found).size).toBe(found.length);
	}
});

test("no two pages share a paragraph", () => {
	const seen = new Map<string, string>();
	const shared: string[] = [];
	for (const { path, html } of pages) {
		const paragraphs = new Set(
			[...main(html).matchAll(/<(p|dd|li)(?: [^>]*)?>((?:(?!<p[ >])[\s\S])*?)<\/\1>/g)].map(
				(match) => text(match[2] ?? ""),
			),
		);
		for (const paragraph of paragraphs) {
			if (paragraph.length < 60) continue;
			const other = seen.get(paragraph);
			if (other) shared.push(`${other} and ${path}: ${paragraph}`);
			seen.set(paragraph, path);
		}
	}
	// The people and the navigation's own lines are shown on the home page as well, on purpose.
	const fromContent =
		readFileSync("src/content/company.ts", "utf8") +
		readFileSync("src/content/navigation.ts", "utf8");
	expect(
		shared.filter(
			(line) => !fromContent.includes(line.split(": ").slice(1).join(": ").slice(0, 50)),
		),
	).toEqual([]);
});

test.each(pages)("$path: headings follow one another without a gap", ({ html }) => {
	const levels = [...html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
	levels.forEach((level, index) => {
		expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
	});
});

test.each(pages)("$path: every internal link and file resolves", ({ html }) => {
	const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
	const broken = [...html.matchAll(/ (?:href|src|srcset)="([^"]+)"/g)]
		.map((match) => (match[1] as string).replaceAll("&amp;", "&"))
		.filter((target) => {
			if (/^(https:|mailto:|tel:)/.test(target)) return false;
			const [path = "", fragment] = target.split("?")[0]?.split("#") ?? [];
			if (path === "") return !ids.has(fragment ?? "");
			if (paths.includes(path)) {
				return (
					fragment !== undefined &&
					!readFileSync(fileOf(path), "utf8").includes(` id="${fragment}"`)
				);
			}
			return !existsSync(join(siteFolder, path));
		});
	expect(broken).toEqual([]);
});

test.each(pages)("$path: links and pictures say what they are", ({ html }) => {
	for (const [, attributes = "", content = ""] of html.matchAll(/<a ([^>]*)>([\s\S]*?)<\/a>/g)) {
		const name = text(content) || /aria-label="([^"]+)"/.exec(attributes)?.[1] || "";
		expect(name, attributes).not.toMatch(/^(|here|click here|learn more|read more|more)$/i);
	}
	for (const [image] of html.matchAll(/<img[^>]*>/g)) {
		expect(image).toMatch(/ alt="/);
		expect(image).toMatch(/ width="\d+"/);
		expect(image).toMatch(/ height="\d+"/);
	}
});

test.each(pages)(
	"$path: no script but the theme's and the site's own, no inline style or handler",
	({ html }) => {
		// Data for search engines runs nothing.
		const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
			([, attributes]) => attributes !== ' type="application/ld+json"',
		);
		expect(scripts).toHaveLength(2);
		expect(scripts[0]?.[2]).toBe(headScript);
		expect(scripts[1]?.[1]).toMatch(/type="module".* src="\/assets\/boot-[\w-]+\.js"/);
		expect(html).not.toMatch(/ style="| on[a-z]+="|javascript:/);
		expect(html).not.toContain("modulepreload");
	},
);

const validator = new HtmlValidate({
	extends: ["html-validate:standard"],
	rules: {
		// The build leaves out what HTML lets it leave out.
		"void-style": "off",
		"no-inline-style": "error",
		// React writes these attributes its own way; browsers read both.
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		// Words of the page: a space that keeps two words together is wanted there.
		"no-trailing-whitespace": "off",
		"long-title": "off",
		"require-sri": "off",
		// A phone number may break at its spaces on a narrow screen.
		"tel-non-breaking": "off",
	},
});

test.each(pages)("$path: valid HTML", async ({ html }) => {
	const report = await validator.validateString(html);
	const found = report.results.flatMap((result) =>
		result.messages.map(
			(message) =>
				`${message.ruleId}: ${message.message} at ${html.slice(message.offset, message.offset + 80)}`,
		),
	);
	expect(found).toEqual([]);
});
