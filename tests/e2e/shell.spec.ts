import type { Locator, Page } from "@playwright/test";
import { company } from "../../src/content/company";
import {
	expect,
	expectPage,
	goto,
	holdBack,
	menuButtons,
	openPanel,
	test,
	themeToggle,
} from "./fixtures";

const mobileMenu = (page: Page) => page.locator("#mobile-menu");
const opener = (page: Page) => page.getByRole("button", { name: "Open the menu" });
const closer = (page: Page) => page.getByRole("button", { name: "Close the menu" });
const phone = { width: 360, height: 740 };

/** The elements of a bar or a panel that lie over one of those before them. */
const overlapping = (elements: Locator) =>
	elements.evaluateAll((all) => {
		const boxes = all
			.filter((element) => element.checkVisibility({ visibilityProperty: true }))
			.map((element) => ({ element, box: element.getBoundingClientRect() }));
		return boxes
			.filter(({ box }, index) =>
				boxes.slice(0, index).some(({ box: other }) => {
					const beside = other.left >= box.right || box.left >= other.right;
					return !beside && other.top < box.bottom && box.top < other.bottom;
				}),
			)
			.map(({ element }) => element.outerHTML);
	});

for (const script of [true, false]) {
	test.describe(script ? "with scripts" : "with scripts off", () => {
		test.use({ javaScriptEnabled: script });

		test("each menu opens its panel alone; its title, Escape and a click outside close it", async ({
			page,
		}) => {
			await page.goto("/terms");
			const panel = openPanel(page);
			for (const button of await menuButtons(page).all()) {
				await button.click();
				await expect(panel).toHaveCount(1);
				await expect(panel).toHaveId((await button.getAttribute("popovertarget")) ?? "");
				await expect(panel.getByRole("link").last()).toBeInViewport();
				expect(await overlapping(panel.locator("a"))).toEqual([]);
			}
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
			await expect(page).toHaveURL("/terms");
		});

		test("the mobile menu opens, closes and leads on", async ({ page }) => {
			await page.setViewportSize(phone);
			await page.goto("/terms");
			const shown = mobileMenu(page);
			await expect(shown).toBeHidden();
			await opener(page).click();
			await closer(page).click();
			await expect(shown).toBeHidden();
			await opener(page).click();
			const start = shown.getByRole("link", { name: "Get Started" });
			await expect(start).toHaveAttribute("href", "/get-started");
			await shown.locator("summary").first().click();
			const link = shown.locator("details[open] a").first();
			const path = (await link.getAttribute("href")) ?? "";
			await link.click();
			await expectPage(page, path);
			await expect(shown).toBeHidden();
		});
	});
}

test("a panel works by keyboard, and closes in a narrow window", async ({ page }) => {
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
	await page.keyboard.press("Escape");
	await expect(button).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("Tab");
	await expect(menuButtons(page).nth(1)).toBeFocused();
	await expect(panel).toHaveCount(0);

	await button.click();
	await page.setViewportSize({ width: 800, height: 800 });
	await expect(panel).toHaveCount(0);
	await page.setViewportSize({ width: 1280, height: 800 });
	await expect(button).toBeVisible();
	await expect(panel).toHaveCount(0);

	await button.click();
	const path = (await last.getAttribute("href")) ?? "";
	await last.click();
	await expectPage(page, path);
	await menuButtons(page).first().click();
	await expect(panel.locator("[aria-current=page]")).toHaveAttribute("href", path);
});

test("a panel that is opened before the page has loaded stays open", async ({ page }) => {
	const { letGo } = await holdBack(page, /logo/);
	await goto(page, "/terms");
	await menuButtons(page).first().click();
	await expect(openPanel(page)).toBeVisible();
	letGo();
	await page.waitForLoadState("load");
	await page.evaluate(() => new Promise((shown) => setTimeout(shown)));
	await expect(openPanel(page)).toBeVisible();
});

test("the header has its two heights, and changes beyond 20 px of scroll", async ({ page }) => {
	await goto(page, "/services");
	const header = page.getByRole("banner");
	const height = async () => (await header.boundingBox())?.height;
	const shadow = () =>
		header.evaluate((element) => getComputedStyle(element, "::before").boxShadow);
	for (const [width, full, shrunk] of [
		[2560, 96, 80],
		[1024, 96, 80],
		[1023, 80, 64],
		[320, 80, 64],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		// 21 is beyond 20, and 20 isn't.
		for (const [scrolled, expected] of [
			[0, full],
			[21, shrunk],
			[20, full],
			[600, shrunk],
			[0, full],
		] as const) {
			await page.evaluate((top) => scrollTo(0, top), scrolled);
			await expect.poll(height, `${width} px wide, at ${scrolled}`).toBe(expected);
			if (expected === shrunk) await expect.poll(shadow).not.toMatch(/none|rgba\(0, 0, 0, 0\)/);
			else await expect.poll(shadow).toMatch(/none|rgba\(0, 0, 0, 0\)/);
			await expect(header).toBeInViewport({ ratio: 1 });
		}
	}
});

test("logo, theme and Get Started are whole in the bar at every width, with any logo and large text", async ({
	page,
}) => {
	const header = page.getByRole("banner");
	const home = header.getByRole("link", { name: `${company.name}, home` });
	const start = header.locator("a[href='/get-started']").filter({ visible: true });
	async function expectWhole(width: number): Promise<void> {
		await page.setViewportSize({ width, height: 700 });
		const narrow = width < 1024;
		await expect(opener(page)).toBeVisible({ visible: narrow });
		// One logo, that of the theme.
		const logo = header.locator("img").filter({ visible: true });
		await expect(logo).toHaveCount(1);
		const controls = [home, themeToggle(page), start, ...(narrow ? [opener(page)] : [])];
		for (const control of [logo, ...controls])
			await expect(control, `${width} px`).toBeInViewport({ ratio: 1 });
		const inBar = header.locator(".site-header-bar").locator("> a, > nav button, .bar-end > *");
		expect(await overlapping(inBar), `${width} px`).toEqual([]);
	}
	await goto(page, "/services");
	await expect(start).toHaveText("Get Started");
	for (const width of [320, 360, 768, 1023, 1024, 1280, 2560]) await expectWhole(width);
	// Text of 200% in the browser's own settings, on a phone.
	const session = await page.context().newCDPSession(page);
	await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
	await expectWhole(360);
	await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
	// A logo may be from square to eight times as wide as high.
	for (const ratio of [1, 8]) {
		const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ratio} 1"><path d="M0 0h${ratio}v1z"/></svg>`;
		await page.route(/\/assets\/logo/, (route) =>
			route.fulfill({ contentType: "image/svg+xml", body }),
		);
		await goto(page, "/services");
		for (const width of [320, 390, 1024]) await expectWhole(width);
	}
	await home.click();
	await expectPage(page, "/");
});

test("the mobile menu slides for 300 ms, keeps the focus, and closes in every way", async ({
	page,
}) => {
	await page.setViewportSize({ width: 768, height: 740 });
	await goto(page, "/terms");
	const shown = mobileMenu(page);
	/** What moves when a button is pressed, and for how long, in milliseconds. */
	const movement = (button: string) =>
		shown.evaluate((element, css) => {
			document.querySelector<HTMLElement>(css)?.click();
			const moving = element.getAnimations() as CSSTransition[];
			const slide = moving.find(({ transitionProperty }) => transitionProperty === "translate");
			return slide?.effect?.getTiming().duration;
		}, button);
	expect(await movement("[popovertargetaction=show]")).toBe(300);
	await expect(closer(page)).toBeFocused();
	await expect(page.locator("main")).toHaveAttribute("inert");
	// A slide that turns back half-way is shorter.
	await expect(shown).toHaveCSS("translate", "0px");
	expect(await movement("[popovertargetaction=hide]")).toBe(300);
	await expect(shown).toBeHidden();
	await expect(page.locator("[inert]")).toHaveCount(0);

	await opener(page).click();
	await expect(page.locator("main")).toHaveAttribute("inert");
	await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
	await page.keyboard.press("Escape");
	await expect(shown).toBeHidden();
	await expect(opener(page)).toBeFocused();

	// A click outside closes it, and presses nothing under it.
	const under = await page.getByRole("contentinfo").evaluate((footer) => {
		footer.scrollIntoView({ block: "end", behavior: "instant" });
		const boxes = [...footer.querySelectorAll("a[href^='/']")].map((it) =>
			it.getBoundingClientRect(),
		);
		const { left = 0, top = 0 } = boxes.find(({ right }) => right < 360) ?? {};
		return { x: left + 5, y: top + 10 };
	});
	await opener(page).click();
	await expect(page.locator("main")).toHaveAttribute("inert");
	await page.mouse.click(under.x, under.y);
	await expect(shown).toBeHidden();
	await expectPage(page, "/terms");

	await opener(page).click();
	await expect(page.locator("main")).toHaveAttribute("inert");
	await page.setViewportSize({ width: 1280, height: 740 });
	await expect(shown).toBeHidden();
	await menuButtons(page).first().click();
	await expect(openPanel(page)).toBeVisible();
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize(phone);
	expect(await movement("[popovertargetaction=show]")).toBeUndefined();
	await expect(shown).toBeVisible();
});
