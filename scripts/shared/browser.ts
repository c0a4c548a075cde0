// Finds or installs a browser: the system's, otherwise Playwright's, otherwise Debian's.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findProgram, installFromDebian } from "./programs.ts";
import { say, stop } from "./setup.ts";

/** Chrome first: Ubuntu lets it, but no Chromium from elsewhere, use the sandbox without being root. */
const browsers = [
	"google-chrome-stable",
	"google-chrome",
	"chromium",
	"chromium-browser",
	"chrome",
];
/** Headless shells: the same engine without a user interface. Tests take less than half the time. */
const shells = ["chromium-headless-shell", "chrome-headless-shell"];
const macApps = [
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	"/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function systemBrowser(): string | undefined {
	if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH;
	return findProgram(browsers) ?? macApps.find((path) => existsSync(path));
}

/** The path of an installed browser to run tests with, if there is one. */
function findTestBrowser(): string | undefined {
	return process.env.BROWSER_PATH ?? findProgram(shells) ?? systemBrowser();
}

function playwrightBrowser(): string | undefined {
	const path = chromium.executablePath();
	if (existsSync(path)) return path;
	say("Downloading a browser for the tests with Playwright");
	const cli = "node_modules/@playwright/test/cli.js";
	spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit" });
	return existsSync(path) ? path : undefined;
}

/** The path of a Chromium. Installs one if there is none. */
export function ensureBrowser(): string {
	const found = systemBrowser() ?? playwrightBrowser();
	if (!found) installFromDebian(["chromium"]);
	return (
		found ??
		systemBrowser() ??
		stop("Found no browser. Install Chrome or Chromium, or set BROWSER_PATH to its path.")
	);
}

/** The path of a Chromium for tests. On Debian it installs the headless shell, which is faster. */
export function ensureTestBrowser(): string {
	const system = systemBrowser();
	const debian = !system || system.endsWith("/chromium");
	if (debian && !findProgram(shells)) installFromDebian(["chromium-headless-shell"]);
	return findTestBrowser() ?? ensureBrowser();
}
