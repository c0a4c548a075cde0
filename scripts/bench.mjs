// Measures the built site with Lighthouse and in a browser, and compares the figures to their targets.
// npm run bench -- --runs 1 --pages /,/services
// npm run bench -- --desktop
// npm run bench -- --pages / --compare https://one.example https://another.example
// npm run bench -- --against HEAD~10
// npm run bench -- --bare
// npm run bench -- --clicks --runs 9
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { importSource } from "./shared/import-source.mjs";
import { ensurePackages, root, say, stop } from "./shared/setup.mjs";

ensurePackages();
/** @type {typeof import("../src/paths.ts")} */
const { paths } = await importSource("src/paths.ts");
const { ensureBrowser } = await import("./shared/browser.mjs");
const { buildSite } = await import("./build.mjs");

/**
 * Builds another revision of this repository, in a work tree of its own.
 * @param {string} revision
 * @returns {string} the folder of its built site
 */
function buildRevision(revision) {
	/** @param {string} command @param {string[]} args @param {string} cwd */
	function must(command, args, cwd) {
		const { status, stdout } = spawnSync(command, args, { cwd, encoding: "utf8" });
		if (status !== 0) stop(`"${command} ${args.join(" ")}" failed. Is ${revision} a revision?`);
		return stdout.trim();
	}
	const commit = must("git", ["rev-parse", "--short", `${revision}^{commit}`], root);
	const tree = join(root, ".cache/bench", commit);
	if (!existsSync(join(tree, "dist/bench/index.html"))) {
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
ensurePackages(bench, ["--loglevel=error"]);
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
