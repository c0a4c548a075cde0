// Answers requests as another server on this machine did the first time.
import { createServer, request } from "node:http";

/** Request headers that an answer depends on. */
const relevant = ["accept-encoding", "if-none-match", "if-modified-since", "range"];

/** Response headers that are about one connection or moment. */
const passing = ["connection", "date", "keep-alive", "transfer-encoding"];

/** @typedef {{ status: number, headers: string[], body: Buffer }} Answer `headers`: names and values in turn */

/**
 * Listens at a port and passes on each new request to another. The same request again gets the same
 * answer, without asking, so the other server's files must not change meanwhile.
 * @param {number} port
 * @param {number} original the other server's port
 * @returns {Promise<void>} fulfilled when it listens
 */
export function cachingProxy(port, original) {
	/** @type {Map<string, Promise<Answer>>} */
	const answers = new Map();
	const server = createServer(async (asked, response) => {
		const key = [asked.method, asked.url, ...relevant.map((name) => asked.headers[name])].join(
			"\n",
		);
		const answer = answers.get(key) ?? ask(asked, original);
		answers.set(key, answer);
		try {
			const { status, headers, body } = await answer;
			response.writeHead(status, headers).end(body);
		} catch {
			answers.delete(key);
			response.destroy();
		}
	});
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", resolve);
	});
}

/**
 * @param {import("node:http").IncomingMessage} asked
 * @param {number} port
 * @returns {Promise<Answer>}
 */
function ask(asked, port) {
	const { method, url, headers } = asked;
	return new Promise((resolve, reject) => {
		const passedOn = request(
			{ host: "127.0.0.1", port, method, path: url, headers },
			(response) => {
				/** @type {Buffer[]} */
				const parts = [];
				response.on("data", (part) => parts.push(part));
				response.once("error", reject);
				response.once("end", () => {
					const { statusCode: status = 502, rawHeaders } = response;
					// Names are at even places, each before its value.
					const headers = rawHeaders.filter(
						(_, index) => !passing.includes(rawHeaders[index - (index % 2)]?.toLowerCase() ?? ""),
					);
					resolve({ status, headers, body: Buffer.concat(parts) });
				});
			},
		);
		passedOn.once("error", reject);
		asked.pipe(passedOn);
	});
}
