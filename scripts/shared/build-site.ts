// Builds the site.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { stop } from "./setup.ts";

/** Runs a build step with Node, and returns its standard output. Ends the process if it fails. */
function run(args: readonly string[], env: Record<string, string>): string {
	const { status, stdout } = spawnSync(process.execPath, args, {
		encoding: "utf8",
		stdio: ["inherit", "pipe", "inherit"],
		env: { ...process.env, NODE_ENV: "production", ...env },
	});
	if (status === 0) return stdout;
	console.error(stdout);
	stop("The build failed. The lines above say why.");
}

/**
 * Builds the site in three steps: the client bundle, the server bundle, and a run of the server bundle in its own
 * process, which prerenders the pages. Ends the process if one fails.
 * @param folder of the built site
 * @param env settings, added to the environment
 * @returns a summary to print: what was built, with which settings
 */
export function buildSite(folder = "dist/site", env: Record<string, string> = {}): string {
	const vite = "node_modules/vite/bin/vite.js";
	const renderer = `.cache/${folder}`;
	const quiet = ["--logLevel", "warn"];
	rmSync(folder, { recursive: true, force: true });
	run([vite, "build", "--outDir", folder, ...quiet], env);
	run([vite, "build", "--ssr", "build/prerender.ts", "--outDir", renderer, ...quiet], env);
	return run([`${renderer}/prerender.js`, folder], env);
}
