import {
	Component,
	type ComponentType,
	type ReactNode,
	useEffect,
	useLayoutEffect,
	useMemo,
	useState,
} from "react";
import { useLocation } from "wouter";
import { arrive } from "~/routing/between-pages";
import { moveToDeploy } from "~/routing/deploy";
import { routeLinkClicks } from "~/routing/link-clicks";
import { loadedPage, loadPage } from "~/routing/page-modules";
import { PageFailed } from "~/shell/page-failed";
import { PageLoader } from "~/shell/page-loader";

interface Shown {
	path: string;
	Page: ComponentType;
}

/** The page to show when the code of a path's page could not be fetched. */
async function recover(error: unknown): Promise<ComponentType> {
	if (import.meta.env.DEV) console.error(error);
	await moveToDeploy();
	return PageFailed;
}

/**
 * Shows the page of the current path. The page before it stays, under the loader, until the next
 * one's code is here. The first page must be loaded before the first render.
 */
export function PageOutlet() {
	const [path, navigate] = useLocation();
	const [shown, setShown] = useState<Shown>(() => ({ path, Page: loadedPage(path) ?? PageFailed }));
	const pending = path !== shown.path;

	useEffect(() => {
		if (!pending) return;
		let wanted = true;
		loadPage(path)
			.catch(recover)
			.then((Page) => {
				if (wanted) setShown({ path, Page });
			});
		return () => {
			wanted = false;
		};
	}, [path, pending]);

	useEffect(() => routeLinkClicks(navigate), [navigate]);
	useLayoutEffect(() => arrive(shown.path), [shown.path]);

	// Kept, so that the click on a link does not render the page that is left once more.
	const page = useMemo(
		() => (
			<PageBoundary key={shown.path}>
				<shown.Page />
			</PageBoundary>
		),
		[shown],
	);
	return (
		<>
			{page}
			{pending && <PageLoader />}
		</>
	);
}

/** A page whose rendering throws leaves the rest of the site working. */
class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render() {
		return this.state.failed ? <PageFailed /> : this.props.children;
	}
}
