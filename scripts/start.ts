// Builds the site and serves it on the Firebase emulators until Ctrl-C.
import { loadEnv } from "vite";
import { readAuthConfig } from "../src/auth/config.ts";
import { demoAccount, localPorts, onStop, startEmulators } from "./shared/emulators.ts";
import { ensureSite } from "./shared/ensure-site.ts";
import { say } from "./shared/setup.ts";

const { site, auth } = await localPorts();

say("Building the site, unless it is up to date");
console.log(
	ensureSite({
		site: "dist/site",
		configuration: "firebase.json",
		env: { VITE_AUTH_EMULATOR: auth },
	}),
);

// If the settings name a real Firebase project, sign-in uses it and only hosting is emulated.
const { emulator } = readAuthConfig(loadEnv("production", ".", "VITE_"));

say("Starting the Firebase emulators");
const running = await startEmulators(auth, site, emulator !== null);
let stopping = false;
onStop(() => {
	stopping = true;
	console.log("Stopping.");
	running.end();
});

console.log(`
  The site     ${site}
${emulator ? `  Sign in      ${site}/get-started\n               ${demoAccount.email}  ${demoAccount.password}\n  Auth         ${auth} (emulator; accounts are lost when it stops)\n` : ""}
  Press Ctrl-C to stop.
`);

await running.ended;
if (!stopping) {
	console.error("The emulators stopped unexpectedly.");
	process.exitCode = 1;
}
