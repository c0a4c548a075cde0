import type { Locator } from "@playwright/test";
import { company } from "../../src/content/company";
import { menu as menus } from "../../src/content/navigation";
import { every } from "../shared/full-run";
import { expect, goto, menuButton, menuPanel, test, title, twoFrames } from "./fixtures";

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
			for (const { title } of menus) {
				await menuButton(page, title).click();
				await expect(menuPanel(page, title)).toBeVisible();
				await expect(page.locator(".mega-menu-panel:popover-open")).toHaveCount(1);
				expect(await overlapping(menuPanel(page, title).locator("a"))).toEqual([]);
			}
			// Its own button, Escape or a click outside closes a panel.
			const [button, panel] = [menuButton(page, "Careers"), menuPanel(page, "Careers")];
			await button.click();
			await expect(panel).toBeHidden();
			await button.click();
			await expect(panel).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(panel).toBeHidden();
			await expect(button).toBeFocused();
			await button.click();
			await expect(panel).toBeVisible();
			await page.mouse.click(640, 780);
			await expect(panel).toBeHidden();

			const bar = page.locator(".site-header-bar");
			const controls = bar.locator("> a, > nav button, > div > *");
			for (const width of [360, 768, 1280]) {
				await page.setViewportSize({ width, height: 740 });
				expect(await overlapping(controls)).toEqual([]);
				// The last one ends at the edge.
				const edge = await bar.evaluate(
					(element) =>
						element.getBoundingClientRect().right -
						Number.parseFloat(getComputedStyle(element).paddingRight),
				);
				const last = await controls.filter({ visible: true }).last().boundingBox();
				expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(edge, 0);
			}
		});
	});
}

test("a panel works by keyboard, and closes for a link that is followed", async ({ page }) => {
	await goto(page, "/terms");
	const button = menuButton(page, "Company");
	const open = menuPanel(page, "Company");
	const link = open.getByRole("link");
	await button.focus();
	await page.keyboard.press("Enter");
	await expect(open).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(link).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(menuButton(page, "Careers")).toBeFocused();
	await expect(open).toBeHidden();

	await button.click();
	await page.keyboard.press("ArrowDown");
	await expect(link).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(button).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await expect(link).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(0);

	const opened = page.context().waitForEvent("page");
	await link.click({ modifiers: ["ControlOrMeta"] });
	await (await opened).close();
	await expect(open).toBeVisible();
	await expect(page).toHaveURL("/terms");

	// It closes if the bar's menus are hidden.
	await page.setViewportSize({ width: 800, height: 800 });
	await expect(open).toBeHidden();
	await page.setViewportSize({ width: 1280, height: 800 });
	await expect(button).toBeVisible();
	await expect(open).toBeHidden();

	const industries = menuPanel(page, "Industries");
	await menuButton(page, "Industries").click();
	await industries.locator("a[href='/industries/healthcare']").click();
	await expect(page).toHaveURL("/industries/healthcare");
	await expect(industries).toBeHidden();
	await expect(title(page)).toBeFocused();
	await menuButton(page, "Industries").click();
	const current = industries.locator("[aria-current=page]");
	await expect(current).toContainText("Healthcare");
	// A link to the current page also closes the panel.
	await current.click();
	await expect(industries).toBeHidden();
});

test("the header's height before and past 20 px of scroll, and its controls", async ({ page }) => {
	await goto(page, "/services");
	const header = page.getByRole("banner");
	const height = async () => (await header.boundingBox())?.height;
	for (const [width, full, shrunk] of every(
		[
			[1024, 96, 80],
			[1023, 80, 64],
			[1280, 96, 80],
			[2560, 96, 80],
			[360, 80, 64],
		] as const,
		[
			[1024, 96, 80],
			[1023, 80, 64],
		],
	)) {
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
	for (const width of [320, 360, 768, 1023, 1024, 1280, 2560]) {
		await page.setViewportSize({ width, height: 700 });
		const start = header.locator(".site-header-bar > div > a", { hasText: "Get Started" });
		await expect(start).toHaveAttribute("href", "/get-started");
		for (const control of [home, header.getByRole("button", { name: "Dark mode" }), start])
			await expect(control).toBeInViewport({ ratio: 1 });
	}
	const logo = header.locator("img:visible");
	await expect(logo).toHaveCount(1);
	// On the narrowest screens only the logo's mark is shown, otherwise the whole logo.
	const shape = () => logo.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight);
	await page.setViewportSize({ width: 320, height: 700 });
	expect(await shape()).toBeGreaterThan(1);
	expect(await shape()).toBeLessThan(1.2);
	await page.setViewportSize({ width: 360, height: 700 });
	expect(await shape()).toBeCloseTo(company.logo.width / company.logo.height, 0);
	await home.click();
	await expect(page).toHaveURL("/");
});
