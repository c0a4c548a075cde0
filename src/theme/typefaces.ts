/*
 * A typeface never changes a text that is on the screen. One that comes too late for the first page
 * of a visit is loaded all the same, and the next change of page takes it up.
 */
import { interLateClass } from "~/theme/head-script";

/** The display face from the fonts service; until it is there, or without it, headings use Inter. */
const fontsStyleSheet =
	"https://fonts.googleapis.com/css2?family=Hanken+Grotesk:wght@500..600&display=optional";

/** Marks on `<html>`, with `-here`, that a typeface has come; without, it sets the site in it. */
type FaceClass = "text-face" | "display-face";

const root = () => document.documentElement;

function load(face: string, faceClass: FaceClass): void {
	document.fonts.load(`600 1em "${face}"`).then(
		() => root().classList.add(`${faceClass}-here`),
		() => {},
	);
}

/**
 * Loads the typefaces of the pages to come, once the first one is on the screen: Inter, where it was
 * late (from the browser's own memory: it is the same file under another name, since a browser does
 * not take up the first again), and the display face. Small screens ask for its style sheet alone:
 * they keep to Inter, whose display cut they have already, and save 25 kB.
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

/** Sets the site in the typefaces that have come by now. Called as the page changes. */
export function takeUpTypefaces(): void {
	for (const faceClass of ["text-face", "display-face"] satisfies FaceClass[]) {
		root().classList.replace(`${faceClass}-here`, faceClass);
	}
}
