import {
	allowError,
	expect,
	expectPage,
	footerLink,
	goto,
	hydrated,
	test,
	title,
} from "./fixtures";

test("a URL with percent-encoded letters shows its page", async ({ page }) => {
	// The host doesn't match the page's own policy to this URL, so the styles are loaded from a file.
	allowError(/Content Security Policy/);
	expect((await goto(page, "/contac%74"))?.status()).toBe(200);
	const shown = await title(page).innerText();
	await footerLink(page, "/terms").click();
	await expectPage(page, "/terms");
	await page.goBack();
	await expect(title(page)).toHaveText(shown);
	// Signing in needs that page's policy, and so its plain address.
	await page.goto("/get%2Dstarted?mode=sign-up#part", { waitUntil: "domcontentloaded" });
	await expect(page).toHaveURL("/get-started?mode=sign-up#part");
	await hydrated(page);
	await expect(title(page)).toHaveText("Create Account");
});
