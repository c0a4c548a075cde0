// Serves the sites under test, each as its host does, until Playwright stops it.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { server } from "superstatic";
import { runUntilStopped, startEmulators } from "../../scripts/shared/emulators.ts";
import { choosePorts } from "../../scripts/shared/ports.ts";
import { configuredFolder, ports, siteFolder } from "../shared/builds.ts";

const chosen = await choosePorts(ports.site, ports.auth, "TEST_");
const { hosting } = JSON.parse(readFileSync("firebase.json", "utf8"));
server({
	config: { ...hosting, public: "." },
	cwd: resolve(configuredFolder),
	port: ports.site + 1,
	hostname: "127.0.0.1",
	compression: true,
	stack: "strict",
}).listen();
const folder = resolve(siteFolder, "..");
await runUntilStopped(() => startEmulators({ folder, only: ["auth", "hosting"], ports: chosen }));
