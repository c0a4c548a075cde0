import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { moduleOf } from "../prerender/page-files.ts";
import { notFoundPath, paths } from "../src/paths.ts";
import { modulesLike, staticImportsIn, target } from "./module-imports.ts";
import { textOf } from "./pieces.ts";
import { wordsIn } from "./words.ts";

/** Reads a module's text by its syntax tree. `error` is the first syntax error. */
export function parse(file: string, text: string) {
	const tree = parseSync(file, text);
	const words = wordsIn(text, tree.program);
	return {
		file,
		text,
		/** A hash of the text, to notice later changes. */
		version: createHash("sha256").update(text).digest("hex"),
		error: tree.errors[0]?.message,
		words,
		imports: [
			...staticImportsIn(tree).flatMap((imported) => target(file, imported) ?? []),
			...words.flatMap(({ pieces }) => modulesLike(file, textOf(pieces))),
		],
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

/** The modules themselves and all that they import, nearest first. */
function closure(...entries: readonly string[]): string[] {
	const seen = new Set(entries);
	for (const file of seen) for (const each of read(file).imports) seen.add(each);
	return [...seen];
}

/** The shell around every page. */
const shell = "src/app.tsx";

const isPath = (path: string): boolean => (paths as readonly string[]).includes(path);
const pageModule = (path: string) => moduleOf(isPath(path) ? path : notFoundPath);

/** Every module that the site's pages are made of. No other file is ever written. */
export const reachable = () => closure(shell, ...[...paths, notFoundPath].map(pageModule));

/** The modules that a text of a page, or of the shell around it, can come from, nearest first. */
export const modulesFor = (path: string, within: "page" | "shell") =>
	closure(within === "shell" ? shell : pageModule(path));
