import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { parseHtml } from "../../prerender/html";
import { paths as sitePaths } from "../../src/paths";

/** The site built with default settings. */
export const siteFolder = "dist/test/standard";

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
export function one(part: ParentNode, selector: string): Element {
	const [found, ...others] = all(part, selector);
	if (!found || others.length > 0) {
		throw new Error(`${selector} matches ${found ? others.length + 1 : 0} times`);
	}
	return found;
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

/** A built page, with getters for its parts. */
class BuiltPage {
	constructor(
		readonly path: string,
		readonly html: string,
	) {}

	readonly #document = once(() => parseHtml(this.html));

	get document() {
		return this.#document();
	}
	all(selector: string) {
		return all(this.document, selector);
	}
	one(selector: string) {
		try {
			return one(this.document, selector);
		} catch (cause) {
			throw new Error(`${this.path}: ${(cause as Error).message}`);
		}
	}
	get body() {
		return this.one("body");
	}
	get main() {
		return this.one("main");
	}
	/** The inline styles and scripts. */
	get inlineText() {
		return {
			styles: this.one("style").textContent ?? "",
			scripts: this.all("script:not([src]):not([type])").map(
				({ textContent }) => textContent ?? "",
			),
		};
	}
	get title() {
		return text(this.one("head > title"));
	}
	get headline() {
		return text(this.one("h1"));
	}
	get canonical() {
		return this.one("head > link[rel=canonical]").getAttribute("href");
	}
	/** Whether search engines may index it. */
	get indexed() {
		return this.path !== "/404" && this.path !== "/get-started";
	}
	/** The content of the meta tag with this name. */
	meta(name: string) {
		const tag = this.one(`head > meta[name="${name}"], head > meta[property="${name}"]`);
		return tag.getAttribute("content") ?? "";
	}
}

export type { BuiltPage };

export const builtPage = (path: string, folder = siteFolder) =>
	new BuiltPage(path, read(fileFor(path), folder));

/** Every built page. The not-found page has the path "/404". */
export const pages = once(() => [...paths, "/404"].map((path) => builtPage(path)));

/** The pages that show proof, in the build whose settings ask for samples of it. */
export const filledFolder = "dist/test/provider";
export const filledPaths = ["/", "/company/leadership", "/services"] as const;

/** The pages that search engines may index. */
export const indexed = () => pages().filter((page) => page.indexed);

export function pageAt(path: string): BuiltPage {
	const page = pages().find((each) => each.path === path);
	if (!page) throw new Error(`There is no page at ${path}`);
	return page;
}

/** The questions that a page answers. Cards that fold out aren't questions. */
export const questionsOf = ({ main }: BuiltPage) =>
	texts(main, "details:not(.folded-card) > summary");

/** Expects that a rule finds nothing on any page. */
export function expectNone(
	rule: (page: BuiltPage) => readonly unknown[] | null,
	of: readonly BuiltPage[] = pages(),
): void {
	const found = of.flatMap((page) => (rule(page) ?? []).map((each) => `${page.path}: ${each}`));
	expect(found).toEqual([]);
}
