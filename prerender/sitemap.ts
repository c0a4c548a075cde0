import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { siteAddress } from "~/content/site-address";
import type { SitePage } from "./site-page.ts";

/**
 * The module that holds a page's words: named after its path.
 * @throws if there is none
 */
export function moduleOf(path: string): string {
	const file = `src/pages${path === "/" ? "/home" : path}.tsx`;
	if (!existsSync(file)) throw new Error(`The page at ${path} should be in ${file}.`);
	return file;
}

/** When each page module last changed, by git's history; empty where there is none. */
export function changes(): Map<string, string> {
	const marker = "changed ";
	const { stdout } = spawnSync(
		"git",
		["log", `--format=${marker}%cI`, "--name-only", "--relative", "--", "src/pages"],
		{ encoding: "utf8" },
	);
	const found = new Map<string, string>();
	let time = "";
	for (const line of (stdout ?? "").split("\n")) {
		if (line.startsWith(marker)) time = line.slice(marker.length);
		// The newest change comes first.
		else if (line && !found.has(line)) found.set(line, time);
	}
	return found;
}

/**
 * The pages that search engines may list, with the time each one's words last changed
 * (sitemaps.org). A page that git does not know was written today.
 */
export function sitemap(pages: readonly SitePage[], today: Date): string {
	const changed = changes();
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

/** Crawlers may read everything: a page that is not to be listed says so itself (RFC 9309). */
export function robots(): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}/sitemap.xml\n`;
}
