import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { moduleOf } from "../prerender/sitemap.ts";
import { paths } from "../src/paths.ts";
import { dynamicImportsIn, staticImportsIn, target } from "./imports.ts";
import { wordsIn } from "./words.ts";

/** Reads a module's text by its syntax tree. `error` is the first syntax error. */
export function parse(file: string, text: string) {
	const tree = parseSync(file, text);
	const modulesOf = (names: string[]) => names.flatMap((name) => target(file, name) ?? []);
	return {
		file,
		text,
		/** Stands for the text, so that a later change is noticed. */
		version: createHash("sha256").update(text).digest("hex"),
		error: tree.errors[0]?.message,
		words: wordsIn(text, tree.program),
		imports: modulesOf(staticImportsIn(tree)),
		lazyImports: modulesOf(dynamicImportsIn(tree.program, ["ImportExpression"])),
	};
}

export type Source = ReturnType<typeof parse>;

const kept = new Map<string, Source>();

/** A module as it is on disk now. */
export function read(file: string): Source {
	const text = readFileSync(file, "utf8");
	const last = kept.get(file);
	const source = last?.text === text ? last : parse(file, text);
	kept.set(file, source);
	return source;
}

/** The modules themselves and all that they import, nearest first. With `lazy`, `import("…")` counts. */
function closure(entries: readonly string[], lazy = false): Set<string> {
	const seen = new Set(entries);
	for (const file of seen) {
		const { imports, lazyImports } = read(file);
		for (const each of lazy ? [...imports, ...lazyImports] : imports) seen.add(each);
	}
	return seen;
}

/** The shell around every page, and the table of the pages. */
const shell = "src/app.tsx";
const table = "src/routes.ts";

/** Every module that the site's pages are made of. No other file is ever written. */
export const reachable = () => closure([table, shell], true);

/** The module of the page at a path. */
const pageModule = (path: string) =>
	(paths as readonly string[]).includes(path) ? moduleOf(path) : "src/pages/not-found.tsx";

/**
 * The modules that a text on a page can come from, nearest first.
 * @param within what the text is in: the "shell", the "page", or a live part by its name
 */
export function modulesFor(path: string, within: string): string[] {
	const part = `src/${within}.tsx`;
	if (within === "shell") return [...closure([shell])];
	return [...closure([within !== "page" && reachable().has(part) ? part : pageModule(path)])];
}
