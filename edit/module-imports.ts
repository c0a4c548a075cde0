import { existsSync, readdirSync } from "node:fs";
import { posix } from "node:path";
import { type parseSync, Visitor } from "vite";

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

/** The modules that a module imports with `import.meta.glob("./folder/*.tsx")`, of one folder each. */
export function globImportsIn(file: string, { program }: ReturnType<typeof parseSync>): string[] {
	const found: string[] = [];
	new Visitor({
		CallExpression({ callee, arguments: [pattern] }) {
			if (callee.type !== "MemberExpression" || callee.object.type !== "MetaProperty") return;
			if (pattern?.type !== "Literal" || typeof pattern.value !== "string") return;
			const folder = posix.join(posix.dirname(file), posix.dirname(pattern.value));
			if (!existsSync(folder)) return;
			const names = readdirSync(folder).filter((name) => name.endsWith(".tsx"));
			found.push(...names.map((name) => posix.join(folder, name)));
		},
	}).visit(program);
	return found;
}
