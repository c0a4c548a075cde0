import type { AroundNavHandler } from "wouter";
import { decodedPath } from "#src/routing/decoded-path.ts";

/*
 * Scroll position and focus on client-side navigation, which the browser handles itself when it
 * loads a document.
 */

/** Debounce time before scroll position and focus are saved, in milliseconds. */
const saveDelay = 250;

/**
 * Focusable elements outside islands, which start afresh: a page has the same ones, in the same
 * order, when it is shown again.
 */
const focusable = ":is(a, button, input, summary):not([data-island] *)";

/** Class on `<main>` while it shows a page reached by a link. The stylesheet fades that page in. */
const arrivingClass = "arriving";

/** A visitor's scroll position and focus on a page. */
interface Place {
	scrollY: number;
	/** The index of the focused element among the focusable ones, or -1. */
	focus: number;
}

/** The path whose page is on the screen. */
let shownPath: string | undefined;
/** Whether the last navigation was Back or Forward. */
let viaHistory = false;
let saveTimer: ReturnType<typeof setTimeout> | undefined;

/** The place saved with the current history entry. */
function savedPlace(): Place {
	const { scrollY = 0, focus = -1 }: Partial<Place> = history.state ?? {};
	return { scrollY, focus };
}

/**
 * Saves the visitor's place in the current history entry. The browser restores the scroll position
 * itself if the page is still loaded; otherwise `onPageShown` does. It always restores the focus.
 */
function savePlace(): void {
	clearTimeout(saveTimer);
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
	viaHistory = false;
	savePlace();
	// A click on a link to the current URL adds no history entry.
	const samePlace = target.href === location.href;
	navigate(to, samePlace ? { ...options, replace: true } : options);
	if (decodedPath(target.pathname) !== shownPath) return;
	// The page failed: try again.
	if (!document.querySelector("[data-page]")) return location.reload();
	scrollToPlace(target.hash);
	focusHeading(fragmentTarget(target.hash));
};

/** The element that a fragment points to. */
function fragmentTarget(hash: string): HTMLElement | null {
	return hash ? document.getElementById(decodeFragment(hash)) : null;
}

/** Scrolls to the fragment, to the saved position after Back or Forward, or to the top. */
function scrollToPlace(hash: string): void {
	const part = fragmentTarget(hash);
	if (part) part.scrollIntoView();
	else scrollTo(0, viaHistory ? savedPlace().scrollY : 0);
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
	if (first) return;
	document.querySelector("main")?.classList.toggle(arrivingClass, !viaHistory);
	const hash = viaHistory ? "" : location.hash;
	scrollToPlace(hash);
	if (viaHistory && restoreFocus()) return;
	focusHeading(viaHistory ? headingInView() : fragmentTarget(hash));
}

/**
 * Loads the current URL as a document. Reloading it would keep the scroll position, which is that of the
 * page before, unless the visitor went back or forward.
 */
export function loadAsDocument(): void {
	const { href } = location;
	if (viaHistory || shownPath === undefined) {
		location.reload();
		return;
	}
	// From another URL, or this would be a reload as well.
	history.replaceState(history.state, "", shownPath);
	location.replace(href);
}

/** Adds the event listeners. Called once, before hydration. */
export function startSavingPlaces(): void {
	addEventListener("pagehide", savePlace);
	addEventListener("popstate", () => {
		clearTimeout(saveTimer);
		viaHistory = true;
	});
	for (const move of ["scroll", "focusin"]) {
		addEventListener(
			move,
			() => {
				clearTimeout(saveTimer);
				saveTimer = setTimeout(savePlace, saveDelay);
			},
			{ passive: true },
		);
	}
}
