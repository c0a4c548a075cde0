import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { hostingOf } from "../shared/builds.ts";
import { testOrigin } from "./fixtures";

// tests/site/headers.test.ts checks the configuration. Here the host must send what it says.

const noCache = "no-cache";
const oneDay = "public, max-age=86400";
const immutable = "public, max-age=31536000, immutable";

/** The path of the built script or font whose name matches a pattern. */
function built(pattern: RegExp): string {
	const file = readdirSync("dist/test/configured/assets").find((name) => pattern.test(name));
	if (!file) throw new Error(`No ${pattern} in the build`);
	return `/assets/${file}`;
}

// RFC 9239 replaced application/javascript by text/javascript. The emulator sends the older one.
const javascript = expect.stringMatching(/^(application|text)\/javascript$/);
const html = "text/html";
const svg = "image/svg+xml";

/** A path of each kind of file, or the pattern of a script's or font's name, and what it is sent with. */
const kinds: readonly [path: string | RegExp, type: unknown, cache: string, status?: number][] = [
	["/", html, noCache],
	["/get-started", html, noCache],
	[/^client-.*\.js$/, javascript, immutable],
	[/\.woff2$/, "font/woff2", immutable],
	[/\.svg$/, svg, immutable],
	["/contours/home.svg", svg, oneDay],
	[/\.avif$/, "image/avif", immutable],
	["/cards/terms.png", "image/png", oneDay],
	["/services.md", "text/markdown", noCache],
	["/llms.txt", "text/plain", noCache],
	["/.well-known/security.txt", "text/plain", noCache],
	["/sitemap.xml", "application/xml", noCache],
	["/site.webmanifest", "application/manifest+json", noCache],
	["/a/deeper/one", html, noCache, 404],
	["/assets/client-00000000.js", html, noCache, 404],
	["/cards/none.png", html, noCache, 404],
	["/none.md", html, noCache, 404],
];

test("a file of each kind is sent with its type, Cache-Control and security headers", async ({
	request,
}) => {
	for (const [path, type, cache, status = 200] of kinds) {
		const file = typeof path === "string" ? path : built(path);
		const response = await request.get(testOrigin("configured") + file);
		expect(response.status(), file).toBe(status);
		expect(response.headers()["content-type"]?.split(";")[0], file).toEqual(type);
		const configured = hostingOf("configured")
			.headers.filter(({ source }) => source === "**" || source === file)
			.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value]));
		expect(response.headers(), file).toMatchObject({
			...Object.fromEntries(configured),
			"content-type": expect.anything(),
			"cache-control": cache,
			...(/^\/(assets|cards|contours)\//.test(file) && {
				"cross-origin-resource-policy": "cross-origin",
			}),
		});
	}
});
