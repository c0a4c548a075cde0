import { existsSync, readdirSync } from "node:fs";
import { posix } from "node:path";
import type { parseSync } from "vite";

/** The specifiers of a module's static imports and re-exports, as written, types included. */
export const staticImportsIn = ({ module }: ReturnType<typeof parseSync>): string[] => [
	...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
	...module.staticExports.flatMap(({ entries }) =>
		entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
	),
];

/** Resolves an import to a module of the project. Undefined for packages, stylesheets and text files. */
export function target(file: string, imported: string): string | undefined {
	if (!/^(?:#src|\.\.?)\//.test(imported)) return undefined;
	const path = imported.startsWith("#")
		? imported.slice(1)
		: posix.join(posix.dirname(file), imported);
	return ["", ".ts", ".tsx"]
		.map((ending) => path + ending)
		.find((each) => /\.tsx?$/.test(each) && existsSync(each));
}

/** The modules of a pattern such as "./folder/*.tsx", which a module gives to `import.meta.glob`. */
export function modulesLike(file: string, pattern: string): string[] {
	if (!/^\.\/[\w/-]+\/\*\.tsx$/.test(pattern)) return [];
	const folder = posix.join(posix.dirname(file), posix.dirname(pattern));
	const names = existsSync(folder) ? readdirSync(folder) : [];
	return names.filter((name) => name.endsWith(".tsx")).map((name) => posix.join(folder, name));
}
