/**
 * A page's metadata. The page's module exports it next to the component. The browser tab, search
 * results, hero, social card, structured data, Markdown version and `llms.txt` all use it.
 */
export interface PageMetadata {
	/** Unique on the site. The company's name is appended. */
	title: string;
	/** Unique on the site: the text under the title in a search result. */
	description: string;
	/** Shown above the headline. Without it, generated files such as llms.txt call the page by its title. */
	name?: string;
	/** The line under its link in the menu: solution and industry pages have one. */
	menu?: string;
	/** The page's one `<h1>`. */
	headline: string;
	/** The landscape in its hero: the name of a file in public/art. */
	art?: string;
	/** False keeps the page out of search engines. It then has no canonical URL. */
	indexed?: boolean;
}
