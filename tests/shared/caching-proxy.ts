// Answers requests as another server on this machine did the first time.
import { createServer, type IncomingMessage, request } from "node:http";

/** Request headers that an answer depends on. */
const relevant = ["accept-encoding", "if-none-match", "if-modified-since", "range"];

/** Response headers that are about one connection or moment. */
const passing = ["connection", "date", "keep-alive", "transfer-encoding"];

/** `headers`: names and values in turn. */
interface Answer {
	status: number;
	headers: string[];
	body: Buffer;
}

/**
 * Listens at a port and passes on each new request to another. The same request again gets the same
 * answer, without asking, so the other server's files must not change meanwhile. Fulfilled when it listens.
 *
 * @param original the other server's port
 */
export function cachingProxy(port: number, original: number): Promise<void> {
	const answers = new Map<string, Promise<Answer>>();
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

function ask(asked: IncomingMessage, port: number): Promise<Answer> {
	const { method, url, headers } = asked;
	return new Promise((resolve, reject) => {
		const passedOn = request(
			{ host: "127.0.0.1", port, method, path: url, headers },
			(response) => {
				const parts: Buffer[] = [];
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
