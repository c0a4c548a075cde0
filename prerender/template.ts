import { createHash } from "node:crypto";
import { company } from "#src/content/company.ts";
import { escapeHtml, parseHtml } from "./html.ts";
import type { SitePage } from "./site-page.tsx";

/** index.html after Vite has built it, ready to be filled. */
export interface Template {
	/** The markup, in which comments stand for a page's head and body. */
	html: string;
	/** The text of the styles, inline and the same on all pages. */
	styles: string;
	/** The text of each inline script, the same on all pages. */
	scripts: readonly string[];
	/** Identifies the deploy: changes with any script or style. */
	deploy: string;
}

/**
 * Reads the template.
 * @throws if the template lacks a part
 */
export function readTemplate(markup: string): Template {
	const document = parseHtml(markup);
	function need(selector: string): Element {
		const found = document.querySelector(selector);
		if (!found) throw new Error(`index.html has no ${selector}.`);
		return found;
	}
	// Vite drops this attribute from index.html.
	const script = need("script[type=module]");
	script.setAttribute("fetchpriority", "low");

	const styles = need("style").textContent ?? "";
	const deploy = createHash("sha256")
		.update(`${script.getAttribute("src")} ${styles}`)
		.digest("base64url")
		.slice(0, 12);
	need("html").setAttribute("data-deploy", deploy);
	const scripts = [...document.querySelectorAll("script:not([src])")].map(
		({ textContent }) => textContent ?? "",
	);
	return { html: document.documentElement.outerHTML, styles, scripts, deploy };
}

/** What follows a page's own title in its document's. */
export const titleEnding = ` · ${company.name}`;

/**
 * The markup of a page's title, description, and canonical URL or robots directive: what changes in the
 * document's head with the page (src/routing/document-head.ts).
 */
function headTags({ metadata, address, indexed }: SitePage): string {
	const title = escapeHtml(metadata.title + titleEnding);
	const description = escapeHtml(metadata.description);
	const listed = indexed
		? `<link rel="canonical" href="${escapeHtml(address)}">`
		: '<meta name="robots" content="noindex">';
	return `<title>${title}</title><meta name="description" content="${description}">${listed}`;
}

/**
 * A page's document.
 * @param moreHead markup for the end of the head
 */
export function fillTemplate(
	{ html }: Pick<Template, "html">,
	page: SitePage,
	moreHead = "",
): string {
	return `<!doctype html>${html
		.replace("<!--head-->", () => headTags(page) + moreHead)
		.replace("<!--body-->", () => page.body)}`;
}

/**
 * The HTML file that client-side navigation fetches: a page without the shell and styles, which the
 * visitor already has.
 * @param deploy identifies the deploy, in a build; see src/routing/pages.ts
 */
export function pageFragment(page: SitePage, deploy?: string): string {
	const element = page.document.querySelector("[data-page]");
	if (!element) throw new Error(`The page at ${page.path} has no element with data-page.`);
	const marked = deploy ? ` data-deploy="${deploy}"` : "";
	return `<!doctype html><html lang="en-NZ"${marked}><head><meta charset="utf-8">${headTags(page)}</head><body><!--email_off-->${element.outerHTML}<!--/email_off--></body></html>`;
}
