import { every } from "../shared/full-run";
import { allowError, expect, footerLink, goto, rewrite, title, turnDark } from "./fixtures";
import { test } from "./sign-in-page";

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
		test(`on window: ${path} hydrates, and theme and storage work`, async ({ page, card }) => {
			allowError(/net::ERR_FAILED/);
			await rewrite(
				page,
				(url) => url.pathname === path,
				(html) => html.replace("<head>", `<head>${markup}`),
			);
			await goto(page, path);
			expect(await page.evaluate(() => document.getElementById("theme")?.tagName)).toBe("A");
			await turnDark(page);
			expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
			// With only the head script, because the rest of the code would also set the theme.
			await page.route("**/assets/boot-*.js", (route) => route.abort());
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await expect(page.locator("html")).toHaveClass(/dark/);
			await page.unroute("**/assets/boot-*.js");
			await goto(page, path);
			await expect(page.locator("html")).toHaveClass(/dark/);
			if (path === "/get-started") {
				// Find it by name, because its label points to the injected element with the same id.
				const email = page.locator("main input[name=email]");
				await email.fill("typed@example.com");
				await card.button("Sign up").click();
				await expect(title(page)).toHaveText("Create Account");
				await expect(email).toHaveValue("typed@example.com");
			}
			await footerLink(page, "Terms").click();
			await expect(page).toHaveURL("/terms");
		});
	}

	// An element with the name of a document property hides it from every script. Hydration may then
	// fail, but the page must stay readable and must not run the attacker's code.
	test("on document: the page stays readable even if hydration fails", async ({ page }) => {
		allowError(/TypeError|Hydration|Minified React error/);
		const reached: string[] = [];
		await page.route("https://evil.example/**", (route) => {
			reached.push(route.request().url());
			return route.abort();
		});
		const names = ["currentScript", "head", "body", "documentElement", "querySelector", "cookie"];
		const more = ["createElement", "getElementById", "baseURI", "domain", "defaultView", "forms"];
		for (const name of every([...names, ...more], ["currentScript", "getElementById"])) {
			await page.unroute("**/terms");
			const element = `<img name="${name}" id="${name}" data-src="https://evil.example/">`;
			await rewrite(page, "**/terms", (html) => html.replace("<head>", `<head>${element}`));
			await page.goto("/terms", { waitUntil: "load" });
			await expect(title(page), name).toBeVisible();
			await expect(title(page), name).toContainText(/terms/i);
		}
		expect(reached).toEqual([]);
	});
});
