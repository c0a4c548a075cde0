import { defineConfig } from "@playwright/test";
import { findTestBrowser } from "./scripts/shared/browser.ts";
import { testOrigin } from "./tests/shared/builds.ts";
import { full } from "./tests/shared/full-run";

const browser = findTestBrowser();

export default defineConfig({
	testDir: "tests/e2e",
	outputDir: ".cache/test-results",
	// A run of the tests changes no file.
	updateSnapshots: "none",
	...(full ? {} : { grepInvert: /@full/ }),
	fullyParallel: true,
	// One more than the cores of a small machine, because tests also wait for animations and timers.
	workers: 3,
	projects: [
		// One worker, so that these tests share one server; first, because they take turns.
		// Each saved text renders its page again, which takes a slow machine many seconds.
		{
			name: "editing",
			testMatch: "editing-*",
			workers: 1,
			timeout: 300_000,
			expect: { timeout: 60_000 },
		},
		{ name: "site", testIgnore: "editing-*" },
	],
	// Retry once to record a trace. A test that passes on the retry is flaky and counts as failed.
	retries: 1,
	failOnFlakyTests: true,
	maxFailures: 10,
	forbidOnly: Boolean(process.env.CI),
	// Generous timeouts for slow machines. Only failing tests wait for them.
	timeout: full ? 300_000 : 60_000,
	expect: { timeout: full ? 30_000 : 15_000 },
	webServer: {
		command: "node run.mjs tests/shared/servers.ts",
		url: testOrigin("configured"),
		reuseExistingServer: process.env.TEST_SERVERS === "running",
		timeout: 300_000,
		stdout: "pipe",
		gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
	},
	use: {
		baseURL: testOrigin("standard"),
		viewport: { width: 1280, height: 800 },
		launchOptions: {
			...(browser ? { executablePath: browser } : {}),
			args: [
				// Letters as wide as they are drawn, as on phones and Macs, and not in whole pixels.
				"--font-render-hinting=none",
				// Nothing is asked of the internet, and every page must be good without it.
				"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
			],
			// As root, for example in a container, Chromium only starts without its sandbox.
			chromiumSandbox: process.getuid?.() !== 0,
		},
		actionTimeout: full ? 60_000 : 20_000,
		trace: "on-first-retry",
	},
});
