// A proxy in front of the hosting emulator. It can delay or fail requests for the files of pages, and makes
// every page record its errors. WebKit's driver can do neither.
import { createServer, request } from "node:http";

/** Prepended to the first script: records the page's errors in `window.problems`. */
const noteProblems = `
window.problems = [];
for (const type of ["error", "unhandledrejection", "securitypolicyviolation"]) {
	addEventListener(type, (event) => {
		window.problems.push(type + ": " + (event.message ?? event.reason ?? event.blockedURI));
	});
}
console.error = (...words) => window.problems.push("console: " + words.join(" "));
`;

/**
 * @param {number} port
 * @param {number} target port of the hosting emulator
 */
export async function startProxy(port, target) {
	/** Pages to delay until a promise resolves, or to fail. @type {Map<string, Promise<void> | "missing">} */
	const special = new Map();

	const server = createServer(async (incoming, outgoing) => {
		const path = incoming.url ?? "/";
		for (const [name, treatment] of special) {
			if (path !== `/pages/${name}.htm`) continue;
			if (treatment === "missing") {
				outgoing.writeHead(404, { "cache-control": "no-store" }).end();
				return;
			}
			await treatment;
		}
		const headers = { ...incoming.headers, "accept-encoding": "identity" };
		const onward = request({ port: target, host: "127.0.0.1", path, headers }, (answer) => {
			const first = /^\/assets\/boot-[^/]+\.js$/.test(path);
			if (first) delete answer.headers["content-length"];
			outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
			if (first) outgoing.write(noteProblems);
			answer.pipe(outgoing);
		});
		onward.on("error", () => outgoing.destroy());
		incoming.pipe(onward);
	});
	await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)));

	return {
		/** Delays the file of a page until the returned function is called. */
		hold(/** @type {string} */ name) {
			let release = () => {};
			special.set(
				name,
				new Promise((resolve) => {
					release = resolve;
				}),
			);
			return () => {
				special.delete(name);
				release();
			};
		},
		/** Responds to requests for the file of a page with 404 until the returned function is called. */
		lose(/** @type {string} */ name) {
			special.set(name, "missing");
			return () => special.delete(name);
		},
		end: () =>
			new Promise((resolve) => {
				server.close(resolve);
				server.closeAllConnections();
			}),
	};
}
