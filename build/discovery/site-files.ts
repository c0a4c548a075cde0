import { company } from "#src/content/company.ts";
import { openingHours } from "#src/content/opening-hours.ts";
import { siteAddress } from "#src/content/site-address.ts";
import { builtFileOf } from "#src/paths.ts";
import { hasHistory, lastChange } from "../page-files.ts";
import type { SitePage } from "../render-page.tsx";

/**
 * What search engines, people who find a fault, and language models read of the site.
 * @param pages those that search engines may index
 * @returns the contents of files by their paths
 */
export function siteFiles(pages: readonly SitePage[]): Readonly<Record<string, string>> {
	return {
		"/sitemap.xml": sitemap(pages),
		// Crawlers may read everything; noindex pages say so themselves (RFC 9309).
		"/robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress}/sitemap.xml\n`,
		"/.well-known/security.txt": securityText(),
		"/llms.txt": llmsText(pages),
	};
}

/** Every page with the date of the last commit to it, where git has one (sitemaps.org). */
function sitemap(pages: readonly SitePage[]): string {
	const isDated = hasHistory();
	if (!isDated)
		console.log("The sitemap has no dates: git has no whole history of the pages here.");
	const entries = pages.map(({ path, address }) => {
		const date = isDated && lastChange(path);
		return `\t<url><loc>${address}</loc>${date ? `<lastmod>${date}</lastmod>` : ""}</url>\n`;
	});
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** Where to report a vulnerability. It expires in less than a year, as RFC 9116 recommends. */
function securityText(): string {
	const expires = new Date(Date.now() + 364 * 86_400_000);
	return `Contact: mailto:${company.email}
Expires: ${expires.toISOString()}
Policy: ${siteAddress}/security-policy.txt
Preferred-Languages: en, mi
Canonical: ${siteAddress}/.well-known/security.txt
`;
}

/** A summary of the site for language models (llmstxt.org). */
function llmsText(pages: readonly SitePage[]): string {
	const home = pages.find(({ path }) => path === "/")?.metadata.description ?? "";
	const links = pages.map(({ path, name, metadata }) => {
		const address = siteAddress + builtFileOf(path, ".md");
		return `- [${path === "/" ? "Home" : name}](${address}): ${metadata.description}`;
	});
	return [
		`# ${company.name}`,
		`> ${company.tagline}. ${home}`,
		`Phone ${company.phone} (${openingHours}), email ${company.email}, ${company.location}. Every page is plain HTML, and has a Markdown version at its address with .md at the end.`,
		`## Pages\n\n${links.join("\n")}\n`,
	].join("\n\n");
}
