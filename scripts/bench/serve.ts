// Serves built sites for measuring: from memory, so that the server takes no time worth mentioning.
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer, type Server } from "node:net";
import { extname, join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const types: Record<string, string> = {
	".htm": "text/html; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".js": "text/javascript",
	".svg": "image/svg+xml",
	".webmanifest": "application/manifest+json",
	".speculationrules": "application/speculationrules+json",
	".woff2": "font/woff2",
	".png": "image/png",
	".ico": "image/x-icon",
	".avif": "image/avif",
	".webp": "image/webp",
	".jpg": "image/jpeg",
};
const compressed = [".woff2", ".png", ".ico", ".avif", ".webp", ".jpg"];

/** Listens on a free port, and returns the origin. The process needn't wait for the server to end. */
function listen(server: Server): Promise<string> {
	return new Promise((resolve) => {
		server.listen(0, "127.0.0.1", () => {
			server.unref();
			resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
		});
	});
}

/** Serves a built site with Brotli, clean URLs and its not-found page. Returns its origin. */
export function serveBuilt(folder: string): Promise<string> {
	const files = new Map<string, Buffer>();
	const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = join(entry.parentPath, entry.name);
		const body = readFileSync(file);
		const sent = compressed.includes(extname(file)) ? body : brotliCompressSync(body, options);
		files.set(relative(folder, file), sent);
	}
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? "/", "http://site");
		const named = pathname === "/" ? "index.html" : pathname.slice(1);
		const asked = extname(named) ? named : `${named}.html`;
		const found = files.has(asked);
		const path = found ? asked : "404.html";
		const body = files.get(path);
		response.writeHead(found ? 200 : 404, {
			"content-type": types[extname(path)] ?? "text/plain; charset=utf-8",
			"content-length": body?.length,
			...(compressed.includes(extname(path)) ? {} : { "content-encoding": "br" }),
			"speculation-rules": '"/prerender.speculationrules"',
			"cache-control": path.startsWith("assets/") ? "max-age=31536000, immutable" : "no-cache",
		});
		response.end(body);
	});
	return listen(server);
}

/** A round trip in ms, the segments that a server sends before it waits for one, and bytes a millisecond. */
const roundTrip = 150;
const firstWindow = 10 * 1460;
const lineRate = 1_600_000 / 8 / 1000;

/**
 * Sends on what a server on this machine answers as TCP's slow start does on a phone's line: the first
 * byte after two round trips, then ten segments, and twice as many in each following round trip, all at
 * 1.6 Mbit/s. Returns the origin to visit.
 */
export function paced(origin: string): Promise<string> {
	let lineFree = 0;
	const server = createTcpServer({ noDelay: true }, (client) => {
		const upstream = connect(Number(new URL(origin).port), "127.0.0.1");
		let waiting = Buffer.alloc(0);
		let window = firstWindow;
		let first = true;
		let sending = false;
		const send = () => {
			const now = performance.now();
			const part = waiting.subarray(0, window);
			waiting = waiting.subarray(window);
			window *= 2;
			lineFree = Math.max(lineFree, now) + part.length / lineRate;
			setTimeout(() => client.write(part), lineFree - now);
			sending = waiting.length > 0;
			if (sending) setTimeout(send, Math.max(roundTrip, lineFree - now));
		};
		upstream.on("data", (data) => {
			waiting = Buffer.concat([waiting, data]);
			if (!sending) setTimeout(send, first ? 2 * roundTrip : roundTrip);
			sending = true;
			first = false;
		});
		client.on("data", (data) => upstream.write(data));
		client.on("close", () => upstream.destroy());
		client.on("error", () => upstream.destroy());
		upstream.on("error", () => client.destroy());
	});
	return listen(server);
}
