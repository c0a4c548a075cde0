import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join, relative } from "node:path";
import { hostingOf, testOrigin } from "../shared/builds.mjs";
import { findNginx, startNginx } from "../shared/nginx.mjs";
import { expect, paths, test } from "./fixtures";

/*
 * Compares nginx, with the configuration that the build writes, to the hosting emulator. Requests every
 * file, every page and paths that don't exist.
 */

const nginx = findNginx() ?? "";
test.skip(!nginx, "nginx isn't installed and could not be downloaded.");

/** Finds a free port. */
function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const probe = createServer().listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});
}

const sha256 = (data: Buffer) => createHash("sha256").update(data).digest("hex");

const absent = [
	"/no-such-page",
	"/no/such/page",
	"/no-such-page/",
	"/no-such-page.html",
	"/services/no-such-page",
	"/assets/no-such-file.js",
	"/cards/no-such-card.png",
	"/assets",
	"/assets/",
	"/solutions/",
];

for (const build of ["standard", "configured"] as const) {
	test(`nginx responds like the hosting emulator (${build})`, { tag: "@full" }, async () => {
		const site = `dist/test/${build}`;
		const names = new Set(
			hostingOf(build).headers.flatMap(({ headers }) =>
				headers.map(({ key }) => key.toLowerCase()),
			),
		);
		names.delete("content-type");
		const files = readdirSync(site, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => `/${relative(site, join(entry.parentPath, entry.name))}`);
		const asked = [
			...files.filter((file) => file !== "/404.html"),
			...paths.flatMap((path) => [path, `${path}?from=test`]),
			...paths
				.filter((path) => path !== "/")
				.flatMap((path) => [`${path}/`, `${path}/?from=test`, `${path}.html?from=test`]),
			"/index",
			...absent,
		];

		const answer = async (address: string, path: string) => {
			const response = await fetch(address + path, { redirect: "manual" });
			const redirected = response.status === 301;
			// The emulator still sends the type that RFC 9239 made obsolete.
			const type = response.headers
				.get("content-type")
				?.replace("application/javascript", "text/javascript");
			return {
				path,
				status: response.status,
				location: response.headers.get("location"),
				headers: Object.fromEntries([...names].map((name) => [name, response.headers.get(name)])),
				type: redirected ? "" : type,
				body: redirected ? "" : sha256(Buffer.from(await response.arrayBuffer())),
			};
		};

		const server = await startNginx({ nginx, site, port: await freePort() });
		try {
			const { headers } = await answer(testOrigin(build), "/no-such-page");
			for (const path of asked) {
				const expected = await answer(testOrigin(build), path);
				// The emulator redirects with the page's headers, nginx with those of any path.
				if (expected.status === 301) expected.headers = headers;
				expect(await answer(server.address, path), path).toEqual(expected);
			}
			// Here the emulator differs: it sends no headers for the third path, and 200 with the page for
			// the others. nginx must respond with its usual 404.
			const others = ["/404", "/404.html", "/.well-known/no-such-file"];
			for (const path of [...others, "/servi%63es", "/solutions//ai-agents"]) {
				expect(await answer(server.address, path)).toEqual({
					...(await answer(testOrigin(build), "/no-such-page")),
					path,
				});
			}
			const page = await fetch(`${server.address}/services`);
			expect(page.headers.get("content-encoding")).toBe("gzip");
			for (const file of files.filter((file) => !file.endsWith(".html"))) {
				const { headers } = await fetch(server.address + file);
				const worth =
					!/\.(?:avif|ico|pdf|png|webp|woff2)$/.test(file) &&
					statSync(join(site, file)).size >= 1000;
				expect(headers.get("content-encoding"), file).toBe(worth ? "gzip" : null);
			}
		} finally {
			expect(await server.end()).toBe("");
		}
	});
}
