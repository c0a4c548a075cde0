import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { parseHtml } from "../../build/html";
import { paths as sitePaths } from "../../src/paths";
import { siteFolder } from "../shared/builds";

export { siteFolder };

/** Every path of the site. */
export const paths: readonly string[] = sitePaths;

/** Makes a value on the first call. Tests may only read the build when they run, not on import. */
export function once<Value>(make: () => Value): () => Value {
	let made: { value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}

/** A page's file in the built site, with the given extension. */
export const fileFor = (path: string, ending = ".html") =>
	`${path === "/" ? "/index" : path}${ending}`;

/** The paths of the project's pages that a built site has: the other owner has deleted one. */
export const pathsIn = (folder: string): string[] =>
	paths.filter((path) => existsSync(join(folder, fileFor(path))));

/** A text file of the built site. */
export function read(file: string, folder = siteFolder): string {
	try {
		return readFileSync(join(folder, file), "utf8");
	} catch (cause) {
		throw new Error(`${folder} has no ${file}. Run "npm test -- site" to build it.`, { cause });
	}
}

/** The elements in a part of a page that match a selector. */
export const all = (part: ParentNode, selector: string): Element[] =>
	Array.from(part.querySelectorAll(selector));

/** The only such element. Throws unless there is exactly one. */
export function one(part: ParentNode, selector: string, where = "A part"): Element {
	const [found, ...others] = all(part, selector);
	if (found && others.length === 0) return found;
	throw new Error(`${where} has ${found ? others.length + 1 : 0} of ${selector}`);
}

const inline = /^(?:a|abbr|b|em|i|q|small|span|strong|time|#comment)$/i;

function said(node: Node, apart: boolean): string {
	if (node.nodeName === "#text") return node.nodeValue ?? "";
	if (/^(?:script|style|svg)$/i.test(node.nodeName)) return " ";
	const words = Array.from(node.childNodes, (child) => said(child, apart)).join("");
	return inline.test(node.nodeName) && !apart ? words : ` ${words} `;
}

/**
 * The words of a part of a page as a visitor reads them, on one line.
 * @param apart whether inline elements are separated by spaces too, as block elements are
 */
export const text = (part: Node, apart = false) => said(part, apart).replace(/\s+/g, " ").trim();

/** A source with the spaces of `text`: a headline may keep words together. */
export const withSpaces = (source: string) =>
	source.replaceAll("\u00a0", " ").replaceAll("\\xA0", " ");

/** The texts of all elements that match. */
export const texts = (part: ParentNode, selector: string) =>
	all(part, selector).map((element) => text(element));

/** The links in a part of a page, each with its target and text. */
export const linksIn = (part: ParentNode) =>
	all(part, "a[href]").map((link) => ({
		link,
		href: link.getAttribute("href") ?? "",
		text: text(link),
	}));

/** A built page, with its parts. */
export function builtPage(path: string, folder = siteFolder) {
	const html = read(fileFor(path), folder);
	const document = parseHtml(html);
	const the = (selector: string) => one(document, selector, path);
	return {
		path,
		html,
		document,
		all: (selector: string) => all(document, selector),
		one: the,
		body: the("body"),
		main: the("main"),
		title: text(the("head > title")),
		headline: text(the("h1")),
		/** The inline styles. */
		styles: the("style").textContent ?? "",
		/** The content of the meta tag with this name. */
		meta: (name: string) =>
			the(`head > meta[name="${name}"], head > meta[property="${name}"]`).getAttribute("content") ??
			"",
		/** Whether search engines may index it. */
		indexed: path !== "/404" && path !== "/get-started",
	};
}

export type BuiltPage = ReturnType<typeof builtPage>;

/** Every built page. The not-found page has the path "/404". */
export const pages = once(() => [...paths, "/404"].map((path) => builtPage(path)));

/** The pages that search engines may index. */
export const indexed = () => pages().filter((page) => page.indexed);

export function pageAt(path: string): BuiltPage {
	const page = pages().find((each) => each.path === path);
	if (!page) throw new Error(`There is no page at ${path}`);
	return page;
}

/** Expects that a rule finds nothing on any page. */
export function expectNone(
	rule: (page: BuiltPage) => readonly unknown[] | null,
	of: readonly BuiltPage[] = pages(),
): void {
	const found = of.flatMap((page) => (rule(page) ?? []).map((each) => `${page.path}: ${each}`));
	expect(found).toEqual([]);
}
