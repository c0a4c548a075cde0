import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { moduleOf } from "../prerender/sitemap.ts";
import { paths } from "../src/paths.ts";
import { dynamicImportsIn, staticImportsIn, target } from "./imports.ts";

/** Makes something of a source, and keeps it until the source changes. */
export function perSource<Made>(make: (file: string, source: string) => Made) {
	const kept = new Map<string, { source: string; made: Made }>();
	return (file: string, source: string): Made => {
		const last = kept.get(file);
		if (last?.source === source) return last.made;
		const made = make(file, source);
		kept.set(file, { source, made });
		return made;
	};
}

/** A source's syntax tree. */
export const parse = perSource((file, source) => parseSync(file, source));

/** The modules that a module imports at once, and those that it may import later. */
const importsOf = perSource((file, source) => {
	const tree = parse(file, source);
	const atOnce = staticImportsIn(tree);
	const later = dynamicImportsIn(tree.program, ["ImportExpression"]);
	const targets = (names: string[]) => names.flatMap((name) => target(file, name) ?? []);
	return { atOnce: targets(atOnce), later: targets(later) };
});

/** The modules themselves and all that they import, nearest first. With `lazy`, `import("…")` counts. */
function closure(entries: readonly string[], lazy = false): string[] {
	const seen = new Set(entries);
	for (const file of seen) {
		const { atOnce, later } = importsOf(file, readFileSync(file, "utf8"));
		for (const each of lazy ? [...atOnce, ...later] : atOnce) seen.add(each);
	}
	return [...seen];
}

/** The shell around every page, and the table of the pages. */
const shell = "src/app.tsx";
const table = "src/routes.ts";

/** Every module that the site's pages are made of. No other file is ever written. */
export const reachable = () => new Set(closure([table, shell], true));

/** The module of the page at a path. */
export const pageModule = (path: string) =>
	(paths as readonly string[]).includes(path) ? moduleOf(path) : "src/pages/not-found.tsx";

/**
 * The modules that a text on a page can come from, nearest first.
 * @param path of the page
 * @param within what the text is in: the "shell", the "page", or a live part by its name
 */
export function modulesFor(path: string, within: string): string[] {
	if (within === "shell") return closure([shell]);
	const part = `src/${within}.tsx`;
	return closure([within !== "page" && reachable().has(part) ? part : pageModule(path)]);
}
