import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { server } from "superstatic";
import { readHosting } from "./hosting.ts";

type Next = () => void;
/** Handles a request, or passes it on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

/**
 * Serves a built site on this machine with the server that Firebase's hosting emulator uses, and gets
 * its headers, clean URLs and not-found page from the build's configuration.
 *
 * @param configuration the file that the build wrote
 * @param before handles requests first
 * @returns when it listens
 */
export function serveSite(
	configuration: string,
	port: number,
	before: Middleware = (_request, _response, next) => next(),
): Promise<Server> {
	const { folder, hosting } = readHosting(configuration);
	const app = server({
		config: { ...hosting, public: "." },
		cwd: resolve(folder),
		port,
		hostname: "127.0.0.1",
		compression: true,
		stack: "strict",
	});
	app.use(refuseUndecodable);
	app.use(before);
	return new Promise((resolve, reject) => {
		const listening: Server = app.listen(() => resolve(listening));
		listening.once("error", reject);
	});
}

/** The server would end at an address that can't be decoded. */
const refuseUndecodable: Middleware = ({ url = "" }, response, next) => {
	try {
		decodeURI(url);
		next();
	} catch {
		response.writeHead(400).end();
	}
};
