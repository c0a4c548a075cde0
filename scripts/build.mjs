// Builds the site into dist/site and writes firebase.json, which serves it.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensurePackages, root, stop } from "./setup.mjs";

/** @typedef {{ site: string, configuration: string, env?: Record<string, string> }} BuildTarget */

/** @type {BuildTarget} */
const standard = { site: "dist/site", configuration: "firebase.json" };

/**
 * Runs a command of the build and ends the process if it fails.
 * @param {string[]} args arguments of node
 * @param {Record<string, string>} env added to the environment
 * @param {import("node:child_process").StdioOptions} stdio
 */
function run(args, env, stdio) {
	const result = spawnSync(process.execPath, args, {
		cwd: root,
		stdio,
		env: { ...process.env, NODE_ENV: "production", ...env },
	});
	if (result.status !== 0) stop("The build failed. The lines above say why.");
}

/**
 * Two bundles and a run: the browser's, the one that renders pages, and the rendering itself, in a
 * process of its own so that nothing of the server's reaches a visitor.
 * @param {BuildTarget} target
 * @param {boolean} aside whether what it says goes to standard error, with the errors
 */
export function buildSite({ site, configuration, env = {} } = standard, aside = false) {
	const vite = join(root, "node_modules/vite/bin/vite.js");
	const renderer = join(".cache", site);
	const quiet = ["--logLevel", "warn"];
	/** @type {import("node:child_process").StdioOptions} */
	const stdio = ["inherit", aside ? 2 : "inherit", "inherit"];
	rmSync(join(root, site), { recursive: true, force: true });
	run([vite, "build", "--outDir", site, ...quiet], env, stdio);
	run([vite, "build", "--ssr", "build/prerender.ts", "--outDir", renderer, ...quiet], env, stdio);
	run([join(renderer, "prerender.js"), site, configuration], env, stdio);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	ensurePackages();
	buildSite();
}
