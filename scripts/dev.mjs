// Vite's development server with hot reload. Sign-in uses the auth emulator. With --edit (npm run edit)
// the words of the pages can be changed in the browser: docs/editing.md.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { importSource } from "./shared/import-source.mjs";
import { ensurePackages, ignoreSettings, root, say, stop } from "./shared/setup.mjs";

const { edit } = options();
ensurePackages();
// Development always uses the emulator, never the live Firebase project.
ignoreSettings("VITE_FIREBASE_");
const { createServer } = await import("vite");
const { authSuite, demoAccount, localPorts, onStop, startEmulators } = await import(
	"./shared/emulators.mjs"
);

const { sitePort, authPort, auth } = await localPorts();

say("Starting the auth emulator");
const configuration = ".cache/firebase-dev.json";
mkdirSync(join(root, ".cache"), { recursive: true });
writeFileSync(join(root, configuration), JSON.stringify({ emulators: authSuite(authPort) }));
const running = await startEmulators({ configuration, auth });
/** @type {import("vite").ViteDevServer | undefined} */
let server;
onStop(async () => {
	await Promise.all([server?.close(), running.end()]);
	process.exit();
});

process.env.VITE_AUTH_EMULATOR = auth;
const plugins = edit ? [(await importSource("edit/plugin.ts")).editWords(sitePort)] : [];
server = await createServer({
	root,
	cacheDir: ".cache/vite",
	plugins,
	server: { host: "127.0.0.1", port: sitePort, strictPort: true },
});
await server.listen();
server.printUrls();
if (edit) console.log("  Point at any words in the page to change them: docs/editing.md");
console.log(
	`  Sign in as ${demoAccount.email}  ${demoAccount.password}\n  Press Ctrl-C to stop.\n`,
);

/** Parses the command's options. If they are wrong, says so and exits. */
function options() {
	try {
		return parseArgs({ options: { edit: { type: "boolean" } } }).values;
	} catch (error) {
		stop(
			`${error instanceof Error ? error.message : error}\n  SITE_PORT and AUTH_PORT set the ports.`,
		);
	}
}
