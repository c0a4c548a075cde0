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

/** All pages except the not-found page, which has no URL. */
const withUrl = () => pages().filter(({ path }) => path !== "/404");

// Link previews

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
		else expect.soft(html, path).not.toContain("og:url");
		// Some crawlers read only the first 32 kB, so the tags must come before the styles.
		expect.soft(html.indexOf('"twitter:image:alt"'), path).toBeLessThan(html.indexOf("<style"));
	}
});

test("a page's social card is a PNG of 1200 by 630 pixels under 300 kB", () => {
	for (const page of pages()) {
		const { path } = page;
		const address = new URL(page.meta("og:image"));
		expect.soft(address.origin, path).toBe(origin);
		expect.soft(address.pathname, path).toBe(`/cards${fileFor(path, ".png")}`);
		expect.soft(address.search, path).toMatch(/^\?v=[0-9a-f]{12}$/);
		const png = readFileSync(join(siteFolder, address.pathname));
		expect.soft(png.subarray(1, 4).toString(), path).toBe("PNG");
		// A PNG has its width at byte 16 and its height at byte 20.
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

test("each page has a different social card", () => {
	const cards = pages().map(({ path }) =>
		readFileSync(join(siteFolder, `cards${fileFor(path, ".png")}`)).toString("base64"),
	);
	expect(new Set(cards).size).toBe(pages().length);
});

// Structured data

type Node = Record<string, unknown>;

/** The things in a page's structured data. Empty if it has none. */
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
	if (!found) throw new Error(`The structured data of ${page.path} has no ${type}`);
	return found;
}

test("the vocabulary check finds wrong types, properties and values", () => {
	expect(faults({ "@type": "Organisation" })).toHaveLength(1);
	expect(faults({ "@type": "Service", colour: "green" })).toHaveLength(1);
	expect(faults({ "@type": "ContactPoint", telephone: { "@type": "Country" } })).toHaveLength(1);
	expect(faults({ "@type": "Service", provider: { "@type": "Country" } })).toHaveLength(1);
	expect(faults({ "@type": "Service", provider: "A name" })).toHaveLength(1);
	expect(faults({ "@type": "Service", provider: { "@type": "Corporation" } })).toEqual([]);
});

test("each page has the expected structured data, valid by schema.org's vocabulary", () => {
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
						: path.startsWith("/industries/")
							? ["BreadcrumbList", "Service", "FAQPage"]
							: path === "/services"
								? ["BreadcrumbList", "FAQPage"]
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

test("the sign-in and not-found pages have no structured data", () => {
	for (const path of ["/get-started", "/404"]) expect(things(pageAt(path))).toEqual([]);
});

/** Properties whose values the page doesn't show as text, because they are codes. */
const unseen = [
	"areaServed",
	"inLanguage",
	"contactType",
	"telephone",
	"dayOfWeek",
	"opens",
	"closes",
];

/** All strings in a node and the nodes inside it, except URLs. */
function texts(node: unknown): string[] {
	if (typeof node === "string") return /^https:/.test(node) ? [] : [node];
	if (!node || typeof node !== "object") return [];
	return Object.entries(node)
		.filter(([key]) => !key.startsWith("@") && !unseen.includes(key))
		.flatMap(([, value]) => texts(value));
}

test("all text in the structured data is visible on the page", () => {
	const unsaid = broken((page) => {
		const visible = text(page.body);
		return texts(things(page)).filter((words) => !visible.includes(words));
	}, indexed());
	expect(unsaid).toEqual([]);
});

test("breadcrumbs lead from home to the page, through pages that exist", () => {
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

test("industries and Services give the questions they answer, in the page's own words", () => {
	const asking = indexed().filter(({ path }) => /^\/(industries\/.+|services)$/.test(path));
	expect(asking.length).toBeGreaterThanOrEqual(6);
	for (const page of asking) {
		const asked = thing(page, "FAQPage").mainEntity as { name: string; acceptedAnswer: Node }[];
		const shown = [...page.main.matchAll(/<summary(?![^>]*folded)[^>]*>([\s\S]*?)<\/summary>/g)];
		expect.soft(asked.length, page.path).toBeGreaterThanOrEqual(1);
		expect
			.soft(
				asked.map(({ name }) => name),
				page.path,
			)
			.toEqual(shown.map(([, words = ""]) => text(words)));
		for (const { name, acceptedAnswer } of asked) {
			expect.soft(name, page.path).toMatch(/\?$/);
			expect.soft(String(acceptedAnswer.text).length, name).toBeGreaterThan(15);
		}
	}
});

test("the phone number wherever the company is described, and the country that it serves", () => {
	for (const page of indexed()) {
		for (const node of things(page)) {
			const described = node["@type"] === "Organization" ? node : node.provider;
			if (!described) continue;
			expect.soft((described as Node).telephone, page.path).toBe(company.phone.replaceAll(" ", ""));
		}
		if (things(page).some((node) => node["@type"] === "Service")) {
			expect
				.soft(thing(page, "Service").areaServed, page.path)
				.toMatchObject({ name: "New Zealand" });
		}
	}
});

test("each service page has a Service, and its breadcrumbs include the services page", () => {
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

test("the home page describes the company, with an existing logo file", () => {
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

test("the contact page's data has the phone, email and hours that it shows", () => {
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
	const history = spawnSync(
		"git",
		["log", "--first-parent", "-m", "-1", "--format=%cI", "--", "src/pages/contact.tsx"],
		{
			encoding: "utf8",
		},
	).stdout?.trim();
	const contact = entries.find((entry) => entry[1] === `${origin}/contact`);
	// Without git it is the day of the build.
	if (history) expect(contact?.[2]).toBe(history);
	else expect(contact?.[2]).toMatch(/^\d{4}-\d\d-\d\d$/);
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
	expect(read("security-policy.txt")).toContain(company.email);
	const days = (Date.parse(fields.Expires ?? "") - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(360);
	expect(days).toBeLessThan(365);
});

// For language models

test("each page has a Markdown version with all its text, links and tables", () => {
	// Compares only words, without punctuation and markup.
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
		// A table inside a list is indented.
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
	}, withUrl());
	expect(lost).toEqual([]);
});

test("the not-found page has no Markdown version", () => {
	expect(existsSync(join(siteFolder, "404.md"))).toBe(false);
	expect(pageAt("/404").html).not.toContain('rel="alternate"');
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
	expect([...index.matchAll(/^## (.+)$/gm)].map((heading) => heading[1])).toEqual([
		"Services",
		"Industries",
		"Company",
		"Careers",
		"This site",
	]);
});
