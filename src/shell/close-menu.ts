import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "wouter";

/** Where the header has room for the menus themselves. */
const desktop = "(min-width: 64rem)";

/**
 * Calls `close` when the visitor arrives at another path, and when the window becomes one that the
 * menu is not for: hidden while open, it would leave the page under it inert, or come back later.
 * Not on the first render: a menu opened before the page came alive stays open.
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

/** Whether a click follows a link in this tab. One with a key held, for another tab, keeps a menu open. */
export function isPlainClickOnLink(event: MouseEvent): boolean {
	const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
	return !changed && event.target instanceof Element && event.target.closest("a") !== null;
}
