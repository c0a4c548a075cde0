// Every check there is, from a fresh clone: set-up, lint, types, unit tests, build, tests of the
// built files, and end-to-end tests in a browser. The last line counts them all.
// The quick ones alone, as while writing code: npm run check
// One stage alone, while working on it: npm test -- unit, or npm test -- e2e header.spec.ts
// On nginx in place of the hosting emulator: TEST_SERVER=nginx npm test -- e2e
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensurePackages, ignoreSettings, root, say, stop } from "./setup.mjs";

// The tests build with settings of their own, never for the owner's Firebase project.
ignoreSettings();
ensurePackages();
const { ensureBrowser } = await import("./browser.mjs");
const { buildSite } = await import("./build.mjs");
const { portFrom, requireFreePorts, seedDemoAccount, startEmulators } = await import(
	"./emulators.mjs"
);
const { ensureNginx, startNginx } = await import("./nginx.mjs");

const results = join(root, ".cache/results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
let failed = 0;

/**
 * Runs a package's command line with node.
 * @param {string} script from node_modules
 * @param {string[]} args
 * @param {Record<string, string>} env added to the environment
 */
function run(script, args, env = {}) {
	const result = spawnSync(process.execPath, [join(root, "node_modules", script), ...args], {
		cwd: root,
		stdio: "inherit",
		env: { ...process.env, ...env },
	});
	return result.status === 0;
}

/**
 * Counts a check that is one thing: it holds or it does not.
 * @param {string} name
 * @param {() => boolean} holds
 */
function check(name, holds) {
	say(name);
	if (holds()) passed += 1;
	else failed += 1;
}

/**
 * Counts the tests of a run by its report; a run that left no report, or ended badly with nothing
 * failed in it, is a failure itself.
 * @param {boolean} ended whether the runner ended well
 * @param {string} report its JSON file
 * @param {(json: any) => { passed: number, failed: number }} count
 */
function tally(ended, report, count) {
	if (!existsSync(report)) {
		failed += 1;
		return;
	}
	const counted = count(JSON.parse(readFileSync(report, "utf8")));
	passed += counted.passed;
	failed += counted.failed || (ended ? 0 : 1);
}

/** @param {string} project of vitest.config.ts */
function vitest(project) {
	const report = join(results, `${project}.json`);
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
	const ended = run("vitest/vitest.mjs", ["run", "--project", project, ...reporters]);
	tally(ended, report, (json) => ({
		passed: json.numPassedTests,
		failed:
			json.numFailedTests +
			json.testResults.filter(
				(/** @type {any} */ file) => file.status === "failed" && file.assertionResults.length === 0,
			).length,
	}));
}

/** @param {Record<string, string>} env */
function playwright(env) {
	const report = join(results, "playwright.json");
	const ended = run("@playwright/test/cli.js", ["test", ...playwrightArguments], {
		...env,
		PLAYWRIGHT_JSON_OUTPUT_FILE: report,
	});
	tally(ended, report, (json) => ({
		passed: json.stats.expected,
		failed: json.stats.unexpected + json.stats.flaky + json.errors.length,
	}));
}

const [stage, ...playwrightArguments] = process.argv.slice(2);
const quick = ["lint", "types", "unit"];
const stages = [...quick, "commands", "site", "e2e", "quick"];
if (stage && !stages.includes(stage)) stop(`There is no stage "${stage}": ${stages.join(", ")}.`);
const asked = stage === "quick" ? quick : stage ? [stage] : stages;
const wanted = (/** @type {string[]} */ ...names) => names.some((name) => asked.includes(name));

const browser = wanted("e2e") ? await ensureBrowser() : "";
const nginx = wanted("e2e") ? ensureNginx() : undefined;
const onNginx = process.env.TEST_SERVER === "nginx";
if (onNginx && wanted("e2e") && !nginx) stop("TEST_SERVER is nginx, and there is none.");

if (wanted("lint")) {
	check("Lint and format", () =>
		run("@biomejs/biome/bin/biome", ["ci", "--error-on-warnings", "."]),
	);
	check("No unused file, export or dependency", () => run("knip/bin/knip.js", []));
}
if (wanted("types")) check("Types", () => run("typescript/bin/tsc", ["--noEmit"]));
if (wanted("unit")) {
	say("Unit tests");
	vitest("unit");
}
if (wanted("commands")) {
	say("The commands (a few minutes on a busy machine)");
	vitest("commands");
}

const sitePort = portFrom("TEST_SITE_PORT", 4310);
const authPort = portFrom("TEST_AUTH_PORT", 4399);
const auth = `http://127.0.0.1:${authPort}`;
if (wanted("site", "e2e")) {
	const { builds } = await import("../tests/builds.mjs");
	say("Building the site, and the same with other settings");
	for (const build of builds(auth)) buildSite(build);
	passed += 1;
}
if (wanted("site")) {
	say("The built files");
	vitest("site");
}
if (wanted("e2e")) {
	const { writeTestHosting } = await import("../tests/builds.mjs");
	await requireFreePorts([
		{ port: sitePort, use: "the site under test", variable: "TEST_SITE_PORT" },
		{ port: authPort, use: "the auth emulator", variable: "TEST_AUTH_PORT" },
	]);
	say("End-to-end tests on the Firebase emulators (a few minutes)");
	const { configuration, addresses } = writeTestHosting(sitePort, authPort);
	const emulators = await startEmulators({
		only: onNginx ? "auth" : "auth,hosting",
		configuration,
		addresses: onNginx ? [auth] : [auth, ...Object.values(addresses)],
	});
	/** @type {{ end: () => Promise<string> }[]} */
	const servers = [];
	try {
		if (onNginx && nginx) {
			for (const [name, address] of Object.entries(addresses)) {
				const port = Number(new URL(address).port);
				servers.push(await startNginx({ nginx, site: `dist/test/${name}`, port }));
			}
		}
		await seedDemoAccount(auth);
		playwright({
			BROWSER_PATH: browser,
			AUTH_ORIGIN: auth,
			SITE_ADDRESSES: JSON.stringify(addresses),
			...(nginx ? { NGINX_PATH: nginx } : {}),
		});
	} finally {
		for (const server of servers) await server.end();
		await emulators.end();
	}
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
