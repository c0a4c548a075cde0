/** The page's inlined styles. The build adds the URL of the site's full stylesheet as an attribute. */
const inlinedStyles = () => document.querySelector<HTMLStyleElement>("style[data-site-styles]");

let loading: Promise<void> | undefined;

/**
 * Loads the site's full stylesheet. A document is served with the styles of its own page only, so
 * the rest must load before the first navigation. Rejects if it can't be fetched; a later call
 * tries again.
 *
 * Stylesheets are kept in the order in which they arrive. Inserting one ahead of others makes
 * Chromium choose fonts again, so that text someone is reading would change its typeface.
 */
export function loadSiteStyles(): Promise<void> {
	loading ??= new Promise<void>((resolve, reject) => {
		const inlined = inlinedStyles();
		// The development server serves all styles with every page.
		if (!inlined?.dataset.siteStyles) return resolve();
		const link = document.createElement("link");
		link.rel = "stylesheet";
		link.href = inlined.dataset.siteStyles;
		link.onload = () => {
			// The Google Fonts stylesheet may still be loading: move it behind this one.
			for (const late of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
				if (!late.sheet) document.head.append(late);
			}
			resolve();
		};
		link.onerror = () => {
			link.remove();
			loading = undefined;
			reject(new Error("The site's stylesheet could not be fetched."));
		};
		document.head.append(link);
	});
	return loading;
}

/**
 * Loads the full stylesheet at once if the security policy blocked the inlined styles. That happens
 * when a proxy changed the document, or sent it with another page's policy. Every policy allows
 * stylesheets from the site itself.
 */
export function replaceRefusedStyles(): void {
	// If this fails too, the page is still readable without styles.
	if (inlinedStyles()?.sheet === null) loadSiteStyles().catch(() => {});
}
