// Vite's development server. Sign-in uses the auth emulator. With --edit (npm run edit) the words of
// the pages can be changed in the browser: docs/owner-guide.md.
import { createServer } from "vite";
import { editWords } from "../edit/plugin.ts";
import { demoAccount, runUntilStopped, startEmulators } from "./shared/emulators.ts";
import { choosePorts } from "./shared/ports.ts";
import { ignoreSettings, parseOptions, say } from "./shared/setup.ts";

const { edit } = parseOptions("SITE_PORT and AUTH_PORT set the ports.", {
	options: { edit: { type: "boolean" } },
}).values;
// Development always uses the emulator, never the live Firebase project.
ignoreSettings("VITE_FIREBASE_");
const ports = await choosePorts(3000, 9099);

process.env.VITE_AUTH_EMULATOR = `http://127.0.0.1:${ports.auth}`;
const server = await createServer({
	cacheDir: `.cache/vite-${ports.site}`,
	plugins: edit ? [editWords()] : [],
	server: { host: "127.0.0.1", port: ports.site, strictPort: true },
});
await server.listen();

say("Starting the auth emulator");
await runUntilStopped(
	() => startEmulators({ folder: `.cache/dev-${ports.site}`, only: ["auth"], ports }),
	() => {
		server.printUrls();
		if (edit) console.log("  Click any words in the page to change them: docs/owner-guide.md");
		console.log(`  Sign in as ${demoAccount.email}  ${demoAccount.password}
  Press Ctrl-C to stop.
`);
	},
);
