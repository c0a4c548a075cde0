// A browser for the tests: the system's, else Playwright's own, else Debian's.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "./find-program.mjs";
import { root, say, stop } from "./setup.mjs";

const browsers = [
	"chromium",
	"chromium-browser",
	"google-chrome-stable",
	"google-chrome",
	"chrome",
];
/** The same engine without a window's interface: a test takes less than half the time. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const macApps = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** @returns {string | undefined} */
function systemBrowser() {
	if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH;
	return findProgram(browsers) ?? macApps.find((path) => existsSync(path));
}

/**
 * The path of the browser that the machine has for tests, if it has one.
 * @returns {string | undefined}
 */
export function findTestBrowser() {
	return process.env.BROWSER_PATH ?? findProgram(shells) ?? systemBrowser();
}

/** @returns {Promise<string | undefined>} */
async function playwrightBrowser() {
	const { chromium } = await import("@playwright/test");
	const path = chromium.executablePath();
	if (existsSync(path)) return path;
	say("Fetching a browser for the tests with Playwright");
	const cli = join(root, "node_modules/@playwright/test/cli.js");
	spawnSync(process.execPath, [cli, "install", "chromium"], { cwd: root, stdio: "inherit" });
	return existsSync(path) ? path : undefined;
}

/** @param {string} name of a package of Debian's, installed where that can be done */
function installFromDebian(name) {
	if (process.platform !== "linux" || process.getuid?.() !== 0) return;
	if (spawnSync("apt-get", ["--version"]).status !== 0) return;
	say(`Installing Debian's ${name} for the tests`);
	spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
	spawnSync("apt-get", ["install", "-y", "-qq", name], { stdio: "inherit" });
}

/**
 * The path of a Chromium, installed if there is none.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
	const found = systemBrowser() ?? (await playwrightBrowser());
	if (!found) installFromDebian("chromium");
	return (
		found ??
		systemBrowser() ??
		stop("No browser for the tests. Install Chrome or Chromium, or set BROWSER_PATH to one.")
	);
}

/**
 * The path of a Chromium for tests, which show nothing to anybody: the headless shell where the
 * machine's browsers are Debian's.
 * @returns {Promise<string>}
 */
export async function ensureTestBrowser() {
	const system = systemBrowser();
	const debian = !system || system.endsWith("/chromium");
	if (debian && !findProgram(shells)) installFromDebian("chromium-headless-shell");
	return findTestBrowser() ?? ensureBrowser();
}
