import { company } from "#src/content/company.ts";
import { signInPath } from "#src/paths.ts";
import { escapeHtml, parseHtml } from "./html.ts";
import { contentSecurityPolicy, type PolicyInput } from "./security-policy.ts";
import type { SitePage } from "./site-page.tsx";

/** index.html after Vite has built it, ready to be filled. */
export interface Template {
	/** The markup, in which comments stand for a page's head and body. */
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
	const styles = document.querySelector("style")?.textContent;
	if (!script || !styles) throw new Error("index.html has no module script or no <style>.");
	// Vite drops this attribute from index.html.
	script.setAttribute("fetchpriority", "low");
	return {
		html: document.documentElement.outerHTML,
		inlineStyles: styles,
		inlineScripts: [...document.querySelectorAll("script:not([src])")].map(
			({ textContent }) => textContent ?? "",
		),
	};
}

/** What follows a page's own title in its document's. */
export const titleEnding = ` · ${company.name}`;

/** The markup of a page's title, description, and canonical URL or robots directive. */
function headTags({ metadata, address, indexed }: SitePage): string {
	const title = escapeHtml(metadata.title + titleEnding);
	const description = escapeHtml(metadata.description);
	const listed = indexed
		? `<link rel="canonical" href="${escapeHtml(address)}">`
		: '<meta name="robots" content="noindex">';
	return `<title>${title}</title><meta name="description" content="${description}">${listed}`;
}

/** The markup of a page's security policy. It comes before everything that the policy is about. */
export function policyTag(path: string, input: PolicyInput): string {
	const policy = escapeHtml(contentSecurityPolicy(input, path === signInPath));
	return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

/** A visitor counter: the address of its script, and the script's attributes. */
export interface Counter {
	address: string;
	attributes: readonly string[];
}

/** Reads the setting VITE_COUNTER: an address, then attributes, separated by spaces. */
export function readCounter(setting: string | undefined): Counter | null {
	const [address, ...attributes] = (setting ?? "").split(" ").filter(Boolean);
	return address ? { address, attributes } : null;
}

/** The markup of the counter's script, which the sign-in page hasn't: nobody else's script runs beside a password. */
export function counterTag(path: string, counter: Counter | null): string {
	if (!counter || path === signInPath) return "";
	const attributes = counter.attributes.map((attribute) => {
		const [name = "", value = ""] = attribute.split("=");
		return ` ${name}="${escapeHtml(value)}"`;
	});
	return `<script async src="${escapeHtml(counter.address)}"${attributes.join("")}></script>`;
}

/**
 * A page's document.
 * @param html the template's markup
 * @param policy the markup of the page's security policy, which development has none of
 * @param moreHead markup for the end of the head
 */
export function fillTemplate(html: string, page: SitePage, policy = "", moreHead = ""): string {
	return `<!doctype html>${html
		.replace("<!--policy-->", () => policy)
		.replace("<!--head-->", () => headTags(page) + moreHead)
		.replace("<!--body-->", () => page.body)}`;
}
