import type { ReactNode } from "react";

/**
 * A page's metadata. The page's module exports it next to the component. The browser tab, search
 * results, hero, social card, structured data, Markdown version and `llms.txt` all use it.
 */
export interface PageFacts {
	/** Unique on the site. The company's name is appended to it. Its length, as that of the description,
	 * has `limits` in launch/wording.ts. */
	title: string;
	/** Unique on the site: the text under the title in a search result. */
	description: string;
	/** The page's name in the navigation, shown above its headline. Defaults to the title. */
	name?: string;
	/** The page's one `<h1>`. */
	headline: string;
	/** The first paragraph, under the headline. */
	lead?: ReactNode;
	/** The contour drawing behind the hero: the name of a file in public/contours. */
	contours?: string;
	/** False keeps the page out of search engines. It then has no canonical URL. */
	indexed?: boolean;
}
