import { join } from "node:path";
import { runnerImport } from "vite";
import { root } from "./setup.ts";

/** Imports a source module the way a build does, by its path from the project root. */
// biome-ignore lint/suspicious/noExplicitAny: the exports are the caller's to name
export async function importSource(file: string): Promise<any> {
	const config = { configFile: false, root, mode: "production" } as const;
	return (await runnerImport(join(root, file), config)).module;
}
