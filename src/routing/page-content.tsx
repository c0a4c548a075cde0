import { startTransition, useLayoutEffect, useRef, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { Router } from "wouter";
import { aroundNavigation } from "~/routing/between-pages";
import type { Page } from "~/routing/pages";
import { PageHead } from "~/seo/page-head";

/**
 * Shows a prerendered page: its elements as they were served, and a React root in each live part.
 * Coming back finds the words as they were left (open disclosures, for one), and the live parts as
 * they were served.
 */
export function PageContent({ page: { head, nodes, parts } }: { page: Page }) {
	const element = useRef<HTMLDivElement>(null);
	// In place while React hydrates the document; after that they are put in.
	const [inPlace] = useState(() => nodes.some((node) => node.isConnected));
	const [failed, setFailed] = useState<{ error: unknown } | null>(null);
	useLayoutEffect(() => {
		const hydrate = () =>
			parts.map(({ element, Part }) =>
				hydrateRoot(
					element,
					<Router aroundNav={aroundNavigation}>
						<Part />
					</Router>,
					{ onUncaughtError: (error) => setFailed({ error }) },
				),
			);
		let roots: Root[] = [];
		if (inPlace) {
			// In slices, like the document around it.
			startTransition(() => {
				roots = hydrate();
			});
		} else {
			element.current?.append(...nodes);
			for (const part of parts) {
				part.element.replaceChildren(...part.served.cloneNode(true).childNodes);
			}
			roots = hydrate();
		}
		return () => {
			// React is still at work on the root around the page: unmounting now would warn.
			queueMicrotask(() => {
				for (const root of roots) root.unmount();
			});
		};
	}, [inPlace, nodes, parts]);

	// The boundary around the page shows its message.
	if (failed) throw failed.error;
	return (
		<>
			<PageHead head={head} />
			<div
				data-page
				ref={element}
				// Tells React that what is inside is not its own. It writes nothing while it hydrates.
				{...(inPlace && {
					dangerouslySetInnerHTML: { __html: "" },
					suppressHydrationWarning: true,
				})}
			/>
		</>
	);
}
