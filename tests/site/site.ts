import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { paths as sitePaths } from "../../src/paths";

/** The built site as it comes, which these tests read. */
export const siteFolder = "dist/test/standard";

/** Every path of the site. */
export const paths: readonly string[] = sitePaths;

/** Makes a value when it is first asked for: nothing is read from a build before a test runs. */
export function once<Value>(make: () => Value): () => Value {
	let made: { value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}

/** The name of a path's file in the built site, with another ending if need be. */
export const fileFor = (path: string, ending = ".html") =>
	`${path === "/" ? "/index" : path}${ending}`;

/** A text file of the built site. */
export function read(file: string, folder = siteFolder): string {
	try {
		return readFileSync(join(folder, file), "utf8");
	} catch (cause) {
		throw new Error(`There is no ${file} in ${folder}. "npm test -- site" builds it.`, { cause });
	}
}

/** Files of a folder of the built site. */
export const filesIn = (folder: string) => readdirSync(join(siteFolder, folder));

/** The hosting configuration that a build wrote. */
export const hostingOf = (build: "standard" | "configured") =>
	JSON.parse(read(`${build}.json`, "dist/test")).hosting as {
		headers: { source: string; headers: { key: string; value: string }[] }[];
	};

/** The one match of a pattern's first group; throws if there is none or more than one. */
export function only(html: string, pattern: RegExp): string {
	const found = [...html.matchAll(new RegExp(pattern, "g"))];
	if (found.length !== 1) throw new Error(`${pattern} found ${found.length} times`);
	return found[0]?.[1] ?? "";
}

/** Markup with its escapes undone. */
const decode = (html: string) =>
	html
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");

const inline = /<\/?(?:a|abbr|b|em|i|q|small|span|strong|time)(?: [^>]*)?>|<!-- -->/g;

/** The words of markup as a visitor reads them: elements within a line join, others part. */
export const text = (html: string) =>
	decode(
		html
			.replace(/<(script|style|svg)[^>]*>[\s\S]*?<\/\1>/g, " ")
			.replace(inline, "")
			.replace(/<[^>]*>/g, " "),
	)
		.replace(/\s+/g, " ")
		.trim();

/** A page as it was built, and what its elements hold. */
class BuiltPage {
	constructor(
		readonly path: string,
		readonly html: string,
	) {}

	/** The one match of a pattern, as `only`. */
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
	/** Its style sheet, and the script that stands in its head. */
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
	/** Whether search engines may list it. */
	get indexed() {
		return this.path !== "/404" && this.path !== "/get-started";
	}
	/** The content of its one meta tag of a name. */
	meta(name: string) {
		return decode(
			this.one(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`), this.head),
		);
	}
}

export type { BuiltPage };

export const builtPage = (path: string, folder = siteFolder) =>
	new BuiltPage(path, read(fileFor(path), folder));

/** Every built page; the not-found page under the path "/404". */
export const pages = once(() => [...paths, "/404"].map((path) => builtPage(path)));

/** Pages that search engines may list. */
export const indexed = () => pages().filter((page) => page.indexed);

export function pageAt(path: string): BuiltPage {
	const page = pages().find((each) => each.path === path);
	if (!page) throw new Error(`There is no page ${path}`);
	return page;
}

/** The links of markup: where each leads, what it says, and its tag. */
export const linksIn = (html: string) =>
	[...html.matchAll(/(<a (?:[^>]*? )?href="([^"]*)"[^>]*>)([\s\S]*?)<\/a>/g)].map(
		([, tag = "", href = "", content = ""]) => ({ tag, href: decode(href), text: text(content) }),
	);

/** What a rule finds wrong on pages, each finding with its page; nothing if they all keep it. */
export const broken = (
	rule: (page: BuiltPage) => readonly unknown[] | null,
	of: readonly BuiltPage[] = pages(),
) => of.flatMap((page) => (rule(page) ?? []).map((found) => `${page.path}: ${found}`));
