import { company } from "#src/content/company.ts";
import { notFoundPath, paths, signInPath } from "#src/paths.ts";
import { escapeHtml, parseHtml } from "./html.ts";
import { renderPage, type SitePage } from "./render-page.tsx";

/** index.html after Vite has built it, with comments in place of a page's head and body. */
export interface Template {
	html: string;
	/** The texts of its inline styles and scripts, the same on all pages. */
	inlineStyles: string;
	inlineScripts: readonly string[];
}

/**
 * Reads the template.
 * @throws if it has no styles or no module script
 */
export function readTemplate(markup: string): Template {
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

/** The markup of a page's title, description, and canonical URL or robots directive. */
function headTags({ metadata, address, indexed }: SitePage): string {
	const title = escapeHtml(`${metadata.title} · ${company.name}`);
	const description = escapeHtml(metadata.description);
	const listed = indexed
		? `<link rel="canonical" href="${escapeHtml(address)}">`
		: '<meta name="robots" content="noindex">';
	return `<title>${title}</title><meta name="description" content="${description}">${listed}`;
}

/**
 * The markup of the visitor counter's script, which the sign-in page hasn't: nobody else's script runs beside a
 * password.
 * @param setting VITE_COUNTER: the script's address, then its attributes, separated by spaces
 */
export function counterTag(path: string, setting = ""): string {
	if (!setting || path === signInPath) return "";
	const [address = "", ...attributes] = setting.split(" ");
	const markup = attributes.map((attribute) => ` ${escapeHtml(attribute).replace("=", '="')}"`);
	return `<script async src="${escapeHtml(address)}"${markup.join("")}></script>`;
}

/**
 * A page's document.
 * @param html the template's markup
 * @param policy the page's security policy, which development has none of
 * @param moreHead markup for the end of the head
 */
export function pageDocument(html: string, page: SitePage, policy = "", moreHead = ""): string {
	// The policy comes before everything that it is about.
	const policyTag = `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
	return `<!doctype html>${html
		.replace("<!--policy-->", () => (policy ? policyTag : ""))
		.replace("<!--head-->", () => headTags(page) + moreHead)
		.replace("<!--body-->", () => page.body)}`;
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
