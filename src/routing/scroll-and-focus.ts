import { decodedPath, pageKey } from "#src/paths.ts";

/*
 * Scroll position and focus on client-side navigation, which the browser handles itself when it
 * loads a document.
 */

/** Debounce time before scroll position and focus are saved, in milliseconds. */
const saveDelay = 250;

/**
 * Focusable elements outside islands, which start afresh: a page has the same ones, in the same
 * order, when it is shown again. What extensions add is outside of these parts.
 */
const focusable =
	":is(.site-header, [data-page], footer) :is(a, button, input, summary):not([data-island] *)";

/** Class on `<main>` while it shows a page reached by a link. The stylesheet fades that page in. */
const arrivingClass = "arriving";

/** Class on `<main>` until a page's opening has been painted. The stylesheet leaves out what is below it. */
const openingFirstClass = "opening-first";
const belowOpening = "[data-page] > :nth-child(n + 2)";

/** A visitor's scroll position and focus on a page. */
interface Place {
	scrollY: number;
	/** The index of the focused element among the focusable ones, or -1. */
	focus: number;
}

let saveTimer: ReturnType<typeof setTimeout> | undefined;

/** How far the page is scrolled. To ask when a visitor leaves would style and lay out the whole page once more. */
let scrolledTo: number | undefined;

/** The key of the page that is on the screen, or "" in place of one that couldn't be loaded. */
export function shownKey(): string {
	return document.querySelector<HTMLElement>("[data-page]")?.dataset.page ?? "";
}

/** The place saved with the current history entry, if the visitor stayed long enough. */
const savedPlace = (): Partial<Place> => history.state ?? {};

/**
 * Saves the visitor's place in the current history entry. The browser restores the scroll position
 * itself if the page is still loaded; otherwise `arrive` does. It always restores the focus.
 */
export function savePlace(): void {
	clearTimeout(saveTimer);
	// The address may be that of a page which is still loading.
	if (pageKey(location.pathname) !== shownKey()) return;
	const focused = document.activeElement;
	const focus = focused?.matches(focusable)
		? [...document.querySelectorAll(focusable)].indexOf(focused)
		: -1;
	const saved = { scrollY: 0, focus: -1, ...savedPlace() };
	scrolledTo ??= scrollY;
	// Write only if it has changed, because replaceState takes several milliseconds.
	if (scrolledTo !== saved.scrollY || focus !== saved.focus) {
		history.replaceState({ ...history.state, scrollY: scrolledTo, focus }, "");
	}
}

/** The element that a fragment points to. */
function fragmentTarget(hash: string): HTMLElement | null {
	return hash ? document.getElementById(decodedPath(hash.slice(1))) : null;
}

/** Moves the focus to the heading of a part, or of the page, so that screen readers read from there. */
function focusHeading(part: HTMLElement | null): void {
	const heading = part?.querySelector<HTMLElement>("h1, h2, h3") ?? part;
	const place = heading ?? document.querySelector<HTMLElement>("main h1");
	if (!place) return;
	place.tabIndex = -1;
	place.focus({ preventScroll: true });
}

/** The element that had the focus when the visitor left. */
function savedFocus(): HTMLElement | undefined {
	return document.querySelectorAll<HTMLElement>(focusable)[savedPlace().focus ?? -1];
}

/** Returns the focus to the element that had it. @returns whether that worked */
function restoreFocus(stop: HTMLElement | undefined): boolean {
	stop?.focus({ preventScroll: true });
	return stop !== undefined && document.activeElement === stop;
}

/** The first heading in the viewport. It gets the focus on Back if the saved focus can't be restored. */
function headingInView(): HTMLElement | null {
	const headings = [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)")];
	return headings.find((heading) => heading.getBoundingClientRect().top >= 0) ?? null;
}

/** Scrolls to the address's fragment, or to the top, and moves the focus to the heading there. */
export function goToPlace(): void {
	const part = fragmentTarget(location.hash);
	if (part) part.scrollIntoView();
	else scrollTo(0, 0);
	scrolledTo = scrollY;
	focusHeading(part);
}

/** Paints the page's opening before the browser styles and lays out the rest, if it fills the screen. */
function paintOpeningFirst(classes: DOMTokenList | undefined): void {
	classes?.add(openingFirstClass);
	const showAll = () => classes?.remove(openingFirstClass);
	const opening = document.querySelector("[data-page] > :first-child");
	const end = (opening?.getBoundingClientRect().bottom ?? 0) + scrollY;
	if (end < innerHeight) showAll();
	// A task after the frame.
	else requestAnimationFrame(() => setTimeout(showAll));
}

/**
 * Called when another page has been put in place, before it is painted. Scrolls, and moves the focus to the
 * heading or, after Back or Forward, back to where it was.
 */
export function arrive(viaHistory: boolean): void {
	const classes = document.querySelector("main")?.classList;
	// The animation moves the page, so it begins when the place is found.
	classes?.remove(arrivingClass, openingFirstClass);
	const focused = viaHistory ? savedFocus() : undefined;
	// Anywhere else depends on the height of what is above, and what isn't laid out can't be focused.
	const toOpening = viaHistory
		? savedPlace().scrollY === 0 && !focused?.closest(belowOpening)
		: !location.hash;
	if (toOpening) paintOpeningFirst(classes);
	if (viaHistory) {
		// Without a saved place, the browser's own stays: it has scrolled the page before to it.
		scrollTo(0, savedPlace().scrollY ?? scrollY);
		scrolledTo = scrollY;
		if (!restoreFocus(focused)) focusHeading(headingInView());
	} else {
		goToPlace();
		classes?.add(arrivingClass);
	}
}

/** Saves the visitor's place whenever it changes. Called once. */
export function startSavingPlaces(): void {
	addEventListener("pagehide", savePlace);
	const saveSoon = () => {
		clearTimeout(saveTimer);
		saveTimer = setTimeout(savePlace, saveDelay);
	};
	// The browser may have scrolled before this ran.
	setTimeout(() => {
		scrolledTo ??= scrollY;
	}, saveDelay);
	addEventListener("focusin", saveSoon);
	addEventListener(
		"scroll",
		() => {
			scrolledTo = scrollY;
			saveSoon();
		},
		{ passive: true },
	);
}
