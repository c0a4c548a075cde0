import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { parseSync } from "vite";

/** The paths of all modules in the given folders, without tests and type declarations. */
export function modulesIn(folders: readonly string[]): string[] {
	return folders
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
				posix.join(folder, file.replaceAll("\\", "/")),
			),
		)
		.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file));
}

/** The specifiers of all `import("…")` expressions in a syntax tree, including those of types. */
function dynamicImportsIn(node: unknown): string[] {
	if (typeof node !== "object" || node === null) return [];
	const { type, source } = node as { type?: string; source?: { value?: unknown } };
	const named = type === "ImportExpression" || type === "TSImportType" ? source?.value : undefined;
	const inside = Object.values(node).flatMap(dynamicImportsIn);
	return typeof named === "string" ? [named, ...inside] : inside;
}

/** The specifiers of all of a module's imports and re-exports, as written, types included. */
export function importsOf(file: string): string[] {
	const { program, module } = parseSync(file, readFileSync(file, "utf8"));
	return [
		...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
		...module.staticExports.flatMap(({ entries }) =>
			entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
		),
		...dynamicImportsIn(program),
	];
}

/** Resolves an import to a module of the project. Undefined for packages, stylesheets and text files. */
export function target(file: string, imported: string): string | undefined {
	if (!/^(?:~|\.\.?)\//.test(imported)) return undefined;
	const path = imported.startsWith("~/")
		? imported.replace("~/", "src/")
		: posix.join(posix.dirname(file), imported);
	return ["", ".ts", ".tsx"]
		.map((ending) => path + ending)
		.find((each) => /\.tsx?$/.test(each) && existsSync(each));
}
