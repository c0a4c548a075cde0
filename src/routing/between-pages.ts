import type { AroundNavHandler } from "wouter";
import { decodedPath } from "~/routing/decoded-path";
import { startFetchingAhead, watchLinks } from "~/routing/fetch-ahead";

/*
 * What a browser does between two documents, done between two pages of one document: scroll
 * position and focus.
 */

/** Wait after the last scroll event before its position is written down, in milliseconds. */
const scrollRest = 100;

/** The path whose page is on the screen. */
let shownPath: string | undefined;
let wentBack = false;
let scrollTimer: ReturnType<typeof setTimeout> | undefined;

/** The scroll position that is kept with the present entry of the browser's history. */
function savedScroll(): number {
	return history.state?.scrollY ?? 0;
}

/**
 * Keeps the scroll position with its entry of the browser's history. The browser restores it by
 * itself where the document is whole at once; where a page's code must load first, `settle` does.
 */
function saveScroll(): void {
	clearTimeout(scrollTimer);
	// Written only where it changed: browsers take several milliseconds for it.
	if (decodedPath(location.pathname) === shownPath && scrollY !== savedScroll()) {
		history.replaceState({ ...history.state, scrollY }, "");
	}
}

/** Whether the page about to be shown was reached by Back or Forward. */
export function arrivingBack(): boolean {
	return wentBack;
}

/** Wraps every navigation by link: the router hands it over as the click happens. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
	const target = new URL(to, location.href);
	wentBack = false;
	saveScroll();
	// A second click on the current page's own link adds nothing to the history.
	const samePlace = target.href === location.href;
	navigate(to, samePlace ? { ...options, replace: true } : options);
	if (decodedPath(target.pathname) === shownPath && target.search === location.search)
		settle(target.hash);
};

/** Puts the page at its fragment, its remembered place or its top. */
function settle(hash: string): void {
	const target = hash ? document.getElementById(decodeFragment(hash)) : null;
	if (target) target.scrollIntoView();
	else scrollTo(0, wentBack ? savedScroll() : 0);
}

function decodeFragment(hash: string): string {
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return hash.slice(1);
	}
}

/**
 * Called as a page is shown, before it is painted. The first page of a document is the browser's
 * own work; after that the page is scrolled, and focus goes to its heading, so that a screen
 * reader reads from there.
 */
export function arrive(path: string): void {
	const first = shownPath === undefined;
	shownPath = path;
	watchLinks();
	if (first) return;
	settle(wentBack ? "" : location.hash);
	const heading = document.querySelector<HTMLElement>("main h1");
	if (heading) {
		heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	}
}

/** Starts all of the above. Called once, when the page comes alive. */
export function startNavigation(): void {
	addEventListener("pagehide", saveScroll);
	addEventListener("popstate", () => {
		clearTimeout(scrollTimer);
		wentBack = true;
	});
	addEventListener(
		"scroll",
		() => {
			clearTimeout(scrollTimer);
			scrollTimer = setTimeout(saveScroll, scrollRest);
		},
		{ passive: true },
	);
	startFetchingAhead();
}
