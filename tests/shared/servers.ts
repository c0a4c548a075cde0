// Builds the sites under test if they aren't up to date, and serves them on the Firebase emulators. The
// hosting emulator takes many times as long for a request as a browser, so each of its answers is kept.
// Playwright starts and stops this command (see playwright.config.ts).
import { onStop, requireFreePorts, startEmulators } from "../../scripts/shared/emulators.ts";
import { authOrigin, authPort, ensureBuilds, sites, writeTestHosting } from "./builds.ts";
import { cachingProxy } from "./caching-proxy.ts";

const ports = sites.flatMap(({ port, emulated }) => [port, emulated]);
await requireFreePorts(ports, authPort, "TEST_");
await ensureBuilds();
const emulators = await startEmulators({
	configuration: writeTestHosting(),
	sites: sites.map(({ emulated }) => `http://127.0.0.1:${emulated}`),
	auth: authOrigin,
});
onStop(() => emulators.end());
await Promise.all(sites.map(({ port, emulated }) => cachingProxy(port, emulated)));
await emulators.ended;
// The proxies would keep the process running.
process.exit();
