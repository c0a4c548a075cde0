// Lets the commands import the site's TypeScript, which Node can't do by itself.
import { join } from "node:path";
import { root } from "./setup.mjs";

/**
 * Imports a source module the way a build does. The packages must be installed.
 * @param {string} file its path from the project root
 * @returns {Promise<any>} its exports
 */
export async function importSource(file) {
	const { runnerImport } = await import("vite");
	const { module } = await runnerImport(join(root, file), {
		configFile: false,
		root,
		mode: "production",
	});
	return module;
}
