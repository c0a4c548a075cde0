import { existsSync } from "node:fs";
import type { ComponentType } from "react";
import { prerender } from "react-dom/static";
import { App } from "#src/app.tsx";
import { siteAddress } from "#src/content/site-address.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import { notFoundPath, paths } from "#src/paths.ts";
import { requireStatic } from "./checks/require-static.ts";
import { parseHtml } from "./html.ts";
import { moduleOf } from "./page-files.ts";

/** What a page's module must export: the page's metadata and its component. */
interface PageModule {
	page: PageMetadata;
	default: ComponentType;
}

/** The modules in src/pages, by file. Those of parts are among them, because a pattern can't tell them from pages. */
const pageModules = import.meta.glob<Partial<PageModule>>("/src/pages/**/*.tsx");

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
 * Renders the page of a path, or the not-found page.
 * @throws as `renderModule`, or if the module lacks an export
 */
export async function renderPath(path: string): Promise<SitePage> {
	const isPage = (paths as readonly string[]).includes(path);
	const file = moduleOf(isPage ? path : notFoundPath);
	const { page, default: Page } = (await pageModules[`/${file}`]?.()) ?? {};
	if (!page || !Page) {
		throw new Error(
			`${file} must export the page's metadata as \`page\`, and its component as default (docs/owner-guide.md).`,
		);
	}
	try {
		return await renderModule(path, { page, default: Page });
	} catch (error) {
		if (error instanceof Error) error.message = `${file}: ${error.message}`;
		throw error;
	}
}

/**
 * Renders the page of a module.
 * @throws if its heading isn't its headline, its drawing doesn't exist, or a hook or handler is outside a
 * island
 */
async function renderModule(
	path: string,
	{ page: metadata, default: Page }: PageModule,
): Promise<SitePage> {
	const element = (
		<App path={path}>
			<Page />
		</App>
	);
	requireStatic(element, `The page at ${path}`);
	const art = `public/art/${metadata.art}.svg`;
	if (metadata.art && !existsSync(art)) {
		throw new Error(`The page at ${path} asks for ${art}, which doesn't exist.`);
	}
	const { prelude } = await prerender(element, {
		// Otherwise React splits long pages into chunks that inline scripts put together.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
	});
	const body = await new Response(prelude).text();
	const document = parseHtml(body);
	const heading = document.querySelector("main h1")?.textContent;
	if (heading !== metadata.headline) {
		throw new Error(
			`The <h1> of the page at ${path} is "${heading}", but the headline in its \`page\` is "${metadata.headline}". Use the same text for both, because the page's social card shows the headline.`,
		);
	}
	return {
		path,
		address: siteAddress + path,
		metadata,
		name: metadata.name ?? metadata.title,
		indexed: metadata.indexed ?? true,
		body,
		document,
	};
}

/**
 * Renders every page, in the order of their paths, and the not-found page last.
 * @throws as `renderPath`
 */
export async function renderSite(): Promise<SitePage[]> {
	const pages: SitePage[] = [];
	for (const path of [...paths, notFoundPath]) pages.push(await renderPath(path));
	return pages;
}
