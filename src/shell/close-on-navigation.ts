import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/**
 * Calls `close` when the visitor arrives at another path. Not on the first render: a menu opened
 * before the page came alive stays open.
 */
export function useCloseOnNavigation(close: () => void): void {
	const [path] = useLocation();
	const previous = useRef(path);
	useEffect(() => {
		if (previous.current === path) return;
		previous.current = path;
		close();
	}, [path, close]);
}
