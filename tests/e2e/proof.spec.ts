import { sampleProof } from "../../src/content/sample-proof";
import { every } from "../full-run";
import {
	axe,
	axeInBothThemes,
	expect,
	goto,
	inBothThemes,
	spareData,
	test,
	testOrigin,
} from "./fixtures";
import {
	cutOff,
	faintTexts,
	scrollThrough,
	shiftLimit,
	smallTargets,
	tabStop,
	watchShifts,
} from "./read-page";

// The build with the samples of proof: as much of it as there may be.
test.use({ baseURL: testOrigin("provider") });

const words = sampleProof.quotes[0]?.words ?? "";

for (const path of every(["/", "/company/leadership", "/services"], ["/", "/company/leadership"])) {
	test(`with proof, ${path} has no shifts, axe violations, low contrast or clipped text`, async ({
		page,
	}) => {
		const shifts = await watchShifts(page);
		await goto(page, path);
		await page.evaluate(scrollThrough);
		expect(await shifts(shiftLimit), "shifts").toEqual([]);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await axeInBothThemes(page, path);
		await inBothThemes(page, async (theme) => {
			expect(await page.evaluate(faintTexts), `low contrast, ${theme}`).toEqual([]);
		});
		for (const width of every([2560, 1920, 1280, 1024, 768, 640, 360, 320], [1280, 768, 320])) {
			await page.setViewportSize({ width, height: 800 });
			expect(await page.evaluate(cutOff), `clipped, ${width} px`).toEqual([]);
		}
		await page.setViewportSize({ width: 360, height: 740 });
		expect(await axe(page, "layout")).toEqual([]);
		expect(await page.evaluate(smallTargets), "small for a thumb").toEqual([]);
	});
}

test("the home page's quote leads by keyboard to all that clients say, with its logos", async ({
	page,
}) => {
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
});

test("on paper, what clients say is black on white, whatever the theme", async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem("theme", "dark"));
	await goto(page, "/company/leadership");
	await page.emulateMedia({ media: "print" });
	const quote = page.getByText(words);
	await expect(quote).toBeVisible();
	await expect(quote).toHaveCSS("color", "rgb(0, 0, 0)");
	for (const figure of ["11 days", "3 days", "412"]) {
		await expect(page.locator("#proof").getByText(figure, { exact: true })).toHaveCSS(
			"color",
			"rgb(0, 0, 0)",
		);
	}
	// In a dark theme the logos are inverted: white on white.
	await expect(page.locator("#proof img").first()).toHaveCSS("filter", "none");
});

test("a blank form opens as a PDF", async ({ page, request }) => {
	await goto(page, "/services");
	const forms = page.locator("#forms").getByRole("link");
	await expect(forms).toHaveCount(4);
	for (const form of await forms.all()) {
		const response = await request.get((await form.getAttribute("href")) ?? "");
		expect(response.status()).toBe(200);
		expect(response.headers()["content-type"]).toBe("application/pdf");
	}
});
