/*
 * A typeface never changes a text that is on the screen. One that comes too late for the first page
 * of a visit is loaded all the same: the head script marks on `<html>` that it is here, and the next
 * change of page takes it up.
 */

/** The classes that set the site in a typeface. That it is here is marked by the same with `-here`. */
const faces = ["text-face", "display-face"];

/** Sets the site in the typefaces that have come by now. Called as the page changes. */
export function takeUpTypefaces(): void {
	for (const face of faces) document.documentElement.classList.replace(`${face}-here`, face);
}
