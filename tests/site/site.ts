import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
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

/** The files in a folder of the built site. */
export const filesIn = (folder: string) => readdirSync(join(siteFolder, folder));

/** A build's hosting configuration. */
export const hostingOf = (build: "standard" | "configured") =>
	JSON.parse(read(`${build}.json`, "dist/test")).hosting as {
		headers: { source: string; headers: { key: string; value: string }[] }[];
	};

/** A pattern's first group. Throws unless the pattern matches exactly once. */
export function only(html: string, pattern: RegExp): string {
	const found = [...html.matchAll(new RegExp(pattern, "g"))];
	if (found.length !== 1) throw new Error(`${pattern} matches ${found.length} times`);
	return found[0]?.[1] ?? "";
}

/** Unescapes HTML. */
const decode = (html: string) =>
	html
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");

const inline = /<\/?(?:a|abbr|b|em|i|q|small|span|strong|time)(?: [^>]*)?>|<!-- -->/g;

/** The text of markup as a visitor reads it. Block elements are separated by a space. */
export const text = (html: string) =>
	decode(
		html
			.replace(/<(script|style|svg)[^>]*>[\s\S]*?<\/\1>/g, " ")
			.replace(inline, "")
			.replace(/<[^>]*>/g, " "),
	)
		.replace(/\s+/g, " ")
		.trim();

/** A built page, with getters for its parts. */
class BuiltPage {
	constructor(
		readonly path: string,
		readonly html: string,
	) {}

	/** Like `only`, with the page's path in the error. */
	one(pattern: RegExp, of = this.html): string {
		try {
			return only(of, pattern);
		} catch (cause) {
			throw new Error(`${this.path}: ${(cause as Error).message}`);
		}
	}
	get head() {
		return this.one(/<head>([\s\S]*)<\/head>/);
	}
	get body() {
		return this.one(/<body>([\s\S]*)<\/body>/);
	}
	get header() {
		return this.one(/<header[^>]*>([\s\S]*)<\/header>/);
	}
	get main() {
		return this.one(/<main[^>]*>([\s\S]*)<\/main>/);
	}
	get footer() {
		return this.one(/<footer[^>]*>([\s\S]*)<\/footer>/);
	}
	/** The inlined stylesheet and the head script. */
	get inlineText() {
		return {
			styles: this.one(/<style[^>]*>([\s\S]*?)<\/style>/),
			script: this.one(/<script>([\s\S]*?)<\/script>/),
		};
	}
	get title() {
		return decode(this.one(/<title>([^<]+)<\/title>/, this.head));
	}
	get headline() {
		return text(this.one(/<h1[^>]*>([\s\S]*?)<\/h1>/));
	}
	get canonical() {
		return this.one(/<link rel="canonical" href="([^"]+)"/, this.head);
	}
	/** Whether search engines may index it. */
	get indexed() {
		return this.path !== "/404" && this.path !== "/get-started";
	}
	/** The content of the meta tag with this name. */
	meta(name: string) {
		return decode(
			this.one(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`), this.head),
		);
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

/** The links in markup, each with its tag, target and text. */
export const linksIn = (html: string) =>
	[...html.matchAll(/(<a (?:[^>]*? )?href="([^"]*)"[^>]*>)([\s\S]*?)<\/a>/g)].map(
		([, tag = "", href = "", content = ""]) => ({ tag, href: decode(href), text: text(content) }),
	);

/** Expects that a rule finds nothing on any page. */
export function expectNone(
	rule: (page: BuiltPage) => readonly unknown[] | null,
	of: readonly BuiltPage[] = pages(),
): void {
	const found = of.flatMap((page) => (rule(page) ?? []).map((each) => `${page.path}: ${each}`));
	expect(found).toEqual([]);
}
