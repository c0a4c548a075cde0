import { headTags } from "./head-tags.ts";
import type { SitePage } from "./site-page.ts";

/**
 * The HTML file that client-side navigation fetches: a page without the shell and styles, which the
 * visitor already has.
 * @param deploy identifies the deploy, in a build; see src/routing/pages.ts
 */
export function pageFragment({ path, head, document }: SitePage, deploy?: string): string {
	const page = document.querySelector("[data-page]");
	if (!page) throw new Error(`The page at ${path} has no element with data-page.`);
	const marked = deploy ? ` data-deploy="${deploy}"` : "";
	return `<!doctype html><html lang="en-NZ"${marked}><head><meta charset="utf-8">${headTags(head)}</head><body><!--email_off-->${page.outerHTML}<!--/email_off--></body></html>`;
}
