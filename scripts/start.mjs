// Builds the site and serves it on the Firebase emulators until Ctrl-C.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ensurePackages, root, say } from "./setup.mjs";

ensurePackages();
const { ensureSite } = await import("./build.mjs");
const { demoAccount, portFrom, requireFreePorts, seedDemoAccount, startEmulators } = await import(
	"./emulators.mjs"
);

const sitePort = portFrom("SITE_PORT", 3000);
const authPort = portFrom("AUTH_PORT", 9099);
const site = `http://127.0.0.1:${sitePort}`;
const auth = `http://127.0.0.1:${authPort}`;
await requireFreePorts([
	{ port: sitePort, use: "the site", variable: "SITE_PORT" },
	{ port: authPort, use: "the auth emulator", variable: "AUTH_PORT" },
]);

say("Building the site");
console.log(
	await ensureSite({
		site: "dist/site",
		configuration: "firebase.json",
		env: { VITE_AUTH_EMULATOR: auth },
	}),
);

// If the settings name a real Firebase project, sign-in uses it and only hosting is emulated.
const { emulators } = JSON.parse(readFileSync(join(root, "firebase.json"), "utf8"));
const embedded = Boolean(emulators.auth);

say("Starting the Firebase emulators");
const running = await startEmulators({
	only: embedded ? "auth,hosting" : "hosting",
	configuration: "firebase.json",
	addresses: embedded ? [auth, site] : [site],
});
if (embedded) await seedDemoAccount(auth);

console.log(`
  The site     ${site}
${embedded ? `  Sign in      ${site}/get-started\n               ${demoAccount.email}  ${demoAccount.password}\n  Auth         ${auth} (emulator; accounts are lost when it stops)\n` : ""}
  Press Ctrl-C to stop.
`);

let stopping = false;
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
	process.on(signal, () => {
		if (stopping) return;
		stopping = true;
		console.log("Stopping.");
		running.end();
	});
}
await running.ended;
if (!stopping) {
	console.error("The emulators stopped unexpectedly.");
	process.exitCode = 1;
}
