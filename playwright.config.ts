import { defineConfig } from "@playwright/test";
import { findTestBrowser } from "./scripts/browser.mjs";
import { siteAddress } from "./tests/builds.mjs";
import { full } from "./tests/full";

const browser = findTestBrowser();

export default defineConfig({
	testDir: "tests/e2e",
	outputDir: ".cache/test-results",
	snapshotPathTemplate: "{testDir}/screen-reader/{arg}{ext}",
	...(full ? {} : { grepInvert: /@full/ }),
	fullyParallel: true,
	workers: 2,
	// A second try is for its trace alone: what passes then has failed all the same.
	retries: 1,
	failOnFlakyTests: true,
	maxFailures: 10,
	forbidOnly: Boolean(process.env.CI),
	// Limits for a machine many times slower than a usual one; nothing waits for them but a failure.
	timeout: full ? 300_000 : 60_000,
	expect: { timeout: full ? 30_000 : 15_000 },
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["dot"], ["json"]] : "list",
	webServer: {
		command: "node scripts/test-servers.mjs",
		url: siteAddress("configured"),
		reuseExistingServer: process.env.TEST_SERVERS === "running",
		timeout: 300_000,
		stdout: "pipe",
		gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
	},
	use: {
		baseURL: siteAddress("standard"),
		viewport: { width: 1280, height: 800 },
		launchOptions: {
			...(browser ? { executablePath: browser } : {}),
			args: [
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				"--no-first-run",
				// Letters as wide as they are drawn, as on phones and Macs, and not in whole pixels.
				"--font-render-hinting=none",
				// Nothing is asked of the internet, and every page must be good without it.
				"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
			],
			// As root, as in a container, Chromium starts only without its own sandbox.
			chromiumSandbox: process.getuid?.() !== 0,
		},
		actionTimeout: full ? 60_000 : 20_000,
		trace: "on-first-retry",
	},
});
