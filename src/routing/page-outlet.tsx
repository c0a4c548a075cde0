import { Component, type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { loadOpeningStatus } from "#src/islands.ts";
import { routeLinkClicks } from "#src/routing/link-clicks.ts";
import { type Hydrate, PageContent } from "#src/routing/page-content.tsx";
import { PageFailed } from "#src/routing/page-failed.tsx";
import { PageLoader } from "#src/routing/page-loader.tsx";
import { loadedPage, loadPage, NewDeployError, type Page } from "#src/routing/pages.ts";
import { watchLinks } from "#src/routing/prefetch.ts";
import { loadAsDocument, onPageShown } from "#src/routing/scroll-and-focus.ts";
import { whenIdle } from "#src/scheduling/when-idle.ts";

interface Shown {
	path: string;
	/** Undefined if the page couldn't be fetched. */
	page: Page | undefined;
}

/**
 * Shows the page of the current path. On navigation the old page stays, covered by the loader, until
 * the new one has loaded. The first page must be loaded before the first render.
 */
export function PageOutlet({ hydrate }: { hydrate: Hydrate }) {
	const [path, navigate] = useLocation();
	const [shown, setShown] = useState<Shown>(() => ({ path, page: loadedPage(path) }));
	const ready = loadedPage(path);
	// In the same render, so that a page that is here is shown without a second pass.
	if (path !== shown.path && ready) setShown({ path, page: ready });
	const pending = path !== shown.path && !ready;

	useEffect(() => {
		if (!pending) return;
		let wanted = true;
		loadPage(path).then(
			(page) => {
				if (wanted) setShown({ path, page });
			},
			(error: unknown) => {
				if (!wanted) return;
				// This can't loop: what the document shows first is its own content, which isn't fetched.
				if (error instanceof NewDeployError) loadAsDocument();
				else setShown({ path, page: undefined });
			},
		);
		return () => {
			wanted = false;
		};
	}, [path, pending]);

	useEffect(() => routeLinkClicks(navigate), [navigate]);
	useLayoutEffect(() => {
		onPageShown(shown.path);
		loadOpeningStatus();
		whenIdle(async () => watchLinks());
	}, [shown.path]);

	// Memoised, so that a click on a link doesn't re-render the old page.
	const content = useMemo(
		() => (
			<PageBoundary key={shown.path}>
				{shown.page ? <PageContent page={shown.page} hydrate={hydrate} /> : <PageFailed />}
			</PageBoundary>
		),
		[shown, hydrate],
	);
	return (
		<>
			{content}
			{pending && <PageLoader />}
		</>
	);
}

/** An error boundary, so that an error in an island doesn't break the rest of the site. */
class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render() {
		return this.state.failed ? <PageFailed /> : this.props.children;
	}
}
