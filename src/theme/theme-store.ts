import { useSyncExternalStore } from "react";
import { darkClass, themeKey } from "#src/head-script.ts";
import { followOtherTabs } from "#src/theme/follow-other-tabs.ts";

export type Theme = "light" | "dark";

const listeners = new Set<() => void>();

function currentTheme(): Theme {
	return document.documentElement.classList.contains(darkClass) ? "dark" : "light";
}

function applyTheme(theme: Theme): void {
	document.documentElement.classList.toggle(darkClass, theme === "dark");
	const themeColor = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
	if (themeColor) themeColor.content = themeColor.dataset[theme] ?? "";
	for (const listener of listeners) listener();
}

/** Applies a theme to the whole page, and saves it if storage is available. */
export function setTheme(theme: Theme): void {
	applyTheme(theme);
	try {
		localStorage.setItem(themeKey, theme);
	} catch {
		// Storage is blocked or full: the choice lasts until the page is closed.
	}
}

/** Applies a stored theme. Cleared storage means light. */
function applyStored(stored: string | null): void {
	const theme = stored === "dark" ? "dark" : "light";
	if (theme !== currentTheme()) applyTheme(theme);
}

let stopFollowing = () => {};

function subscribe(listener: () => void): () => void {
	if (listeners.size === 0) stopFollowing = followOtherTabs(themeKey, applyStored);
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0) stopFollowing();
	};
}

/** The current theme, as state. Prerendered pages are light. */
export function useTheme(): Theme {
	return useSyncExternalStore(subscribe, currentTheme, () => "light");
}
