// A browser for the tests: the system's, else Playwright's own, else Debian's.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "./find-program.mjs";
import { root, say, stop } from "./setup.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const macApps = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** @returns {string | undefined} */
function systemBrowser() {
	if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH;
	return findProgram(names) ?? macApps.find((path) => existsSync(path));
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

/** @returns {string | undefined} */
function debianBrowser() {
	if (process.platform !== "linux" || process.getuid?.() !== 0) return;
	if (spawnSync("apt-get", ["--version"]).status !== 0) return;
	say("Installing Debian's chromium for the tests");
	spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
	spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: "inherit" });
	return systemBrowser();
}

/**
 * The path of a Chromium for the tests, installed if there is none.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
	const path = systemBrowser() ?? (await playwrightBrowser()) ?? debianBrowser();
	if (path) return path;
	stop("No browser for the tests. Install Chrome or Chromium, or set BROWSER_PATH to one.");
}
