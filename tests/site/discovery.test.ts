import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { company } from "../../src/content/company";
import { openingHours } from "../../src/content/opening-hours";
import { faults } from "./schema-org";
import {
	type BuiltPage,
	broken,
	fileFor,
	indexed,
	linksIn,
	only,
	pageAt,
	pages,
	read,
	siteFolder,
	text,
} from "./site";

const origin = company.siteAddress;

/** All but the not-found page, which has no address. */
const named = () => pages().filter(({ path }) => path !== "/404");

// Links shown elsewhere

test("a link to a page is shown with the page's own words", () => {
	for (const page of pages()) {
		const { path, html } = page;
		const kept: [name: string, content: string][] = [
			["og:description", page.meta("description")],
			["og:type", "website"],
			["og:site_name", company.name],
			["og:locale", "en_NZ"],
			["twitter:card", "summary_large_image"],
			...["title", "description", "image", "image:alt"].map((name): [string, string] => [
				`twitter:${name}`,
				page.meta(`og:${name}`),
			]),
		];
		for (const [name, content] of kept) expect.soft(page.meta(name), path).toBe(content);
		expect.soft(`${page.meta("og:title")} · ${company.name}`, path).toBe(page.title);
		if (page.indexed) expect.soft(page.meta("og:url"), path).toBe(origin + path);
		else expect.soft(html, path).not.toContain("og:url");
		// Some readers look no further than 32 kB; the styles alone may be as long.
		expect.soft(html.indexOf('"twitter:image:alt"'), path).toBeLessThan(html.indexOf("<style"));
	}
});

test("a page's card is a PNG of 1200 by 630 under 300 kB", () => {
	for (const page of pages()) {
		const { path } = page;
		const address = new URL(page.meta("og:image"));
		expect.soft(address.origin, path).toBe(origin);
		expect.soft(address.pathname, path).toBe(`/cards${fileFor(path, ".png")}`);
		expect.soft(address.search, path).toMatch(/^\?v=[0-9a-f]{12}$/);
		const png = readFileSync(join(siteFolder, address.pathname));
		expect.soft(png.subarray(1, 4).toString(), path).toBe("PNG");
		// Width and height stand at bytes 16 and 20 of a PNG.
		expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
		expect
			.soft([page.meta("og:image:width"), page.meta("og:image:height")], path)
			.toEqual(["1200", "630"]);
		expect.soft(png.length, path).toBeGreaterThan(20_000);
		expect.soft(png.length, path).toBeLessThan(300_000);
		expect.soft(page.meta("og:image:type"), path).toBe("image/png");
		expect.soft(page.meta("og:image:alt"), path).toContain(page.headline);
	}
});

test("no two pages have the same card", () => {
	const cards = pages().map(({ path }) =>
		readFileSync(join(siteFolder, `cards${fileFor(path, ".png")}`)).toString("base64"),
	);
	expect(new Set(cards).size).toBe(pages().length);
});

// Structured data

type Node = Record<string, unknown>;

/** The things that a page's data describes; none if it has no data. */
function things({ html }: BuiltPage): Node[] {
	const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
	expect(blocks.length).toBeLessThanOrEqual(1);
	if (!blocks[0]) return [];
	const data = JSON.parse(blocks[0][1] ?? "");
	expect(data["@context"]).toBe("https://schema.org");
	return data["@graph"];
}

function thing(page: BuiltPage, type: string): Node {
	const found = things(page).find((each) => each["@type"] === type);
	if (!found) throw new Error(`${page.path} describes no ${type}`);
	return found;
}

test("the vocabulary check finds a wrong type, property and value", () => {
	expect(faults({ "@type": "Organisation" })).toHaveLength(1);
	expect(faults({ "@type": "Service", colour: "green" })).toHaveLength(1);
	expect(faults({ "@type": "ContactPoint", telephone: { "@type": "Country" } })).toHaveLength(1);
	expect(faults({ "@type": "Service", provider: { "@type": "Country" } })).toHaveLength(1);
	expect(faults({ "@type": "Service", provider: "A name" })).toHaveLength(1);
	expect(faults({ "@type": "Service", provider: { "@type": "Corporation" } })).toEqual([]);
});

test("a page's data is in the words of schema.org", () => {
	for (const page of indexed()) {
		const { path, html } = page;
		expect.soft(things(page).flatMap(faults), path).toEqual([]);
		const expected =
			path === "/"
				? ["Organization", "WebSite"]
				: path === "/contact"
					? ["BreadcrumbList", "Organization"]
					: path.startsWith("/solutions/")
						? ["BreadcrumbList", "Service"]
						: ["BreadcrumbList"];
		expect
			.soft(
				things(page).map((thing) => thing["@type"]),
				path,
			)
			.toEqual(expected);
		expect.soft(html, path).not.toMatch(/"(JobPosting|AggregateRating|Rating|Review)"/);
	}
});

test("sign-in and not-found have no data", () => {
	for (const path of ["/get-started", "/404"]) expect(things(pageAt(path))).toEqual([]);
});

/** What a reader cannot see in words, because it is an address, a code or a fact of the markup. */
const unseen = ["inLanguage", "contactType", "telephone", "dayOfWeek", "opens", "closes"];

/** Every text of a node and of those inside it, but for addresses. */
function texts(node: unknown): string[] {
	if (typeof node === "string") return /^https:/.test(node) ? [] : [node];
	if (!node || typeof node !== "object") return [];
	return Object.entries(node)
		.filter(([key]) => !key.startsWith("@") && !unseen.includes(key))
		.flatMap(([, value]) => texts(value));
}

test("the data says what the page says", () => {
	const unsaid = broken((page) => {
		const visible = text(page.body);
		return texts(things(page)).filter((words) => !visible.includes(words));
	}, indexed());
	expect(unsaid).toEqual([]);
});

test("the way from home to a page, by pages that are there", () => {
	const known = indexed().map(({ path }) => origin + path);
	for (const page of indexed()) {
		const { path } = page;
		if (path === "/") continue;
		const steps = thing(page, "BreadcrumbList").itemListElement as Node[];
		expect
			.soft(
				steps.map(({ position }) => position),
				path,
			)
			.toEqual(steps.map((_, index) => index + 1));
		expect.soft(steps[0], path).toMatchObject({ name: company.name, item: `${origin}/` });
		expect.soft(steps.at(-1)?.item, path).toBe(origin + path);
		for (const { item } of steps) expect.soft(known, path).toContain(item);
	}
});

test("the services, under the page that compares them", () => {
	const solutions = indexed().filter(({ path }) => path.startsWith("/solutions/"));
	expect(solutions.length).toBeGreaterThanOrEqual(6);
	for (const page of solutions) {
		const service = thing(page, "Service");
		expect(service.provider).toMatchObject({ "@type": "Organization", name: company.name });
		expect(service.url).toBe(origin + page.path);
		const steps = thing(page, "BreadcrumbList").itemListElement as Node[];
		expect(steps.map(({ item }) => item)).toEqual([
			`${origin}/`,
			`${origin}/services`,
			origin + page.path,
		]);
		expect(steps.at(-1)?.name).toBe(service.name);
	}
});

test("the company on the home page, with a logo that is there", () => {
	const organisation = thing(pageAt("/"), "Organization");
	expect(organisation).toMatchObject({
		name: company.name,
		legalName: company.legalName,
		email: company.email,
		url: `${origin}/`,
		sameAs: company.linkedIn,
	});
	expect(existsSync(join(siteFolder, new URL(String(organisation.logo)).pathname))).toBe(true);
	expect(pageAt("/").html).toContain(`href="${company.linkedIn}"`);
	expect(thing(pageAt("/"), "WebSite")).toMatchObject({ name: company.name, url: `${origin}/` });
});

test("phone, email and hours on the contact page, as it shows them", () => {
	const contact = pageAt("/contact");
	const point = thing(contact, "Organization").contactPoint as Node;
	expect(point).toMatchObject({ "@type": "ContactPoint", email: company.email });
	expect(contact.html).toContain(`href="tel:${point.telephone}"`);
	const hours = point.hoursAvailable as { dayOfWeek: string[]; opens: string; closes: string };
	const { firstDay, lastDay, opens, closes } = company.hours;
	expect(hours).toMatchObject({ opens, closes });
	expect(hours.dayOfWeek.at(0)).toBe(`https://schema.org/${firstDay}`);
	expect(hours.dayOfWeek.at(-1)).toBe(`https://schema.org/${lastDay}`);
	expect(text(contact.main)).toContain(openingHours);
});

// Files for crawlers

test("sitemap.xml: every page that may be listed, with the time its words changed", () => {
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
	const history = spawnSync("git", ["log", "-1", "--format=%cI", "--", "src/pages/contact.tsx"], {
		encoding: "utf8",
	}).stdout?.trim();
	const contact = entries.find((entry) => entry[1] === `${origin}/contact`);
	// Without git, the day of the build.
	if (history) expect(contact?.[2]).toBe(history);
	else expect(contact?.[2]).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("robots.txt: everything may be read; the sitemap is named", () => {
	expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test("the web manifest names files that are there", () => {
	const manifest = JSON.parse(read("site.webmanifest"));
	expect(manifest.name).toContain(company.name);
	for (const { src } of manifest.icons) expect(existsSync(join(siteFolder, src)), src).toBe(true);
});

test("security.txt: by RFC 9116, for less than a year", () => {
	const lines = read(".well-known/security.txt").trimEnd().split("\n");
	const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
	expect(fields).toMatchObject({
		Contact: `mailto:${company.email}`,
		"Preferred-Languages": "en, mi",
		Canonical: `${origin}/.well-known/security.txt`,
		Policy: `${origin}/security-policy.txt`,
	});
	expect(read("security-policy.txt")).toContain(company.email);
	const days = (Date.parse(fields.Expires ?? "") - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(360);
	expect(days).toBeLessThan(365);
});

// For language models

test("each page has a Markdown version with all its words, links and tables", () => {
	// Word for word, whatever the marks between.
	const words = (source: string) => (source.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
	const lost = broken((page) => {
		const { path, html, main } = page;
		const file = fileFor(path, ".md");
		expect
			.soft(only(html, /<link rel="alternate" type="text\/markdown" href="([^"]+)"/), path)
			.toBe(file);
		const markdown = read(file);
		expect.soft(markdown, path).toContain(`# ${page.headline}\n`);
		expect.soft(markdown.endsWith(`\n\n---\n\nSource: <${origin}${path}>\n`), path).toBe(true);
		expect
			.soft(markdown, path)
			.not.toMatch(/<(?!https:)|\]\((?!https:|mailto:|tel:)|undefined|&\w+;/);
		const tables = main.match(/<table/g)?.length ?? 0;
		// A table inside a list is indented with it.
		expect.soft(markdown.match(/^ *\|( --- \|)+$/gm)?.length ?? 0, path).toBe(tables);

		const plain = words(markdown.replace(/\]\([^)]*\)/g, "] "));
		const phrases = main
			.replace(/<form[\s\S]*?<\/form>|<noscript[\s\S]*?<\/noscript>|<svg[\s\S]*?<\/svg>/g, "")
			.replace(/<span[^>]*aria-hidden="true"[^>]*>[^<]*<\/span>/g, "")
			.matchAll(
				/<(p|li|h[1-6]|td|th|caption|dt|dd|summary)(?: (?!aria-hidden)[^>]*)?>((?:(?!<(?:p|li|h[1-6]|td|dd|ul|ol|div)[ >])[\s\S])*?)<\/\1>/g,
			);
		return [
			...[...phrases]
				.map(([, , content = ""]) => words(text(content.replace(/<\/?(?:span|a|br)[^>]*>/g, " "))))
				.filter((phrase) => !plain.includes(phrase)),
			...linksIn(main)
				.map(({ href }) => href.replace(/^\//, `${origin}/`).replace(/^#/, `${origin}${path}#`))
				.filter((link) => !markdown.includes(`](${link})`)),
		];
	}, named());
	expect(lost).toEqual([]);
});

test("the not-found page has no Markdown version", () => {
	expect(existsSync(join(siteFolder, "404.md"))).toBe(false);
	expect(pageAt("/404").html).not.toContain('rel="alternate"');
});

test("llms.txt: the Markdown version of every page that may be listed, in its own words", () => {
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
	expect([...index.matchAll(/^## (.+)$/gm)].map((heading) => heading[1])).toEqual([
		"Services",
		"Industries",
		"Company",
		"Careers",
		"This site",
	]);
});
