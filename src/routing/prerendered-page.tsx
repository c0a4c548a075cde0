import { type ComponentType, startTransition, useLayoutEffect, useRef, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { Router } from "wouter";
import { liveParts } from "~/live-parts";
import { aroundNavigation } from "~/routing/between-pages";
import { PageHead, readHead } from "~/seo/page-head";

/** The page that the document was served with; none on the development server. */
export function prerenderedPage(): Element | null {
	return document.querySelector("[data-page]");
}

/** A live part of a prerendered page: where it stands, what was served there, and its code. */
interface Island {
	element: Element;
	served: Node;
	Part: ComponentType;
}

/** Fetches the code of a page's live parts, which is all that the page has to run. */
function loadIslands(page: Element): Promise<Island[]> {
	const elements = [...page.querySelectorAll<HTMLElement>("[data-live]")];
	return Promise.all(
		elements.map(async (element) => {
			const load = liveParts[element.dataset.live ?? ""];
			if (!load) throw new Error(`No live part of the name ${element.dataset.live}.`);
			return { element, served: element.cloneNode(true), Part: await load() };
		}),
	);
}

/** Hydrates a live part. An error that it throws is handed over. */
function hydrate({ element, Part }: Island, onUncaughtError: (error: unknown) => void): Root {
	const part = (
		<Router aroundNav={aroundNavigation}>
			<Part />
		</Router>
	);
	return hydrateRoot(element, part, { onUncaughtError });
}

/**
 * Takes the page that the document was served with as it stands, for React to show without its
 * code: the visitor has its words already, and is not sent them a second time as script. Its live
 * parts run, each a root of its own. Back finds the words as they were left, and the live parts as
 * they were served. Rejects when the code of a live part cannot be fetched.
 */
export async function adoptPage(page: Element): Promise<ComponentType> {
	const nodes = [...page.childNodes];
	const head = readHead();
	const islands = await loadIslands(page);

	return function PrerenderedPage() {
		const element = useRef<HTMLDivElement>(null);
		// In place while React takes the document over; put back when the visitor comes back.
		const [inPlace] = useState(() => nodes.some((node) => node.isConnected));
		const [failed, setFailed] = useState<{ error: unknown } | null>(null);
		useLayoutEffect(() => {
			const start = () => islands.map((island) => hydrate(island, (error) => setFailed({ error })));
			let roots: Root[] = [];
			if (inPlace) {
				// In slices, like the document around it.
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
				// Not while React is at work on the root that the page stands in.
				queueMicrotask(() => {
					for (const root of roots) root.unmount();
				});
			};
		}, [inPlace]);

		// The boundary around the page shows its message, as it does for a page that React rendered.
		if (failed) throw failed.error;
		return (
			<>
				<PageHead head={head} />
				<div
					data-page
					ref={element}
					// Tells React that what is inside is not its own. It writes nothing while it hydrates.
					{...(inPlace && { dangerouslySetInnerHTML: { __html: "" } })}
				/>
			</>
		);
	};
}
