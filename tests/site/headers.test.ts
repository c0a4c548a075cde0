import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Build, hostingOf } from "../shared/builds.ts";
import { builtPage, pages, siteFolder } from "./site";

// Checks the headers in the hosting configuration. The browser tests check that they are sent.

/** A text's hash as a CSP source. Doesn't use the code under test. */
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Splits a content security policy into its directives. */
const directives = (policy: string) =>
	Object.fromEntries(
		policy.split("; ").map((text) => {
			const [name = "", ...sources] = text.split(" ");
			return [name, sources];
		}),
	);

/** The headers of the rule for a path. */
function headersOf(source: string, build: Build = "standard") {
	const rule = hostingOf(build).headers.find((each) => each.source === source);
	return Object.fromEntries(rule?.headers.map(({ key, value }) => [key, value]) ?? []);
}

/** The security headers that rules for less than all paths may change. */
const changed: Record<string, string> = {
	"/get-started": "Content-Security-Policy",
	"/{assets,cards,contours}/**": "Cross-Origin-Resource-Policy",
};

for (const build of ["standard", "configured"] as const) {
	const configured = build === "configured";
	const emulator = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/);

	test(`${build}: each page's policy allows its own inline script and styles, and the sources listed here`, () => {
		for (const { path } of pages()) {
			const { styles, all } = builtPage(path, `dist/test/${build}`);
			const scripts = all("script:not([src]):not([type])");
			const rule = headersOf(path === "/get-started" ? path : "**", build);
			/** What the sign-in page alone is allowed. */
			const signIn = (...sources: unknown[]) => (path === "/get-started" ? sources : []);
			expect.soft(directives(rule["Content-Security-Policy"] ?? ""), path).toEqual({
				"default-src": ["'none'"],
				"script-src": [
					"'self'",
					...scripts.map(({ textContent }) => hashOf(textContent ?? "")),
					...signIn("https://apis.google.com"),
					...(configured ? signIn("https://www.googletagmanager.com") : []),
				],
				"style-src": ["'self'", "https://fonts.googleapis.com", hashOf(styles)],
				"font-src": ["'self'", "https://fonts.gstatic.com"],
				"img-src": ["'self'", ...signIn("https://lh3.googleusercontent.com")],
				"connect-src": [
					"'self'",
					...(configured ? ["https://reports.longcloud.test"] : []),
					...signIn(
						"https://identitytoolkit.googleapis.com",
						"https://securetoken.googleapis.com",
						...(configured
							? [
									"https://firebase.googleapis.com",
									"https://firebaseinstallations.googleapis.com",
									"https://www.googletagmanager.com",
									"https://www.google-analytics.com",
									"https://region1.google-analytics.com",
								]
							: [emulator]),
					),
				],
				...(path === "/get-started" && {
					"frame-src": [configured ? "https://longcloud-test.firebaseapp.com" : emulator],
				}),
				"manifest-src": ["'self'"],
				"worker-src": ["'none'"],
				"base-uri": ["'none'"],
				"form-action": ["'self'"],
				"object-src": ["'none'"],
				"frame-ancestors": ["'none'"],
				"require-trusted-types-for": ["'script'"],
				"trusted-types":
					path === "/get-started"
						? ["default", ...(configured ? ["firebase-js-sdk-policy"] : [])]
						: ["'none'"],
				...(configured && {
					"report-to": ["site"],
					"report-uri": ["https://reports.longcloud.test/site"],
				}),
			});
		}
	});

	test(`${build}: every response has the other security headers, security.txt included`, () => {
		for (const source of ["**", "/.well-known/security.txt"]) {
			const headers = headersOf(source, build);
			expect.soft(headers, source).toMatchObject({
				"Content-Security-Policy": headersOf("**", build)["Content-Security-Policy"],
				"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
				"Cross-Origin-Resource-Policy": "same-origin",
				"Permissions-Policy": expect.stringMatching(/^([a-z-]+=\(\)(, |$)){40,}$/),
				"Referrer-Policy": "strict-origin-when-cross-origin",
				"X-Content-Type-Options": "nosniff",
				"Cache-Control": "no-cache",
			});
			expect
				.soft(headers["Strict-Transport-Security"], source)
				.toBe(configured ? "max-age=63072000; includeSubDomains" : undefined);
			expect
				.soft(headers["Reporting-Endpoints"], source)
				.toBe(configured ? 'site="https://reports.longcloud.test/site"' : undefined);
		}
	});

	test(`${build}: no rule overrides another security header`, () => {
		for (const { source, headers } of hostingOf(build).headers) {
			if (["**", "/.well-known/security.txt"].includes(source)) continue;
			const own = changed[source];
			const allowed = own ? [own] : ["Cache-Control", "Content-Type", "X-Robots-Tag"];
			const others = headers.filter(({ key }) => !allowed.includes(key));
			expect.soft(others, source).toEqual([]);
		}
	});
}

test("Chromium may prerender the sign-in page, and only it", () => {
	expect(headersOf("**")["Speculation-Rules"]).toBe('"/prerender.speculationrules"');
	const file = JSON.parse(readFileSync(join(siteFolder, "prerender.speculationrules"), "utf8"));
	expect(file.prerender).toHaveLength(1);
	expect(file.prerender[0].where.and).toContainEqual({ href_matches: "/get-started" });
});

test("every file has the Cache-Control header for its folder", () => {
	/** Cache-Control by a file's path. Rules name their files, with braces for several in a folder. */
	const kept = new Map<string, string>();
	for (const { source, headers } of hostingOf("standard").headers) {
		const [, folder = source, names = ""] = /^(.*)\{(.*)\}$/.exec(source) ?? [];
		const time = headers.find(({ key }) => key === "Cache-Control")?.value;
		for (const name of names.split(",")) if (time) kept.set(folder + name, time);
	}
	const files = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => `${entry.parentPath}/${entry.name}`.slice(siteFolder.length));
	expect(files).not.toEqual([]);
	for (const file of files) {
		const wanted = file.startsWith("/assets/")
			? "public, max-age=31536000, immutable"
			: /^\/(cards|contours|forms)\//.test(file)
				? "public, max-age=86400"
				: "no-cache";
		expect.soft(kept.get(file) ?? kept.get("**"), file).toBe(wanted);
	}
});

test("Markdown has its media type and is noindex; a translated copy on another site may show pictures, drawings and styles", () => {
	const sources = hostingOf("standard").headers.map(({ source }) => source);
	const markdown = sources.filter((source) => /\.md\}?$/.test(source));
	expect(markdown.join()).toContain("services.md");
	for (const source of markdown) {
		expect(headersOf(source)).toMatchObject({
			"Content-Type": "text/markdown; charset=utf-8",
			"X-Robots-Tag": "noindex",
		});
	}
	for (const source of ["/.well-known/security.txt", "/llms.txt"])
		expect(headersOf(source)["Content-Type"]).toBe("text/plain; charset=utf-8");
	const shared = headersOf("/{assets,cards,contours}/**");
	expect(shared["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
});
