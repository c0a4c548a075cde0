import { existsSync } from "node:fs";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { App } from "#src/app.tsx";
import { siteAddress } from "#src/content/site-address.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { parseHtml } from "./html.ts";
import { moduleOf } from "./page-files.ts";

/** The modules in src/pages, by file: those of pages have both exports. */
const modules = import.meta.glob<{ page?: PageMetadata; default?: ComponentType }>(
	"/src/pages/**/*.tsx",
);

/** A rendered page with its metadata. */
export type SitePage = Awaited<ReturnType<typeof renderPage>>;

/**
 * Renders the page at a path.
 * @returns its metadata, its absolute URL, and the markup of the document's body, also parsed
 * @throws an error that names the file, if it lacks an export, its drawing doesn't exist, or rendering fails
 */
export async function renderPage(path: string) {
	const file = moduleOf(path);
	const { page: metadata, default: Page } = (await modules[`/${file}`]?.()) ?? {};
	if (!metadata || !Page)
		throw new Error(
			`${file} must export the page's metadata as \`page\`, and its component as default (docs/owner-guide.md).`,
		);
	const art = `public/art/${metadata.art}.svg`;
	if (metadata.art && !existsSync(art))
		throw new Error(`${file}: it asks for ${art}, which doesn't exist.`);
	try {
		const body = renderToString(
			<App path={path}>
				<Page />
			</App>,
		);
		return {
			path,
			address: siteAddress + path,
			metadata,
			name: metadata.name ?? metadata.title,
			/** Whether search engines may index it. */
			indexed: metadata.indexed ?? true,
			body,
			document: parseHtml(body),
		};
	} catch (error) {
		if (error instanceof Error) error.message = `${file}: ${error.message}`;
		throw error;
	}
}
