import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { siteAddress } from "~/content/site-address";
import type { SitePage } from "./site-page.ts";

/**
 * The module of the page at a path.
 * @throws if there is no such file
 */
export function moduleOf(path: string): string {
	const file = `src/pages${path === "/" ? "/home" : path}.tsx`;
	if (!existsSync(file)) throw new Error(`The page at ${path} should be in ${file}.`);
	return file;
}

/** When each page module last changed on this branch, by git's log. Empty outside a repository. */
export function changes(): Map<string, string> {
	const marker = "changed ";
	const { stdout } = spawnSync(
		"git",
		[
			"log",
			"--first-parent",
			"-m",
			`--format=${marker}%cI`,
			"--name-only",
			"--relative",
			"--",
			"src/pages",
		],
		{ encoding: "utf8" },
	);
	const found = new Map<string, string>();
	let time = "";
	for (const line of (stdout ?? "").split("\n")) {
		if (line.startsWith(marker)) time = line.slice(marker.length);
		// The log starts with the newest commit.
		else if (line && !found.has(line)) found.set(line, time);
	}
	return found;
}

/**
 * The content of sitemap.xml: every indexed page with the date of its last change (sitemaps.org).
 * Today's date is used for a page that isn't in git.
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

/** The content of robots.txt. Crawlers may read everything; noindex pages say so themselves (RFC 9309). */
export function robots(): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}/sitemap.xml\n`;
}
