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

/** A path of each kind of file, or the pattern of a script's or font's name, and what it is sent with. */
const kinds: readonly [path: string | RegExp, cache: string, status?: number][] = [
	["/", noCache],
	["/get-started", noCache],
	[/^client-.*\.js$/, immutable],
	[/\.woff2$/, immutable],
	[/\.svg$/, immutable],
	["/contours/home.svg", oneDay],
	[/\.avif$/, immutable],
	["/cards/terms.png", oneDay],
	["/services.md", noCache],
	["/llms.txt", noCache],
	["/.well-known/security.txt", noCache],
	["/sitemap.xml", noCache],
	["/a/deeper/one", noCache, 404],
	["/assets/client-00000000.js", noCache, 404],
	["/cards/none.png", noCache, 404],
	["/none.md", noCache, 404],
];

test("a file of each kind is sent with its Cache-Control and security headers", async ({
	request,
}) => {
	for (const [path, cache, status = 200] of kinds) {
		const file = typeof path === "string" ? path : built(path);
		const response = await request.get(testOrigin("configured") + file);
		expect(response.status(), file).toBe(status);
		const configured = hostingOf("configured")
			.headers.filter(({ source }) => source === "**" || source === file)
			.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value]));
		expect(response.headers(), file).toMatchObject({
			...Object.fromEntries(configured),
			"cache-control": cache,
			...(/^\/(assets|cards|contours)\//.test(file) && {
				"cross-origin-resource-policy": "cross-origin",
			}),
		});
	}
});
