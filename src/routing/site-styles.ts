/** The document's inline styles, which carry the URL of the full stylesheet. */
const ownStyles = () => document.querySelector<HTMLStyleElement>("style[data-site-styles]");

let loading: Promise<void> | undefined;

/**
 * Loads the full stylesheet before the first navigation, because a document has only its own page's
 * styles inline. Rejects if it can't be fetched; a later call tries again.
 */
export function loadSiteStyles(): Promise<void> {
	loading ??= new Promise<void>((resolve, reject) => {
		const own = ownStyles();
		// In development every page has the full stylesheet.
		if (!own?.dataset.siteStyles) return resolve();
		const link = document.createElement("link");
		link.rel = "stylesheet";
		link.href = own.dataset.siteStyles;
		link.onload = () => resolve();
		link.onerror = () => {
			link.remove();
			loading = undefined;
			reject(new Error("The site's stylesheet could not be fetched."));
		};
		// Before the styles for paper, which replace some of these.
		own.after(link);
	});
	return loading;
}

/**
 * Loads the full stylesheet at once if the security policy blocks the document's inline styles: the
 * host sent another page's policy, or a proxy changed the document. Every policy allows the file.
 */
export function replaceRefusedStyles(): void {
	// If it fails too, the text can still be read.
	if (ownStyles()?.sheet === null) loadSiteStyles().catch(() => {});
}
