import { allowError, expect, goto, hydrated, test } from "./fixtures";

const heading = "main h1";

test("a link to an unknown path shows the not-found page", async ({ page }) => {
	await goto(page, "/");
	await page.evaluate(() => {
		history.pushState(null, "", "/no-such-page");
	});
	const served = await page.request.get("/no-such-page");
	const title = /<h1[^>]*>(.*?)<\/h1>/.exec(await served.text())?.[1];
	expect(served.status()).toBe(404);
	await expect(page.locator(heading)).toHaveText(title ?? "");
	await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
	await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
});

test("a URL with percent-encoded letters shows its page", async ({ page }) => {
	// The host doesn't match the page's own policy to this URL, so the styles are loaded from a file.
	allowError(/Content Security Policy/);
	expect((await goto(page, "/contac%74"))?.status()).toBe(200);
	await expect(page.locator(heading)).toContainText(/contact us/i);
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page.locator(heading)).toContainText(/terms/i);
	await page.goBack();
	await expect(page.locator(heading)).toContainText(/contact us/i);
	// Signing in needs that page's policy, and so its plain address.
	await page.goto("/get%2Dstarted?mode=sign-up#part", { waitUntil: "domcontentloaded" });
	await expect(page).toHaveURL("/get-started?mode=sign-up#part");
	await hydrated(page);
	await expect(page.locator(heading)).toHaveText("Create Account");
});

test("a URL that changes during hydration shows its page", async ({ page }) => {
	await page.addInitScript(() => {
		const listen = EventTarget.prototype.addEventListener;
		let first = true;
		// Hydration first adds listeners to the root.
		EventTarget.prototype.addEventListener = function (...args: Parameters<typeof listen>) {
			if (first && this instanceof Element && this.id === "root") {
				first = false;
				history.pushState(null, "", "/terms");
			}
			return listen.apply(this, args);
		};
	});
	await page.goto("/contact", { waitUntil: "domcontentloaded" });
	await expect(page.locator(heading)).toContainText(/terms/i);
});
