// Vite's development server with hot reload. Sign-in uses the auth emulator. With --edit (npm run edit)
// the words of the pages can be changed in the browser: docs/editing.md.
import { parseArgs } from "node:util";
import { createServer, type ViteDevServer } from "vite";
import { editWords } from "../edit/plugin.ts";
import { demoAccount, localPorts, onStop, startEmulators } from "./shared/emulators.ts";
import { ignoreSettings, root, say, stop } from "./shared/setup.ts";

const { edit } = options();
// Development always uses the emulator, never the live Firebase project.
ignoreSettings("VITE_FIREBASE_");

const { sitePort, auth } = await localPorts();

say("Starting the auth emulator");
const running = await startEmulators({ auth });
let server: ViteDevServer | undefined;
onStop(async () => {
	await Promise.all([server?.close(), running.end()]);
	process.exit();
});

process.env.VITE_AUTH_EMULATOR = auth;
server = await createServer({
	root,
	cacheDir: ".cache/vite",
	plugins: edit ? [editWords(sitePort)] : [],
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
