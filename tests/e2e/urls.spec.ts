import { allowError, expect, footerLink, goto, hydrated, test, title } from "./fixtures";

test("a URL with percent-encoded letters shows its page", async ({ page }) => {
	// The host doesn't match the page's own policy to this URL, so the styles are loaded from a file.
	allowError(/Content Security Policy/);
	expect((await goto(page, "/contac%74"))?.status()).toBe(200);
	await expect(title(page)).toContainText(/contact us/i);
	await footerLink(page, "Terms").click();
	await expect(title(page)).toContainText(/terms/i);
	await page.goBack();
	await expect(title(page)).toContainText(/contact us/i);
	// Signing in needs that page's policy, and so its plain address.
	await page.goto("/get%2Dstarted?mode=sign-up#part", { waitUntil: "domcontentloaded" });
	await expect(page).toHaveURL("/get-started?mode=sign-up#part");
	await hydrated(page);
	await expect(title(page)).toHaveText("Create Account");
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
	await page.mouse.move(40, 40);
	await expect(title(page)).toContainText(/terms/i);
});
