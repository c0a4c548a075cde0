// Loaded into the emulators' process. An invalid request path such as `GET //`, or one that can't be
// decoded, crashes firebase-tools, and all accounts are lost. Any page in the same browser can send such
// a request, so this refuses it before firebase-tools sees it.
import { Server } from "node:http";

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
