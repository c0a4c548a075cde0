import type { ComponentType } from "react";
import type { PageMetadata } from "#src/page-metadata.ts";

/** What a page's module must export: the page's metadata and its component. */
export interface PageModule {
	page: PageMetadata;
	default: ComponentType;
}

/**
 * The modules in src/pages, by file. Only the prerendering imports them; everything else uses `paths.ts`.
 * Those of parts are among them, because a pattern can't tell them from pages.
 */
export const pageModules = import.meta.glob<Partial<PageModule>>("/src/pages/**/*.tsx");
