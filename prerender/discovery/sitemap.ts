import { lastChanges, moduleOf } from "../page-files.ts";
import type { SitePage } from "../site-page.tsx";

/**
 * The content of sitemap.xml: every indexed page with the date of the last commit to it or
 * its parts (sitemaps.org). Today's date is used for a page that isn't in git.
 */
export function sitemap(pages: readonly SitePage[], today: Date): string {
	const changed = lastChanges();
	const entries = pages
		.filter(({ indexed }) => indexed)
		.map(({ path, address }) => {
			const day = today.toISOString().slice(0, "2026-01-31".length);
			const lastModified = changed.get(moduleOf(path)) ?? day;
			return `\t<url><loc>${address}</loc><lastmod>${lastModified}</lastmod></url>\n`;
		});
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}
