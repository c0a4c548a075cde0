// For commands: Node cannot import the site's TypeScript by itself.
import { join } from "node:path";
import { root } from "./setup.mjs";

/**
 * Imports a module of the sources as a build sees it. The packages must be there.
 * @param {string} file its path from the root
 * @returns {Promise<any>} its exports
 */
export async function importSource(file) {
	const { runnerImport } = await import("vite");
	const { module } = await runnerImport(join(root, file), {
		configFile: false,
		root,
		mode: "production",
		resolve: { alias: { "~": join(root, "src") } },
	});
	return module;
}
