import type { ComponentType } from "react";
import { requireStatic } from "~/live/require-static";
import type { Path } from "~/paths";
import { notFound, type PageModule, routes } from "~/routes";
import { loadSiteStyles } from "~/routing/site-styles";
import { headOf, PageHead } from "~/seo/page-head";

/** The cache key of every path without a page. */
const unknownPath = "unknown path";

const loaded = new Map<string, ComponentType>();

/** The route table's key for a path. The path may end in a slash and comes from outside. */
function tableKey(path: string): Path | typeof unknownPath {
	const trimmed = path.length > 1 ? path.replace(/\/+$/, "") : path;
	return Object.hasOwn(routes, trimmed) ? (trimmed as Path) : unknownPath;
}

/** The page for a path, if its code has been loaded. */
export function loadedPage(path: string): ComponentType | undefined {
	return loaded.get(tableKey(path));
}

async function load(path: string, styles?: () => Promise<void>): Promise<ComponentType> {
	const key = tableKey(path);
	const cached = loaded.get(key);
	if (cached) return cached;
	const code: () => Promise<PageModule> = key === unknownPath ? notFound : routes[key];
	const [{ page, default: Page }] = await Promise.all([code(), styles?.()]);
	// The build makes the same check, so development rejects what would not work on a first visit.
	if (import.meta.env.DEV) requireStatic(<Page />);
	const head = headOf(page, key === unknownPath ? path : key);
	// prerendered-page.tsx finds the prerendered page by its data-page attribute.
	const framed = () => (
		<>
			<PageHead head={head} />
			<div data-page>
				<Page />
			</div>
		</>
	);
	loaded.set(key, framed);
	return framed;
}

/**
 * Loads the code of a path's page and the stylesheet of the whole site. An unknown path gets the
 * not-found page. Rejects if either can't be fetched or the code throws; a later call tries again.
 */
export function loadPage(path: string): Promise<ComponentType> {
	return load(path, loadSiteStyles);
}

/** Like `loadPage`, for the page the document was served with. Its styles are already there. */
export function loadFirstPage(path: string): Promise<ComponentType> {
	return load(path);
}

/** Caches a component as the page for a path. */
export function keepPage(path: string, Page: ComponentType): void {
	loaded.set(tableKey(path), Page);
}

/** Whether the site has a page for the path. */
export function hasPage(path: string): boolean {
	return tableKey(path) !== unknownPath;
}
