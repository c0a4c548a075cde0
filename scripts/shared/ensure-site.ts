// Builds the site, unless a build is up to date.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stop } from "./setup.ts";

export interface BuildTarget {
	/** The folder for the pages, and the file for the hosting configuration that serves it. */
	site: string;
	configuration: string;
	/** Settings, added to the environment. */
	env?: Record<string, string>;
}

const standard: BuildTarget = { site: "dist/site", configuration: "firebase.json" };

/** What in the root a build doesn't read, or writes itself. Nor does it read documents and logs. */
const ignored = new Set([
	".cache",
	".git",
	"dist",
	"docs",
	"firebase.json",
	"node_modules",
	"screenshots",
	"scripts",
	"tests",
]);

/** Runs a build command with Node, and returns its standard output. Ends the process if it fails. */
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

/** The file that says what a build was made from. */
const stampFile = (site: string) => join(".cache", site, "built-from");

/**
 * Builds the site in three steps: the client bundle, the server bundle, and a run of the server
 * bundle in its own process, which prerenders the pages. Returns a summary to print: what was built,
 * with which settings.
 */
export function buildSite({ site, configuration, env = {} } = standard): string {
	// A build that fails halfway must not pass for the one before it.
	rmSync(stampFile(site), { force: true });
	const vite = "node_modules/vite/bin/vite.js";
	const renderer = join(".cache", site);
	const quiet = ["--logLevel", "warn"];
	rmSync(site, { recursive: true, force: true });
	run([vite, "build", "--outDir", site, ...quiet], env);
	run([vite, "build", "--ssr", "prerender/prerender.ts", "--outDir", renderer, ...quiet], env);
	return run([join(renderer, "prerender.js"), site, configuration], env);
}

/**
 * Builds the site unless the existing build is up to date: made today from the same sources, commit
 * and settings. The commit matters because the sitemap's dates come from git, the day because
 * security.txt expires a fixed time after the build. Returns the build's summary to print.
 */
export function ensureSite(target: BuildTarget): string {
	const stamp = stampFile(target.site);
	const wanted = fingerprintOf(target);
	const outputs = [target.configuration, join(target.site, "index.html")];
	if ([stamp, ...outputs].every((file) => existsSync(file))) {
		const [builtFrom, ...summary] = readFileSync(stamp, "utf8").split("\n");
		if (builtFrom === wanted) return summary.join("\n");
	}
	const summary = buildSite(target);
	writeFileSync(stamp, `${wanted}\n${summary}`);
	return summary;
}

/** A hash of everything a build depends on: files, settings, the last commit and the day. */
function fingerprintOf({ env, ...paths }: BuildTarget): string {
	const hash = createHash("sha256");
	const settings = Object.entries({ ...process.env, ...env }).filter(([name]) =>
		name.startsWith("VITE_"),
	);
	const commit = spawnSync("git", ["rev-parse", "HEAD"]).stdout;
	// A run of all tests is one day's, also over midnight: its stages share the builds.
	const day = process.env.BUILD_DAY || new Date().toDateString();
	hash.update(JSON.stringify([paths, settings.sort(), `${commit}`, day, process.version]));
	const read = readdirSync(".")
		.sort()
		.filter((name) => !ignored.has(name));
	for (const file of ["scripts/shared/ensure-site.ts", ...read.flatMap(filesIn)]) {
		hash.update(`\0${file}\0`);
		hash.update(readFileSync(file));
	}
	return hash.digest("hex");
}

/** The file, or all files in the folder. */
function filesIn(path: string): string[] {
	// Some editors keep a dangling link beside a file that is being edited.
	const entry = statSync(path, { throwIfNoEntry: false });
	if (entry?.isDirectory()) {
		return readdirSync(path)
			.sort()
			.flatMap((name) => filesIn(join(path, name)));
	}
	return !entry || path.endsWith(".md") || path.endsWith(".log") ? [] : [path];
}
