import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/** The widths at which the header shows the menus instead of the mobile menu. */
const desktop = "(min-width: 64rem)";

/**
 * Calls `close` on navigation, and when the window is resized to a width at which this menu is hidden:
 * an open but hidden menu would leave the page inert, or reappear later. Doesn't close on the first
 * render, so that a menu opened before hydration stays open.
 */
export function useCloseMenu(close: () => void): void {
	const [path] = useLocation();
	const previous = useRef(path);
	useEffect(() => {
		if (previous.current === path) return;
		previous.current = path;
		close();
	}, [path, close]);

	useEffect(() => {
		const query = matchMedia(desktop);
		query.addEventListener("change", close);
		return () => query.removeEventListener("change", close);
	}, [close]);
}

/** The part of a click that counts, of the browser's event and of React's. */
type ClickOnLink = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "target">;

/** Whether a click follows a link in this tab. A click with a modifier key opens another tab. */
export function isPlainClickOnLink(event: ClickOnLink): boolean {
	const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
	return !changed && event.target instanceof Element && event.target.closest("a") !== null;
}
