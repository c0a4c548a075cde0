import type { ComponentType } from "react";
import { requireStatic } from "~/live/require-static";
import type { Path } from "~/paths";
import { notFound, type PageModule, routes } from "~/routes";
import { loadSiteStyles } from "~/routing/site-styles";
import { headOf, PageHead } from "~/seo/page-head";

/** Stands for every path without a page of its own. */
const unknownPath = "unknown path";

const loaded = new Map<string, ComponentType>();

/** The route table's key for a path, which may end in a slash and may be anything at all. */
function tableKey(path: string): Path | typeof unknownPath {
	const trimmed = path.length > 1 ? path.replace(/\/+$/, "") : path;
	return Object.hasOwn(routes, trimmed) ? (trimmed as Path) : unknownPath;
}

/** The page of a path, if its code is here already. */
export function loadedPage(path: string): ComponentType | undefined {
	return loaded.get(tableKey(path));
}

async function load(path: string, styles?: () => Promise<void>): Promise<ComponentType> {
	const key = tableKey(path);
	const here = loaded.get(key);
	if (here) return here;
	const code: () => Promise<PageModule> = key === unknownPath ? notFound : routes[key];
	const [{ page, default: Page }] = await Promise.all([code(), styles?.()]);
	// As the build does: what would be dead on a first visit does not work here either.
	if (import.meta.env.DEV) requireStatic(<Page />);
	const head = headOf(page, key === unknownPath ? path : key);
	// The element that a prerendered page is known by: see prerendered-page.tsx.
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
 * Fetches the code of a path's page, and the styles of all; an unknown path's page is the not-found
 * page. Rejects when either cannot be fetched or the code does not run; a later call tries again.
 */
export function loadPage(path: string): Promise<ComponentType> {
	return load(path, loadSiteStyles);
}

/** The same for the page that the document was served with: its styles are there. */
export function loadFirstPage(path: string): Promise<ComponentType> {
	return load(path);
}

/** Has a path shown by a component that is here already. */
export function keepPage(path: string, Page: ComponentType): void {
	loaded.set(tableKey(path), Page);
}

/** Whether the path has a page of its own, whose code is worth fetching ahead of a click. */
export function hasPage(path: string): boolean {
	return tableKey(path) !== unknownPath;
}
