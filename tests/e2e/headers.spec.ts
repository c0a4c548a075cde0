import { readdirSync, readFileSync } from "node:fs";
import { test as withoutPage } from "@playwright/test";
import { company } from "../../src/content/company";
import { every } from "../full";
import { everyPage, expect, siteAddress, test } from "./fixtures";

const revalidated = "no-cache";
const keptADay = "public, max-age=86400";
const keptForGood = "public, max-age=31536000, immutable";

/** The built file in a folder that a pattern names. */
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

// By RFC 9239 the one type has both names: the emulator gives it the older, nginx the newer.
const javascript = expect.stringMatching(/^(application|text)\/javascript$/);
const html = "text/html";

/** One file of each kind that the host serves, and the addresses where it has none. */
const kinds: Kind[] = [
	{ what: "the home page", path: () => "/", type: html, cache: revalidated },
	{ what: "a page", path: () => "/industries/finance", type: html, cache: revalidated },
	{ what: "the sign-in page", path: () => "/get-started", type: html, cache: revalidated },
	{
		what: "the first script",
		path: (build) => built(build, "/assets", /^boot-.*\.js$/),
		type: javascript,
		cache: keptForGood,
	},
	{
		what: "a live part's code",
		path: (build) => built(build, "/assets", /^account-card-.*\.js$/),
		type: javascript,
		cache: keptForGood,
	},
	{
		what: "the font",
		path: (build) => built(build, "/assets", /\.woff2$/),
		type: "font/woff2",
		cache: keptForGood,
	},
	{ what: "the logo", path: () => company.logo.light, type: "image/svg+xml", cache: keptADay },
	{ what: "a picture", path: () => "/contours/home.svg", type: "image/svg+xml", cache: keptADay },
	{
		what: "a portrait",
		path: () => `/portraits/${company.people[0].portrait}.avif`,
		type: "image/avif",
		cache: keptADay,
	},
	{ what: "a card", path: () => "/cards/terms.png", type: "image/png", cache: keptADay },
	{
		what: "a card in a folder",
		path: () => "/cards/career/hire.png",
		type: "image/png",
		cache: keptADay,
	},
	{
		what: "a page as Markdown",
		path: () => "/industries/finance.md",
		type: "text/markdown",
		cache: revalidated,
	},
	{
		what: "llms.txt",
		path: () => "/llms.txt",
		type: "text/plain",
		cache: revalidated,
	},
	{
		what: "security.txt",
		path: () => "/.well-known/security.txt",
		type: "text/plain",
		cache: revalidated,
	},
	{
		what: "robots.txt",
		path: () => "/robots.txt",
		type: "text/plain",
		cache: revalidated,
	},
	{
		what: "the sitemap",
		path: () => "/sitemap.xml",
		type: "application/xml",
		cache: revalidated,
	},
	{ what: "the icon", path: () => "/favicon.svg", type: "image/svg+xml", cache: revalidated },
	{
		what: "the manifest",
		path: () => "/site.webmanifest",
		type: "application/manifest+json",
		cache: revalidated,
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
		what: `what is not there, ${path},`,
		path: () => path,
		type: html,
		cache: revalidated,
		status: 404,
	})),
];

for (const build of ["standard", "configured"] as const) {
	withoutPage.describe(`the ${build} build`, () => {
		withoutPage.use({ baseURL: siteAddress(build) });

		/** The headers that the build asks its host to send with every answer, and with a page's. */
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
			"a file of each kind has its type, its time in caches and every protection",
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

		withoutPage("every page is sent the policy that is its own", async ({ request }) => {
			for (const path of every(everyPage, ["/", "/industries/finance", "/no-such-page"])) {
				const { "content-security-policy": policy } = (await request.get(path)).headers();
				expect(policy, path).toBe(headersAskedFor(path)["content-security-policy"]);
			}
		});

		withoutPage(
			"every file of the build has the time in caches of its kind",
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
						? keptForGood
						: /^\/(brand|cards|contours|portraits)\//.test(path)
							? keptADay
							: revalidated;
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

test("the browser takes the permissions away that the header names", async ({
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
