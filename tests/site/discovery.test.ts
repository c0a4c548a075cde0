import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { company } from "../../src/content/company";
import {
	all,
	type BuiltPage,
	expectNone,
	fileFor,
	indexed,
	linksIn,
	pageAt,
	pages,
	read,
	siteFolder,
	text,
	withSpaces,
} from "./site";

const origin = company.siteAddress;

/** All pages except the not-found page, which has no URL. */
const withUrl = () => pages().filter(({ path }) => path !== "/404");

test("a page's Open Graph and X tags match its title, description and canonical URL", () => {
	for (const page of pages()) {
		const { path, html } = page;
		const kept: [name: string, content: string][] = [
			["og:description", page.meta("description")],
			["og:type", "website"],
			["og:site_name", company.name],
			["og:locale", "en_NZ"],
			["twitter:card", "summary_large_image"],
			["twitter:image:alt", page.meta("og:image:alt")],
		];
		for (const [name, content] of kept) expect.soft(page.meta(name), path).toBe(content);
		expect.soft(`${page.meta("og:title")} · ${company.name}`, path).toBe(page.title);
		if (page.indexed) expect.soft(page.meta("og:url"), path).toBe(origin + path);
		else expect.soft(page.all("[property='og:url']"), path).toEqual([]);
		// Some crawlers read only the first 32 kB, so the tags must come before the styles.
		expect.soft(html.indexOf('"twitter:image:alt"'), path).toBeLessThan(html.indexOf("<style"));
	}
});

test("a page's social card is a PNG of 1200 by 630 pixels under 300 kB, described by the page's headline", () => {
	for (const page of pages()) {
		const { path } = page;
		const { origin: host, pathname } = new URL(page.meta("og:image"));
		expect.soft(host + pathname, path).toBe(`${origin}/cards${fileFor(path, ".png")}`);
		const png = readFileSync(join(siteFolder, pathname));
		// A PNG has its width at byte 16 and its height at byte 20.
		expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
		expect.soft(png.length, path).toBeLessThan(300_000);
		expect.soft(withSpaces(page.meta("og:image:alt")), path).toContain(page.headline);
	}
});

test("sitemap.xml has every indexed page, with the date of its last change", () => {
	const xml = read("sitemap.xml");
	expect(xml).toMatch(
		/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
	);
	const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)];
	expect(entries.map((entry) => entry[1]).sort()).toEqual(
		indexed()
			.map(({ path }) => origin + path)
			.sort(),
	);
	for (const [, , time = ""] of entries) {
		expect(time).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z))?$/);
		expect(Date.parse(time)).toBeLessThan(Date.now() + 86_400_000);
	}
});

test("robots.txt allows everything and names the sitemap", () => {
	expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test("the web app manifest names icons that exist", () => {
	const manifest = JSON.parse(read("site.webmanifest"));
	expect(manifest.name).toContain(company.name);
	for (const { src } of manifest.icons) expect(existsSync(join(siteFolder, src)), src).toBe(true);
});

test("security.txt has the fields of RFC 9116 and is valid for less than a year", () => {
	const lines = read(".well-known/security.txt").trimEnd().split("\n");
	const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
	expect(fields).toMatchObject({
		Contact: `mailto:${company.email}`,
		"Preferred-Languages": "en, mi",
		Canonical: `${origin}/.well-known/security.txt`,
		Policy: `${origin}/security-policy.txt`,
	});
	expect(read("security-policy.txt")).toContain("/.well-known/security.txt");
	const days = (Date.parse(fields.Expires ?? "") - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(360);
	expect(days).toBeLessThan(365);
});

/** The smallest parts of a text that Markdown keeps whole. */
const phrases = "p, li, h1, h2, h3, h4, h5, h6, td, th, caption, dt, dd, summary";
const blocks = `${phrases}, ul, ol, div`;

test("each page has a Markdown version with all its text, links and tables", () => {
	// Compares letters and figures alone, because Markdown has other marks and spaces.
	const words = (source: string) => (source.match(/[\p{L}\p{N}]+/gu) ?? []).join("");
	expectNone((page) => {
		const { path } = page;
		const file = fileFor(path, ".md");
		const link = page.one('link[rel=alternate][type="text/markdown"]');
		expect.soft(link.getAttribute("href"), path).toBe(file);
		const markdown = read(file);
		expect.soft(withSpaces(markdown), path).toContain(`# ${page.headline}\n`);
		expect.soft(markdown.endsWith(`\n\n---\n\nSource: <${origin}${path}>\n`), path).toBe(true);
		expect.soft(markdown, path).not.toMatch(/\]\((?!https:|mailto:|tel:)/);
		const tables = page.all("main table").length;
		// A table inside a list is indented.
		expect.soft(markdown.match(/^ *\|( --- \|)+$/gm)?.length ?? 0, path).toBe(tables);

		const plain = words(markdown.replace(/\]\([^)]*\)/g, "] "));
		const main = page.main.cloneNode(true) as Element;
		for (const part of all(main, "form, noscript, svg, [aria-hidden=true], [hidden]"))
			part.remove();
		return [
			...all(main, phrases)
				.filter((part) => !part.querySelector(blocks))
				.map((part) => words(text(part, true)))
				.filter((phrase) => !plain.includes(phrase)),
			...linksIn(page.main)
				// To load the page again.
				.filter(({ href }) => href !== "" && href !== path)
				.map(({ href }) => href.replace(/^\//, `${origin}/`).replace(/^#/, `${origin}${path}#`))
				.filter((link) => !markdown.includes(`](${link})`)),
		];
	}, withUrl());
	expect(existsSync(join(siteFolder, "404.md"))).toBe(false);
	expect(pageAt("/404").all("link[rel=alternate]")).toEqual([]);
});

test("llms.txt links to the Markdown version of every indexed page, with its description", () => {
	const index = read("llms.txt");
	const start = `# ${company.name}\n\n> `;
	expect(index.startsWith(start)).toBe(true);
	expect(index.charAt(start.length)).toMatch(/\S/);
	const links = [...index.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): (.+)$/gm)];
	expect(links.map((link) => link[2]).sort()).toEqual(
		indexed()
			.map(({ path }) => origin + fileFor(path, ".md"))
			.sort(),
	);
	for (const [, , address = "", line] of links) {
		const file = new URL(address).pathname;
		expect(existsSync(join(siteFolder, file)), file).toBe(true);
		const page = indexed().find(({ path }) => fileFor(path, ".md") === file);
		expect(line).toBe(page?.meta("description"));
	}
});

type Thing = Record<string, unknown>;

/** The things in a page's structured data. */
function things(page: BuiltPage): Thing[] {
	const [block, ...others] = page.all('script[type="application/ld+json"]');
	expect(others, page.path).toEqual([]);
	return block ? JSON.parse(block.textContent ?? "")["@graph"] : [];
}

test("structured data has the company's facts, breadcrumbs through pages that exist, and no reviews or jobs", () => {
	const known = indexed().map(({ path }) => origin + path);
	for (const page of pages()) {
		const { path, html } = page;
		const crumbs = page.indexed && path !== "/" ? ["BreadcrumbList"] : [];
		const kinds = path === "/" ? ["Organization", "WebSite"] : crumbs;
		if (path === "/contact") kinds.push("Organization");
		if (/^\/(solutions|industries)\//.test(path)) kinds.push("Service");
		const found = things(page);
		expect
			.soft(
				found.map((thing) => thing["@type"]),
				path,
			)
			.toEqual(kinds);
		expect.soft(html, path).not.toMatch(/"(JobPosting|AggregateRating|Rating|Review)"/);
		const steps = crumbs.length > 0 ? (found[0]?.itemListElement as Thing[]) : [];
		expect.soft(known, path).toEqual(expect.arrayContaining(steps.map(({ item }) => item)));
		if (steps.length > 0) expect.soft(steps.at(-1)?.item, path).toBe(origin + path);
	}
	const [organisation] = things(pageAt("/"));
	const { name, legalName, email, linkedIn, hours } = company;
	expect(organisation).toMatchObject({ name, legalName, email, sameAs: linkedIn });
	expect(existsSync(join(siteFolder, new URL(String(organisation?.logo)).pathname))).toBe(true);
	const point = things(pageAt("/contact"))[1]?.contactPoint;
	const telephone = company.phone.replaceAll(" ", "");
	expect(point).toMatchObject({ email, telephone, hoursAvailable: { opens: hours.opens } });
});
