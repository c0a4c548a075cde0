import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { limits } from "../../launch/wording";
import { company } from "../../src/content/company";
import { headScript } from "../../src/theme/head-script";
import { expectNone, linksIn, pageAt, pages, paths, siteFolder, text } from "./site";
import { invalidMarkup } from "./valid-html";

test("the route table has the specification's eighteen pages and the two legal pages", () => {
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

test("every page can be reached by links from the home page", () => {
	const seen = new Set<string>();
	const open = ["/"];
	for (let path = open.pop(); path !== undefined; path = open.pop()) {
		if (seen.has(path)) continue;
		seen.add(path);
		for (const { href } of linksIn(pageAt(path).body)) {
			const target = href.replace(/[?#].*$/, "");
			// Skip files, such as the list of licences.
			if (/^\/[^.]*$/.test(target)) open.push(target);
		}
	}
	expect([...seen].sort()).toEqual([...paths].sort());
});

test("each page has one h1, and its text in the markup", () => {
	for (const { path, headline, main } of pages()) {
		expect.soft(headline.length, path).toBeGreaterThanOrEqual(limits.headline.least);
		expect.soft(text(main).length, path).toBeGreaterThan(200);
	}
});

test("each page has a title, description and language, and a canonical URL unless it is noindex", () => {
	for (const page of pages()) {
		const { path, head, html, indexed } = page;
		// Without the company's name, whose length depends on the owner.
		const [words = "", name] = page.title.split(" · ");
		expect.soft(words.length, path).toBeLessThanOrEqual(limits.title.most);
		expect.soft(name, path).toBe(company.name);
		// Only drawings may have a title in the body.
		expect.soft(page.body.replace(/<svg[\s\S]*?<\/svg>/g, ""), path).not.toContain("<title");
		const { length } = page.meta("description");
		expect.soft(length, path).toBeGreaterThanOrEqual(limits.description.least);
		expect.soft(length, path).toBeLessThanOrEqual(limits.description.most);
		expect.soft(html, path).toMatch(/^<!doctype html><html lang="en-NZ">/);
		if (indexed) {
			expect.soft(page.canonical, path).toBe(company.siteAddress + path);
			expect.soft(html, path).not.toContain("noindex");
			expect.soft(head, path).not.toContain('name="robots"');
		} else {
			expect.soft(html, path).not.toContain('rel="canonical"');
			expect.soft(page.meta("robots"), path).toMatch(/^noindex/);
		}
	}
});

test("titles, descriptions and headlines are unique", () => {
	for (const found of [
		pages().map(({ title }) => title),
		pages().map((page) => page.meta("description")),
		pages().map(({ headline }) => headline),
	]) {
		expect.soft(found.filter((words, index) => found.indexOf(words) !== index)).toEqual([]);
	}
});

test("no two pages share a paragraph", () => {
	const seen = new Map<string, string>();
	// The people, the navigation's own lines, the one offer and shared answers are the same everywhere.
	const fromContent = ["company", "navigation", "first-call-offer", "answers"]
		.map((file) => readFileSync(`src/content/${file}.ts`, "utf8"))
		.join("");
	expectNone(({ path, main }) => {
		const blocks = main.matchAll(/<(p|dd|li)(?: [^>]*)?>((?:(?!<p[ >])[\s\S])*?)<\/\1>/g);
		return [...new Set([...blocks].map(([, , content = ""]) => text(content)))]
			.filter((paragraph) => paragraph.length >= 60)
			.flatMap((paragraph) => {
				const other = seen.get(paragraph);
				seen.set(paragraph, path);
				return other && !fromContent.includes(paragraph.slice(0, 50))
					? [`as on ${other}: ${paragraph}`]
					: [];
			});
	});
});

test("headings don't skip a level", () => {
	expectNone(({ html }) => {
		const levels = [...html.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
		return levels
			.map((level, index) => ({ level, before: levels[index - 1] ?? 0 }))
			.filter(({ level, before }) => level > before + 1)
			.map(({ level, before }) => `h${level} after h${before}`);
	});
});

test("reader modes leave no part of a page out because of its class or id", () => {
	// The names that Mozilla's Readability, the code of Firefox's reader, takes for what surrounds a text.
	const around =
		/-ad-|banner|breadcrumbs|comment|community|extra|footer|header|legends|menu|pager|pagination|popup|related|remark|replies|sidebar|social|sponsor|supplemental/i;
	const content = /and|article|body|column|content|main|shadow/i;
	for (const { path, main } of pages()) {
		const found = [...main.matchAll(/<(\w+)([^>]*)>/g)].filter(([, element, attributes = ""]) => {
			const names = attributes.match(/ (?:class|id)="[^"]*"/g)?.join() ?? "";
			// Nothing inside a table is left out.
			return element !== "thead" && around.test(names) && !content.test(names);
		});
		expect(
			found.map(([tag]) => tag),
			path,
		).toEqual([]);
	}
});

test("every internal link and file resolves", () => {
	const ids = new Map(
		pages().map(({ path, html }) => [
			path,
			new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
		]),
	);
	expectNone(({ path: currentPath, html }) =>
		[...html.matchAll(/ (?:href|src|srcset)="([^"]+)"/gi)]
			.map(([, target = ""]) => target.replaceAll("&amp;", "&"))
			.filter((target) => {
				if (/^(https:|mailto:|tel:)/.test(target)) return false;
				const [path = "", fragment] = target.split("?")[0]?.split("#") ?? [];
				const targetPath = path === "" ? currentPath : path;
				if (path === "" || paths.includes(path))
					return fragment !== undefined && !ids.get(targetPath)?.has(fragment);
				return !existsSync(join(siteFolder, path));
			}),
	);
});

test("every external link uses https and opens in the same tab", () => {
	let outside = 0;
	expectNone(({ body }) => {
		const links = linksIn(body).filter(({ href }) => !/^(?:\/(?!\/)|#|mailto:|tel:)/.test(href));
		outside += links.length;
		return links
			.filter(({ tag, href }) => !href.startsWith("https://") || tag.includes("target="))
			.map(({ tag }) => tag);
	});
	// The footer of every page has one.
	expect(outside).toBeGreaterThanOrEqual(pages().length);
});

test("links have meaningful text; images have alt text and a size", () => {
	expectNone(({ html }) => [
		...linksIn(html)
			.filter(({ tag, text }) =>
				/^(|here|click here|learn more|read more|more)$/i.test(
					text || (/aria-label="([^"]+)"/.exec(tag)?.[1] ?? ""),
				),
			)
			.map(({ tag }) => tag),
		...(html.match(/<img[^>]*>/g) ?? []).filter(
			(image) =>
				!/ alt="/.test(image) || !/ width="\d+"/.test(image) || !/ height="\d+"/.test(image),
		),
	]);
});

test("pages have only the head script and the site's script, and no inline styles or handlers", () => {
	for (const { path, html } of pages()) {
		// Structured data isn't executed.
		const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
			([, attributes]) => attributes !== ' type="application/ld+json"',
		);
		expect.soft(scripts, path).toHaveLength(2);
		expect.soft(scripts[0]?.[2], path).toBe(headScript);
		expect.soft(scripts[1]?.[1], path).toMatch(/type="module".* src="\/assets\/boot-[\w-]+\.js"/);
		expect.soft(html, path).not.toMatch(/ style="| on[a-z]+="|javascript:/);
		expect.soft(html, path).not.toContain("modulepreload");
	}
});

test("every page is valid HTML", async () => {
	expect(await invalidMarkup(pages())).toEqual([]);
});
