import { siteAddress } from "#src/content/site-address.ts";
import { notFoundPath } from "#src/paths.ts";
import { builtFileOf } from "#src/paths.ts";
import type { SitePage } from "../site-page.tsx";
import { llmsText } from "./llms-txt.ts";
import { toMarkdown } from "./markdown.ts";
import {
	disclosurePolicyFile,
	disclosurePolicyText,
	securityFile,
	securityText,
} from "./security-txt.ts";
import { sitemap } from "./sitemap.ts";
import { cardKit, cardText, drawCard } from "./social-card.tsx";
import { socialTags } from "./social-tags.ts";

function mainOf({ path, document }: SitePage): Element {
	const main = document.querySelector("main");
	if (!main) throw new Error(`The page at ${path} has no <main>.`);
	return main;
}

/**
 * Generates what search engines, link previews and language models read. This happens at build time,
 * from the pages' metadata and markup, so that none of it adds to the client bundle.
 * @param siteFolder the built site, which contains the contour drawings
 * @returns `heads`: markup for each page's head, by the page's path; `files`: contents by path
 */
export async function discoveryOf(pages: readonly SitePage[], siteFolder: string) {
	const heads = new Map<string, string>();
	const files = new Map<string, string | Uint8Array>();
	const kit = await cardKit(pages.map(cardText));
	const drawn = await Promise.all(
		pages.map(async (page) => ({ page, card: await drawCard(page, kit, siteFolder) })),
	);

	for (const { page, card } of drawn) {
		const cardFile = `/cards${builtFileOf(page.path, ".png")}`;
		files.set(cardFile, card.png);
		// The version makes sites that cache the card fetch it again when it changes.
		let head = socialTags(page, `${cardFile}?v=${card.version}`);
		// The not-found page has no URL of its own.
		if (page.path !== notFoundPath) {
			const markdownFile = builtFileOf(page.path, ".md");
			files.set(markdownFile, toMarkdown(mainOf(page), page.address, siteAddress));
			head += `<link rel="alternate" type="text/markdown" href="${markdownFile}">`;
		}
		heads.set(page.path, head);
	}

	const today = new Date();
	files.set("/sitemap.xml", sitemap(pages, today));
	// Crawlers may read everything; noindex pages say so themselves (RFC 9309).
	files.set("/robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}/sitemap.xml\n`);
	files.set(securityFile, securityText(today));
	files.set(disclosurePolicyFile, disclosurePolicyText);
	files.set("/llms.txt", llmsText(pages));
	return { heads, files };
}
