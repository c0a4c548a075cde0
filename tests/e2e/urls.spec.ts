import {
	allowError,
	expect,
	expectPage,
	footerLink,
	goto,
	hydrated,
	idle,
	test,
	testOrigin,
	title,
} from "./fixtures";

test("no spelling of the home page's address redirects without end", async ({ request }) => {
	for (const path of ["/index", "/index.html", "/index/", "//index", "//index.html", "/%69ndex"]) {
		for (const query of ["", "?x=1", "?x=/index.html"]) {
			const address = testOrigin("standard") + path + query;
			const response = await request.get(address, { maxRedirects: 0 });
			expect(response.headers().location, path + query).toBe(`/${query}`);
		}
	}
});

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

for (const [proxy, path] of [
	["serves the site below a folder", "/clients%2Fnz/get-started"],
	["insists on an encoded address", "/get%2Dstarted"],
	["has an address that can't be decoded", "/clients%E0/get-started"],
] as const) {
	test(`the sign-in page loads only so often behind a proxy that ${proxy}`, async ({ page }) => {
		allowError(/Content Security Policy/);
		let documents = 0;
		await page.route(/get(-|%2D)started$/, async (route) => {
			if (!route.request().isNavigationRequest()) return route.fallback();
			documents += 1;
			const { pathname, origin } = new URL(route.request().url());
			if (pathname !== path) return route.fulfill({ status: 302, headers: { location: path } });
			return route.fulfill({ response: await route.fetch({ url: `${origin}/get-started` }) });
		});
		// The page may load itself again meanwhile, so wait for nothing that ends with a document.
		await page.goto(path, { waitUntil: "domcontentloaded" });
		await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
		await expect(page).toHaveURL(path);
		await idle(page);
		expect(documents).toBeLessThanOrEqual(3);
	});
}
