/**
 * Inter for letters outside the site's own subset, such as a name in Cyrillic, Greek or Vietnamese. The
 * stylesheet splits the font by `unicode-range`, so the browser fetches a file only if the page has a
 * letter from it.
 */
const styleSheet = "https://fonts.googleapis.com/css2?family=Inter:wght@400..600&display=swap";

/** How long the service may take, in milliseconds: while it hangs, the browser shows the page as loading. */
const longestWait = 5_000;

/** Loads the stylesheet without blocking the first paint. The site is complete without it. */
export function loadFontsForOtherScripts(): void {
	const link = document.createElement("link");
	link.rel = "stylesheet";
	link.href = styleSheet;
	link.onerror = () => link.remove();
	setTimeout(() => link.sheet ?? link.remove(), longestWait);
	document.head.append(link);
}
