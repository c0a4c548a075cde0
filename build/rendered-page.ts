import { company } from "~/content/company";
import { siteAddress } from "~/content/site-address";

/** A page as it was rendered, and the words in it that other files are made from. */
export interface RenderedPage {
	path: string;
	/** The page's address in full. */
	address: string;
	/** Markup of its own head elements and of its body. */
	head: string;
	body: string;
	/** Markup inside `<main>`. */
	main: string;
	/** Of the browser tab, without the company's name at its end. */
	title: string;
	description: string;
	/** False for pages that search engines leave out. */
	indexed: boolean;
	/** What the page is called, above its headline; its title where nothing stands there. */
	name: string;
	headline: string;
	/** The first paragraph after the headline. */
	lead: string;
	/** The contour field behind the headline, if the page has one. */
	contours: string | undefined;
}

const entities: Record<string, string> = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
	"&#x27;": "'",
};

/** Text or an attribute's value in markup that React wrote, which escapes these five characters only. */
export function unescapeText(markup: string): string {
	return markup.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** The words of a piece of markup. */
function textOf(markup: string): string {
	return unescapeText(markup.replace(/<[^>]*>/g, ""))
		.replace(/\s+/g, " ")
		.trim();
}

/** A text as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/**
 * Reads a page's words out of its markup, so that no second table of them is needed.
 * @throws if the page lacks a title, a description, a main part or a headline
 */
export function readPage(path: string, head: string, body: string): RenderedPage {
	function find(markup: string, pattern: RegExp): string | undefined {
		return pattern.exec(markup)?.[1];
	}
	function need(markup: string, pattern: RegExp, what: string): string {
		const found = find(markup, pattern);
		if (found === undefined) throw new Error(`The page at ${path} has no ${what}.`);
		return found;
	}
	const main = need(body, /<main[^>]*>([\s\S]*)<\/main>/, "<main>");
	const title = textOf(need(head, /<title>([^<]*)<\/title>/, "title")).replace(
		` · ${company.name}`,
		"",
	);
	return {
		path,
		address: siteAddress + path,
		head,
		body,
		main,
		title,
		description: textOf(need(head, /<meta name="description" content="([^"]*)"/, "description")),
		indexed: !head.includes('content="noindex"'),
		name: textOf(find(main, /<p[^>]*>((?:(?!<\/?p[ >]).)*)<\/p><h1/) ?? title),
		headline: textOf(need(main, /<h1[^>]*>([\s\S]*?)<\/h1>/, "<h1>")),
		lead: textOf(need(main, /<\/h1>[\s\S]*?<p[^>]*>([\s\S]*?)<\/p>/, "first paragraph")),
		contours: find(main, /\/contours\/([a-z-]+)\.svg#/),
	};
}

/** A page's file in the built site, with another ending than its own or in another folder. */
export function fileOf(path: string, ending: string): string {
	return `${path === "/" ? "/index" : path}${ending}`;
}
