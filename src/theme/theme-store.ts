import { useSyncExternalStore } from "react";
import { darkClass, themeKey } from "~/theme/head-script";

export type Theme = "light" | "dark";

const listeners = new Set<() => void>();

function currentTheme(): Theme {
	return document.documentElement.classList.contains(darkClass) ? "dark" : "light";
}

function applyTheme(theme: Theme): void {
	document.documentElement.classList.toggle(darkClass, theme === "dark");
	const bars = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
	if (bars) bars.content = bars.dataset[theme] ?? "";
	for (const listener of listeners) listener();
}

/** Turns the theme on the whole page and remembers it, where the browser lets a site remember. */
export function setTheme(theme: Theme): void {
	applyTheme(theme);
	try {
		localStorage.setItem(themeKey, theme);
	} catch {
		// Storage is blocked or full: the choice holds for this page view.
	}
}

/** Follows a choice made in another tab. A null key means that storage was cleared. */
function followOtherTabs(event: StorageEvent): void {
	if (event.key === themeKey || event.key === null) {
		applyTheme(event.newValue === "dark" ? "dark" : "light");
	}
}

/** Catches up with a choice made in another tab while this one was waking up, or kept for Back. */
function catchUp(): void {
	try {
		const stored = localStorage.getItem(themeKey) === "dark" ? "dark" : "light";
		if (stored !== currentTheme()) applyTheme(stored);
	} catch {
		// Storage is blocked: no tab can have told this one anything.
	}
}

function subscribe(listener: () => void): () => void {
	if (listeners.size === 0) {
		addEventListener("storage", followOtherTabs);
		addEventListener("pageshow", catchUp);
		catchUp();
	}
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		removeEventListener("storage", followOtherTabs);
		removeEventListener("pageshow", catchUp);
	};
}

/** The theme now, and again whenever it changes. Prerendered pages are light. */
export function useTheme(): Theme {
	return useSyncExternalStore(subscribe, currentTheme, () => "light");
}
