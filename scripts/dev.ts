// Vite's development server with hot reload. Sign-in uses the auth emulator. With --edit (npm run edit)
// the words of the pages can be changed in the browser: docs/editing.md.
import { createServer, type ViteDevServer } from "vite";
import { editWords } from "../edit/plugin.ts";
import { demoAccount, localPorts, onStop, startEmulators } from "./shared/emulators.ts";
import { ignoreSettings, parseOptions, say } from "./shared/setup.ts";

const { edit } = parseOptions("SITE_PORT and AUTH_PORT set the ports.", {
	options: { edit: { type: "boolean" } },
}).values;
// Development always uses the emulator, never the live Firebase project.
ignoreSettings("VITE_FIREBASE_");

const { sitePort, auth } = await localPorts();

say("Starting the auth emulator");
const running = await startEmulators(auth);
let server: ViteDevServer | undefined;
onStop(async () => {
	await Promise.all([server?.close(), running.end()]);
	process.exit();
});

process.env.VITE_AUTH_EMULATOR = auth;
server = await createServer({
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
