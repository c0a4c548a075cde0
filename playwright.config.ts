import { defineConfig } from "@playwright/test";
import { siteAddress } from "./tests/e2e/addresses";

// Run by `npm test`, which starts the emulators and says where they are.
export default defineConfig({
	testDir: "tests/e2e",
	outputDir: ".cache/test-results",
	snapshotPathTemplate: "{testDir}/screen-reader/{arg}{ext}",
	fullyParallel: true,
	workers: 2,
	retries: 0,
	forbidOnly: Boolean(process.env.CI),
	// Against a test that hangs, never a measure of speed: a machine may be many times slower.
	timeout: 300_000,
	expect: { timeout: 60_000 },
	reporter: [["dot"], ["json"]],
	use: {
		baseURL: siteAddress("standard"),
		viewport: { width: 1280, height: 800 },
		launchOptions: {
			...(process.env.BROWSER_PATH ? { executablePath: process.env.BROWSER_PATH } : {}),
			args: [
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				"--no-first-run",
			],
			// As root, as in a container, Chromium starts only without its own sandbox.
			chromiumSandbox: process.getuid?.() !== 0,
		},
		trace: "retain-on-failure",
	},
});
