import type { ReactNode } from "react";
import type { ContourName } from "~/ui/contour-field";

/**
 * A page's metadata. The page's module exports it next to the component. The browser tab, search
 * results, hero, social card, structured data, Markdown version and `llms.txt` all use it.
 */
export interface PageFacts {
	/** Unique on the site, about 60 characters at most. The company's name is appended to it. */
	title: string;
	/** Unique on the site, 70 to 160 characters: the text under the title in a search result. */
	description: string;
	/** The page's name in the navigation, shown above its headline. Defaults to the title. */
	name?: string;
	/** The page's one `<h1>`. */
	headline: string;
	/** The first paragraph, under the headline. */
	lead?: ReactNode;
	/** The contour drawing behind the hero. */
	contours?: ContourName;
	/** False keeps the page out of search engines. It then has no canonical URL. */
	indexed?: boolean;
}
