import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { company } from "../../src/content/company";
import { openingHours } from "../../src/content/opening-hours";
import { faults } from "./schema-org";
import { type BuiltPage, indexed, only, pages, siteFolder } from "./site";

const origin = company.siteAddress;
const real = "https://www.longcloud.test";
const realFolder = "dist/test/configured";

const named = pages.filter(({ path }) => path !== "/404");
const solutions = indexed.filter(({ path }) => path.startsWith("/solutions/"));

const decode = (html: string) =>
	html
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");

const text = (html: string) =>
	decode(html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, " ").replace(/<[^>]*>/g, ""))
		.replace(/\s+/g, " ")
		.trim();

const body = (html: string) => only(html, /<body>([\s\S]*)<\/body>/);
const main = (html: string) => only(html, /<main[^>]*>([\s\S]*)<\/main>/);
const title = (html: string) => decode(only(html, /<title>([^<]+)<\/title>/));
const description = (html: string) =>
	decode(only(html, /<meta name="description" content="([^"]+)"/));
const headline = (html: string) => text(only(html, /<h1[^>]*>([\s\S]*?)<\/h1>/));

/** The one content of a meta tag. */
const meta = (html: string, name: string) =>
	decode(only(html, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`)));

const fileFor = (path: string, ending: string) => `${path === "/" ? "/index" : path}${ending}`;
const read = (path: string, folder = siteFolder) => readFileSync(join(folder, path), "utf8");

// Links shown elsewhere

test.each(pages)("$path: a link to it is shown with its own words", ({ path, html }) => {
	expect(`${meta(html, "og:title")} · ${company.name}`).toBe(title(html));
	expect(meta(html, "og:description")).toBe(description(html));
	expect(meta(html, "og:type")).toBe("website");
	expect(meta(html, "og:site_name")).toBe(company.name);
	expect(meta(html, "og:locale")).toBe("en_NZ");
	expect(meta(html, "twitter:card")).toBe("summary_large_image");
	for (const name of ["title", "description", "image", "image:alt"]) {
		expect(meta(html, `twitter:${name}`)).toBe(meta(html, `og:${name}`));
	}
	if (indexed.some((page) => page.path === path)) {
		expect(meta(html, "og:url")).toBe(origin + path);
		expect(only(html, /<link rel="canonical" href="([^"]+)"/)).toBe(origin + path);
	} else {
		expect(html).not.toContain("og:url");
	}
	// Some readers look no further than 32 kB; the styles alone may be as long.
	expect(html.indexOf('"twitter:image:alt"')).toBeLessThan(html.indexOf("<style"));
});

test.each(pages)("$path: its card is a PNG of 1200 by 630 under 300 kB", ({ path, html }) => {
	const address = new URL(meta(html, "og:image"));
	expect(address.origin).toBe(origin);
	expect(address.pathname).toBe(`/cards${fileFor(path, ".png")}`);
	expect(address.search).toMatch(/^\?v=[0-9a-f]{12}$/);
	const png = readFileSync(join(siteFolder, address.pathname));
	expect(png.subarray(1, 4).toString()).toBe("PNG");
	// Width and height stand at bytes 16 and 20 of a PNG.
	expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
	expect([meta(html, "og:image:width"), meta(html, "og:image:height")]).toEqual(["1200", "630"]);
	expect(png.length).toBeGreaterThan(20_000);
	expect(png.length).toBeLessThan(300_000);
	expect(meta(html, "og:image:type")).toBe("image/png");
	expect(meta(html, "og:image:alt")).toContain(headline(html));
});

test("no two pages have the same card", () => {
	const cards = pages.map(({ path }) =>
		readFileSync(join(siteFolder, `cards${fileFor(path, ".png")}`)).toString("base64"),
	);
	expect(new Set(cards).size).toBe(pages.length);
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

const typesOf = (page: BuiltPage) => things(page).map((thing) => thing["@type"]);

function thing(page: BuiltPage, type: string): Node {
	const found = things(page).find((each) => each["@type"] === type);
	if (!found) throw new Error(`${page.path} describes no ${type}`);
	return found;
}

const pageAt = (path: string) => pages.find((page) => page.path === path) as BuiltPage;

test("the vocabulary check finds a wrong type, property and value", () => {
	expect(faults({ "@type": "Organisation" })).toHaveLength(1);
	expect(faults({ "@type": "Service", colour: "green" })).toHaveLength(1);
	expect(faults({ "@type": "ContactPoint", telephone: { "@type": "Country" } })).toHaveLength(1);
	expect(faults({ "@type": "Service", provider: { "@type": "Country" } })).toHaveLength(1);
	expect(faults({ "@type": "Service", provider: "A name" })).toHaveLength(1);
	expect(faults({ "@type": "Service", provider: { "@type": "Corporation" } })).toEqual([]);
});

test.each(indexed)("$path: data in the words of schema.org", (page) => {
	expect(things(page).flatMap(faults)).toEqual([]);
	const expected =
		page.path === "/"
			? ["Organization", "WebSite"]
			: page.path === "/contact"
				? ["BreadcrumbList", "Organization"]
				: page.path.startsWith("/solutions/")
					? ["BreadcrumbList", "Service"]
					: ["BreadcrumbList"];
	expect(typesOf(page)).toEqual(expected);
	expect(page.html).not.toMatch(/"(JobPosting|AggregateRating|Rating|Review)"/);
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

test.each(indexed)("$path: the data says what the page says", (page) => {
	const visible = text(body(page.html));
	for (const words of texts(things(page))) expect(visible).toContain(words);
});

test.each(indexed.filter(({ path }) => path !== "/"))("$path: the way from home to it", (page) => {
	const steps = thing(page, "BreadcrumbList").itemListElement as Node[];
	expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
	expect(steps[0]).toMatchObject({ name: company.name, item: `${origin}/` });
	expect(steps.at(-1)?.item).toBe(origin + page.path);
	const known = indexed.map(({ path }) => origin + path);
	for (const { item } of steps) expect(known).toContain(item);
});

test("the services, under the page that compares them", () => {
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
	expect(text(main(contact.html))).toContain(openingHours);
});

// Files for crawlers

test("sitemap.xml: every page that may be listed, with the time its words changed", () => {
	const xml = read("sitemap.xml");
	expect(xml).toMatch(
		/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
	);
	const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)];
	expect(entries.map((entry) => entry[1]).sort()).toEqual(
		indexed.map(({ path }) => origin + path).sort(),
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
	});
	const days = (Date.parse(fields.Expires ?? "") - Date.now()) / 86_400_000;
	expect(days).toBeGreaterThan(360);
	expect(days).toBeLessThan(365);
});

// For language models

test.each(named)("$path: a Markdown version with all its words", ({ path, html }) => {
	const file = fileFor(path, ".md");
	expect(only(html, /<link rel="alternate" type="text\/markdown" href="([^"]+)"/)).toBe(file);
	const markdown = read(file);
	expect(markdown).toContain(`# ${headline(html)}\n`);
	expect(markdown.endsWith(`\n\n---\n\nSource: <${origin}${path}>\n`)).toBe(true);
	expect(markdown).not.toMatch(/<(?!https:)|\]\((?!https:|mailto:|tel:)|undefined|&\w+;/);

	// Word for word, whatever the marks between.
	const words = (source: string) => source.match(/[\p{L}\p{N}]+/gu) ?? [];
	const plain = words(markdown.replace(/\]\([^)]*\)/g, "] "));
	for (const [, , content = ""] of main(html)
		.replace(/<form[\s\S]*?<\/form>|<noscript[\s\S]*?<\/noscript>|<svg[\s\S]*?<\/svg>/g, "")
		.replace(/<span[^>]*aria-hidden="true"[^>]*>[^<]*<\/span>/g, "")
		.matchAll(
			/<(p|li|h[1-6]|td|th|caption|dt|dd|summary)(?: (?!aria-hidden)[^>]*)?>((?:(?!<(?:p|li|h[1-6]|td|dd|ul|ol|div)[ >])[\s\S])*?)<\/\1>/g,
		)) {
		const phrase = words(text(content.replace(/<\/?(?:span|a|br)[^>]*>/g, " "))).join(" ");
		expect(plain.join(" ")).toContain(phrase);
	}
	for (const [, target = ""] of main(html).matchAll(/<a [^>]*href="([^"]+)"/g)) {
		const link = decode(target).replace(/^\//, `${origin}/`).replace(/^#/, `${origin}${path}#`);
		expect(markdown).toContain(`](${link})`);
	}
	const tables = main(html).match(/<table/g)?.length ?? 0;
	// A table inside a list is indented with it.
	expect(markdown.match(/^ *\|( --- \|)+$/gm)?.length ?? 0).toBe(tables);
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
		indexed.map(({ path }) => origin + fileFor(path, ".md")).sort(),
	);
	for (const [, , address = "", line] of links) {
		const file = new URL(address).pathname;
		expect(existsSync(join(siteFolder, file)), file).toBe(true);
		const page = indexed.find(({ path }) => fileFor(path, ".md") === file);
		expect(line).toBe(description(page?.html ?? ""));
	}
	expect([...index.matchAll(/^## (.+)$/gm)].map((heading) => heading[1])).toEqual([
		"Services",
		"Industries",
		"Company",
		"Careers",
		"This site",
	]);
});

// How they are served

const rules: { source: string; headers: { key: string; value: string }[] }[] = JSON.parse(
	readFileSync("dist/test/standard.json", "utf8"),
).hosting.headers;

/** A header that one rule sets. */
function header(source: string, key: string): string | undefined {
	return rules.find((rule) => rule.source === source)?.headers.find((each) => each.key === key)
		?.value;
}

test("Markdown is served as such and kept out of search results; other sites may show cards", () => {
	for (const { path } of named) {
		const file = fileFor(path, ".md");
		expect(header(file, "Content-Type")).toBe("text/markdown; charset=utf-8");
		expect(header(file, "X-Robots-Tag")).toBe("noindex");
	}
	expect(header("/.well-known/security.txt", "Content-Type")).toBe("text/plain; charset=utf-8");
	expect(header("/llms.txt", "Content-Type")).toBe("text/plain; charset=utf-8");
	expect(header("/cards/**", "Cross-Origin-Resource-Policy")).toBe("cross-origin");
});

// The site's address

/** Without the hashes and the moment that no two builds share. */
const steady = (source: string) => source.replace(/^Expires: .*$/m, "").replace(/<html[\s\S]*/, "");

test("the address comes from one setting", () => {
	const files = ["sitemap.xml", "robots.txt", ".well-known/security.txt", "llms.txt"];
	for (const { path } of named) files.push(fileFor(path, ".html"), fileFor(path, ".md"));
	for (const file of files) {
		const configured = read(file, realFolder);
		expect(configured.includes(origin), file).toBe(false);
		expect(steady(configured)).toBe(steady(read(file).replaceAll(origin, real)));
	}
	for (const { path } of indexed) {
		const html = read(fileFor(path, ".html"), realFolder);
		expect(only(html, /<link rel="canonical" href="([^"]+)"/)).toBe(real + path);
		expect(meta(html, "og:url")).toBe(real + path);
		expect(meta(html, "og:image")).toBe(
			meta(read(fileFor(path, ".html")), "og:image").replace(origin, real),
		);
	}
});
