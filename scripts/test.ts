// Runs all tests, also from a fresh clone: lint, types, unit tests, tests of the built files and of the site in a
// browser, one stage after the other. It ends at the first stage that fails. The last line has the totals.
//   npm test                      everything
//   npm run check                 only the quick stages, while you write code
//   npm test -- unit              one stage
//   npm test -- e2e menus.spec.ts one file of a stage
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowser, ensureTestBrowser } from "./shared/browser.ts";
import { ignoreSettings, say, stop } from "./shared/setup.ts";

/** What this reads of Vitest's report. */
interface VitestReport {
	numPassedTests: number;
	numFailedTests: number;
}

/** What this reads of Playwright's report. */
interface PlaywrightReport {
	stats: { expected: number; unexpected: number; flaky: number };
}

// The tests use their own settings, never the owner's Firebase project.
ignoreSettings();

const report = ".cache/test-report.json";
const quick = ["types", "lint", "unit"];
const stages = [...quick, "build", "site", "e2e"];
const [wanted = "all", ...options] = process.argv.slice(2);
if (wanted !== "all" && wanted !== "quick" && !stages.includes(wanted))
	stop(`Unknown stage "${wanted}". The stages are ${stages.join(", ")}.`);
const chosen = wanted === "all" ? stages : wanted === "quick" ? quick : [wanted];

let passed = 0;
let failed = 0;

/** Runs a program of a package with Node. Returns whether it succeeded. */
function run(script: string, args: readonly string[], env = {}): boolean {
	const { status } = spawnSync(process.execPath, [script, ...args], {
		stdio: "inherit",
		env: { ...process.env, ...env },
	});
	return status === 0;
}

/** Counts a check as one test. */
function count(holds: boolean): void {
	if (holds) passed += 1;
	else failed += 1;
}

/** Runs a test runner and counts its results. One that fails without a failed test counts as a failure itself. */
function tally<Report>(runs: () => boolean, read: (report: Report) => [number, number]): void {
	rmSync(report, { force: true });
	const holds = runs();
	const [good, bad] = existsSync(report) ? read(JSON.parse(readFileSync(report, "utf8"))) : [0, 0];
	passed += good;
	failed += holds ? bad : Math.max(bad, 1);
}

function vitest(project: string): void {
	const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
	tally<VitestReport>(
		() =>
			run("node_modules/vitest/vitest.mjs", [
				"run",
				"--project",
				project,
				...reporters,
				...options,
			]),
		({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests],
	);
}

const stageOf: Record<string, { title: string; go: () => void }> = {
	types: {
		title: "Types",
		go: () => count(run("node_modules/typescript/bin/tsc", [])),
	},
	lint: {
		title: "Lint (npm run format puts right what it can)",
		go: () =>
			count(
				run("node_modules/@biomejs/biome/bin/biome", [
					"ci",
					"--error-on-warnings",
					"--formatter-enabled=false",
					"--assist-enabled=false",
					".",
				]),
			),
	},
	unit: { title: "Unit tests", go: () => vitest("unit") },
	build: {
		title: "Building the site, and a copy with another owner's facts",
		go: () => count(run("run.mjs", ["tests/shared/builds.ts"])),
	},
	site: { title: "The built files", go: () => vitest("site") },
	e2e: {
		title: "The site in a browser (traces of failed tests are in .cache/test-results)",
		go: () =>
			tally<PlaywrightReport>(
				() =>
					run(
						"node_modules/@playwright/test/cli.js",
						["test", "--reporter=line,json", ...options],
						{
							PLAYWRIGHT_JSON_OUTPUT_FILE: report,
							BROWSER_PATH: ensureTestBrowser(),
							WHOLE_BROWSER_PATH: ensureBrowser(),
						},
					),
				({ stats }) => [stats.expected, stats.unexpected + stats.flaky],
			),
	},
};

const began = Date.now();
for (const stage of chosen) {
	const { title, go } = stageOf[stage] ?? stop(`There is no stage "${stage}".`);
	say(title);
	go();
	if (failed > 0) break;
}
console.log(`\n${Math.round((Date.now() - began) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
