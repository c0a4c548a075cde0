import { sampleProof } from "../../src/content/sample-proof";
import { expect, goto, spareData, test, testOrigin, turnDark } from "./fixtures";
import { tabStop } from "./read-page";

// The build with the samples of proof: as much of it as there may be.
test.use({ baseURL: testOrigin("provider") });

const words = sampleProof.quotes[0]?.words ?? "";

test("what clients say is reached by keyboard, and black on white on paper", async ({ page }) => {
	await spareData(page);
	await goto(page, "/");
	const quote = page.getByRole("figure").filter({ hasText: words });
	await expect(quote.getByRole("blockquote")).toBeVisible();
	const more = quote.getByRole("link", { name: "What changed, and who measured it" });
	await quote.evaluate((figure) => {
		figure.tabIndex = -1;
		figure.focus();
	});
	await page.keyboard.press("Tab");
	await expect(more).toBeFocused();
	const stop = await page.evaluate(tabStop);
	expect(stop?.outline).toMatch(/^solid 3px/);
	expect(stop?.covered).toBe(false);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/company\/leadership#proof$/);
	await expect(
		page.getByRole("heading", { name: "What clients say about the work" }),
	).toBeInViewport();
	const logos = page.locator("#proof img");
	for (const logo of await logos.all()) {
		await logo.scrollIntoViewIfNeeded();
		await expect
			.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
			.toBeGreaterThan(0);
	}
	await expect(logos).toHaveCount(2);

	await turnDark(page);
	await page.emulateMedia({ media: "print" });
	const black = "rgb(0, 0, 0)";
	await expect(page.getByText(words)).toHaveCSS("color", black);
	for (const figure of ["11 days", "3 days", "412"]) {
		const shown = page.locator("#proof").getByText(figure, { exact: true });
		await expect(shown).toHaveCSS("color", black);
	}
	// In a dark theme the logos are inverted: white on white.
	await expect(logos.first()).toHaveCSS("filter", "none");
});
