import { createHash } from "node:crypto";
import { company } from "#src/content/company.ts";
import { stylesScript } from "#src/head-script.ts";
import { escapeHtml, parseHtml } from "./html.ts";
import type { SitePage } from "./site-page.tsx";

/** index.html after Vite has built it, ready to be filled. */
export interface Template {
	/** The markup, in which comments stand for a page's head and body. */
	html: string;
	/** The URL of the stylesheet that all pages link to. */
	stylesheet: string;
	/** The text of the inline styles, the same on all pages. */
	styles: string;
	/** The text of each inline script, the same on all pages. */
	scripts: readonly string[];
	/** Identifies the deploy: changes with any script or style. */
	deploy: string;
}

/**
 * Reads the template. Takes the stylesheet's link out of the head, where it would hold up the first paint.
 * @throws if the template lacks a part
 */
export function readTemplate(markup: string): Template {
	const document = parseHtml(markup);
	function need(selector: string): Element {
		const found = document.querySelector(selector);
		if (!found) throw new Error(`index.html has no ${selector}.`);
		return found;
	}
	const link = need("link[rel=stylesheet]");
	link.remove();
	// Vite drops this attribute from index.html.
	const script = need("script[type=module]");
	script.setAttribute("fetchpriority", "low");

	const stylesheet = link.getAttribute("href") ?? "";
	const styles = need("style").textContent ?? "";
	const deploy = createHash("sha256")
		.update(`${script.getAttribute("src")} ${stylesheet} ${styles}`)
		.digest("base64url")
		.slice(0, 12);
	need("html").setAttribute("data-deploy", deploy);
	const scripts = [...document.querySelectorAll("script:not([src])")].map(
		({ textContent }) => textContent ?? "",
	);
	return { html: document.documentElement.outerHTML, stylesheet, styles, scripts, deploy };
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
 * A page's document. The link to the stylesheet comes after the page's opening, whose styles are inline:
 * browsers show what is above it without waiting, and nothing below it before it has its styles.
 * @param moreHead markup for the end of the head
 */
export function fillTemplate(
	{ html, stylesheet }: Pick<Template, "html" | "stylesheet">,
	page: SitePage,
	moreHead = "",
): string {
	const document = parseHtml(page.body);
	const opening =
		document.querySelector("[data-first-screen]") ??
		document.querySelector("[data-page] > :first-child");
	if (!opening) throw new Error(`The page at ${page.path} is empty.`);
	const link = document.createElement("link");
	link.setAttribute("rel", "stylesheet");
	link.setAttribute("href", stylesheet);
	const script = document.createElement("script");
	script.textContent = stylesScript;
	opening.after(link, script);
	return `<!doctype html>${html
		.replace("<!--head-->", () => headTags(page) + moreHead)
		.replace("<!--body-->", () => document.body.innerHTML)}`;
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
