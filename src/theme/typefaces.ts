/*
 * A typeface never changes a text that is on the screen. One that comes too late for the first page
 * of a visit is loaded all the same: the head script marks on `<html>` that it is here, and the next
 * change of page takes it up.
 */

/** The class that marks a typeface as here, and the one that sets the site in it. */
const lateFaces = { "text-face-here": "text-face", "display-face-here": "display-face" };

/** Sets the site in the typefaces that have come by now. Called as the page changes. */
export function takeUpTypefaces(): void {
	for (const [here, face] of Object.entries(lateFaces)) {
		document.documentElement.classList.replace(here, face);
	}
}
