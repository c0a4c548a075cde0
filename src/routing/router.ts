import { loadOpeningStatus } from "#src/islands.ts";
import { hasPage, notFoundPath, pageKey, signInPath } from "#src/paths.ts";
import { coverWhileLoading, uncover } from "#src/routing/cover-while-loading.ts";
import { writeHead } from "#src/routing/document-head.ts";
import {
	keepServedPage,
	loadedPage,
	loadPage,
	NewDeployError,
	type Page,
} from "#src/routing/pages.ts";
import { runIslands } from "#src/routing/run-islands.ts";
import {
	arrive,
	goToPlace,
	savePlace,
	shownKey,
	startSavingPlaces,
} from "#src/routing/scroll-and-focus.ts";
import { clonedTemplate } from "#src/routing/templates.ts";
import { plainlyClickedLink } from "#src/ui/plain-click.ts";

/*
 * Client-side navigation. A click on a link, Back and Forward exchange the page's element for that of the
 * page at the new address; the shell around it stays.
 */

/**
 * A second tap of a double tap comes this soon after the first, in milliseconds, and this close to it, in
 * CSS pixels.
 */
const doubleTap = { time: 500, distance: 30 };

/**
 * The link to the stylesheet is in the page that was served, and is needed when that page has gone. Where it
 * can't be moved without being read again (WebKit, older browsers), the head has a copy from the start.
 */
const stylesheet = "link[rel=stylesheet]";
const canMove = "moveBefore" in document.head;

let onShown: (key: string) => void = () => {};
let stopIslands = () => {};
/** Counts changes of the address, so that a page which arrives after the next one is dropped. */
let change = 0;
/** When the page on the screen was put there, in milliseconds since the document's start. */
let shownSince = 0;
/** The last click on a link, and the last one of the double or triple click that led to this page. */
let followed: MouseEvent | undefined;
let lastOfSeries: MouseEvent | undefined;
/** When the pointer was pressed for the click to come. */
let pressedAt = Infinity;
/** Whether another document was asked for. Its loading goes on if the address of this one changes. */
let leaving = false;

/** Whether the address is still the one that the document was served for: see src/head-script.ts. */
const isServedFor = () => location.pathname === document.documentElement.dataset.servedFor;

/**
 * Whether navigating to a page must load a document. A security policy lasts as long as its document,
 * so the sign-in page's wider one must not be carried to other pages, or be missing there.
 */
export function loadsDocument(path: string): boolean {
	return (pageKey(path) === signInPath) !== (shownKey() === signInPath);
}

/**
 * Loads the current address as a document. Reloading it would keep the scroll position, which is that of
 * the page before, unless the visitor went back or forward.
 */
function loadAsDocument(viaHistory: boolean): void {
	const { href } = location;
	if (viaHistory) {
		// What this document was served for would only be served again, without end.
		if (isServedFor()) uncover();
		else location.reload();
		return;
	}
	// From another URL, or this would be a reload as well.
	history.replaceState(history.state, "", shownKey() || "/");
	location.replace(href);
}

function failedPage(): Page {
	const element = clonedTemplate("data-page-failed");
	const title = document.createElement("title");
	title.textContent = element.querySelector("h1")?.textContent ?? "";
	return { head: [title], element };
}

/** Puts a page in the place of the one on the screen. */
function show(page: Page, viaHistory: boolean): void {
	stopIslands();
	const before = document.querySelector("[data-page]");
	const styles = before?.querySelector(stylesheet);
	if (styles && canMove) document.head.moveBefore(styles, null);
	// If it came back with its page, it would be read again.
	else styles?.remove();
	before?.replaceWith(page.element);
	writeHead(page.head);
	shownSince = performance.now();
	lastOfSeries = viaHistory ? undefined : followed;
	onShown(shownKey());
	arrive(viaHistory);
	start(page.element);
}

/** Starts what runs in a page. */
function start(page: HTMLElement): void {
	stopIslands = runIslands(page);
	loadOpeningStatus();
}

/**
 * Shows the page at the document's address. On navigation the old page stays, covered by the loader, until
 * the new one has loaded.
 * @param viaHistory whether the visitor went back or forward
 */
async function showAddress(viaHistory: boolean): Promise<void> {
	const path = location.pathname;
	change += 1;
	const mine = change;
	uncover();
	if (pageKey(path) === shownKey()) return;
	if (loadsDocument(path)) return loadAsDocument(viaHistory);
	let page = loadedPage(path);
	if (!page) {
		coverWhileLoading();
		try {
			page = await loadPage(path);
		} catch (error) {
			if (mine !== change) return;
			// This can't loop: what the document shows first is its own content, which isn't fetched.
			if (error instanceof NewDeployError) return loadAsDocument(viaHistory);
			page = failedPage();
		}
		if (mine !== change) return;
		uncover();
	}
	show(page, viaHistory);
}

/** The link of a plain click, which is followed in this tab. Null for all other clicks. */
function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
	if (event.defaultPrevented || event.button !== 0) return null;
	const link = plainlyClickedLink(event);
	// The browser handles links within the page, and those that open a tab or a file.
	const elsewhere = !link || link.target || link.hasAttribute("download");
	return elsewhere || link.getAttribute("href")?.startsWith("#") ? null : link;
}

/** Whether the router should follow a link. One marked `data-document` always loads a new document. */
function isRouted(link: HTMLAnchorElement): boolean {
	if (link.origin !== location.origin || !hasPage(link.pathname)) return false;
	return !("document" in link.dataset) && !loadsDocument(link.pathname);
}

function followLink(event: MouseEvent): void {
	const link = clickedLink(event);
	if (!link) return;
	if (leaving || !isRouted(link)) {
		// Only another document can take the place of one that is on its way.
		leaving ||= link.protocol.startsWith("http");
		return;
	}
	followed = event;
	// Safari doesn't focus a clicked link, so Back couldn't restore the focus to it.
	if (document.activeElement === document.body) link.focus({ preventScroll: true });
	savePlace();
	// A click on a link to the current URL adds no history entry.
	if (link.href === location.href) history.replaceState(history.state, "");
	else history.pushState(null, "", link.href);
	// If the browser refuses the entry, it follows the link itself.
	event.preventDefault();
	if (pageKey(link.pathname) === shownKey()) goToPlace();
	showAddress(false);
}

function notePress({ timeStamp }: Event): void {
	// Some engines give no time.
	pressedAt = timeStamp || performance.now();
}

/**
 * Cancels a click that was meant for the page before: its pointer was pressed before this page was here, or
 * it is the second tap of a double tap.
 */
function cancelLateClick(event: MouseEvent): void {
	// A click by keyboard or script has no detail.
	if (!event.isTrusted || event.detail === 0) return;
	const pressed = pressedAt;
	// A screen reader's click has no press in some browsers.
	pressedAt = Infinity;
	if (shownSince === 0) return;
	const { timeStamp = 0, clientX = 0, clientY = 0 } = lastOfSeries ?? {};
	const again =
		event.timeStamp - timeStamp < doubleTap.time &&
		Math.hypot(event.clientX - clientX, event.clientY - clientY) < doubleTap.distance;
	// A click elsewhere ends a series of taps.
	if (!again) lastOfSeries = undefined;
	if (pressed > shownSince && !again) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	lastOfSeries = event;
}

/**
 * Starts the router. The address may not be the served page's any more: a visitor can go back before this
 * script is here.
 * @param shown is called whenever another page is shown, with its key: see `pageKey`
 */
export function startRouter(shown: (key: string) => void): void {
	onShown = shown;
	const served = keepServedPage();
	const styles = served.element.querySelector(stylesheet);
	if (styles && !canMove) document.head.append(styles.cloneNode());
	addEventListener("popstate", () => void showAddress(true));
	addEventListener("pageshow", ({ persisted }) => {
		leaving = false;
		// Some browsers end the request of a page that was still loading. It has no place yet.
		if (persisted) showAddress(history.state !== null);
	});
	document.addEventListener("click", followLink);
	addEventListener("pointerdown", notePress, true);
	addEventListener("click", cancelLateClick, true);
	startSavingPlaces();

	const key = pageKey(location.pathname);
	if (key !== shownKey() && (key !== notFoundPath || !isServedFor())) showAddress(true);
	else start(served.element);
}
