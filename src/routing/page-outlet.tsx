import { Component, type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { arrive } from "~/routing/between-pages";
import { routeLinkClicks } from "~/routing/link-clicks";
import { PageContent } from "~/routing/page-content";
import { loadedPage, loadPage, NewDeployError, type Page } from "~/routing/pages";
import { PageFailed } from "~/shell/page-failed";
import { PageLoader } from "~/shell/page-loader";

interface Shown {
	path: string;
	/** Undefined for a page that could not be fetched. */
	page: Page | undefined;
}

/** Nothing to show for a page that could not be fetched; a new document after a new deploy. */
async function recover(error: unknown): Promise<undefined> {
	if (!(error instanceof NewDeployError)) return undefined;
	// Can't repeat: the new document is of the new deploy.
	location.reload();
	return new Promise<never>(() => {});
}

/**
 * Shows the page of the current path. The page before it stays, under the loader, until the next
 * one is here. The first page must be loaded before the first render.
 */
export function PageOutlet() {
	const [path, navigate] = useLocation();
	const [shown, setShown] = useState<Shown>(() => ({ path, page: loadedPage(path) }));
	const pending = path !== shown.path;

	useEffect(() => {
		if (!pending) return;
		let wanted = true;
		loadPage(path)
			.catch(recover)
			.then((page) => {
				if (wanted) setShown({ path, page });
			});
		return () => {
			wanted = false;
		};
	}, [path, pending]);

	useEffect(() => routeLinkClicks(navigate), [navigate]);
	useLayoutEffect(() => arrive(shown.path), [shown.path]);

	// Kept, so that the click on a link does not render the page that is left once more.
	const content = useMemo(
		() => (
			<PageBoundary key={shown.path}>
				{shown.page ? <PageContent page={shown.page} /> : <PageFailed />}
			</PageBoundary>
		),
		[shown],
	);
	return (
		<>
			{content}
			{pending && <PageLoader />}
		</>
	);
}

/** A live part that throws leaves the rest of the site working. */
class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render() {
		return this.state.failed ? <PageFailed /> : this.props.children;
	}
}
