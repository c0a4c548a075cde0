import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { every } from "../full";
import { createAccount } from "./auth-emulator";
import { everyPage, expect, hydrated, test } from "./fixtures";
import { button, expectSignedIn, field, redBox, signIn, title } from "./sign-in-page";

/**
 * Opens a page of another origin, served on this machine. Browsers block public websites from framing
 * or opening local servers, so a public origin wouldn't test the site's own headers.
 */
async function openElsewhere(page: Page, html: string) {
	const server = createServer((_, response) => {
		response.setHeader("content-type", "text/html");
		response.end(`<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">${html}`);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: "domcontentloaded" });
	server.close();
	server.closeAllConnections();
}

test("no page can be framed by another origin, and the sign-in page not even by the site itself", async ({
	page,
	goto,
	baseURL,
	problems,
}) => {
	problems.allow(/Framing |status of 404|ERR_BLOCKED_BY/);
	const refused: string[] = [];
	page.on("requestfailed", (request) => {
		if (request.failure()?.errorText === "net::ERR_BLOCKED_BY_RESPONSE") {
			refused.push(new URL(request.url()).pathname);
		}
	});
	const framed = every(everyPage, ["/", "/get-started", "/no-such-page"]);
	const frames = framed.map((path) => `<iframe src="${baseURL}${path}"></iframe>`).join("");
	await openElsewhere(page, frames);
	await expect
		.poll(() => page.frames().filter((frame) => frame.url().startsWith("chrome-error:")).length)
		.toBe(framed.length);
	// Each page's own header blocked it.
	await expect.poll(() => refused.sort()).toEqual([...framed].sort());

	await goto("/contact");
	await page.evaluate(() => {
		document.body.append(
			Object.assign(document.createElement("iframe"), { src: "/get-started", id: "own" }),
		);
	});
	await expect
		.poll(() => page.frames().filter((frame) => frame.url().includes("/get-started")).length)
		.toBe(0);
});

test("another origin can't control or message a window in which it opens the site", async ({
	page,
	context,
	baseURL,
}) => {
	await openElsewhere(page, "<button>Open</button>");
	await page.evaluate((target) => {
		document.querySelector("button")?.addEventListener("click", () => {
			const opened = window.open(target, "named-by-the-attacker");
			Object.assign(window, { opened });
			setInterval(() => opened?.postMessage({ type: "auth", eventType: "signIn" }, "*"), 5);
		});
	}, `${baseURL}/get-started`);
	const [victim] = await Promise.all([
		context.waitForEvent("page"),
		page.getByRole("button").click(),
	]);
	await victim.waitForURL("**/get-started", { waitUntil: "domcontentloaded" });
	await hydrated(victim);
	expect(await victim.evaluate(() => [window.opener, window.name])).toEqual([null, ""]);
	// To the opener the window appears closed.
	expect(await page.evaluate(() => (window as unknown as { opened: Window }).opened.closed)).toBe(
		true,
	);
});

test("the sign-in page ignores forged messages and a hostile window.name", async ({
	page,
	goto,
}) => {
	await page.addInitScript(() => {
		window.name = "javascript:document.documentElement.dataset.hacked='yes'//<img src=x onerror=1>";
	});
	const provider = page.waitForResponse(/firebase-provider-/);
	await goto("/get-started");
	await field(page, "Email").fill("typed@example.com");
	await provider;
	await page.evaluate(async () => {
		const messages: unknown[] = [
			"signIn",
			"{}",
			null,
			{ eventType: "signInViaPopup", data: { providerId: "google.com" } },
			{ type: "authEvent", authEvent: { type: "signInViaPopup", urlResponse: "https://x" } },
			{ eventId: "1", eventType: "keyChanged", data: { key: "firebase:authUser:x:[DEFAULT]" } },
			{ __proto__: null, constructor: { prototype: { polluted: 1 } } },
			new ArrayBuffer(8),
		];
		let heard = 0;
		const allHeard = new Promise<void>((resolve) => {
			addEventListener("message", () => {
				heard += 1;
				if (heard === messages.length) resolve();
			});
		});
		for (const message of messages) window.postMessage(message, "*");
		await allHeard;
	});
	await expect(title(page)).toHaveText("Welcome Back");
	await expect(field(page, "Email")).toHaveValue("typed@example.com");
	expect(await page.evaluate(() => "polluted" in {})).toBe(false);
	expect(await page.locator("html").innerHTML()).not.toContain("dataset.hacked");
	await expect(page.locator("html")).not.toHaveAttribute("data-hacked");
	await expect(button(page, "Sign In")).toBeEnabled();
});

test.describe("no URL redirects away from the site", () => {
	const elsewhereIn = [
		"https://evil.example",
		"//evil.example",
		"/\\evil.example",
		"\\\\evil.example",
		"javascript:document.documentElement.dataset.hacked='yes'",
		"data:text/html,hacked",
		"/%2F/evil.example",
		"https:evil.example",
	];
	const names = `
		next url redirect redirect_uri return returnTo continue continueUrl to goto target
		dest mode path page link callback authDomain apiKey state
	`
		.trim()
		.split(/\s+/);

	for (const value of every(elsewhereIn, ["//evil.example", elsewhereIn[4] ?? ""])) {
		const all = names.map((name) => `${name}=${encodeURIComponent(value)}`).join("&");

		test(`with ${value} as any of ${names.length} parameters, in query or fragment, before or after sign-in`, async ({
			page,
			goto,
			baseURL,
		}) => {
			const left: string[] = [];
			page.on("framenavigated", (frame) => {
				if (!frame.url().startsWith(`${baseURL}/get-started`)) left.push(frame.url());
			});
			const account = await createAccount();
			await goto(`/get-started?${all}#${all}`);
			const titles = await page.evaluate(async (parameters) => {
				const seen = new Set<string | undefined>();
				for (const parameter of parameters) {
					for (const part of ["?", "#"]) {
						history.pushState(null, "", `/get-started${part}${parameter}`);
						await new Promise((resolve) => requestAnimationFrame(resolve));
						seen.add(document.querySelector("h1")?.innerText);
					}
				}
				history.replaceState(null, "", `/get-started?${parameters.join("&")}`);
				return [...seen];
			}, all.split("&"));
			expect(titles).toEqual(["Welcome Back"]);
			await signIn(page, account);
			await expectSignedIn(page, account.email);
			expect(left).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.dataset.hacked)).toBeUndefined();
		});
	}

	// Without "//" and paths that normalise to it, because those crash the hosting emulator.
	const oddPaths = [
		"//evil.example",
		"//evil.example/",
		"//evil.example/index.html",
		"/\\evil.example",
		"/%5cevil.example",
		"/%2f%2fevil.example/",
		"/%09/evil.example",
		"/https://evil.example",
		"/@evil.example",
		"/.evil.example",
		"/services//evil.example/",
		"/;@evil.example",
	];

	test("with a path that names another host", async ({ page, request, baseURL, problems }) => {
		problems.allow(/404 \(Not Found\)|400 \(Bad Request\)/);
		for (const path of every(oddPaths, ["/\\evil.example", "/%2f%2fevil.example/"])) {
			// Check the server's redirect itself, which the browser would follow at once.
			const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
			const next = answer.headers().location;
			if (next) expect(new URL(next, baseURL).origin, path).toBe(baseURL);
			await page.goto(`${baseURL}${path}`, { waitUntil: "domcontentloaded" });
			expect(new URL(page.url()).origin, path).toBe(baseURL);
			if ((await page.locator("#root").count()) === 0) continue;
			await hydrated(page);
			const links = await page.evaluate(() =>
				[...document.querySelectorAll<HTMLAnchorElement>("a")].map((link) => link.hostname),
			);
			expect(links, path).not.toContain("evil.example");
		}
	});

	test("with the reload link of a page that failed to load, at a path that names another host", async ({
		page,
		goto,
		baseURL,
		problems,
	}) => {
		problems.allow(/Failed to load resource|ERR_FAILED/);
		await page.route("/pages/404.htm", (route) => route.abort());
		await goto("/contact");
		await page.evaluate(() => history.pushState(null, "", `${location.origin}//evil.example/x`));
		const link = page.getByRole("link", { name: "Load this page again" });
		await expect(link).toBeVisible();
		expect(await link.evaluate((element: HTMLAnchorElement) => element.href)).toBe(
			`${baseURL}//evil.example/x`,
		);
	});
});

test.describe("DOM clobbering: injected elements named like globals", () => {
	/** Properties of window. An element with such an id or name defines it unless it already exists. */
	const onWindow = `
		localStorage sessionStorage document location history navigator self top theme
		config firebase gapi process module exports main email mode hacked __reactContainer
		trustedTypes FIREBASE_APPCHECK_DEBUG_TOKEN __FIREBASE_DEFAULTS__
	`
		.trim()
		.split(/\s+/);

	const markup = onWindow
		.map(
			(name) =>
				`<a id="${name}" href="https://evil.example/${name}"></a>` +
				`<form name="${name}"><input name="classList"><input name="content"></form>`,
		)
		.join("");

	for (const path of every(["/", "/get-started"], ["/get-started"])) {
		test(`on window: ${path} hydrates, and theme and storage work`, async ({
			page,
			goto,
			problems,
		}) => {
			problems.allow(/net::ERR_FAILED/);
			await page.route(
				(url) => url.pathname === path,
				async (route) => {
					const response = await route.fetch({ maxRetries: 3 });
					const body = (await response.text()).replace("<head>", `<head>${markup}`);
					await route.fulfill({ response, body });
				},
			);
			await goto(path);
			expect(await page.evaluate(() => document.getElementById("theme")?.tagName)).toBe("A");
			await page.getByRole("button", { name: "Dark mode" }).click();
			await expect(page.locator("html")).toHaveClass(/dark/);
			expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
			// With only the head script, because the rest of the code would also set the theme.
			await page.route("**/assets/boot-*.js", (route) => route.abort());
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await expect(page.locator("html")).toHaveClass(/dark/);
			await page.unroute("**/assets/boot-*.js");
			await goto(path);
			await expect(page.locator("html")).toHaveClass(/dark/);
			if (path === "/get-started") {
				// Find it by name, because its label points to the injected element with the same id.
				const email = page.locator("main input[name=email]");
				await email.fill("typed@example.com");
				await button(page, "Sign up").click();
				await expect(title(page)).toHaveText("Create Account");
				await expect(email).toHaveValue("typed@example.com");
			}
			await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
			await expect(page).toHaveURL("/terms");
		});
	}

	// An element with the name of a document property hides it from every script. Hydration may then
	// fail, but the page must stay readable and must not run the attacker's code.
	test("on document: the page stays readable even if hydration fails", async ({
		page,
		problems,
	}) => {
		problems.allow(/TypeError|Hydration|Minified React error/);
		const reached: string[] = [];
		await page.route("https://evil.example/**", (route) => {
			reached.push(route.request().url());
			return route.abort();
		});
		const names = ["currentScript", "head", "body", "documentElement", "querySelector", "cookie"];
		const more = ["createElement", "getElementById", "baseURI", "domain", "defaultView", "forms"];
		for (const name of every([...names, ...more], ["currentScript", "getElementById"])) {
			await page.unroute("**/terms");
			await page.route("**/terms", async (route) => {
				const response = await route.fetch({ maxRetries: 3 });
				const element = `<img name="${name}" id="${name}" data-src="https://evil.example/">`;
				const body = (await response.text()).replace("<head>", `<head>${element}`);
				await route.fulfill({ response, body });
			});
			await page.goto("/terms", { waitUntil: "load" });
			await expect(page.locator("main h1"), name).toBeVisible();
			await expect(page.locator("main h1"), name).toContainText(/terms/i);
		}
		expect(reached).toEqual([]);
	});
});

// The fixtures fail every test of every page on any text that the site's own code gives to a sink.
test("on the sign-in page one text becomes a script: the address of Google's loader", async ({
	page,
	goto,
	problems,
}) => {
	problems.allow(/net::ERR_FAILED|requires 'Trusted\w+' assignment|Creating a TrustedTypePolicy/);
	/** What becomes of an address as a script's, and of a policy that a script makes for itself. */
	const tries = (addresses: string[]) =>
		page.evaluate((all) => {
			const tried = (attempt: () => void) => {
				try {
					attempt();
					return "passes";
				} catch {
					return "is stopped";
				}
			};
			const { trustedTypes } = window as unknown as {
				trustedTypes: { createPolicy: (name: string, rules: object) => void };
			};
			return [
				...all.map((address) =>
					tried(() => {
						document.createElement("script").src = address;
					}),
				),
				...["own", "default"].map((name) => tried(() => trustedTypes.createPolicy(name, {}))),
			];
		}, addresses);
	const loader = "https://apis.google.com/js/api.js?onload=ready";
	const others = ["https://apis.google.com/other.js", `https://evil.example/${loader}`, "/own.js"];

	await goto("/contact");
	expect(await tries([loader, ...others])).toEqual(Array(6).fill("is stopped"));

	await goto("/get-started");
	const asked = page.waitForRequest(/^https:\/\/apis\.google\.com\/js\/api\.js\?onload=/);
	await button(page, "Continue with Google").click();
	await asked;
	expect(await tries([loader, ...others])).toEqual(["passes", ...Array(5).fill("is stopped")]);
	await expect(redBox(page)).not.toBeEmpty();
});

test("links to the sign-in page and from it load a document, with the policy of its own", async ({
	page,
	goto,
}) => {
	/** Whether the document now shown is the one that was marked. */
	const mark = () => page.evaluate(() => Object.assign(window, { marked: true }) && undefined);
	const marked = () => page.evaluate(() => "marked" in window);
	const footer = page.getByRole("contentinfo");

	await goto("/contact");
	await mark();
	await footer.getByRole("link", { name: "Terms" }).click();
	await expect(page).toHaveURL("/terms");
	expect(await marked()).toBe(true);

	await page.getByRole("link", { name: "Get Started", exact: true }).first().click();
	await expect(title(page)).toHaveText("Welcome Back");
	await hydrated(page);
	expect(await marked()).toBe(false);

	await mark();
	await button(page, "Sign up").click();
	await expect(title(page)).toHaveText("Create Account");
	expect(await marked()).toBe(true);
	await footer.getByRole("link", { name: "Terms" }).click();
	await expect(page.locator("main h1")).toContainText(/terms/i);
	expect(await marked()).toBe(false);
});
