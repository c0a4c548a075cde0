/** The part of a click that counts, of the browser's event and of React's. */
type ClickOnLink = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "target">;

/** Whether a click follows a link in this tab. A click with a modifier key opens another tab. */
export function isPlainClickOnLink(event: ClickOnLink): boolean {
	const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
	return !modified && event.target instanceof Element && event.target.closest("a") !== null;
}
