import { createElement } from "react";
import { siteAddress } from "~/content/site-address";
import { renderPage } from "~/entry-server";
import { requireStatic } from "~/live/require-static";
import type { PageFacts } from "~/page-facts";
import { type Path, paths } from "~/paths";
import { notFound, type PageModule, routes } from "~/routes";
import { type Head, headOf } from "~/seo/page-head";
import { parseHtml } from "./html.ts";

/** A page of the site: what it says of itself, and what it was rendered to. */
export interface SitePage {
	path: string;
	/** The page's address in full. */
	address: string;
	facts: PageFacts;
	/** What menus of machines call it: its name, or its title where it has none. */
	name: string;
	/** Whether search engines may list it. */
	indexed: boolean;
	head: Head;
	/** Markup of the document's body, and the same to read. */
	body: string;
	document: Document;
}

/** Rendered for any path without a page; hosts serve 404.html by that name. */
export const notFoundPath = "/404";

/**
 * Renders the page of a path, or the not-found page.
 * @throws if its heading is not its headline, or something runs in it outside a live part
 */
export async function renderPath(path: string): Promise<SitePage> {
	const load: () => Promise<PageModule> = Object.hasOwn(routes, path)
		? routes[path as Path]
		: notFound;
	const { page: facts, default: Page } = await load();
	requireStatic(createElement(Page), `The page at ${path}`);
	const body = await renderPage(path, Page);
	const document = parseHtml(body);
	const heading = document.querySelector("main h1")?.textContent;
	if (heading !== facts.headline) {
		throw new Error(
			`The heading of the page at ${path} is "${heading}", and the headline in its \`page\` is "${facts.headline}". Its card shows the headline: make them one.`,
		);
	}
	return {
		path,
		address: siteAddress + path,
		facts,
		name: facts.name ?? facts.title,
		indexed: facts.indexed ?? true,
		head: headOf(facts, path),
		body,
		document,
	};
}

/** The names of a page's live parts. */
export function livePartsOf({ document }: SitePage): string[] {
	return Array.from(document.querySelectorAll("[data-live]")).map(
		(element) => element.getAttribute("data-live") ?? "",
	);
}

/**
 * Every page of the site in the order of the route table, and last the not-found page.
 * @throws if a page's heading is not its headline, or something runs in it outside a live part
 */
export async function renderSite(): Promise<SitePage[]> {
	const pages: SitePage[] = [];
	for (const path of [...paths, notFoundPath]) pages.push(await renderPath(path));
	return pages;
}

/** A page's file in the built site, with another ending than its own or in another folder. */
export function fileOf(path: string, ending: string): string {
	return `${path === "/" ? "/index" : path}${ending}`;
}
