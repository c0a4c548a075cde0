// Runs firebase-tools with the options of this process, after changing two things in it.
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { resolve } from "node:path";

interface Exegesis {
	middleware: (api: unknown, options: object) => unknown;
}

const firebaseTools = resolve("node_modules/firebase-tools/lib/bin/firebase.js");
const load = createRequire(firebaseTools);

// The auth emulator compiles a validator for every part of Google's API while it starts, which takes three
// quarters of that time. With this option of its library each is compiled when a request first needs it.
const exegesis: Exegesis = load("exegesis-express");
const { middleware } = exegesis;
exegesis.middleware = (api, options) =>
	middleware(api, { ...options, lazyCompileValidationSchemas: true });

// An invalid request path such as `GET //`, or one that can't be decoded, crashes firebase-tools, and all
// accounts are lost. Any page in the same browser can send one, so it is refused first.
const { emit } = Server.prototype;
Server.prototype.emit = function (this: Server, event: string, ...details: unknown[]) {
	if (event === "request") {
		const [request, response] = details as [IncomingMessage, ServerResponse];
		if (!isValid(request)) {
			response.writeHead(400).end();
			return true;
		}
	}
	return Reflect.apply(emit, this, [event, ...details]);
};

function isValid({ url = "", headers }: IncomingMessage): boolean {
	try {
		decodeURIComponent(new URL(url, `http://${headers.host}`).href);
		return true;
	} catch {
		return false;
	}
}

load(firebaseTools);
