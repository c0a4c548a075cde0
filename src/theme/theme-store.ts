import { useSyncExternalStore } from "react";
import { darkClass, themeKey } from "~/theme/head-script";

export type Theme = "light" | "dark";

const listeners = new Set<() => void>();

function currentTheme(): Theme {
	return document.documentElement.classList.contains(darkClass) ? "dark" : "light";
}

/** Makes a change that restyles the whole page, and leaves what is below the screen to the next frame. */
function screenFirst(change: () => void): void {
	const below = [...document.querySelectorAll<HTMLElement>("[data-page] > *, footer")]
		.map((element) => ({ element, box: element.getBoundingClientRect() }))
		.filter(({ box }) => box.top > innerHeight);
	for (const { element, box } of below) {
		element.style.blockSize = `${box.height}px`;
		element.style.contentVisibility = "hidden";
	}
	change();
	requestAnimationFrame(() =>
		requestAnimationFrame(() => {
			for (const { element } of below) {
				element.style.blockSize = "";
				element.style.contentVisibility = "";
			}
		}),
	);
}

function applyTheme(theme: Theme): void {
	screenFirst(() => document.documentElement.classList.toggle(darkClass, theme === "dark"));
	const bars = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
	if (bars) bars.content = bars.dataset[theme] ?? "";
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

/** A page in the back/forward cache gets no storage events until it is shown again. */
const changeEvents = ["storage", "pageshow"] as const;

/** Applies a choice made in another tab. Cleared storage means light. */
function followOtherTabs(): void {
	try {
		const stored = localStorage.getItem(themeKey) === "dark" ? "dark" : "light";
		if (stored !== currentTheme()) applyTheme(stored);
	} catch {
		// Storage is blocked, so no other tab can have changed it.
	}
}

function subscribe(listener: () => void): () => void {
	if (listeners.size === 0) {
		for (const event of changeEvents) addEventListener(event, followOtherTabs);
		// One made before hydration.
		followOtherTabs();
	}
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		for (const event of changeEvents) removeEventListener(event, followOtherTabs);
	};
}

/** The current theme, as state. Prerendered pages are light. */
export function useTheme(): Theme {
	return useSyncExternalStore(subscribe, currentTheme, () => "light");
}
