import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { parseSync } from "vite";

/** Every module of some folders, tests and declarations aside, by its path from the root. */
export function modulesIn(folders: readonly string[]): string[] {
	return folders
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
				posix.join(folder, file.replaceAll("\\", "/")),
			),
		)
		.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file));
}

/** What every `import("…")` of a syntax tree names, those of types included. */
function namedByImport(node: unknown): string[] {
	if (typeof node !== "object" || node === null) return [];
	const { type, source } = node as { type?: string; source?: { value?: unknown } };
	const named = type === "ImportExpression" || type === "TSImportType" ? source?.value : undefined;
	const inside = Object.values(node).flatMap(namedByImport);
	return typeof named === "string" ? [named, ...inside] : inside;
}

/** What a module imports by any form of import or export, types included, as it is written. */
export function importsOf(file: string): string[] {
	const { program, module } = parseSync(file, readFileSync(file, "utf8"));
	return [
		...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
		...module.staticExports.flatMap(({ entries }) =>
			entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
		),
		...namedByImport(program),
	];
}

/** The module of the tree that an import in a file leads to; none for packages, styles and texts. */
export function target(file: string, imported: string): string | undefined {
	if (!/^(?:~|\.\.?)\//.test(imported)) return undefined;
	const path = imported.startsWith("~/")
		? imported.replace("~/", "src/")
		: posix.join(posix.dirname(file), imported);
	return ["", ".ts", ".tsx"]
		.map((ending) => path + ending)
		.find((each) => /\.tsx?$/.test(each) && existsSync(each));
}
