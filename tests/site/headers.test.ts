import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { configuredFolder } from "../shared/builds.ts";
import { type BuiltPage, builtPage, pathsIn, siteFolder } from "./site";

/** A text's hash as a CSP source. Doesn't use the code under test. */
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The directives of a page's policy. */
function policyOf(page: BuiltPage) {
	const content = page.one('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
	return Object.fromEntries(
		(content ?? "").split("; ").map((text) => {
			const [name = "", ...sources] = text.split(" ");
			return [name, sources];
		}),
	);
}

for (const folder of [siteFolder, configuredFolder]) {
	const configured = folder === configuredFolder;
	const emulator = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/);

	test(`${folder}: each page's policy comes first, and allows its own scripts and styles and the sources listed here`, () => {
		for (const path of [...pathsIn(folder), "/404"]) {
			const page = builtPage(path, folder);
			const scripts = page.all("script:not([src]):not([type])");
			const counter =
				configured && path !== "/get-started" ? ["https://counter.longcloud.test"] : [];
			/** What the sign-in page alone is allowed. */
			const signIn = (...sources: unknown[]) => (path === "/get-started" ? sources : []);
			expect
				.soft(page.one("head > meta:nth-child(2)").getAttribute("http-equiv"), path)
				.toBe("Content-Security-Policy");
			expect.soft(policyOf(page), path).toEqual({
				"default-src": ["'none'"],
				"script-src": [
					"'self'",
					...scripts.map(({ textContent }) => hashOf(textContent ?? "")),
					...counter,
					...signIn("https://apis.google.com"),
					...(configured ? signIn("https://www.googletagmanager.com") : []),
				],
				"style-src": ["'self'", "https://fonts.googleapis.com", hashOf(page.styles)],
				"font-src": ["'self'", "https://fonts.gstatic.com"],
				"img-src": ["'self'", ...counter, ...signIn("https://lh3.googleusercontent.com")],
				"connect-src": [
					"'self'",
					...(configured ? ["https://reports.longcloud.test"] : []),
					...counter,
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
				"require-trusted-types-for": ["'script'"],
				"trusted-types":
					path === "/get-started"
						? ["default", ...(configured ? ["firebase-js-sdk-policy"] : [])]
						: ["'none'"],
			});
		}
	});
}

test("the visitor counter's script is in every page but the sign-in page, if the owner has one", () => {
	for (const path of pathsIn(configuredFolder)) {
		const scripts = builtPage(path, configuredFolder).all("script[src^='https://counter.']");
		expect.soft(scripts, path).toHaveLength(path === "/get-started" ? 0 : 1);
		expect.soft(scripts[0]?.getAttribute("data-site") ?? "longcloud", path).toBe("longcloud");
		expect.soft(builtPage(path).all("script[src^='https:']"), path).toEqual([]);
	}
});

test("every response has the security headers, and what other sites may show of a page has less of one", () => {
	const { hosting } = JSON.parse(readFileSync("firebase.json", "utf8"));
	interface Rule {
		source: string;
		headers: { key: string; value: string }[];
	}
	const rules: Rule[] = hosting.headers;
	const headersOf = (source: string) =>
		Object.fromEntries(
			rules
				.filter((rule) => rule.source === source)
				.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
		);
	expect(headersOf("**")).toEqual({
		"Content-Security-Policy":
			"base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
		"Strict-Transport-Security": "max-age=63072000; includeSubDomains",
		"Cross-Origin-Opener-Policy": "same-origin-allow-popups",
		"Cross-Origin-Resource-Policy": "same-origin",
		"Permissions-Policy": expect.stringMatching(/^([a-z-]+=\(\)(, |$)){20,}$/),
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"X-Content-Type-Options": "nosniff",
		"Cache-Control": "no-cache",
		"Speculation-Rules": '"/speculation-rules.json"',
	});
	const security = /Policy|Security|Opener|nosniff/;
	for (const { source, headers } of rules.filter((rule) => rule.source !== "**")) {
		const weaker = headers.filter(({ key }) => security.test(key));
		const allowed = source.startsWith("/{assets,") ? ["Cross-Origin-Resource-Policy"] : [];
		expect
			.soft(
				weaker.map(({ key }) => key),
				source,
			)
			.toEqual(allowed);
	}
});
