// Measures the built site with Lighthouse and in a browser, and compares the figures to their targets.
// npm run bench -- --runs 1 --pages /,/services
// npm run bench -- --desktop
// npm run bench -- --pages / --compare https://one.example https://another.example
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { importSource } from "./import-source.mjs";
import { ensurePackages, root, say } from "./setup.mjs";

ensurePackages();
/** @type {typeof import("../src/paths.ts")} */
const { paths } = await importSource("src/paths.ts");
const { ensureBrowser } = await import("./browser.mjs");
const { buildSite } = await import("./build.mjs");

const browser = await ensureBrowser();
const bench = join(root, "bench");
// Lighthouse needs a newer Node than the site. The bench package installs one with an install script.
ensurePackages(bench, ["--loglevel=error"]);
const site = "dist/bench";
console.log(await buildSite({ site, configuration: "dist/bench.json" }));

say("Measuring. Close other programs: anything else that runs makes the figures worse.");
const run = spawnSync(
	join(bench, "node_modules/.bin/node"),
	[
		"run.mjs",
		"--pages",
		paths.join(","),
		...process.argv.slice(2),
		"--browser",
		browser,
		"--site",
		join(root, site),
	],
	{ cwd: bench, stdio: "inherit" },
);
process.exitCode = run.status ?? 1;
