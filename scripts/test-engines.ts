// Runs one short journey through the built site in Chromium, Firefox and WebKit: `npm run test:engines`.
// For one engine: npm run test:engines -- firefox. It isn't part of `npm test`, because not every
// machine has these browsers. Screenshots are saved in .cache/engines.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Driver, puppeteerDriver, webkitDriver } from "../tests/engines/drivers.ts";
import { features, journey } from "../tests/engines/journey.ts";
import { Network, Visit } from "../tests/engines/visit.ts";
import { ensureBrowser } from "./shared/browser.ts";
import { onStop, portFrom, requireFreePorts, startEmulators } from "./shared/emulators.ts";
import { ensureSite } from "./shared/ensure-site.ts";
import { findProgram, installFromDebian } from "./shared/programs.ts";
import { serveSite } from "./shared/serve-site.ts";
import { ignoreSettings, say, stop } from "./shared/setup.ts";

const firefox = () =>
	process.env.FIREFOX_PATH ??
	findProgram(["firefox", "firefox-esr"]) ??
	["/Applications/Firefox.app/Contents/MacOS/firefox"].find((path) => existsSync(path));

/** WebKitGTK's MiniBrowser, in a folder named after its version, if its driver and a display are there. */
function webkit(): string | undefined {
	if (!findProgram(["WebKitWebDriver"]) || !findProgram(["Xvfb"])) return undefined;
	return ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"]
		.filter((path) => existsSync(path))
		.flatMap((path) => readdirSync(path).map((name) => join(path, name, "MiniBrowser")))
		.find((path) => path.includes("webkit2gtk-") && existsSync(path));
}

/** Finds an engine's program. If it is missing, installs it from Debian where that is possible. */
function ensureEngine(find: () => string | undefined, name: string, packages: string[]): string {
	if (!find()) installFromDebian(packages);
	return (
		find() ??
		stop(
			`${name} is missing. On Debian or Ubuntu: sudo apt-get install ${packages.join(" ")}\n` +
				"  Or test only the other engines: npm run test:engines -- chromium",
		)
	);
}

/** Stops if a Firefox is too old for its driver, whose commands version 140 doesn't know and 153 does. */
function requireNewFirefox(path: string): void {
	const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
	if (Number(/\d+/.exec(stdout)?.[0]) > 140) return;
	stop(
		`${stdout.trim()} is too old for these tests: 140 is, 153 isn't.\n` +
			"  On Debian or Ubuntu: sudo apt-get update && sudo apt-get install firefox-esr\n" +
			"  Or set FIREFOX_PATH to another one, or test only the other engines: npm run test:engines -- chromium",
	);
}

const sitePort = portFrom("TEST_SITE_PORT", 4310);
const authPort = portFrom("TEST_AUTH_PORT", 4399);
const auth = `http://127.0.0.1:${authPort}`;

/** Prepares each engine, before anything is built, and then launches it. */
const engines: Record<string, () => () => Promise<Driver>> = {
	chromium() {
		const path = ensureBrowser();
		return () => puppeteerDriver("chrome", path);
	},
	firefox() {
		const path = ensureEngine(firefox, "Firefox", ["firefox-esr"]);
		requireNewFirefox(path);
		return () => puppeteerDriver("firefox", path);
	},
	webkit() {
		const path = ensureEngine(webkit, "WebKit's driver", ["webkit2gtk-driver", "xvfb"]);
		return () => webkitDriver(path, sitePort + 1);
	},
};

const asked = process.argv.slice(2);
for (const name of asked) {
	if (!Object.hasOwn(engines, name)) {
		stop(`Unknown engine "${name}". The engines are ${Object.keys(engines).join(", ")}.`);
	}
}
ignoreSettings();
await requireFreePorts([sitePort, sitePort + 1], authPort, "TEST_");
const ready = Object.entries(engines)
	.filter(([name]) => asked.length === 0 || asked.includes(name))
	.map(([name, prepare]) => ({ name, launch: prepare() }));

say("Building the site, unless it is up to date");
const configuration = "dist/engines.json";
ensureSite({ site: "dist/engines", configuration, env: { VITE_AUTH_EMULATOR: auth } });
const emulators = await startEmulators(auth);
const network = new Network("dist/engines");
await serveSite(configuration, sitePort, network.handle);

onStop(() => process.exit(1));
let passed = 0;
let failed = 0;
for (const { name, launch } of ready) {
	const pictures = join(".cache/engines", name);
	rmSync(pictures, { recursive: true, force: true });
	mkdirSync(pictures, { recursive: true });
	const driver = await launch();
	const visit = new Visit(driver, `http://127.0.0.1:${sitePort}`, network, pictures);
	await driver.open(visit.site);
	const supported = Object.entries(await driver.evaluate(features, undefined));
	const missing = supported.filter(([, has]) => !has).map(([feature]) => feature);
	say(`${name} (missing features: ${missing.join(", ") || "none"})`);
	for (const [step, walk] of Object.entries(journey)) {
		try {
			await walk(visit);
			passed += 1;
			console.log(`  ✓ ${step}`);
		} catch (error) {
			failed += 1;
			console.log(`  ✗ ${step}\n${error instanceof Error ? error.stack : error}`);
			await visit.picture(`failed-${failed}`).catch(() => {});
		}
	}
	await driver.close();
}
await emulators.end();
console.log(`\nScreenshots: .cache/engines\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
