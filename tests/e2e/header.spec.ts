import type { Locator } from "@playwright/test";
import { company } from "../../src/content/company";
import { menu } from "../../src/content/navigation";
import {
	expect,
	expectPage,
	goto,
	menuButtons,
	openPanel,
	test,
	themeToggle,
	title,
	twoFrames,
} from "./fixtures";

/** The visible elements that lie over one of those before them. */
const overlapping = (elements: Locator) =>
	elements.evaluateAll((all) => {
		const boxes = all
			.filter((element) => element.checkVisibility({ visibilityProperty: true }))
			.map((element) => ({ element, box: element.getBoundingClientRect() }));
		return boxes
			.filter(({ box: one }, index) =>
				boxes
					.slice(0, index)
					.some(
						({ box: other }) =>
							other.left < one.right &&
							one.left < other.right &&
							other.top < one.bottom &&
							one.top < other.bottom,
					),
			)
			.map(({ element }) => element.outerHTML);
	});

for (const script of [true, false]) {
	test.describe(script ? "with scripts" : "with scripts off", () => {
		test.use({ javaScriptEnabled: script });

		test("each menu opens only its own panel, and nothing overlaps", async ({ page }) => {
			await page.goto("/terms", { waitUntil: "domcontentloaded" });
			const panel = openPanel(page);
			for (const [index, { megaMenu }] of menu.entries()) {
				await menuButtons(page).nth(index).click();
				await expect(panel).toHaveCount(1);
				await expect(panel.locator("p").first()).toHaveText(megaMenu.headline);
				expect(await overlapping(panel.locator("a"))).toEqual([]);
			}
			// Its own button, Escape or a click outside closes a panel.
			const button = menuButtons(page).last();
			await button.click();
			await expect(panel).toHaveCount(0);
			await button.click();
			await expect(panel).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(panel).toHaveCount(0);
			await expect(button).toBeFocused();
			await button.click();
			await expect(panel).toBeVisible();
			await page.mouse.click(640, 780);
			await expect(panel).toHaveCount(0);
		});
	});
}

test("a panel works by keyboard, and closes for a link that is followed", async ({ page }) => {
	await goto(page, "/terms");
	const panel = openPanel(page);
	const [first, last] = [panel.getByRole("link").first(), panel.getByRole("link").last()];
	const button = menuButtons(page).first();
	await button.focus();
	await page.keyboard.press("Enter");
	await expect(panel).toBeVisible();
	await page.keyboard.press("ArrowDown");
	await expect(first).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await expect(button).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await expect(last).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await page.keyboard.press("Tab");
	await expect(menuButtons(page).nth(1)).toBeFocused();
	await expect(panel).toHaveCount(0);

	await button.click();
	const opened = page.context().waitForEvent("page");
	await last.click({ modifiers: ["ControlOrMeta"] });
	await (await opened).close();
	await expect(panel).toBeVisible();
	await expect(page).toHaveURL("/terms");

	// It closes if the bar's menus are hidden.
	await page.setViewportSize({ width: 800, height: 800 });
	await expect(panel).toHaveCount(0);
	await page.setViewportSize({ width: 1280, height: 800 });
	await expect(button).toBeVisible();
	await expect(panel).toHaveCount(0);

	await button.click();
	const path = (await last.getAttribute("href")) ?? "";
	await last.click();
	await expectPage(page, path);
	await expect(panel).toHaveCount(0);
	await expect(title(page)).toBeFocused();
	await button.click();
	// A link to the current page also closes the panel.
	await expect(panel.locator("[aria-current=page]")).toHaveAttribute("href", path);
	await panel.locator("[aria-current=page]").click();
	await expect(panel).toHaveCount(0);
});

test("the header's height before and past 20 px of scroll, and its controls", async ({ page }) => {
	await goto(page, "/services");
	const header = page.getByRole("banner");
	const height = async () => (await header.boundingBox())?.height;
	for (const [width, full, shrunk] of [
		[1024, 96, 80],
		[1023, 80, 64],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await expect.poll(height).toBe(full);
		await page.evaluate(() => scrollTo(0, 20));
		await twoFrames(page);
		expect(await height()).toBe(full);
		await page.evaluate(() => scrollTo(0, 21));
		await expect.poll(height).toBe(shrunk);
		await expect(header).toHaveCSS("position", "fixed");
		await expect
			.poll(() => header.evaluate((element) => getComputedStyle(element, "::before").boxShadow))
			.not.toBe("none");
		await page.evaluate(() => scrollTo(0, 0));
		await expect.poll(height).toBe(full);
	}

	const home = header.getByRole("link", { name: `${company.name}, home` });
	const start = header.locator(".site-header-bar > div > a", { hasText: "Get Started" });
	const menuButton = header.getByRole("button", { name: "Open the menu" });
	await expect(start).toHaveAttribute("href", "/get-started");
	const expectWhole = async () => {
		const narrow = (page.viewportSize()?.width ?? 0) < 1024;
		await expect(menuButton).toBeVisible({ visible: narrow });
		// One logo, that of the theme.
		const logo = header.locator("img:visible");
		await expect(logo).toHaveCount(1);
		for (const control of [logo, home, themeToggle(page), start, ...(narrow ? [menuButton] : [])])
			await expect(control).toBeInViewport({ ratio: 1 });
		const controls = header.locator(".site-header-bar").locator("> a, > nav button, > div > *");
		expect(await overlapping(controls)).toEqual([]);
	};
	for (const width of [320, 360, 768, 1023, 1024, 1280, 2560]) {
		await page.setViewportSize({ width, height: 700 });
		await expectWhole();
	}
	// A logo may be from square to eight times as wide as high.
	for (const ratio of [1, 8]) {
		const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ratio} 1"><path d="M0 0h${ratio}v1z"/></svg>`;
		await page.route(/\/assets\/logo-/, (route) =>
			route.fulfill({ contentType: "image/svg+xml", body }),
		);
		await goto(page, "/services");
		for (const width of [320, 390, 1024]) {
			await page.setViewportSize({ width, height: 700 });
			await expectWhole();
		}
	}
	await page.unrouteAll();
	await goto(page, "/services");
	// Text of 200% in the browser's own settings, on a phone.
	await page.setViewportSize({ width: 360, height: 740 });
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
	await expectWhole();
	await home.click();
	await expect(page).toHaveURL("/");
});
