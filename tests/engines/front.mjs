// A server before the hosting emulator, because WebKit's driver can neither hold requests back nor
// report a page's errors: it holds or refuses the scripts it is told to, and has every page note
// what goes wrong in it.
import { createServer, request } from "node:http";

/** Put before the first script: the page's errors, from then on, as `window.problems`. */
const noteProblems = `
window.problems = [];
for (const type of ["error", "unhandledrejection", "securitypolicyviolation"]) {
	addEventListener(type, (event) => {
		// The header that only reports untrusted types has one known finding: docs/threat-model.md.
		if (event.disposition === "report") return;
		window.problems.push(type + ": " + (event.message ?? event.reason ?? event.blockedURI));
	});
}
console.error = (...words) => window.problems.push("console: " + words.join(" "));
`;

/**
 * @param {number} port
 * @param {number} behind the hosting emulator's port
 */
export async function startFront(port, behind) {
	/** Scripts not to be answered now, and what to do with them. @type {Map<string, Promise<void> | "missing">} */
	const special = new Map();

	const server = createServer(async (incoming, outgoing) => {
		const path = incoming.url ?? "/";
		for (const [name, treatment] of special) {
			if (!path.startsWith(`/assets/${name}-`)) continue;
			if (treatment === "missing") {
				outgoing.writeHead(404, { "cache-control": "no-store" }).end();
				return;
			}
			await treatment;
		}
		const headers = { ...incoming.headers, "accept-encoding": "identity" };
		const onward = request({ port: behind, host: "127.0.0.1", path, headers }, (answer) => {
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
		/** Holds a page's script back until the function it returns is called. */
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
		/** Answers a page's script with 404 until the function it returns is called. */
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
