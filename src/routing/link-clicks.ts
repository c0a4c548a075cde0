import { signInPath } from "#src/paths.ts";
import { decodedPath } from "#src/routing/decoded-path.ts";
import { hasPage } from "#src/routing/pages.ts";
import { isPlainClickOnLink } from "#src/ui/plain-click.ts";

/**
 * Whether navigating to a page must load a document. A security policy lasts as long as its document,
 * so the sign-in page's wider one must not be carried to other pages, or be missing there.
 */
export function loadsDocument(path: string): boolean {
	return (path === signInPath) !== (decodedPath(location.pathname) === signInPath);
}

/**
 * The target of a click that the router should handle: a plain click on a link to a page of the
 * site. Null for all others. A link marked `data-document` always loads a new document.
 */
function routedPath(event: MouseEvent): string | null {
	if (event.defaultPrevented || event.button !== 0 || !isPlainClickOnLink(event)) return null;
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	if (!link || link.origin !== location.origin || !hasPage(link.pathname)) return null;
	if (link.target || "document" in link.dataset || loadsDocument(link.pathname)) return null;
	// The browser handles links within the page.
	if (link.getAttribute("href")?.startsWith("#")) return null;
	return link.pathname + link.search + link.hash;
}

/**
 * Passes clicks on links to the router. One listener handles all links, whether React rendered them
 * or not. Returns a function that removes it.
 */
export function routeLinkClicks(navigate: (to: string) => void): () => void {
	function onClick(event: MouseEvent) {
		const to = routedPath(event);
		if (to === null) return;
		event.preventDefault();
		// Safari doesn't focus a clicked link, so Back couldn't restore the focus to it.
		if (document.activeElement === document.body && event.target instanceof Element) {
			event.target.closest("a")?.focus({ preventScroll: true });
		}
		navigate(to);
	}
	document.addEventListener("click", onClick);
	return () => document.removeEventListener("click", onClick);
}
