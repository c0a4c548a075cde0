// Measures the built site: medians, with the least and the most in brackets.
//   npm run bench -- --runs 3 --pages /,/services
//   … --desktop            Lighthouse's desktop settings
//   … --against HEAD~10    also builds and measures another revision, and prints ratios
//   … --compare URL URL    also measures other sites with Lighthouse
//   … --clicks             leaves out Lighthouse
// Everything is measured in turns, so that a slow minute of the machine affects all.
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { ensureLighthouse, lighthouse } from "./bench/lighthouse.ts";
import { paced, serveBuilt } from "./bench/serve.ts";
import { clickToHeading, type Figures, firstVisit, interactions } from "./bench/visits.ts";
import { ensureBrowser } from "./shared/browser.ts";
import { ensureSite } from "./shared/ensure-site.ts";
import { ignoreSettings, root, say, stop } from "./shared/setup.ts";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		pages: { type: "string", default: paths.join(",") },
		runs: { type: "string", default: "5" },
		desktop: { type: "boolean", default: false },
		against: { type: "string" },
		compare: { type: "boolean", default: false },
		clicks: { type: "boolean", default: false },
	},
});
const pages = values.pages.split(",");
const peers = values.compare ? positionals : [];

/** Pairs of pages, the second linked from the first. */
const clicks = [
	["/", "/services"],
	["/services", "/contact"],
	["/contact", "/get-started"],
] as const;

/** Runs a command in a folder, or says that it failed and exits. Returns what it printed. */
function must(cwd: string, command: string, ...args: string[]): string {
	const { status, stdout } = spawnSync(command, args, {
		cwd,
		encoding: "utf8",
		stdio: ["ignore", "pipe", "inherit"],
	});
	if (status !== 0) stop(`"${command} ${args.join(" ")}" failed in ${cwd}.`);
	return stdout.trim();
}

/** Builds another revision in a work tree of its own, with its own command. Returns its built site. */
function buildRevision(revision: string): string {
	const commit = must(root, "git", "rev-parse", "--short", `${revision}^{commit}`);
	const tree = join(root, ".cache/bench", commit);
	const folder = join(tree, "dist/site");
	if (existsSync(join(folder, "sitemap.xml"))) return folder;
	say(`Building ${revision} (${commit})`);
	must(root, "git", "worktree", "prune");
	if (!existsSync(tree)) must(root, "git", "worktree", "add", "--detach", tree, commit);
	must(tree, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund");
	const own = existsSync(join(tree, "run.mjs")) ? ["run.mjs", "build"] : ["scripts/build.mjs"];
	must(tree, process.execPath, ...own);
	return folder;
}

// Another revision is built without .env, so this one is too.
ignoreSettings();
console.log(await ensureSite({ site: "dist/bench", configuration: "dist/bench.json" }));
const builds = [{ build: "now", origin: await serveBuilt(join(root, "dist/bench")) }];
if (values.against) {
	builds.push({ build: "before", origin: await serveBuilt(buildRevision(values.against)) });
}
if (!values.clicks) ensureLighthouse();
const port = 9222 + (process.pid % 500);
const browser = await chromium.launch({
	executablePath: ensureBrowser(),
	args: [
		`--remote-debugging-port=${port}`,
		"--no-first-run",
		// The site asks these for fonts and for sign-in. The figures mustn't depend on them.
		"--host-resolver-rules=MAP fonts.googleapis.com ~NOTFOUND, MAP apis.google.com ~NOTFOUND",
	],
	chromiumSandbox: process.getuid?.() !== 0,
});

/** All results of each figure, by what was measured and the build. */
const results = new Map<string, Map<string, number[]>>();
function note(what: string, build: string, figures: Figures): void {
	for (const [figure, value] of Object.entries(figures)) {
		const name = `${what}: ${figure}`;
		const all = results.get(name) ?? new Map<string, number[]>();
		results.set(name, all.set(build, [...(all.get(build) ?? []), value]));
	}
}

say("Measuring. Close other programs: anything else that runs makes the figures worse.");
const onPhone = await Promise.all(builds.map(({ origin }) => paced(origin)));
for (let run = 1; run <= Number(values.runs); run += 1) {
	console.error(`Run ${run} of ${values.runs}`);
	for (const path of pages) {
		for (const [index, { build, origin }] of builds.entries()) {
			note(`${path}, first visit`, build, await firstVisit(browser, onPhone[index] + path));
			if (values.clicks) continue;
			note(`${path}, Lighthouse`, build, lighthouse(origin + path, values.desktop, port));
		}
	}
	if (!values.clicks) {
		for (const url of peers) note(url, "now", lighthouse(url, values.desktop, port));
	}
	for (const [from, to] of clicks) {
		const link = `:is(header, main, footer) a[href='${to}']:visible`;
		for (const slow of [false, true]) {
			for (const { build, origin } of builds) {
				const time = await clickToHeading(browser, origin + from, link, slow);
				const how = slow ? "4x CPU, slow 4G" : "unthrottled";
				note(`${from} to ${to}`, build, { [`click to heading, ${how}`]: time });
			}
		}
	}
	for (const { build, origin } of builds) note("/", build, await interactions(browser, origin));
}
await browser.close();

/** The median of numbers in any order, with the least and the most. */
function spread(all: readonly number[]) {
	const sorted = all.toSorted((a, b) => a - b);
	const at = (index: number) => sorted[index] ?? Number.NaN;
	const middle = (at((sorted.length - 1) >> 1) + at(sorted.length >> 1)) / 2;
	return {
		median: middle,
		text: `${round(middle)} (${round(at(0))} to ${round(at(sorted.length - 1))})`,
	};
}
const round = (value: number) => (value < 1 ? value.toFixed(3) : value.toFixed(value < 10 ? 1 : 0));

const figures: Record<string, Record<string, string>> = {};
for (const [name, all] of results) {
	const now = spread(all.get("now") ?? []);
	const before = all.get("before") && spread(all.get("before") ?? []);
	figures[name] = before
		? { now: now.text, before: before.text, ratio: (now.median / before.median).toFixed(2) }
		: { now: now.text };
	const line = Object.values(figures[name]).map((text) => text.padEnd(24));
	console.log(`${name.padEnd(64)}${line.join("").trimEnd()}`);
}
writeFileSync(join(root, ".cache/bench.json"), JSON.stringify(figures, null, "\t"));
console.log("\nThe same figures: .cache/bench.json");
