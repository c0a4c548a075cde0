import { readdirSync, readFileSync } from "node:fs";
import { test as withoutPage } from "@playwright/test";
import { company } from "../../src/content/company";
import { every } from "../full";
import { everyPage, expect, test, testOrigin } from "./fixtures";

const noCache = "no-cache";
const oneDay = "public, max-age=86400";
const immutable = "public, max-age=31536000, immutable";

/** The built file in a folder whose name matches a pattern. */
function built(build: string, folder: string, pattern: RegExp): string {
	const file = readdirSync(`dist/test/${build}${folder}`).find((name) => pattern.test(name));
	if (!file) throw new Error(`No ${pattern} in ${folder} of the build ${build}`);
	return `${folder}/${file}`;
}

interface Kind {
	what: string;
	path: (build: string) => string;
	type: unknown;
	cache: string;
	status?: number;
}

// RFC 9239 replaced application/javascript by text/javascript. The emulator sends the older one.
const javascript = expect.stringMatching(/^(application|text)\/javascript$/);
const html = "text/html";

/** One file of each kind, and paths that don't exist. */
const kinds: Kind[] = [
	{ what: "the home page", path: () => "/", type: html, cache: noCache },
	{ what: "a page", path: () => "/industries/finance", type: html, cache: noCache },
	{ what: "the sign-in page", path: () => "/get-started", type: html, cache: noCache },
	{
		what: "the first script",
		path: (build) => built(build, "/assets", /^boot-.*\.js$/),
		type: javascript,
		cache: immutable,
	},
	{
		what: "a live part's code",
		path: (build) => built(build, "/assets", /^account-card-.*\.js$/),
		type: javascript,
		cache: immutable,
	},
	{
		what: "the font",
		path: (build) => built(build, "/assets", /\.woff2$/),
		type: "font/woff2",
		cache: immutable,
	},
	{ what: "the logo", path: () => company.logo.light, type: "image/svg+xml", cache: oneDay },
	{ what: "a picture", path: () => "/contours/home.svg", type: "image/svg+xml", cache: oneDay },
	{
		what: "a portrait",
		path: () => `/portraits/${company.people[0].portrait}.avif`,
		type: "image/avif",
		cache: oneDay,
	},
	{ what: "a card", path: () => "/cards/terms.png", type: "image/png", cache: oneDay },
	{
		what: "a card in a folder",
		path: () => "/cards/career/hire.png",
		type: "image/png",
		cache: oneDay,
	},
	{
		what: "a page as Markdown",
		path: () => "/industries/finance.md",
		type: "text/markdown",
		cache: noCache,
	},
	{
		what: "llms.txt",
		path: () => "/llms.txt",
		type: "text/plain",
		cache: noCache,
	},
	{
		what: "security.txt",
		path: () => "/.well-known/security.txt",
		type: "text/plain",
		cache: noCache,
	},
	{
		what: "robots.txt",
		path: () => "/robots.txt",
		type: "text/plain",
		cache: noCache,
	},
	{
		what: "the sitemap",
		path: () => "/sitemap.xml",
		type: "application/xml",
		cache: noCache,
	},
	{ what: "the icon", path: () => "/favicon.svg", type: "image/svg+xml", cache: noCache },
	{
		what: "the manifest",
		path: () => "/site.webmanifest",
		type: "application/manifest+json",
		cache: noCache,
	},
	...[
		"/no-such-page",
		"/a/deeper/one",
		"/assets/boot-00000000.js",
		"/assets/deeper/boot.js",
		"/contours/none.svg",
		"/cards/none.png",
		"/cards/career/none.png",
		"/portraits/none.avif",
		"/brand/none.svg",
		"/none.md",
	].map((path) => ({
		what: `the missing path ${path}`,
		path: () => path,
		type: html,
		cache: noCache,
		status: 404,
	})),
];

for (const build of ["standard", "configured"] as const) {
	withoutPage.describe(`the ${build} build`, () => {
		withoutPage.use({ baseURL: testOrigin(build) });

		/** The configured headers for a path. */
		function headersAskedFor(path: string): Record<string, string> {
			const { hosting } = JSON.parse(readFileSync(`dist/test/${build}.json`, "utf8")) as {
				hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
			};
			return Object.fromEntries(
				hosting.headers
					.filter(({ source }) => source === "**" || source === path)
					.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
			);
		}

		withoutPage(
			"a file of each kind is sent with its content type, Cache-Control and security headers",
			async ({ request }) => {
				for (const { what, path, type, cache, status = 200 } of kinds) {
					const file = path(build);
					const response = await request.get(file);
					expect(response.status(), what).toBe(status);
					expect(response.headers()["content-type"]?.split(";")[0], what).toEqual(type);
					expect(response.headers(), what).toMatchObject({
						...headersAskedFor(file),
						"content-type": expect.anything(),
						"cache-control": cache,
						...(file.startsWith("/cards/") && { "cross-origin-resource-policy": "cross-origin" }),
					});
				}
			},
		);

		withoutPage("every page is sent with its own security policy", async ({ request }) => {
			for (const path of every(everyPage, ["/", "/industries/finance", "/no-such-page"])) {
				const { "content-security-policy": policy } = (await request.get(path)).headers();
				expect(policy, path).toBe(headersAskedFor(path)["content-security-policy"]);
			}
		});

		withoutPage(
			"every file is sent with the Cache-Control header for its folder",
			{ tag: "@full" },
			async ({ request }) => {
				const folder = `dist/test/${build}`;
				const files = readdirSync(folder, { recursive: true, withFileTypes: true })
					.filter((entry) => entry.isFile())
					.map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length))
					.filter((path) => !path.endsWith(".html"));
				expect(files.length).toBeGreaterThan(100);
				for (const path of files) {
					const kept = path.startsWith("/assets/")
						? immutable
						: /^\/(brand|cards|contours|portraits)\//.test(path)
							? oneDay
							: noCache;
					const response = await request.head(path);
					expect([response.status(), response.headers()["cache-control"]], path).toEqual([
						200,
						kept,
					]);
				}
			},
		);
	});
}

test("the browser blocks the features named in the Permissions-Policy header", async ({
	page,
	goto,
	problems,
}) => {
	problems.allow(/^Permissions policy violation: The Clipboard API/);
	const response = await page.request.get("/contact");
	const names = [...(response.headers()["permissions-policy"] ?? "").matchAll(/([a-z-]+)=/g)];
	await goto("/contact");
	const allowed = await page.evaluate(() => {
		interface Policy {
			features: () => string[];
			allowedFeatures: () => string[];
		}
		const policy = (document as unknown as { featurePolicy: Policy }).featurePolicy;
		return { known: policy.features(), left: policy.allowedFeatures() };
	});
	const known = names.map((match) => match[1] ?? "").filter((name) => allowed.known.includes(name));
	expect(known.length).toBeGreaterThan(20);
	expect(known.filter((name) => allowed.left.includes(name))).toEqual([]);
	await expect(page.evaluate(() => navigator.clipboard.readText())).rejects.toThrow(/policy/i);
});
