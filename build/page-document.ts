import { company } from "#src/content/company.ts";
import { siteAddress } from "#src/content/site-address.ts";
import { builtFileOf, notFoundPath, paths, signInPath } from "#src/paths.ts";
import { cardSize } from "./discovery/social-card.ts";
import { structuredData } from "./discovery/structured-data.ts";
import { escapeHtml, parseHtml } from "./html.ts";
import { renderPage, type SitePage } from "./render-page.tsx";

/**
 * Reads index.html as Vite has built it, with comments in place of a page's head and body.
 * @returns its markup, and the texts of its inline styles and scripts, the same on all pages
 * @throws if it has no styles or no module script
 */
export function readTemplate(markup: string) {
	const document = parseHtml(markup);
	const script = document.querySelector("script[type=module]");
	const inlineStyles = document.querySelector("style")?.textContent;
	if (!script || !inlineStyles) throw new Error("index.html has no module script or no <style>.");
	// Vite drops this attribute from index.html.
	script.setAttribute("fetchpriority", "low");
	const scripts = Array.from(document.querySelectorAll("script:not([src])"));
	return {
		html: document.documentElement.outerHTML,
		inlineStyles,
		inlineScripts: scripts.map(({ textContent }) => textContent ?? ""),
	};
}

/** The file of a page's social card. */
export const cardOf = (path: string): string => `/cards${builtFileOf(path, ".png")}`;

/**
 * The markup of what search engines read in a page's head, and of what other sites preview a link with: Open Graph
 * (ogp.me), and the two for X that have no Open Graph fallback. A page without a canonical URL has no `og:url`.
 */
function headTags({ path, metadata, name, indexed, address }: SitePage): string {
	const { title, description, headline } = metadata;
	const alt = `${headline} (${name}, ${company.name})`;
	const properties = {
		"og:type": "website",
		"og:site_name": company.name,
		"og:locale": "en_NZ",
		"og:title": title,
		"og:description": description,
		...(indexed && { "og:url": address }),
		"og:image": siteAddress + cardOf(path),
		"og:image:width": `${cardSize.width}`,
		"og:image:height": `${cardSize.height}`,
		"og:image:alt": alt,
	};
	const social = Object.entries(properties).map(
		([key, content]) => `<meta property="${key}" content="${escapeHtml(content)}">`,
	);
	return [
		`<title>${escapeHtml(`${title} · ${company.name}`)}</title>`,
		`<meta name="description" content="${escapeHtml(description)}">`,
		indexed
			? `<link rel="canonical" href="${escapeHtml(address)}">`
			: '<meta name="robots" content="noindex">',
		...social,
		'<meta name="twitter:card" content="summary_large_image">',
		`<meta name="twitter:image:alt" content="${escapeHtml(alt)}">`,
		// The not-found page has no URL of its own.
		path === notFoundPath
			? ""
			: `<link rel="alternate" type="text/markdown" href="${builtFileOf(path, ".md")}">`,
	].join("");
}

/**
 * The markup of the visitor counter's script, which the sign-in page hasn't: nobody else's script runs beside a
 * password.
 * @param setting VITE_COUNTER: the script's address, then its attributes, separated by spaces
 */
export function counterTag(path: string, setting = ""): string {
	if (!setting || path === signInPath) return "";
	const [address = "", ...attributes] = setting.split(" ");
	const markup = attributes.map((attribute) => {
		const [name = "", ...value] = attribute.split("=");
		return ` ${name}="${escapeHtml(value.join("="))}"`;
	});
	return `<script async src="${escapeHtml(address)}"${markup.join("")}></script>`;
}

/**
 * A page's document.
 * @param html the template's markup
 * @param policy the page's security policy, which development has none of
 * @param counter the visitor counter's markup
 */
export function pageDocument(html: string, page: SitePage, policy = "", counter = ""): string {
	// The policy comes before everything that it is about.
	const policyTag = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
	return `<!doctype html>${html
		.replace("<!--policy-->", () => (policy ? policyTag : ""))
		.replace("<!--head-->", () => headTags(page) + counter)
		// Structured data doesn't come before what a visitor sees.
		.replace("<!--body-->", () => page.body + structuredData(page))}`;
}

/**
 * What the development server answers to the request for a page, from its sources as they are now.
 * @param pathname of the request
 * @param template index.html, as Vite has transformed it
 */
export async function answerPage(pathname: string, template: string) {
	const isPage = (paths as readonly string[]).includes(pathname);
	const page = await renderPage(isPage ? pathname : notFoundPath);
	return { status: isPage ? 200 : 404, html: pageDocument(template, page) };
}
