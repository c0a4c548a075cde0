// Measures the built site with Lighthouse and in a browser, and compares the figures to their targets.
//   npm run bench -- --runs 1 --pages /,/services
//   … --desktop            Lighthouse's desktop settings
//   … --compare URL URL    also measures other sites, in the same run
//   … --against HEAD~10    also builds and measures another revision, and prints ratios
//   … --bare               also measures the pages without their scripts
//   … --clicks             leaves out Lighthouse
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { importSource } from "./shared/import-source.ts";
import { ignoreSettings, root, say, stop } from "./shared/setup.ts";

// Another revision is built without .env, so this one is too.
ignoreSettings();
/** @type {typeof import("../src/paths.ts")} */
const { paths } = await importSource("src/paths.ts");
const { ensureBrowser } = await import("./shared/browser.ts");
const { buildSite } = await import("./shared/ensure-site.ts");

/**
 * Builds another revision of this repository, in a work tree of its own.
 * @param {string} revision
 * @returns {string} the folder of its built site
 */
function buildRevision(revision) {
	/** @param {string} command @param {string[]} args @param {string} cwd */
	function must(command, args, cwd) {
		const { status, stdout } = spawnSync(command, args, {
			cwd,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "inherit"],
		});
		if (status !== 0)
			stop(`"${command} ${args.join(" ")}" failed for ${revision}. The lines above say why.`);
		return stdout.trim();
	}
	const commit = must("git", ["rev-parse", "--short", `${revision}^{commit}`], root);
	const tree = join(root, ".cache/bench", commit);
	// Written after the pages, so that a build that failed is not taken for a whole one.
	if (!existsSync(join(tree, "dist/bench.json"))) {
		say(`Building ${revision} (${commit})`);
		must("git", ["worktree", "prune"], root);
		if (!existsSync(tree)) must("git", ["worktree", "add", "--detach", tree, commit], root);
		must("npm", ["ci", "--loglevel=error"], tree);
		const build = `await (await import("./scripts/build.mjs")).buildSite({ site: "dist/bench", configuration: "dist/bench.json" })`;
		must(process.execPath, ["--input-type=module", "--eval", build], tree);
	}
	return join(tree, "dist/bench");
}

const browser = await ensureBrowser();
const bench = join(root, "bench");
// Lighthouse needs a newer Node than the site. The bench package installs one with an install script.
spawnSync("npm", ["ci", "--loglevel=error"], { cwd: bench, stdio: "inherit" });
const site = "dist/bench";
console.log(await buildSite({ site, configuration: "dist/bench.json" }));

const { values } = parseArgs({ strict: false, options: { against: { type: "string" } } });
const against = typeof values.against === "string" ? buildRevision(values.against) : undefined;

say("Measuring. Close other programs: anything else that runs makes the figures worse.");
const run = spawnSync(
	join(bench, "node_modules/.bin/node"),
	[
		"run.mjs",
		"--pages",
		paths.join(","),
		...process.argv.slice(2),
		...(against ? ["--against", against] : []),
		"--browser",
		browser,
		"--site",
		join(root, site),
	],
	{ cwd: bench, stdio: "inherit" },
);
process.exitCode = run.status ?? 1;
