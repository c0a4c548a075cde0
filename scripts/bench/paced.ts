import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { pipeline } from "node:stream";

/** A round trip in ms, what a server sends before it waits for one, and 1.6 Mbit/s in bytes a millisecond. */
const roundTrip = 150;
const firstWindow = 10 * 1460;
const lineRate = 1_600_000 / 8 / 1000;

/**
 * Serves what a server on this machine serves, as over a phone's line: after two round trips for a new
 * connection, one for each request, and at the rate of TCP's slow start, which doubles at each round trip.
 *
 * @param port of that server
 * @returns the port to visit
 */
export async function paced(port: number): Promise<number> {
	let lineFree = 0;
	const server = createServer({ noDelay: true }, (client) => {
		const upstream = connect(port, "127.0.0.1");
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
		pipeline(client, upstream, () => client.destroy());
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	return portOf(server);
}

/** The port that a server listens on. */
export const portOf = (server: Server) => (server.address() as AddressInfo).port;
