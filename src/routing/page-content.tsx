import { startTransition, useLayoutEffect, useRef, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { Router } from "wouter";
import { aroundNavigation } from "~/routing/between-pages";
import type { Page } from "~/routing/pages";
import { PageHead } from "~/seo/page-head";
import { useHydrated } from "~/ui/use-hydrated";

/**
 * Shows a prerendered page: its DOM nodes as served, with a React root in each live part. When a
 * visitor comes back to the page, its nodes are as they were left (open disclosures stay open), and
 * its live parts start again from the served markup.
 */
export function PageContent({ page: { head, nodes, parts } }: { page: Page }) {
	const element = useRef<HTMLDivElement>(null);
	// Only a document's first page is in it already. It is put back if React discards the markup, because
	// a translator or an extension changed the text before hydration.
	const hydrating = !useHydrated();
	const [inPlace] = useState(hydrating);
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
			// A transition hydrates in slices, like the shell around the page.
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
			// React warns when a root is unmounted while another one is rendering.
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
				// Makes React ignore the element's children. Nothing is written during hydration.
				{...(inPlace && {
					dangerouslySetInnerHTML: { __html: "" },
					suppressHydrationWarning: true,
				})}
			/>
		</>
	);
}
