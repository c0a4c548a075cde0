// Loaded into the emulators' process before firebase-tools, and changes two things in it.
import { Server } from "node:http";
import { createRequire } from "node:module";

// The auth emulator compiles a validator for every part of Google's API while it starts, which takes three
// quarters of that time. With this option of its library each is compiled when a request first needs it.
const exegesis = createRequire(
	createRequire(import.meta.url).resolve("firebase-tools/package.json"),
)("exegesis-express");
const { middleware } = exegesis;
/** @param {unknown} api @param {object} options */
exegesis.middleware = (api, options) =>
	middleware(api, { ...options, lazyCompileValidationSchemas: true });

// An invalid request path such as `GET //`, or one that can't be decoded, crashes firebase-tools, and all
// accounts are lost. Any page in the same browser can send such a request, so this refuses it before
// firebase-tools sees it.
const { emit } = Server.prototype;

/** @param {string} url */
function canDecode(url) {
	try {
		decodeURIComponent(url);
		return true;
	} catch {
		return false;
	}
}

/**
 * @this {Server}
 * @param {string} event
 * @param {any[]} details
 */
Server.prototype.emit = function (event, ...details) {
	if (event === "request") {
		/** @type {[import("node:http").IncomingMessage, import("node:http").ServerResponse]} */
		const [{ url = "", headers }, response] = /** @type {any} */ (details);
		if (!URL.canParse(url, `http://${headers.host}`) || !canDecode(url)) {
			response.writeHead(400).end();
			return true;
		}
	}
	return emit.apply(this, /** @type {any} */ ([event, ...details]));
};
