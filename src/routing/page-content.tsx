import { startTransition, useLayoutEffect, useRef, useState } from "react";
import type { hydrateRoot, Root } from "react-dom/client";
import { Router } from "wouter";
import { PageHead } from "#src/routing/page-head.ts";
import type { Page } from "#src/routing/pages.ts";
import { aroundNavigation } from "#src/routing/scroll-and-focus.ts";
import { useHydrated } from "#src/ui/use-hydrated.ts";

/** React's `hydrateRoot`, given as a prop so that its code doesn't run before it is needed. */
export type Hydrate = typeof hydrateRoot;

interface PageContentProps {
	page: Page;
	hydrate: Hydrate;
}

/**
 * Shows a prerendered page: its DOM nodes as served, with a React root in each island. When a
 * visitor comes back to the page, its nodes are as they were left (open disclosures stay open), and
 * its islands start again from the served markup.
 */
export function PageContent({ page: { head, nodes, parts }, hydrate }: PageContentProps) {
	const element = useRef<HTMLDivElement>(null);
	// Only a document's first page is already in place. If React discards the markup, because a translator
	// or an extension changed the text before hydration, the page's nodes are appended again.
	const hydrating = !useHydrated();
	const [inPlace] = useState(hydrating);
	const [failed, setFailed] = useState<{ error: unknown } | null>(null);
	useLayoutEffect(() => {
		const hydrateParts = () =>
			parts.map(({ element, Part }) =>
				hydrate(
					element,
					<Router aroundNav={aroundNavigation}>
						<Part />
					</Router>,
					{ onUncaughtError: (error) => setFailed({ error }) },
				),
			);
		let roots: Root[] = [];
		if (inPlace) {
			// A transition hydrates in slices, like the shell around the page.
			startTransition(() => {
				roots = hydrateParts();
			});
		} else {
			element.current?.append(...nodes);
			for (const part of parts) {
				part.element.replaceChildren(...part.served.cloneNode(true).childNodes);
			}
			roots = hydrateParts();
		}
		return () => {
			// React warns when a root is unmounted while another one is rendering.
			queueMicrotask(() => {
				for (const root of roots) root.unmount();
			});
		};
	}, [inPlace, nodes, parts, hydrate]);

	// The boundary around the page shows its message.
	if (failed) throw failed.error;
	return (
		<>
			<PageHead head={head} />
			<div
				data-page
				ref={element}
				// Makes React ignore the element's children. Nothing is written during hydration.
				{...(inPlace && {
					dangerouslySetInnerHTML: { __html: "" },
					suppressHydrationWarning: true,
				})}
			/>
		</>
	);
}
