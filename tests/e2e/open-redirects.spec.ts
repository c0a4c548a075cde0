import { every } from "../shared/full-run";
import { createAccount } from "./auth-emulator";
import { allowError, expect, goto, hydrated } from "./fixtures";
import { test } from "./sign-in-page";

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

	test(`with another address in any of ${names.length} parameters, in query or fragment, before or after sign-in`, async ({
		page,
		card,
		baseURL,
	}) => {
		const left: string[] = [];
		page.on("framenavigated", (frame) => {
			if (!frame.url().startsWith(`${baseURL}/get-started`)) left.push(frame.url());
		});
		const account = await createAccount();
		const all = every(elsewhereIn, ["//evil.example", elsewhereIn[4] ?? ""]).map((value) =>
			names.map((name) => `${name}=${encodeURIComponent(value)}`),
		);
		for (const parameters of all) {
			await goto(page, `/get-started?${parameters.join("&")}#${parameters.join("&")}`);
			const titles = await page.evaluate(async (one) => {
				const seen = new Set<string | undefined>();
				for (const parameter of one) {
					for (const part of ["?", "#"]) {
						history.pushState(null, "", `/get-started${part}${parameter}`);
						await new Promise((resolve) => requestAnimationFrame(resolve));
						seen.add(document.querySelector("h1")?.innerText);
					}
				}
				history.replaceState(null, "", `/get-started?${one.join("&")}`);
				return [...seen];
			}, parameters);
			expect(titles).toEqual(["Welcome Back"]);
			await card.signIn(account);
			await card.expectSignedIn(account.email);
			expect(left).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.dataset.hacked)).toBeUndefined();
			await card.signOut();
		}
	});

	// Without paths that normalise to "//", which may crash the hosting emulator.
	const oddPaths = [
		"//",
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

	test("with a path that names another host", async ({ page, request, baseURL }) => {
		allowError(/404 \(Not Found\)|400 \(Bad Request\)/);
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
		baseURL,
	}) => {
		allowError(/Failed to load resource|ERR_FAILED/);
		await page.route("/pages/404.htm", (route) => route.abort());
		await goto(page, "/contact");
		await page.evaluate(() => history.pushState(null, "", `${location.origin}//evil.example/x`));
		const link = page.getByRole("link", { name: "Load this page again" });
		await expect(link).toBeVisible();
		expect(await link.evaluate((element: HTMLAnchorElement) => element.href)).toBe(
			`${baseURL}//evil.example/x`,
		);
	});
});
