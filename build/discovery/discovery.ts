import { company } from "#src/content/company.ts";
import { menu } from "#src/content/navigation.ts";
import { openingHours } from "#src/content/opening-hours.ts";
import { siteAddress } from "#src/content/site-address.ts";
import { builtFileOf, notFoundPath } from "#src/paths.ts";
import { escapeHtml } from "../html.ts";
import { lastChanges, moduleOf } from "../page-files.ts";
import type { SitePage } from "../site-page.tsx";
import { toMarkdown } from "./markdown.ts";
import { cardMaker, cardSize } from "./social-card.ts";

/**
 * Generates what search engines, link previews and language models read, from the pages' metadata and markup, so
 * that none of it adds to the client bundle.
 * @param siteFolder the built site, which has the art
 * @returns `heads`: markup for each page's head, by the page's path; `files`: contents by path
 */
export async function discoveryOf(pages: readonly SitePage[], siteFolder: string) {
	const heads = new Map<string, string>();
	const files = new Map<string, string | Uint8Array>();
	const makeCard = await cardMaker(siteFolder);
	for (const page of pages) {
		const { png, version } = await makeCard(page);
		const cardFile = `/cards${builtFileOf(page.path, ".png")}`;
		files.set(cardFile, png);
		// The version makes sites that cache the card fetch it again when it changes.
		let head = socialTags(page, `${siteAddress}${cardFile}?v=${version}`);
		// The not-found page has no URL of its own.
		if (page.path !== notFoundPath) {
			const main = page.document.querySelector("main");
			if (!main) throw new Error(`The page at ${page.path} has no <main>.`);
			const markdownFile = builtFileOf(page.path, ".md");
			files.set(markdownFile, toMarkdown(main, page.address, siteAddress));
			head += `<link rel="alternate" type="text/markdown" href="${markdownFile}">`;
		}
		heads.set(page.path, head);
	}
	const today = new Date();
	files.set("/sitemap.xml", sitemap(pages));
	// Crawlers may read everything; noindex pages say so themselves (RFC 9309).
	files.set("/robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}/sitemap.xml\n`);
	files.set("/.well-known/security.txt", securityText(today));
	files.set("/security-policy.txt", disclosurePolicy);
	files.set("/llms.txt", llmsText(pages));
	return { heads, files };
}

/**
 * The tags that other sites use to preview a link to the page: Open Graph (ogp.me), and the two for X that have
 * no Open Graph fallback. `og:url` is the canonical URL, so a page without one has no `og:url`.
 */
function socialTags({ metadata, name, indexed, address }: SitePage, card: string): string {
	const alt = `${metadata.headline} (${name}, ${company.name})`;
	const tags: [attribute: string, name: string, content: string][] = [
		["property", "og:type", "website"],
		["property", "og:site_name", company.name],
		["property", "og:locale", "en_NZ"],
		["property", "og:title", metadata.title],
		["property", "og:description", metadata.description],
		...(indexed ? [["property", "og:url", address] as [string, string, string]] : []),
		["property", "og:image", card],
		["property", "og:image:width", `${cardSize.width}`],
		["property", "og:image:height", `${cardSize.height}`],
		["property", "og:image:alt", alt],
		["name", "twitter:card", "summary_large_image"],
		["name", "twitter:image:alt", alt],
	];
	return tags
		.map(
			([attribute, key, content]) =>
				`<meta ${attribute}="${key}" content="${escapeHtml(content)}">`,
		)
		.join("");
}

/** Every indexed page, with the date of the last commit to it where git has one (sitemaps.org). */
function sitemap(pages: readonly SitePage[]): string {
	const changed = lastChanges();
	if (changed.size === 0)
		console.log("The sitemap has no dates: git has no whole history of the pages here.");
	const entries = pages
		.filter(({ indexed }) => indexed)
		.map(({ path, address }) => {
			const date = changed.get(moduleOf(path));
			const changedAt = date ? `<lastmod>${date}</lastmod>` : "";
			return `\t<url><loc>${address}</loc>${changedAt}</url>\n`;
		});
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** Where to report a vulnerability. It expires in less than a year, as RFC 9116 recommends. */
function securityText(today: Date): string {
	const expires = new Date(today);
	expires.setUTCDate(expires.getUTCDate() + 364);
	return `Contact: mailto:${company.email}
Expires: ${expires.toISOString()}
Policy: ${siteAddress}/security-policy.txt
Preferred-Languages: en, mi
Canonical: ${siteAddress}/.well-known/security.txt
`;
}

/** Says the same as SECURITY.md. */
const disclosurePolicy = `Reporting a security fault in this site

Write to ${company.email}. Say what you did, what happened and in which browser. Please don't
test against other people's accounts, don't load test, and give us time to fix the fault before
you tell others.

We answer within five working days, tell you what we found and when it's fixed, and take no legal
action against anyone who keeps to this.
`;

/** A summary of the site for language models (llmstxt.org): every indexed page, by menu and in its order. */
function llmsText(pages: readonly SitePage[]): string {
	const left = new Map(pages.filter(({ indexed }) => indexed).map((page) => [page.path, page]));
	const describe = (path: string, title?: string) => {
		const page = left.get(path);
		if (!page || !left.delete(path)) return [];
		const name = title ?? (path === "/" ? "Home" : page.name);
		const link = `[${name}](${siteAddress}${builtFileOf(path, ".md")})`;
		return [`- ${link}: ${page.metadata.description}`];
	};
	const home = left.get("/")?.metadata.description ?? "";
	const sections = menu.map(({ title, href, megaMenu }) => {
		const links = megaMenu.columns.flatMap((column) => [...column.links]);
		const own = href ? describe(href, title) : [];
		return [title, [...own, ...links.flatMap((link) => describe(link.href, link.title))]] as const;
	});
	const others = ["This site", [...left.keys()].flatMap((path) => describe(path))] as const;
	return [
		`# ${company.name}`,
		`> ${company.tagline}. ${home}`,
		`Phone ${company.phone} (${openingHours}), email ${company.email}, ${company.location}. Every page is plain HTML, and has a Markdown version at its address with .md at the end.`,
		...[...sections, others].map(([title, lines]) => `## ${title}\n\n${lines.join("\n")}`),
		"",
	].join("\n\n");
}
