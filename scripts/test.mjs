// Runs all tests, also from a fresh clone: lint, types, unit tests, tests of the built files, of the
// commands and of the site in a browser. The last line has the totals. docs/testing.md has more.
//   npm test                               each kind of test at least once, in a few minutes
//   npm run test:full                      also all repetitions
//   npm run check                          only the quick stages, while you write code
//   npm test -- unit                       one stage
//   npm test -- e2e header.spec.ts -g menu some browser tests; --full includes those of the full run
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ignoreSettings, root, say, stop } from "./shared/setup.ts";

// The tests use their own settings, never the owner's Firebase project.
ignoreSettings();
const { ensureTestBrowser } = await import("./shared/browser.ts");

const quick = ["lint", "types", "unit"];
const all = [...quick, "site", "commands", "e2e"];

const args = process.argv.slice(2);
const full = args.includes("--full");
const [stage, ...stageArguments] = args.filter((argument) => argument !== "--full");
if (stage && ![...all, "quick"].includes(stage)) {
	stop(`Unknown stage "${stage}". The stages are ${[...all, "quick"].join(", ")}.`);
}
const wanted = new Set(stage === "quick" ? quick : stage ? [stage] : all);

/** A run stops after this many failures, because they probably have the same cause. */
const maxFailures = 10;

const results = join(root, ".cache/results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
process.env.TEST_FULL = full ? "1" : "";

let passed = 0;
/** @type {string[]} */
const failures = [];
/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/**
 * Runs a script with Node. Its output is shown live if only one stage runs, otherwise only if the
 * script fails.
 * @param {string} script relative to the project root
 * @param {readonly string[]} options
 * @param {Record<string, string>} env added to the environment
 * @returns {Promise<boolean>} whether it succeeded
 */
async function run(script, options, env = {}) {
	const alone = wanted.size === 1;
	const child = spawn(process.execPath, [join(root, script), ...options], {
		cwd: root,
		stdio: ["inherit", alone ? "inherit" : "pipe", alone ? "inherit" : "pipe"],
		env: { ...process.env, ...env },
	});
	running.add(child);
	let output = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (text) => {
			output += text;
		});
	}
	const status = await new Promise((resolve) => {
		child.once("close", resolve);
	});
	running.delete(child);
	if (status !== 0 && !stopped) process.stdout.write(output);
	return status === 0;
}

/** Whether the run has been stopped because of too many failures. */
let stopped = false;

/**
 * Adds a stage's results to the totals and prints them. Stops the run after too many failures.
 * @param {string} name
 * @param {number} since when the stage started, in milliseconds
 * @param {number} good the number of passed tests
 * @param {readonly string[]} bad the names of failed tests
 */
function count(name, since, good, bad) {
	passed += good;
	failures.push(...bad);
	const seconds = ((Date.now() - since) / 1000).toFixed(0).padStart(4);
	const sum = bad.length
		? `${good} passed, ${bad.length} failed`
		: good > 1
			? `${good} passed`
			: "";
	console.log(`${bad.length ? "✗" : "✓"} ${name.padEnd(48)}${seconds} s  ${sum}`);
	if (failures.length < maxFailures || stopped) return;
	stopped = true;
	console.log(`\n${failures.length} failures: stopping the run.`);
	// As Ctrl-C does: at SIGTERM Playwright would leave its servers running.
	for (const child of running) child.kill("SIGINT");
}

/**
 * Runs a check that counts as one test.
 * @param {string} name
 * @param {string} script
 * @param {readonly string[]} options
 */
async function check(name, script, options) {
	if (stopped) return;
	const since = Date.now();
	const holds = await run(script, options);
	if (!stopped) count(name, since, holds ? 1 : 0, holds ? [] : [name]);
}

/**
 * Runs a test runner and counts its results from its report. A runner that writes no report, or fails
 * without a failed test, counts as a failure itself.
 * @param {string} name
 * @param {string} report
 * @param {() => Promise<boolean>} runs
 * @param {(json: any) => { passed: number, failed: string[] }} read
 */
async function tally(name, report, runs, read) {
	if (stopped) return;
	const since = Date.now();
	const ended = await runs();
	const { passed: good, failed: bad } = existsSync(report)
		? read(JSON.parse(readFileSync(report, "utf8")))
		: { passed: 0, failed: [] };
	if (!stopped)
		count(name, since, good, ended || bad.length ? bad : [`${name}: the runner failed`]);
}

/**
 * @param {string} name
 * @param {string} project of vitest.config.ts
 */
function vitest(name, project) {
	const report = join(results, `${project}.json`);
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
	const options = ["run", "--project", project, ...reporters, `--bail=${maxFailures}`];
	return tally(
		name,
		report,
		() => run("node_modules/vitest/vitest.mjs", [...options, ...stageArguments]),
		(json) => ({
			passed: json.numPassedTests,
			failed: json.testResults.flatMap((/** @type {any} */ file) => {
				const bad = file.assertionResults.filter(
					(/** @type {any} */ test) => test.status === "failed",
				);
				const where = file.name.replace(`${root}/`, "");
				if (bad.length === 0 && file.status === "failed") return [where];
				return bad.map((/** @type {any} */ test) => `${where} › ${test.fullName}`);
			}),
		}),
	);
}

async function playwright() {
	const report = join(results, "playwright.json");
	const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, BROWSER_PATH: await ensureTestBrowser() };
	/** @type {(suite: any) => any[]} */
	const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
	await tally(
		"The site in a browser",
		report,
		() => run("node_modules/@playwright/test/cli.js", ["test", ...stageArguments], env),
		(json) => ({
			passed: json.stats.expected,
			failed: [
				...json.suites
					.flatMap(specsOf)
					.filter((/** @type {any} */ { tests }) =>
						tests.some((/** @type {any} */ { status }) => ["unexpected", "flaky"].includes(status)),
					)
					.map(
						(/** @type {any} */ { file, line, title }) => `tests/e2e/${file}:${line} › ${title}`,
					),
				...json.errors.map((/** @type {any} */ { message }) => String(message).split("\n")[0]),
			],
		}),
	);
}

/** Incremental: skips files that haven't changed since the last run. */
const typesOptions = ["--noEmit", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];

async function lint() {
	await check("Lint and format", "node_modules/@biomejs/biome/bin/biome", [
		"ci",
		"--error-on-warnings",
		".",
	]);
	await check("No unused file, export or dependency", "node_modules/knip/bin/knip.js", []);
}

/** Runs the requested ones of these stages in order. @param {Record<string, () => Promise<unknown>>} stages */
async function inTurn(stages) {
	for (const [name, go] of Object.entries(stages)) if (wanted.has(name)) await go();
}

const long = ["site", "commands", "e2e"].some((stage) => wanted.has(stage));
say(
	full
		? "Running all tests with all repetitions"
		: `Running the tests${long ? " (takes a few minutes; the first run builds the site)" : ""}`,
);
const began = Date.now();
/** The builds under test, shared by the site and e2e stages. */
const built =
	wanted.has("site") || wanted.has("e2e")
		? check("Build with default and other settings", "run.mjs", ["tests/shared/builds.ts"])
		: Promise.resolve();

// The browser tests take longest, so they run in parallel with the other stages.
await Promise.all([
	built.then(() => inTurn({ e2e: playwright })),
	inTurn({
		types: () => check("Types", "node_modules/typescript/bin/tsc", typesOptions),
		lint,
	}),
	inTurn({
		unit: () => vitest("Unit tests", "unit"),
		site: () => built.then(() => vitest("The built files", "site")),
		commands: () => vitest("The commands", "commands"),
	}),
]);

if (failures.length) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join("\n")}`);
console.log(`\n${Math.round((Date.now() - began) / 1000)} s`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
