import { hasPage } from "#src/paths.ts";
import { loadPage } from "#src/routing/pages.ts";
import { loadsDocument } from "#src/routing/router.ts";
import { whenIdle } from "#src/scheduling/when-idle.ts";

/** What some browsers report about the connection (Network Information API). */
interface Connection {
	saveData?: boolean;
	effectiveType?: string;
}

/** Whether to skip prefetching: the visitor saves data, or is on a slow connection or offline. */
function spareData(): boolean {
	const { saveData, effectiveType = "" } =
		(navigator as { connection?: Connection }).connection ?? {};
	return saveData === true || effectiveType.endsWith("2g") || !navigator.onLine;
}

/** Prefetches a link's page. Failures are ignored: a click tries again and reports them. */
async function prefetch(link: HTMLAnchorElement): Promise<void> {
	const worthwhile =
		link.origin === location.origin && hasPage(link.pathname) && !loadsDocument(link.pathname);
	if (!worthwhile || spareData()) return;
	await loadPage(link.pathname).catch(() => {});
}

/** Prefetches at once when a link is hovered, touched or focused: a click is likely to follow. */
function onIntent(event: Event): void {
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	if (link) prefetch(link);
}

/** Ends when the pages of the links before are here. */
let turn: Promise<unknown> = Promise.resolve();

/** Prefetches the pages of links one at a time, each when the browser is idle. */
function prefetchInTurn(link: HTMLAnchorElement): void {
	turn = turn.then(() => {
		// The visitor may have left its page since.
		if (!link.isConnected) return;
		return new Promise<void>((done) => void whenIdle(() => prefetch(link).finally(done)));
	});
}

let inView: IntersectionObserver | undefined;

/**
 * Prefetches the pages of links that are in view, once the browser is idle. Links in closed menus enter
 * the viewport when their menu opens. Call it again after each navigation.
 */
export function watchLinks(): void {
	inView?.disconnect();
	inView = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting) continue;
			inView?.unobserve(target);
			prefetchInTurn(target as HTMLAnchorElement);
		}
	});
	whenIdle(async () => {
		for (const link of document.querySelectorAll('a[href^="/"]')) inView?.observe(link);
	});
}

/** Starts prefetching: on hover, touch and focus, and what is in view. Called once. */
export function startPrefetching(): void {
	for (const intent of ["pointerover", "touchstart", "focusin"]) {
		addEventListener(intent, onIntent, { passive: true });
	}
	// The pointer may have been on a link before.
	const link = document.querySelector<HTMLAnchorElement>("a:is(:hover, :active, :focus)");
	if (link) prefetch(link);
	watchLinks();
}
