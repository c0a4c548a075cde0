// Builds the site and serves it on the Firebase emulators until Ctrl-C.
import { loadEnv } from "vite";
import { readAuthConfig } from "../src/auth/config.ts";
import { buildSite } from "./shared/build-site.ts";
import { demoAccount, runUntilStopped, startEmulators } from "./shared/emulators.ts";
import { choosePorts } from "./shared/ports.ts";
import { say } from "./shared/setup.ts";

const ports = await choosePorts(3000, 9099);
const site = `http://127.0.0.1:${ports.site}`;
const auth = `http://127.0.0.1:${ports.auth}`;
// A folder of its own, which no other command rewrites while it is served.
const folder = `dist/start-${ports.site}`;

say("Building the site");
console.log(buildSite(`${folder}/site`, { VITE_AUTH_EMULATOR: auth }).trimEnd());

// If the settings name a real Firebase project, sign-in uses it and only hosting is emulated.
const { emulator } = readAuthConfig(loadEnv("production", ".", "VITE_"));
const signIn = `  Sign in      ${site}/get-started
               ${demoAccount.email}  ${demoAccount.password}
  Auth         ${auth} (emulator; accounts are lost when it stops)
`;

say("Starting the Firebase emulators");
await runUntilStopped(
	() => startEmulators({ folder, only: emulator ? ["auth", "hosting"] : ["hosting"], ports }),
	() =>
		console.log(`
  The site     ${site}
${emulator ? signIn : ""}
  Press Ctrl-C to stop.
`),
);
