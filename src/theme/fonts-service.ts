/**
 * Inter for the letters that the site's own cut lacks: a name in Cyrillic, Greek or Vietnamese. The
 * service's style sheet parts its files by script (`unicode-range`), so that none is fetched where
 * no such letter stands.
 */
const styleSheet = "https://fonts.googleapis.com/css2?family=Inter:wght@400..600&display=swap";

/** Asks for the style sheet once the page is on the screen. The site is complete without it. */
export function loadOtherScripts(): void {
	const link = document.createElement("link");
	link.rel = "stylesheet";
	link.href = styleSheet;
	link.onerror = () => link.remove();
	document.head.append(link);
}
