import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { parseSync } from "vite";
import { staticImportsIn } from "../../edit/imports";

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

/** The specifiers of all `import("…")` in a syntax tree, those of types included. */
function dynamicImportsIn(node: unknown): string[] {
	if (typeof node !== "object" || node === null) return [];
	const { type = "", source } = node as { type?: string; source?: { value?: unknown } };
	const named = /^(ImportExpression|TSImportType)$/.test(type) ? source?.value : undefined;
	const inside = Object.values(node).flatMap(dynamicImportsIn);
	return typeof named === "string" ? [named, ...inside] : inside;
}

/** The specifiers of all of a module's imports and re-exports, as written, types included. */
export function importsOf(file: string): string[] {
	const tree = parseSync(file, readFileSync(file, "utf8"));
	return [...staticImportsIn(tree), ...dynamicImportsIn(tree.program)];
}
