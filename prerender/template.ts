import { createHash } from "node:crypto";
import { stylesScript } from "#src/head-script.ts";
import { headTags } from "./head-tags.ts";
import { parseHtml } from "./html.ts";
import type { SitePage } from "./site-page.ts";

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

/**
 * A page's document. The link to the stylesheet comes after the page's opening, whose styles are inline:
 * browsers show what is above it without waiting, and nothing below it before it has its styles.
 * @param moreHead markup for the end of the head
 */
export function fillTemplate(
	{ html, stylesheet }: Pick<Template, "html" | "stylesheet">,
	{ path, head, body }: SitePage,
	moreHead = "",
): string {
	const document = parseHtml(body);
	const opening =
		document.querySelector("[data-first-screen]") ??
		document.querySelector("[data-page] > :first-child");
	if (!opening) throw new Error(`The page at ${path} is empty.`);
	const link = document.createElement("link");
	link.setAttribute("rel", "stylesheet");
	link.setAttribute("href", stylesheet);
	const script = document.createElement("script");
	script.textContent = stylesScript;
	opening.after(link, script);
	return `<!doctype html>${html
		.replace("<!--head-->", () => headTags(head) + moreHead)
		.replace("<!--body-->", () => document.body.innerHTML)}`;
}
