// Builds the sites under test if they aren't up to date, and serves them and the auth emulator.
// Playwright starts and stops this command (see playwright.config.ts).
import { onStop, requireFreePorts, startEmulators } from "../../scripts/shared/emulators.ts";
import { serveSite } from "../../scripts/shared/serve-site.ts";
import { authOrigin, authPort, ensureBuilds, sites } from "./builds.ts";

const ports = sites.map(({ port }) => port);
await requireFreePorts(ports, authPort, "TEST_");
ensureBuilds();
const emulators = await startEmulators(authOrigin);
onStop(() => emulators.end());
for (const { configuration, port } of sites) await serveSite(configuration, port);
await emulators.ended;
// The servers would keep the process running.
process.exit();
