import type { AroundNavHandler } from "wouter";
import { decodedPath } from "~/routing/decoded-path";
import { startFetchingAhead, watchLinks } from "~/routing/fetch-ahead";
import { takeUpTypefaces } from "~/theme/typefaces";

/*
 * What a browser does between two documents, done between two pages of one document: scroll
 * position and focus.
 */

/** Wait after the last scroll or move of focus before it is written down, in milliseconds. */
const rest = 250;

/** What the Tab key stops at. A page has the same ones, in the same order, when it is shown again. */
const stops = "a, button, input, summary";

/** Put on `<main>` while it shows a page that a link led to: the style sheet lets that one fade in. */
const arrivingClass = "arriving";

/** Where a visitor is in a page. */
interface Place {
	scrollY: number;
	/** Which of the stops has the focus; -1 for none. */
	focus: number;
}

/** The path whose page is on the screen. */
let shownPath: string | undefined;
let wentBack = false;
let restTimer: ReturnType<typeof setTimeout> | undefined;

/** The place that is kept with the present entry of the browser's history. */
function savedPlace(): Place {
	const { scrollY = 0, focus = -1 }: Partial<Place> = history.state ?? {};
	return { scrollY, focus };
}

/**
 * Keeps the visitor's place with its entry of the browser's history. The browser restores the scroll
 * position by itself where the document is whole at once; where a page's code must load first, and
 * for the focus, `arrive` does.
 */
function savePlace(): void {
	clearTimeout(restTimer);
	if (decodedPath(location.pathname) !== shownPath) return;
	const focused = document.activeElement;
	const focus = focused?.matches(stops)
		? [...document.querySelectorAll(stops)].indexOf(focused)
		: -1;
	const saved = savedPlace();
	// Written only where it changed: browsers take several milliseconds for it.
	if (scrollY !== saved.scrollY || focus !== saved.focus) {
		history.replaceState({ ...history.state, scrollY, focus }, "");
	}
}

/** Wraps every navigation by link: the router hands it over as the click happens. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
	const target = new URL(to, location.href);
	wentBack = false;
	savePlace();
	// A second click on the current page's own link adds nothing to the history.
	const samePlace = target.href === location.href;
	navigate(to, samePlace ? { ...options, replace: true } : options);
	if (decodedPath(target.pathname) !== shownPath) return;
	settle(target.hash);
	if (samePlace || target.hash) readFrom(partOf(target.hash));
};

/** The part of the page that a fragment names. */
function partOf(hash: string): HTMLElement | null {
	return hash ? document.getElementById(decodeFragment(hash)) : null;
}

/** Puts the page at its fragment, its remembered place or its top. */
function settle(hash: string): void {
	const part = partOf(hash);
	if (part) part.scrollIntoView();
	else scrollTo(0, wentBack ? savedPlace().scrollY : 0);
}

function decodeFragment(hash: string): string {
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return hash.slice(1);
	}
}

/** Moves the focus to the heading of a part of the page, or of the page, so that reading starts there. */
function readFrom(part: HTMLElement | null): void {
	const heading = part?.querySelector<HTMLElement>("h1, h2, h3") ?? part;
	const place = heading ?? document.querySelector<HTMLElement>("main h1");
	if (!place) return;
	place.tabIndex = -1;
	place.focus({ preventScroll: true });
}

/** Gives the focus back to what had it as the visitor left. @returns whether it could be */
function restoreFocus(): boolean {
	const stop = document.querySelectorAll<HTMLElement>(stops)[savedPlace().focus];
	stop?.focus({ preventScroll: true });
	return stop !== undefined && document.activeElement === stop;
}

/** The first heading that is on the screen: a visitor who came back without a focus reads from there. */
function headingInView(): HTMLElement | null {
	const headings = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)")];
	return headings.find((heading) => heading.getBoundingClientRect().top >= 0) ?? null;
}

/**
 * Called as a page is shown, before it is painted. The first page of a document is the browser's
 * own work; after that the page is scrolled, and focus goes to its heading, or back to where it was.
 */
export function arrive(path: string): void {
	const first = shownPath === undefined;
	shownPath = path;
	watchLinks();
	if (first) return;
	takeUpTypefaces();
	document.querySelector("main")?.classList.toggle(arrivingClass, !wentBack);
	const hash = wentBack ? "" : location.hash;
	settle(hash);
	if (wentBack && restoreFocus()) return;
	readFrom(wentBack ? headingInView() : partOf(hash));
}

/** Starts all of the above. Called once, when the page comes alive. */
export function startNavigation(): void {
	addEventListener("pagehide", savePlace);
	addEventListener("popstate", () => {
		clearTimeout(restTimer);
		wentBack = true;
	});
	for (const move of ["scroll", "focusin"]) {
		addEventListener(
			move,
			() => {
				clearTimeout(restTimer);
				restTimer = setTimeout(savePlace, rest);
			},
			{ passive: true },
		);
	}
	startFetchingAhead();
}
