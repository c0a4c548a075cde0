/** A document's own styles, on which the build has set the address of those of every other page. */
const ownStyles = () => document.querySelector<HTMLStyleElement>("style[data-site-styles]");

let loading: Promise<void> | undefined;

/**
 * The styles of all pages. A document is served with those of its own page alone; the others come
 * before the first change of page. Rejects when they cannot be fetched; a later call tries again.
 */
export function loadSiteStyles(): Promise<void> {
	loading ??= new Promise<void>((resolve, reject) => {
		const own = ownStyles();
		// The development server keeps no page apart.
		if (!own?.dataset.siteStyles) return resolve();
		const link = document.createElement("link");
		link.rel = "stylesheet";
		link.href = own.dataset.siteStyles;
		link.onload = () => resolve();
		link.onerror = () => {
			link.remove();
			loading = undefined;
			reject(new Error("The site's style sheet could not be fetched."));
		};
		document.head.append(link);
	});
	return loading;
}

/**
 * Fetches the styles of all pages at once where the document's own are refused: by the policy of
 * another page, or because something between the host and the visitor has changed the document. As a
 * file of the site they are allowed by every policy.
 */
export function replaceRefusedStyles(): void {
	// Should they not come either, the words are there.
	if (ownStyles()?.sheet === null) loadSiteStyles().catch(() => {});
}
