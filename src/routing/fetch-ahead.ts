import { hasPage, loadPage } from "~/routing/pages";
import { whenIdle } from "~/when-idle";

/** What some browsers tell of the connection (Network Information API). */
interface Connection {
	saveData?: boolean;
	effectiveType?: string;
}

/** Whether the visitor's connection is to be spared what nobody has asked for yet. */
function spareData(): boolean {
	const { saveData, effectiveType = "" } =
		(navigator as { connection?: Connection }).connection ?? {};
	return saveData === true || effectiveType.endsWith("2g") || !navigator.onLine;
}

/** Fetches a link's page. A failure is silent: the click tries again, and says so. */
async function fetchAhead(link: HTMLAnchorElement): Promise<void> {
	const worthwhile = link.origin === location.origin && hasPage(link.pathname);
	if (!worthwhile || spareData()) return;
	await loadPage(link.pathname).catch(() => {});
}

/** A link under the pointer, the finger or the focus is a page about to be asked for. */
function onIntent(event: Event): void {
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	if (link) fetchAhead(link);
}

/** Links that have come into view, in that order, whose pages wait for an idle moment. */
const waiting = new Set<HTMLAnchorElement>();
let fetching = false;

/** Fetches one page after another, each in an idle moment, so that nothing else has to wait. */
function fetchWaiting(): void {
	const [link] = waiting;
	if (fetching || !link) return;
	fetching = true;
	whenIdle(async () => {
		waiting.delete(link);
		await fetchAhead(link);
		fetching = false;
		fetchWaiting();
	});
}

let inView: IntersectionObserver | undefined;

/**
 * Watches the links of the page now shown, those of closed menus among them: they come into view
 * as their menu opens. Call it for each page.
 */
export function watchLinks(): void {
	inView?.disconnect();
	waiting.clear();
	inView = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting) continue;
			inView?.unobserve(target);
			waiting.add(target as HTMLAnchorElement);
		}
		fetchWaiting();
	});
	for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link);
}

/** Starts fetching ahead on intent. Called once, when the page comes alive. */
export function startFetchingAhead(): void {
	for (const intent of ["pointerover", "touchstart", "focusin"]) {
		addEventListener(intent, onIntent, { passive: true });
	}
}
