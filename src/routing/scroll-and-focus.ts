import type { AroundNavHandler } from "wouter";
import { loadOpeningStatus } from "~/live-parts";
import { decodedPath } from "~/routing/decoded-path";
import { startFetchingAhead, watchLinks } from "~/routing/fetch-ahead";
import { whenIdle } from "~/when-idle";

/*
 * Scroll position and focus on client-side navigation, which the browser handles itself when it
 * loads a document.
 */

/** Debounce time before scroll position and focus are saved, in milliseconds. */
const saveDelay = 250;

/** Focusable elements. A page has the same ones, in the same order, when it is shown again. */
const focusable = "a, button, input, summary";

/** Class on `<main>` while it shows a page reached by a link. The stylesheet fades that page in. */
const arrivingClass = "arriving";
/** Class on `<main>` during the first frame of such a page. */
const firstFrameClass = "first-frame";

/** A visitor's scroll position and focus on a page. */
interface Place {
	scrollY: number;
	/** The index of the focused element among the focusable ones, or -1. */
	focus: number;
}

/** The path whose page is on the screen. */
let shownPath: string | undefined;
let wentBack = false;
let restTimer: ReturnType<typeof setTimeout> | undefined;

/** The place saved with the current history entry. */
function savedPlace(): Place {
	const { scrollY = 0, focus = -1 }: Partial<Place> = history.state ?? {};
	return { scrollY, focus };
}

/**
 * Saves the visitor's place in the current history entry. The browser restores the scroll position
 * itself if the page is there at once. If the page must be loaded first, and for the focus, `onPageShown`
 * does it.
 */
function savePlace(): void {
	clearTimeout(restTimer);
	if (decodedPath(location.pathname) !== shownPath) return;
	const focused = document.activeElement;
	const focus = focused?.matches(focusable)
		? [...document.querySelectorAll(focusable)].indexOf(focused)
		: -1;
	const saved = savedPlace();
	// Write only if it has changed, because replaceState takes several milliseconds.
	if (scrollY !== saved.scrollY || focus !== saved.focus) {
		history.replaceState({ ...history.state, scrollY, focus }, "");
	}
}

/** Wraps every navigation by link. The router calls it on click. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
	const target = new URL(to, location.href);
	wentBack = false;
	savePlace();
	// A click on a link to the current URL adds no history entry.
	const samePlace = target.href === location.href;
	navigate(to, samePlace ? { ...options, replace: true } : options);
	if (decodedPath(target.pathname) !== shownPath) return;
	scrollToPlace(target.hash);
	if (samePlace || target.hash) focusHeading(fragmentTarget(target.hash));
};

/** The element that a fragment points to. */
function fragmentTarget(hash: string): HTMLElement | null {
	return hash ? document.getElementById(decodeFragment(hash)) : null;
}

/** Scrolls to the fragment, to the saved position after Back or Forward, or to the top. */
function scrollToPlace(hash: string): void {
	const part = fragmentTarget(hash);
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

/** Moves the focus to the heading of a part, or of the page, so that screen readers read from there. */
function focusHeading(part: HTMLElement | null): void {
	const heading = part?.querySelector<HTMLElement>("h1, h2, h3") ?? part;
	const place = heading ?? document.querySelector<HTMLElement>("main h1");
	if (!place) return;
	place.tabIndex = -1;
	place.focus({ preventScroll: true });
}

/** Returns the focus to the element that had it when the visitor left. @returns whether that worked */
function restoreFocus(): boolean {
	const stop = document.querySelectorAll<HTMLElement>(focusable)[savedPlace().focus];
	stop?.focus({ preventScroll: true });
	return stop !== undefined && document.activeElement === stop;
}

/** The first heading in the viewport. It gets the focus on Back if the saved focus can't be restored. */
function headingInView(): HTMLElement | null {
	const headings = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)")];
	return headings.find((heading) => heading.getBoundingClientRect().top >= 0) ?? null;
}

/**
 * Called when a page is shown, before it is painted. Does nothing for a document's first page, which
 * the browser handles. On later pages it scrolls, and moves the focus to the heading or back to where
 * it was.
 */
export function onPageShown(path: string): void {
	const first = shownPath === undefined;
	shownPath = path;
	whenIdle(async () => watchLinks());
	if (first) return;
	loadOpeningStatus();
	const main = document.querySelector("main");
	main?.classList.toggle(arrivingClass, !wentBack);
	const hash = wentBack ? "" : location.hash;
	if (!wentBack && !hash) skipBelowTheFold(main);
	scrollToPlace(hash);
	if (wentBack && restoreFocus()) return;
	focusHeading(wentBack ? headingInView() : fragmentTarget(hash));
}

/** Leaves what is below the screen out of the first frame of a page, and lays it out in the next. */
function skipBelowTheFold(main: HTMLElement | null): void {
	main?.classList.add(firstFrameClass);
	requestAnimationFrame(() => requestAnimationFrame(() => main?.classList.remove(firstFrameClass)));
}

/** Adds the event listeners. Called once, before hydration. */
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
				restTimer = setTimeout(savePlace, saveDelay);
			},
			{ passive: true },
		);
	}
	startFetchingAhead();
}
