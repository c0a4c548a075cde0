// Serves a built site as its host does, without the emulators.
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { resolve } from "node:path";
import { server } from "superstatic";

/**
 * Serves a folder on this machine as firebase.json says.
 * @param before runs before each request is answered, with its path
 */
export function serveSite(
	folder: string,
	port: number,
	before: (path: string) => unknown = () => {},
): void {
	const { hosting } = JSON.parse(readFileSync("firebase.json", "utf8"));
	const app = server({
		config: { ...hosting, public: "." },
		cwd: resolve(folder),
		port,
		hostname: "127.0.0.1",
		compression: true,
		stack: "strict",
	});
	app.use(async ({ url = "" }: IncomingMessage, _: unknown, next: () => void) => {
		await before(url);
		next();
	});
	app.listen();
}
