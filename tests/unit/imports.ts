import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { parseSync } from "vite";
import { dynamicImportsIn, staticImportsIn } from "../../edit/imports";

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

/** The specifiers of all of a module's imports and re-exports, as written, types included. */
export function importsOf(file: string): string[] {
	const tree = parseSync(file, readFileSync(file, "utf8"));
	return [
		...staticImportsIn(tree),
		...dynamicImportsIn(tree.program, ["ImportExpression", "TSImportType"]),
	];
}
