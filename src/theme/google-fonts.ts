/**
 * Inter for letters outside the site's own subset, such as a name in Cyrillic, Greek or Vietnamese. The
 * stylesheet splits the font by `unicode-range`, so the browser fetches a file only if the page has a
 * letter from it.
 */
const styleSheet = "https://fonts.googleapis.com/css2?family=Inter:wght@400..600&display=swap";

/** Loads the stylesheet without blocking the first paint. The site is complete without it. */
export function loadFontsForOtherScripts(): void {
	const link = document.createElement("link");
	link.rel = "stylesheet";
	link.href = styleSheet;
	link.onerror = () => link.remove();
	document.head.append(link);
}
