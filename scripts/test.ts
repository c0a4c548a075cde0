// Runs all tests, also from a fresh clone: lint, types, unit tests, tests of the built files, of the
// commands and of the site in a browser. The last line has the totals. docs/testing.md has more.
//   npm test                               each kind of test at least once, in a few minutes
//   npm test -- --full                     also all repetitions
//   npm run check                          only the quick stages, while you write code
//   npm test -- unit                       one stage
//   npm test -- e2e header.spec.ts -g menu some browser tests; --full includes those of the full run
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { ensureTestBrowser } from "./shared/browser.ts";
import { ignoreSettings, say, stop } from "./shared/setup.ts";

/** What this reads of Vitest's report. */
interface VitestReport {
	numPassedTests: number;
	testResults: {
		name: string;
		status: string;
		assertionResults: { status: string; fullName: string }[];
	}[];
}

/** What this reads of Playwright's report. */
interface PlaywrightReport {
	stats: { expected: number };
	suites: PlaywrightSuite[];
	errors: { message?: string }[];
}
interface PlaywrightSuite {
	specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
	suites?: PlaywrightSuite[];
}

/** A stage's results: how many tests passed, which failed, and what to do then. */
interface Results {
	passed: number;
	failed: string[];
	hint?: string;
}

// The tests use their own settings, never the owner's Firebase project.
ignoreSettings();

const quick = ["lint", "types", "unit"];
const all = [...quick, "site", "commands", "e2e"];

const args = process.argv.slice(2);
const full = args.includes("--full");
const [stage, ...stageArguments] = args.filter((argument) => argument !== "--full");
if (stage && ![...all, "quick"].includes(stage)) {
	stop(`Unknown stage "${stage}". The stages are ${[...all, "quick"].join(", ")}.`);
}
const wanted = new Set(stage === "quick" ? quick : stage ? [stage] : all);

const reports = ".cache/results";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.TEST_FULL = full ? "1" : "";
process.env.BUILD_DAY = new Date().toDateString();

let passed = 0;
const failures: string[] = [];

/**
 * Runs a script with Node. Its output is shown live if only one stage runs, otherwise only if the
 * script fails. Returns whether it succeeded.
 */
async function run(script: string, options: readonly string[], env = {}): Promise<boolean> {
	const output = wanted.size === 1 ? "inherit" : "pipe";
	const child = spawn(process.execPath, [script, ...options], {
		stdio: ["inherit", output, output],
		env: { ...process.env, ...env },
	});
	let text = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (part) => {
			text += part;
		});
	}
	const status = await new Promise((resolve) => child.once("close", resolve));
	if (status !== 0) process.stdout.write(text);
	return status === 0;
}

/** Adds results to the totals and prints them. */
function count(name: string, since: number, results: Results): void {
	passed += results.passed;
	failures.push(...results.failed);
	const seconds = ((Date.now() - since) / 1000).toFixed(0).padStart(4);
	const failed = results.failed.length;
	const sum =
		failed > 0 ? `${results.passed} passed, ${failed} failed` : `${results.passed} passed`;
	console.log(`${failed > 0 ? "✗" : "✓"} ${name.padEnd(40)}${seconds} s  ${sum}`);
	if (failed > 0 && results.hint) console.log(`  ${results.hint}`);
}

/** Runs a check that counts as one test. The hint says what to do if it fails. */
async function check(name: string, hint: string, script: string, options: string[]): Promise<void> {
	const since = Date.now();
	const holds = await run(script, options);
	count(name, since, { passed: Number(holds), failed: holds ? [] : [name], hint });
}

/**
 * Runs a test runner and counts its results from its report. A runner that writes no report, or fails
 * without a failed test, counts as a failure itself.
 */
async function tally<Report>(
	name: string,
	report: string,
	runs: () => Promise<boolean>,
	read: (report: Report) => Results,
): Promise<void> {
	const since = Date.now();
	const ended = await runs();
	const results = existsSync(report)
		? read(JSON.parse(readFileSync(report, "utf8")))
		: { passed: 0, failed: [] };
	if (!ended && results.failed.length === 0) results.failed.push(`${name}: the runner failed`);
	count(name, since, results);
}

/** Runs the tests of a project in vitest.config.ts, until ten fail: they probably have the same cause. */
function vitest(name: string, project: string): Promise<void> {
	const report = `${reports}/${project}.json`;
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
	const options = ["run", "--project", project, ...reporters, "--bail=10"];
	return tally<VitestReport>(
		name,
		report,
		() => run("node_modules/vitest/vitest.mjs", [...options, ...stageArguments]),
		({ numPassedTests, testResults }) => ({
			passed: numPassedTests,
			failed: testResults.flatMap(({ name: path, status, assertionResults }) => {
				const bad = assertionResults.filter((test) => test.status === "failed");
				const file = relative(".", path);
				if (bad.length === 0 && status === "failed") return [file];
				return bad.map((test) => `${file} › ${test.fullName}`);
			}),
		}),
	);
}

async function playwright(): Promise<void> {
	const report = `${reports}/playwright.json`;
	const cli = "node_modules/@playwright/test/cli.js";
	const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, BROWSER_PATH: ensureTestBrowser() };
	const specsOf = (suite: PlaywrightSuite): PlaywrightSuite["specs"] => [
		...suite.specs,
		...(suite.suites ?? []).flatMap(specsOf),
	];
	await tally<PlaywrightReport>(
		"The site in a browser",
		report,
		() => run(cli, ["test", "--reporter=dot,json", ...stageArguments], env),
		({ stats, suites, errors }) => {
			const specs = suites.flatMap(specsOf);
			const bad = specs.filter(({ tests }) =>
				tests.some(({ status }) => status === "unexpected" || status === "flaky"),
			);
			return {
				passed: stats.expected,
				failed: [
					...bad.map(({ file, line, title }) => `tests/e2e/${file}:${line} › ${title}`),
					...errors.map(({ message = "" }) => message.split("\n")[0] ?? ""),
				],
				hint: "One file alone: npm test -- e2e FILE. The traces are in .cache/test-results.",
			};
		},
	);
}

async function lint(): Promise<void> {
	const biome = "node_modules/@biomejs/biome/bin/biome";
	await check(
		"Lint",
		"`npm run format` puts right what can be put right by itself, and lists the rest.",
		biome,
		["ci", "--error-on-warnings", "--formatter-enabled=false", "--assist-enabled=false", "."],
	);
	// Words typed by hand aren't wrong for their line breaks.
	if (spawnSync(process.execPath, [biome, "format", "."]).status !== 0)
		console.log("· Some files aren't formatted. `npm run format` does it; nothing fails without.");
	await check(
		"No unused file, export or dependency",
		"Remove what is listed, or say in knip.jsonc what uses it.",
		"node_modules/knip/bin/knip.js",
		[],
	);
}

/** Runs the requested ones of these stages in order. */
async function inTurn(stages: Record<string, () => Promise<void>>): Promise<void> {
	for (const [name, go] of Object.entries(stages)) if (wanted.has(name)) await go();
}

const long = ["site", "commands", "e2e"].some((name) => wanted.has(name));
say(
	full
		? "Running all tests with all repetitions"
		: `Running the tests${long ? " (takes a few minutes; the first run builds the site)" : ""}`,
);
const began = Date.now();
/** The builds under test, shared by the site and e2e stages. */
const built =
	wanted.has("site") || wanted.has("e2e")
		? check("Build with default and other settings", "The lines above say why.", "run.mjs", [
				"tests/shared/builds.ts",
			])
		: Promise.resolve();

// The browser tests take longest, so they run in parallel with the other stages.
await Promise.all([
	built.then(() => inTurn({ e2e: playwright })),
	inTurn({
		types: () =>
			check("Types", "The lines above say where.", "node_modules/typescript/bin/tsc", []),
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
