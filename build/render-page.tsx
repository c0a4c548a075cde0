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
export interface SitePage {
	path: string;
	/** The page's absolute URL. */
	address: string;
	metadata: PageMetadata;
	/** The page's name, or its title if it has no name. */
	name: string;
	/** Whether search engines may index it. */
	indexed: boolean;
	/** The markup of the document's body, also parsed as `document`. */
	body: string;
	document: Document;
}

/**
 * Renders the page at a path.
 * @throws an error that names the file, if it lacks an export, its drawing doesn't exist, or rendering fails
 */
export async function renderPage(path: string): Promise<SitePage> {
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
			indexed: metadata.indexed ?? true,
			body,
			document: parseHtml(body),
		};
	} catch (error) {
		if (error instanceof Error) error.message = `${file}: ${error.message}`;
		throw error;
	}
}
