import type { ReactNode } from "react";
import type { ContourName } from "~/ui/contour-field";

/**
 * What a page says of itself. Its module exports them beside its component: tab, search result,
 * hero, card, structured data, Markdown and `llms.txt` all read them there.
 */
export interface PageFacts {
	/** Unique on the site, at most about 60 characters; the company's name is added. */
	title: string;
	/** Unique on the site, 70 to 160 characters, a sentence a person would click on. */
	description: string;
	/** What the page is called in the navigation, above its headline; its title where there is none. */
	name?: string;
	/** The page's one `<h1>`. */
	headline: string;
	/** The first paragraph, under the headline. */
	lead?: ReactNode;
	/** The contour field drawn for the page. */
	contours?: ContourName;
	/** False for pages that search engines leave out. Those have no canonical address. */
	indexed?: boolean;
}
