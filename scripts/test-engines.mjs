// Runs one short journey through the built site in Chromium, Firefox and WebKit: `npm run test:engines`.
// For one engine: npm run test:engines -- firefox. It isn't part of `npm test`, because not every
// machine has these browsers. Screenshots are saved in .cache/engines.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "./shared/find-program.ts";
import { installFromDebian } from "./shared/install-from-debian.ts";
import { ignoreSettings, root, say, stop } from "./shared/setup.ts";

ignoreSettings();
const { ensureBrowser } = await import("./shared/browser.ts");
const { ensureSite } = await import("./shared/ensure-site.ts");
const { onStop, portFrom, requireFreePorts, startEmulators } = await import(
	"./shared/emulators.ts"
);

const folder = join(root, "tests/engines");

const firefox = () =>
	process.env.FIREFOX_PATH ??
	findProgram(["firefox", "firefox-esr"]) ??
	["/Applications/Firefox.app/Contents/MacOS/firefox"].find((path) => existsSync(path));

/** WebKitGTK's MiniBrowser. Its folder is named after its version. */
function miniBrowser() {
	const libraries = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"];
	return libraries
		.filter((path) => existsSync(path))
		.flatMap((path) =>
			readdirSync(path)
				.filter((name) => name.startsWith("webkit2gtk-"))
				.map((name) => join(path, name, "MiniBrowser")),
		)
		.find((path) => existsSync(path));
}
const webkit = () =>
	findProgram(["WebKitWebDriver"]) && findProgram(["Xvfb"]) ? miniBrowser() : undefined;

/**
 * Finds an engine's program. If it is missing, installs it from Debian where that is possible.
 * @param {() => string | undefined} find
 * @param {string} engine
 * @param {string[]} packages the Debian packages it needs
 */
function ensureEngine(find, engine, packages) {
	if (!find()) installFromDebian(packages);
	return (
		find() ??
		stop(
			`${engine} is missing. On Debian or Ubuntu: sudo apt-get install ${packages.join(" ")}\n` +
				`  Or test only the other engines: npm run test:engines -- chromium`,
		)
	);
}

const sitePort = portFrom("TEST_SITE_PORT", 4310);
const authPort = portFrom("TEST_AUTH_PORT", 4399);
const ports = { proxy: sitePort, hosting: sitePort + 1, webkit: sitePort + 2 };
const auth = `http://127.0.0.1:${authPort}`;
const site = `http://127.0.0.1:${ports.proxy}`;

/** @typedef {() => Promise<import("../tests/engines/drivers.mjs").Driver>} Launch */

/** Prepares each engine, before anything is built. @type {Record<string, () => Promise<Launch>>} */
const engines = {
	async chromium() {
		const path = await ensureBrowser();
		return async () => (await drivers()).puppeteerDriver("chrome", path);
	},
	async firefox() {
		const path = ensureEngine(firefox, "Firefox", ["firefox-esr"]);
		return async () => (await drivers()).puppeteerDriver("firefox", path);
	},
	async webkit() {
		const path = ensureEngine(webkit, "WebKit's driver", ["webkit2gtk-driver", "xvfb"]);
		return async () => (await drivers()).webkitDriver({ miniBrowser: path, port: ports.webkit });
	},
};
const drivers = () => import("../tests/engines/drivers.mjs");

const asked = process.argv.slice(2);
for (const name of asked) {
	if (!Object.hasOwn(engines, name)) {
		stop(`Unknown engine "${name}". The engines are ${Object.keys(engines).join(", ")}.`);
	}
}
await requireFreePorts(Object.values(ports), authPort, "TEST_");
spawnSync("npm", ["ci", "--ignore-scripts"], { cwd: folder, stdio: "inherit" });
/** @type {Record<string, Launch>} */
const ready = {};
for (const [name, prepare] of Object.entries(engines)) {
	if (asked.length === 0 || asked.includes(name)) ready[name] = await prepare();
}

say("Building the site, unless it is up to date");
const configuration = "dist/engines.json";
process.env.SITE_PORT = String(ports.hosting);
process.env.AUTH_PORT = String(authPort);
await ensureSite({ site: "dist/engines", configuration, env: { VITE_AUTH_EMULATOR: auth } });
const emulators = await startEmulators({
	configuration,
	site: `http://127.0.0.1:${ports.hosting}`,
	auth,
});
const { startProxy } = await import("../tests/engines/proxy.mjs");
const { features, journey } = await import("../tests/engines/journey.mjs");
const proxy = await startProxy(ports.proxy, ports.hosting);

onStop(() => process.exit(1));
let passed = 0;
let failed = 0;
try {
	for (const [name, launch] of Object.entries(ready)) {
		const pictures = join(root, ".cache/engines", name);
		rmSync(pictures, { recursive: true, force: true });
		mkdirSync(pictures, { recursive: true });
		const driver = await launch();
		try {
			await driver.open(site);
			const lacks = Object.entries(await driver.evaluate(features)).filter(([, has]) => !has);
			const missing = lacks.map(([feature]) => feature).join(", ");
			say(`${name} (missing features: ${missing || "none"})`);
			for (const [step, walk] of Object.entries(journey)) {
				try {
					await walk({ driver, site, proxy, pictures });
					passed += 1;
					console.log(`  ✓ ${step}`);
				} catch (error) {
					failed += 1;
					console.log(`  ✗ ${step}\n${error instanceof Error ? error.stack : error}`);
					await driver.screenshot(join(pictures, `failed-${failed}.png`)).catch(() => {});
				}
			}
		} finally {
			await driver.close();
		}
	}
} finally {
	await Promise.all([proxy.end(), emulators.end()]);
}
console.log(`\nScreenshots: .cache/engines\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
