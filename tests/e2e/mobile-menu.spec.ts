import { company } from "../../src/content/company";
import {
	expect,
	expectPage,
	goto,
	holdBack,
	hydrated,
	menuButtons,
	openPanel,
	test,
	title,
	twoFrames,
} from "./fixtures";

type Page = import("@playwright/test").Page;

test.use({ viewport: { width: 360, height: 740 } });

const menu = (page: Page) => page.locator("#mobile-menu");
const open = (page: Page) => page.getByRole("button", { name: "Open the menu" });
const close = (page: Page) => page.getByRole("button", { name: "Close the menu" });

/** Opens the menu's first group and follows its first link. */
async function followFirstLink(page: Page): Promise<void> {
	await menu(page).locator("summary").first().click();
	const link = menu(page).locator("details[open] a").first();
	const path = (await link.getAttribute("href")) ?? "";
	await link.click();
	await expectPage(page, path);
}

test("the mobile menu slides for 300 ms, and closes in a wider window", async ({ page }) => {
	await goto(page, "/terms");
	await expect(menu(page)).toHaveCSS("transition-duration", /^0\.3s/);
	for (const action of ["show", "hide"]) {
		const button = `[popovertarget=mobile-menu][popovertargetaction=${action}]`;
		/** The menu's left edge in each frame of a second in which it is visible. */
		const edges = await menu(page).evaluate(async (element, css) => {
			const seen: number[] = [];
			document.querySelector<HTMLElement>(css)?.click();
			for (const start = performance.now(); performance.now() - start < 1_000; ) {
				await new Promise(requestAnimationFrame);
				if (element.checkVisibility({ visibilityProperty: true }))
					seen.push(element.getBoundingClientRect().left);
			}
			return seen;
		}, button);
		// It is visible between its two ends.
		expect(edges.filter((left) => left > 5 && left < 350)).not.toEqual([]);
	}
	await expect(menu(page)).toBeHidden();
	// On a phone the menu is where people look for the number.
	await expect(menu(page).locator("a[href^='tel:']")).toHaveText(company.phone);

	// A page that is left inert couldn't be clicked.
	await open(page).click();
	await page.setViewportSize({ width: 1280, height: 740 });
	await expect(menu(page)).toBeHidden();
	await menuButtons(page).first().click();
	await expect(openPanel(page)).toBeVisible();
});

test("the mobile menu keeps focus and scroll, and closes in every way", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 740 });
	await goto(page, "/terms");

	await page.evaluate(() => scrollTo(0, 100));
	await open(page).click();
	await expect(menu(page)).toHaveCSS("translate", "0px");
	const place = await title(page).boundingBox();
	await page.mouse.move(100, 400);
	await page.mouse.wheel(0, 500);
	await page.keyboard.press("End");
	// It would have started to move within two frames.
	await twoFrames(page);
	expect(await page.evaluate(() => scrollY)).toBe(100);
	expect(await title(page).boundingBox()).toEqual(place);
	for (let stop = 0; stop < 12; stop += 1) {
		await page.keyboard.press("Tab");
		const inside = await page.evaluate(
			() =>
				document.activeElement === document.body ||
				document.activeElement?.closest("#mobile-menu") !== null,
		);
		expect(inside).toBe(true);
	}
	await page.keyboard.press("Escape");
	await expect(menu(page)).toBeHidden();
	await expect(open(page)).toBeFocused();

	await open(page).click();
	await expect(close(page)).toBeFocused();
	// Quick taps cause no error.
	const box = await close(page).boundingBox();
	for (let tap = 0; tap < 7; tap += 1) {
		await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
	}
	await page.keyboard.press("Escape");
	await expect(menu(page)).toBeHidden();
	await open(page).click();
	await close(page).click();
	await expect(menu(page)).toBeHidden();
	await open(page).click();
	await followFirstLink(page);
	await expect(menu(page)).toBeHidden();
	await expect(title(page)).toBeFocused();
});

test("a click outside the mobile menu closes it, and presses nothing under it", async ({
	page,
}) => {
	await page.setViewportSize({ width: 768, height: 740 });
	await goto(page, "/");
	const link = page.locator("main h1 ~ * a, main section a").first();
	const box = await link.boundingBox();
	await open(page).click();
	await expect(menu(page)).toHaveCSS("translate", "0px");
	await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
	await expect(menu(page)).toBeHidden();
	await twoFrames(page);
	await expectPage(page, "/");
	await page.locator(".theme-toggle").click();
	await expect(page.locator("html")).toHaveClass(/dark/);
});

test("the mobile menu works before its code is here", async ({ page }) => {
	const code = await holdBack(page, "**/assets/client-*.js");
	await page.goto("/terms", { waitUntil: "commit" });
	await open(page).click();
	await expect(menu(page)).toBeVisible();
	code.letGo();
	await hydrated(page);
	await expect(menu(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(menu(page)).toBeHidden();
});

test.describe("with scripts off", () => {
	test.use({ javaScriptEnabled: false });

	test("the mobile menu works", async ({ page }) => {
		await page.goto("/terms");
		await expect(menu(page)).toBeHidden();
		await open(page).click();
		await expect(menu(page)).toBeInViewport();
		await close(page).click();
		await expect(menu(page)).toBeHidden();
		await open(page).click();
		await followFirstLink(page);
	});
});
