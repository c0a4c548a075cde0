import { sampleProof } from "../../src/content/sample-proof";
import { expect, goto, painted, spareData, test, testOrigin, turnDark } from "./fixtures";
import { tabStop } from "./read-page";

// The build with the samples of proof: as much of it as there may be.
test.use({ baseURL: testOrigin("provider") });

test("what clients say is reached by keyboard, and black on white on paper", async ({ page }) => {
	const { quotes, results, clients } = sampleProof;
	const words = quotes[0]?.words ?? "";
	await spareData(page);
	await goto(page, "/");
	const quote = page.getByRole("figure").filter({ hasText: words });
	await expect(quote.getByRole("blockquote")).toBeVisible();
	await quote.evaluate((figure) => {
		figure.tabIndex = -1;
		figure.focus();
	});
	await page.keyboard.press("Tab");
	await expect(quote.getByRole("link")).toBeFocused();
	expect(await page.evaluate(tabStop)).toMatchObject({ outlined: true, covered: false });
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/company\/leadership#proof$/);
	await expect(page.locator("#proof h2").first()).toBeInViewport();
	const logos = page.locator("#proof img");
	await expect(logos).toHaveCount(clients.filter(({ logo }) => logo).length);
	for (const logo of await logos.all()) {
		await logo.scrollIntoViewIfNeeded();
		await expect
			.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
			.toBeGreaterThan(0);
	}

	await turnDark(page);
	await page.emulateMedia({ media: "print" });
	for (const printed of [words, results[0]?.before.value, results[0]?.after.value]) {
		const shown = page.locator("#proof").getByText(printed ?? "");
		expect(await painted(shown.first(), "color"), printed).toBe("0 0 0");
	}
	// In a dark theme the logos are inverted: white on white.
	await expect(logos.first()).toHaveCSS("filter", "none");
});
