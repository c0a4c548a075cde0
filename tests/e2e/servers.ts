// Serves the sites under test, each as its host does, until Playwright stops it.
import { resolve } from "node:path";
import { runUntilStopped, startEmulators } from "../../scripts/shared/emulators.ts";
import { choosePorts } from "../../scripts/shared/ports.ts";
import { serveSite } from "../../scripts/shared/serve-site.ts";
import { configuredFolder, ports, siteFolder } from "../shared/builds.ts";

const chosen = await choosePorts(ports.site, ports.auth, "TEST_");
serveSite(configuredFolder, ports.site + 1);
const folder = resolve(siteFolder, "..");
await runUntilStopped(() => startEmulators({ folder, only: ["auth", "hosting"], ports: chosen }));
