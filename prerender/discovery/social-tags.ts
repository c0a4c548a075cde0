import { company } from "#src/content/company.ts";
import { siteAddress } from "#src/content/site-address.ts";
import { escapeHtml } from "../html.ts";
import type { SitePage } from "../site-page.tsx";
import { cardSize } from "./social-card.tsx";

/**
 * The tags that other sites use to preview a link to the page: Open Graph (ogp.me), and the two for X
 * that have no Open Graph fallback. `og:url` is the canonical URL, so a page without one has no
 * `og:url`.
 * @param card the path of the page's social card in the built site
 */
export function socialTags(page: SitePage, card: string): string {
	const alt = `${page.metadata.headline} (${page.name}, ${company.name})`;
	const openGraph = {
		"og:type": "website",
		"og:site_name": company.name,
		"og:locale": "en_NZ",
		"og:title": page.metadata.title,
		"og:description": page.metadata.description,
		...(page.indexed ? { "og:url": page.address } : {}),
		"og:image": siteAddress + card,
		"og:image:width": `${cardSize.width}`,
		"og:image:height": `${cardSize.height}`,
		"og:image:alt": alt,
	};
	const twitter = {
		"twitter:card": "summary_large_image",
		"twitter:image:alt": alt,
	};
	const tags = (attribute: string, values: Record<string, string>) =>
		Object.entries(values).map(
			([name, value]) => `<meta ${attribute}="${name}" content="${escapeHtml(value)}">`,
		);
	return [...tags("property", openGraph), ...tags("name", twitter)].join("");
}
