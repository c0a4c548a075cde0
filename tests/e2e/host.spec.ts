import { readdirSync, readFileSync } from "node:fs";
import { allowError, expect, notFound, siteOrigin, test, title } from "./fixtures";

// tests/site/headers.test.ts checks the configuration. Here the host must send what it says.

const noCache = "no-cache";
const oneDay = "public, max-age=86400";
const immutable = "public, max-age=31536000, immutable";

/** The path of the built file whose name matches a pattern. */
function built(pattern: RegExp): string {
	const file = readdirSync("dist/test/site/assets").find((name) => pattern.test(name));
	if (!file) throw new Error(`No ${pattern} in the build`);
	return `/assets/${file}`;
}

// RFC 9239 replaced application/javascript by text/javascript. The emulator sends the older one.
const javascript = expect.stringMatching(/^(application|text)\/javascript$/);
const html = "text/html";
const svg = "image/svg+xml";

/** A path of each kind of file, or the pattern of a built file's name, and what it is sent with. */
const kinds: readonly [path: string | RegExp, type: unknown, cache: string][] = [
	["/", html, noCache],
	["/get-started", html, noCache],
	[/^client-.*\.js$/, javascript, immutable],
	[/\.woff2$/, "font/woff2", immutable],
	[/\.svg$/, svg, immutable],
	[/\.webp$/, "image/webp", immutable],
	[`/art/${readdirSync("public/art")[0]}`, svg, oneDay],
	["/cards/terms.png", "image/png", oneDay],
	["/services.md", "text/markdown", noCache],
	["/llms.txt", "text/plain", noCache],
	["/.well-known/security.txt", "text/plain", noCache],
	["/sitemap.xml", "application/xml", noCache],
	["/site.webmanifest", "application/manifest+json", noCache],
	["/speculation-rules.json", "application/speculationrules+json", noCache],
];

interface Rule {
	source: string;
	headers: { key: string; value: string }[];
}

test("each kind of file is sent with its type, caching and security headers", async ({
	request,
}) => {
	const rules: Rule[] = JSON.parse(readFileSync("firebase.json", "utf8")).hosting.headers;
	/** The headers of a rule, by their names in lower case. */
	const headersOf = (source: string) =>
		Object.fromEntries(
			(rules.find((rule) => rule.source === source)?.headers ?? []).map(({ key, value }) => [
				key.toLowerCase(),
				value,
			]),
		);
	for (const [path, type, cache] of kinds) {
		const file = typeof path === "string" ? path : built(path);
		const response = await request.get(siteOrigin + file);
		expect.soft(response.status(), file).toBe(200);
		expect.soft(response.headers()["content-type"]?.split(";")[0], file).toEqual(type);
		expect.soft(response.headers(), file).toMatchObject({
			// The emulator's "**" leaves out a folder with a dot, which has a rule of its own.
			...headersOf(file.startsWith("/.") ? file : "**"),
			"content-type": expect.anything(),
			"cache-control": cache,
			// Other sites may show what search engines and messengers show of a page.
			...(/^\/(assets|cards|art)\//.test(file) && {
				"cross-origin-resource-policy": "cross-origin",
			}),
		});
	}
});

test("other spellings of a page's address end at the page", async ({ request }) => {
	for (const path of [
		"/index",
		"/index.html",
		"/index/",
		"/contact/",
		"/contact.html",
		"/contac%74",
	]) {
		const response = await request.get(siteOrigin + path, { maxRedirects: 2 });
		expect(response.status(), path).toBe(200);
	}
});

/** Addresses that no page has, some of which name another host or can't be decoded. */
const oddAddresses = [
	"/a/deeper/one",
	"/assets/client-00000000.js",
	"/cards/none.png",
	"/none.md",
	"/services/extra",
	"/__proto__",
	"/SERVICES",
	"/solutions",
	"/%2e%2e/%2e%2e/etc/passwd",
	"/a".repeat(900),
	"/@evil.example",
	"/%5cevil.example",
	"/%2f%2fevil.example/",
	"/services//evil.example/",
	"/%",
	"/%E0%A4%A",
];

test("an address that no page has is answered by this site's not-found page", async ({
	page,
	request,
}) => {
	allowError(/status of 40[04]/);
	for (const path of oddAddresses) {
		// The redirect itself, which the browser would follow at once.
		const answer = await request.get(siteOrigin + path, { maxRedirects: 0 });
		const next = answer.headers().location;
		if (next) expect(new URL(next, siteOrigin).origin, path).toBe(siteOrigin);
		else
			expect(path.startsWith("/%") ? [400, 404, 500] : [400, 404], path).toContain(answer.status());
	}
	for (const path of ["/services/extra", "/SERVICES", "/__proto__"]) {
		const response = await page.goto(path, { waitUntil: "domcontentloaded" });
		expect(response?.status(), path).toBe(404);
		await expect(title(page), path).toHaveText(notFound());
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
	}
});
