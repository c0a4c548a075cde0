import { islands } from "#src/islands.ts";
import { clonedTemplate } from "#src/routing/templates.ts";

/** How far below the screen an island is when its code is fetched, so that it is ready when it is reached. */
const ahead = "100% 0px";

/** Each island's markup as it was served. A part starts from it whenever its page is shown. */
const served = new WeakMap<Element, Node>();

function restore(island: Element): void {
	const markup = served.get(island)?.cloneNode(true);
	if (markup) island.replaceChildren(...markup.childNodes);
}

/** Lets React run an island. @returns a function that stops it */
function runIsland(island: HTMLElement): () => void {
	if (served.has(island)) restore(island);
	else served.set(island, island.cloneNode(true));
	let unmount: (() => void) | undefined;
	let stopped = false;
	/** Does again what the visitor did last, before React could answer. */
	let again: (() => void) | undefined;
	const early = new AbortController();

	function fail(error: unknown): void {
		reportError(error);
		if (stopped) return;
		stop();
		// Otherwise the part is as served, with what the visitor has typed.
		if (unmount) restore(island);
		island.prepend(clonedTemplate("data-island-failed"));
	}

	async function hydrate(): Promise<void> {
		try {
			const load = islands[island.dataset.island ?? ""];
			if (!load) throw new Error(`src/islands.ts does not list ${island.dataset.island}.`);
			const [{ hydrateIsland }, Part] = await Promise.all([
				import("#src/ui/hydrate-island.tsx"),
				load(),
			]);
			if (stopped) return;
			early.abort();
			unmount = hydrateIsland(island, Part, () => again?.(), fail);
		} catch (error) {
			// What a page that has been left couldn't fetch is of no use any more.
			if (!stopped) fail(error);
		}
	}

	const near = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			near.disconnect();
			hydrate();
		},
		{ rootMargin: ahead },
	);

	function stop(): void {
		stopped = true;
		near.disconnect();
		early.abort();
		unmount?.();
	}

	/**
	 * Finds an element again: React replaces every one if the markup was changed before it hydrates. Its text
	 * may have been translated, and its position may have been another's.
	 */
	function finder<E extends Element>(element: E, selector: string): () => E | undefined {
		const all = () => [...island.querySelectorAll<E>(selector)];
		const index = all().indexOf(element);
		const text = element.textContent;
		return () => all().find(({ textContent }) => textContent === text) ?? all()[index];
	}
	function keepClick({ target }: Event): void {
		const button =
			target instanceof Element ? target.closest<HTMLElement>("button[type=button]") : null;
		const find = button && finder(button, "button[type=button]");
		again = find ? () => find()?.click() : undefined;
	}
	function keepSubmission(event: Event): void {
		event.preventDefault();
		const find = finder(event.target as HTMLFormElement, "form");
		again = () => find()?.requestSubmit();
	}
	island.addEventListener("click", keepClick, { signal: early.signal });
	island.addEventListener("submit", keepSubmission, { signal: early.signal });
	if ("islandSoon" in island.dataset) hydrate();
	else near.observe(island);
	return stop;
}

/**
 * Runs the islands of a page: those marked as such at once, the others before they are scrolled to. One
 * whose code can't be fetched or throws an error is shown as it was served, with a notice.
 * @returns a function that stops them
 */
export function runIslands(page: HTMLElement): () => void {
	const stops = [...page.querySelectorAll<HTMLElement>("[data-island]")].map(runIsland);
	return () => {
		for (const stop of stops) stop();
	};
}
