import { type ComponentType, startTransition, useLayoutEffect, useRef, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { Router } from "wouter";
import { liveParts } from "~/live-parts";
import { aroundNavigation } from "~/routing/between-pages";
import { PageHead, readHead } from "~/seo/page-head";

/** The prerendered page in the document. The development server serves none. */
export function prerenderedPage(): Element | null {
	return document.querySelector("[data-page]");
}

/** A live part of a prerendered page: its element, the markup as served, and its component. */
interface Island {
	element: Element;
	served: Node;
	Part: ComponentType;
}

/** Fetches the code of a page's live parts. The rest of the page needs no code. */
function loadIslands(page: Element): Promise<Island[]> {
	const elements = [...page.querySelectorAll<HTMLElement>("[data-live]")];
	return Promise.all(
		elements.map(async (element) => {
			const load = liveParts[element.dataset.live ?? ""];
			if (!load) throw new Error(`src/live-parts.ts has no part named ${element.dataset.live}.`);
			return { element, served: element.cloneNode(true), Part: await load() };
		}),
	);
}

/** Hydrates a live part. Errors thrown while it renders go to `onUncaughtError`. */
function hydrate({ element, Part }: Island, onUncaughtError: (error: unknown) => void): Root {
	const part = (
		<Router aroundNav={aroundNavigation}>
			<Part />
		</Router>
	);
	return hydrateRoot(element, part, { onUncaughtError });
}

/**
 * Makes a component of the prerendered page that shows the DOM nodes already in the document. The
 * page's own code isn't needed, so visitors don't download its text a second time as script. Each
 * live part is hydrated in a root of its own. When a visitor comes back to the page, its nodes are
 * put back as they were, and its live parts start again from the served markup.
 * Rejects if the code of a live part can't be fetched.
 */
export async function adoptPage(page: Element): Promise<ComponentType> {
	const nodes = [...page.childNodes];
	const head = readHead();
	const islands = await loadIslands(page);

	return function PrerenderedPage() {
		const element = useRef<HTMLDivElement>(null);
		// True during hydration. False when the visitor comes back and the nodes must be put back.
		const [inPlace] = useState(() => nodes.some((node) => node.isConnected));
		const [failed, setFailed] = useState<{ error: unknown } | null>(null);
		useLayoutEffect(() => {
			const start = () => islands.map((island) => hydrate(island, (error) => setFailed({ error })));
			let roots: Root[] = [];
			if (inPlace) {
				// A transition hydrates in slices, like the shell around the page.
				startTransition(() => {
					roots = start();
				});
			} else {
				element.current?.append(...nodes);
				for (const island of islands) {
					island.element.replaceChildren(...island.served.cloneNode(true).childNodes);
				}
				roots = start();
			}
			return () => {
				// React warns when a root is unmounted while another one is rendering.
				queueMicrotask(() => {
					for (const root of roots) root.unmount();
				});
			};
		}, [inPlace]);

		// Rethrow for the page's error boundary, which handles errors from islands' roots too.
		if (failed) throw failed.error;
		return (
			<>
				<PageHead head={head} />
				<div
					data-page
					ref={element}
					// Makes React ignore the element's children. Nothing is written during hydration.
					{...(inPlace && { dangerouslySetInnerHTML: { __html: "" } })}
				/>
			</>
		);
	};
}
