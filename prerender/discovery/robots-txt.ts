import { siteAddress } from "#src/content/site-address.ts";

/** The content of robots.txt. Crawlers may read everything; noindex pages say so themselves (RFC 9309). */
export function robots(): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}/sitemap.xml\n`;
}
