// Loaded into the process of the emulators. An address that is none, such as the two slashes of
// `GET //`, which any page open in the same browser can ask for, ends firebase-tools, and with it every
// account. It is refused before firebase-tools sees it.
import { Server } from "node:http";

const { emit } = Server.prototype;

/**
 * @this {Server}
 * @param {string} event
 * @param {any[]} details
 */
Server.prototype.emit = function (event, ...details) {
	if (event === "request") {
		/** @type {[import("node:http").IncomingMessage, import("node:http").ServerResponse]} */
		const [{ url = "", headers }, response] = /** @type {any} */ (details);
		if (!URL.canParse(url, `http://${headers.host}`)) {
			response.writeHead(400).end();
			return true;
		}
	}
	return emit.apply(this, /** @type {any} */ ([event, ...details]));
};
