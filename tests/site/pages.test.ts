import { existsSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { company } from "../../src/content/company";
import { all, expectNone, linksIn, pageAt, pages, paths, siteFolder, text } from "./site";

/** Whether a link is named by a picture in it. */
const named = (link: Element) => all(link, "img").some((image) => image.getAttribute("alt"));

/** An element's opening tag. */
const opening = (element: Element) => element.outerHTML.split(">")[0];

test("every page can be reached by links from the home page", () => {
	const seen = new Set<string>();
	const open = ["/"];
	for (let path = open.pop(); path !== undefined; path = open.pop()) {
		if (seen.has(path)) continue;
		seen.add(path);
		for (const { href } of linksIn(pageAt(path).document)) {
			const target = href.replace(/[?#].*$/, "");
			// Skip files, such as the list of licences.
			if (/^\/[^.]*$/.test(target)) open.push(target);
		}
	}
	expect([...seen].sort()).toEqual([...paths].sort());
});

test("each page has one h1, and nothing that a template or a script left behind", () => {
	for (const { path, headline, document } of pages()) {
		expect.soft(headline, path).not.toBe("");
		const left = /\b(undefined|NaN)\b|\[object Object\]|>null</;
		expect.soft(left.exec(text(document.body, true))?.[0], path).toBeUndefined();
	}
});

test("each page has a title, description and language, and a canonical URL unless it is noindex", () => {
	for (const page of pages()) {
		const { path, indexed } = page;
		expect.soft(page.title, path).toMatch(/. · ./);
		expect.soft(page.title.endsWith(` · ${company.name}`), path).toBe(true);
		// Only drawings may have a title in the body.
		expect.soft(page.all("body title").filter((title) => !title.closest("svg"))).toEqual([]);
		expect.soft(page.meta("description"), path).not.toBe("");
		expect.soft(page.document.documentElement.lang, path).toBe("en-NZ");
		if (indexed) {
			const canonical = page.one("head > link[rel=canonical]").getAttribute("href");
			expect.soft(canonical, path).toBe(company.siteAddress + path);
			expect.soft(page.html, path).not.toContain("noindex");
			expect.soft(page.all("meta[name=robots]"), path).toEqual([]);
		} else {
			expect.soft(page.all("link[rel=canonical]"), path).toEqual([]);
			expect.soft(page.meta("robots"), path).toMatch(/^noindex/);
		}
	}
});

test("a host that hides email addresses from bots leaves those of a page alone", () => {
	// Cloudflare's rule: it rewrites neither the head nor what is between these comments.
	expectNone(({ html }) => {
		const parts = html.slice(html.indexOf("<body")).split("<!--email_off-->");
		return parts.filter((part) => part.split("<!--/email_off-->").at(-1)?.includes("@"));
	});
});

test("headings don't skip a level", () => {
	expectNone((page) => {
		const headings = page.all("h1, h2, h3, h4, h5, h6");
		const levels = headings.map(({ nodeName }) => Number(nodeName.slice(1)));
		return levels
			.map((level, index) => ({ level, before: levels[index - 1] ?? 0 }))
			.filter(({ level, before }) => level > before + 1)
			.map(({ level, before }) => `h${level} after h${before}`);
	});
});

test("every internal link and file resolves", () => {
	const ids = new Map(
		pages().map((page) => [page.path, new Set(page.all("[id]").map(({ id }) => id))]),
	);
	const targets = ["href", "src", "srcset"];
	expectNone((page) =>
		page
			.all("[href], [src], [srcset]")
			.flatMap((element) => targets.flatMap((name) => element.getAttribute(name) || []))
			// A srcset has addresses with widths.
			.flatMap((value) => value.split(/,\s+/).map((each) => each.replace(/\s+\d+w$/, "")))
			.filter((target) => {
				if (/^(https:|mailto:|tel:)/.test(target)) return false;
				const [path = "", fragment] = target.split("?")[0]?.split("#") ?? [];
				const targetPath = path === "" ? page.path : path;
				if (path === "" || paths.includes(path))
					return fragment !== undefined && !ids.get(targetPath)?.has(fragment);
				return !existsSync(join(siteFolder, path));
			}),
	);
});

test("every external link uses https and opens in the same tab", () => {
	expectNone(({ body }) =>
		linksIn(body)
			.filter(({ href }) => !/^(?:\/(?!\/)|#|mailto:|tel:|$)/.test(href))
			.filter(({ link, href }) => !href.startsWith("https://") || link.hasAttribute("target"))
			.map(({ link }) => opening(link)),
	);
});

test("links have a name that doesn't depend on a label or on pictures; images have alt text", () => {
	expectNone(({ document }) => [
		...linksIn(document)
			.filter(({ link, text }) => !text && !named(link))
			.map(({ link }) => opening(link)),
		...all(document, "img:not([alt])").map(opening),
	]);
});

test("without the styles a picture fits a screen and a drawing a phone, and the logo says the name once", () => {
	const most = { IMG: 1200, svg: 320 } as Record<string, number>;
	expectNone((page) =>
		page
			.all("img, svg")
			.filter((each) =>
				["width", "height"].some((name) => {
					const size = Number(each.getAttribute(name));
					return !(size > 0 && size <= (most[each.nodeName] ?? 0));
				}),
			)
			.map(opening),
	);
	for (const page of pages()) {
		const names = page.all("header img").flatMap((each) => each.getAttribute("alt") || []);
		expect(names, page.path).toEqual([company.name]);
	}
});

test("pages have only the site's two scripts, and no inline styles or handlers", () => {
	const own = 'script:not([type="application/ld+json"])';
	const first = pageAt("/").all(own);
	for (const page of pages()) {
		const { path, html } = page;
		// Structured data isn't executed.
		const scripts = page.all(own);
		expect.soft(scripts, path).toHaveLength(2);
		// The same on every page.
		expect.soft(scripts[0]?.outerHTML, path).toBe(first[0]?.outerHTML);
		expect
			.soft(scripts[1]?.outerHTML, path)
			.toMatch(/^<script type="module".* src="\/assets\/client-[\w-]+\.js".*><\/script>$/);
		expect.soft(html, path).not.toMatch(/ style="| on[a-z]+="|javascript:/);
		expect.soft(html, path).not.toContain("modulepreload");
	}
});

const validator = new HtmlValidate({
	extends: ["html-validate:standard"],
	rules: {
		// The build omits what HTML allows it to omit.
		"void-style": "off",
		"no-inline-style": "error",
		// React writes these attributes in its own style, which browsers accept.
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		// Non-breaking spaces in the text are intended.
		"no-trailing-whitespace": "off",
		"long-title": "off",
		"require-sri": "off",
		// A phone number may wrap on a narrow screen.
		"tel-non-breaking": "off",
	},
});

test("every page is valid HTML", async () => {
	for (const { path, html } of pages()) {
		const { results } = await validator.validateString(html);
		const found = results.flatMap(({ messages }) =>
			messages.map(
				({ ruleId, message, offset }) =>
					`${ruleId}: ${message} at ${html.slice(offset, offset + 80)}`,
			),
		);
		expect.soft(found, path).toEqual([]);
	}
	// What the build's parser leaves of a paragraph that had a block in it.
	expectNone((page) =>
		page
			.all("p:empty")
			.filter((p) => p.attributes.length === 0)
			.map(
				(p) => `a block stands in a paragraph of ${p.parentElement && opening(p.parentElement)}`,
			),
	);
});
