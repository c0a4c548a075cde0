// Runs one short journey through the built site in Firefox and WebKit: `npm run test:engines`, or for one engine
// `npm run test:engines -- firefox`. It isn't part of `npm test`, because not every machine has these browsers.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { firefoxDriver, webkitDriver } from "../tests/engines/drivers.ts";
import { journey } from "../tests/engines/journey.ts";
import { buildSite } from "./shared/build-site.ts";
import { startEmulators } from "./shared/emulators.ts";
import { choosePorts } from "./shared/ports.ts";
import { findProgram, installFromDebian } from "./shared/programs.ts";
import { serveSite } from "./shared/serve-site.ts";
import { ignoreSettings, say, stop } from "./shared/setup.ts";

/** WebKitGTK's MiniBrowser, in a folder named after its version, if its driver and a display are there. */
function webkit(): string | undefined {
	if (!findProgram(["WebKitWebDriver"]) || !findProgram(["Xvfb"])) return undefined;
	return ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/libexec"]
		.filter((path) => existsSync(path))
		.flatMap((path) => readdirSync(path).map((name) => join(path, name, "MiniBrowser")))
		.find((path) => path.includes("webkit2gtk-") && existsSync(path));
}

/** Finds an engine's program. If it is missing, installs it from Debian where that is possible. */
function ensureEngine(find: () => string | undefined, packages: string[]): string {
	if (!find()) installFromDebian(packages);
	return (
		find() ??
		stop(`Something is missing. On Debian or Ubuntu: sudo apt-get install ${packages.join(" ")}`)
	);
}

const ports = await choosePorts(4310, 4399, "TEST_");
const engines = {
	firefox: () => {
		const find = () => process.env.FIREFOX_PATH ?? findProgram(["firefox", "firefox-esr"]);
		return firefoxDriver(ensureEngine(find, ["firefox-esr"]));
	},
	webkit: () => webkitDriver(ensureEngine(webkit, ["webkit2gtk-driver", "xvfb"]), ports.site + 1),
};
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(engines, name));
if (unknown)
	stop(`Unknown engine "${unknown}". The engines are ${Object.keys(engines).join(", ")}.`);

say("Building the site");
ignoreSettings();
const folder = "dist/test-engines";
console.log(buildSite(`${folder}/site`, { VITE_AUTH_EMULATOR: `http://127.0.0.1:${ports.auth}` }));
const emulators = await startEmulators({ folder, only: ["auth"], ports });

/** The responses that wait, by path. WebKit's driver can't hold them. */
const held = new Map<string, Promise<void>>();
serveSite(`${folder}/site`, ports.site, (path) => held.get(path));

let passed = 0;
let failed = 0;
for (const [name, launch] of Object.entries(engines)) {
	if (asked.length > 0 && !asked.includes(name)) continue;
	say(name);
	const visit = {
		driver: await launch(),
		site: `http://127.0.0.1:${ports.site}`,
		hold(path: string) {
			let letGo = () => {};
			held.set(
				path,
				new Promise<void>((done) => {
					letGo = done;
				}),
			);
			return () => letGo();
		},
	};
	for (const [step, walk] of Object.entries(journey)) {
		const problem = await walk(visit).then(
			() => undefined,
			(error: unknown) => error,
		);
		if (problem) failed += 1;
		else passed += 1;
		console.log(problem ? `  ✗ ${step}\n${problem}` : `  ✓ ${step}`);
	}
	await visit.driver.close();
}
emulators.kill("SIGINT");
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
