import { defineConfig } from "@playwright/test";
import { siteOrigin } from "./tests/shared/builds.ts";

/** A browser with a back/forward cache, which headless shells don't have. */
const whole = process.env.WHOLE_BROWSER_PATH;

const launchOptions = {
	...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
	args: [
		// Letters as wide as they are drawn, as on phones and Macs, and not in whole pixels.
		"--font-render-hinting=none",
		// Nothing is asked of the internet, and every page must be good without it.
		"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
	],
	// Pages come back from the browser's own cache, as they do for visitors.
	ignoreDefaultArgs: ["--disable-back-forward-cache"],
	// As root, for example in a container, Chromium only starts without its sandbox.
	chromiumSandbox: process.getuid?.() !== 0,
};

export default defineConfig({
	testDir: "tests/e2e",
	outputDir: ".cache/test-results",
	fullyParallel: true,
	workers: 2,
	// A red run ends soon.
	maxFailures: 5,
	forbidOnly: Boolean(process.env.CI),
	// Generous for slow machines. Only failing tests wait for it.
	timeout: 90_000,
	expect: { timeout: 20_000 },
	projects: [
		{
			name: "documents",
			testMatch: "documents.spec.ts",
			use: { launchOptions: { ...launchOptions, ...(whole && { executablePath: whole }) } },
		},
		{ name: "site", testIgnore: "documents.spec.ts" },
	],
	webServer: {
		command: "node run.mjs tests/e2e/servers.ts",
		url: siteOrigin,
		timeout: 300_000,
		gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
	},
	use: {
		baseURL: siteOrigin,
		viewport: { width: 1280, height: 800 },
		launchOptions,
		trace: "retain-on-failure",
	},
});
