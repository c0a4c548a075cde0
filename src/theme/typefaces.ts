/*
 * Text that is on the screen never changes its typeface. A font that arrives too late for the first
 * page is applied on the next navigation.
 */
import { interLateClass } from "~/theme/head-script";

/** The display font from Google Fonts. Until it has loaded, or without it, headings use Inter. */
const fontsStyleSheet =
	"https://fonts.googleapis.com/css2?family=Hanken+Grotesk:wght@500..600&display=optional";

/** Class on `<html>` that applies a font. With the suffix `-here` it only marks the font as loaded. */
type FaceClass = "text-face" | "display-face";

const root = () => document.documentElement;

function load(face: string, faceClass: FaceClass): void {
	document.fonts.load(`600 1em "${face}"`).then(
		() => root().classList.add(`${faceClass}-here`),
		() => {},
	);
}

/**
 * Loads the fonts for the next pages, once the first page has been painted: the display font, and
 * Inter if it missed the first paint. Inter comes from the browser's cache under another name, because
 * browsers don't apply a font to the page once its `font-display: optional` period has passed. Small
 * screens load only the stylesheet of the display font: their headings stay in Inter, which saves 25 kB.
 */
export function loadTypefaces(): void {
	if (root().classList.contains(interLateClass)) load("Inter Late", "text-face");
	const link = document.createElement("link");
	link.rel = "stylesheet";
	link.href = fontsStyleSheet;
	link.onload = () => {
		if (matchMedia("(min-width: 64rem)").matches) load("Hanken Grotesk", "display-face");
	};
	link.onerror = () => link.remove();
	document.head.append(link);
}

/** Applies the fonts that have loaded so far. Called on navigation. */
export function takeUpTypefaces(): void {
	for (const faceClass of ["text-face", "display-face"] satisfies FaceClass[]) {
		root().classList.replace(`${faceClass}-here`, faceClass);
	}
}
