import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/** The widths at which the header shows the menus instead of the mobile menu, from src/styles/tokens.css. */
function desktop(): MediaQueryList {
	const width = getComputedStyle(document.documentElement).getPropertyValue("--breakpoint-lg");
	return matchMedia(`(min-width: ${width})`);
}

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
		const query = desktop();
		query.addEventListener("change", close);
		return () => query.removeEventListener("change", close);
	}, [close]);
}
