import type { ComponentType } from "react";
import { findAgain } from "#src/browser/find-again.ts";

/** Every island, by the path of its module in src. A page loads only the parts that it contains. */
const islands: Readonly<Record<string, () => Promise<ComponentType>>> = {
	"auth/account-card": async () => (await import("#src/auth/account-card.tsx")).AccountCard,
	"pages/home/worked-example": async () =>
		(await import("#src/pages/home/worked-example.tsx")).WorkedExample,
	"pages/not-found/likely-page": async () =>
		(await import("#src/pages/not-found/likely-page.tsx")).LikelyPage,
	"pages/solutions/data-analytics/nhi-checker": async () =>
		(await import("#src/pages/solutions/data-analytics/nhi-checker.tsx")).NhiChecker,
};

/** How far below the screen an island is when its code is fetched, so that it is ready when it is reached. */
const ahead = "100% 0px";

/**
 * Keeps what a visitor pressed last in an island until React has committed.
 * @returns a function to call when React begins, whose result does it again once React can answer
 */
function keepEarlyAction(island: HTMLElement): () => () => void {
	const early = new AbortController();
	let hasBegun = false;
	let pressed = (): HTMLElement | undefined => undefined;
	function keep(event: Event): void {
		const control = event instanceof SubmitEvent ? event.submitter : event.target;
		const button = control instanceof Element ? control.closest("button") : null;
		if (event.type === "submit") event.preventDefault();
		if (!button) return;
		const find = findAgain(island, button);
		// React itself answers a button that it takes over, and loses a click on one that it replaces.
		pressed = hasBegun ? () => (button.isConnected ? undefined : find()) : find;
	}
	// Before React's own listener, which may commit at once.
	island.addEventListener("click", keep, { capture: true, signal: early.signal });
	island.addEventListener("submit", keep, { capture: true, signal: early.signal });
	return () => {
		hasBegun = true;
		return () => {
			early.abort();
			pressed()?.click();
		};
	};
}

/** Lets React run an island. If its code is missing or fails, the markup stays as served, with a notice. */
async function run(island: HTMLElement): Promise<void> {
	const served = island.cloneNode(true);
	const begin = keepEarlyAction(island);
	let isRendered = false;
	function fail(error: unknown): void {
		reportError(error);
		if (isRendered) island.replaceChildren(...served.childNodes);
		island.parentElement?.querySelector("[data-island-failed]")?.removeAttribute("hidden");
	}
	try {
		const load = islands[island.dataset.island ?? ""];
		if (!load) throw new Error(`src/browser/islands.ts does not list ${island.dataset.island}.`);
		const [{ hydrateIsland }, Part] = await Promise.all([
			import("#src/browser/hydrate-island.tsx"),
			load(),
		]);
		isRendered = true;
		hydrateIsland(island, Part, begin(), fail);
	} catch (error) {
		fail(error);
	}
}

/** Runs the page's islands: those marked as such at once, the others before they are scrolled to. */
export function runIslands(): void {
	const near = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting) continue;
				near.unobserve(target);
				run(target as HTMLElement);
			}
		},
		{ rootMargin: ahead },
	);
	for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
		if ("islandSoon" in island.dataset) run(island);
		else near.observe(island);
	}
}
