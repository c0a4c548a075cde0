// Builds the sites under test if they aren't up to date, and serves them on the Firebase emulators.
// Playwright starts and stops this command (see playwright.config.ts).
import { ensurePackages } from "./setup.mjs";

ensurePackages();
const { authOrigin, authPort, ensureBuilds, sitePort, writeTestHosting } = await import(
	"../tests/builds.mjs"
);
const { onStop, requireFreePorts, seedDemoAccount, startEmulators } = await import(
	"./emulators.mjs"
);

await requireFreePorts([
	{ port: sitePort, use: "the site under test", variable: "TEST_SITE_PORT" },
	{ port: authPort, use: "the auth emulator", variable: "TEST_AUTH_PORT" },
]);
await ensureBuilds();
const emulators = await startEmulators({ only: "auth,hosting", ...writeTestHosting() });
await seedDemoAccount(authOrigin);

onStop(() => emulators.end());
await emulators.ended;
