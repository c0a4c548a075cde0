import { company } from "../../src/content/company";
import {
	expect,
	expectPage,
	goto,
	holdBack,
	hydrated,
	menuButtons,
	openPanel,
	rewrite,
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
	for (const action of ["[command=show-modal]", "[command=close]"]) {
		/** The menu's left edge in each frame of a second in which it is visible. */
		const edges = await menu(page).evaluate(async (element, button) => {
			const seen: number[] = [];
			document.querySelector<HTMLElement>(button)?.click();
			for (const start = performance.now(); performance.now() - start < 1_000; ) {
				await new Promise(requestAnimationFrame);
				if (element.checkVisibility({ visibilityProperty: true }))
					seen.push(element.getBoundingClientRect().left);
			}
			return seen;
		}, action);
		// It is visible between its two ends.
		expect(edges.filter((left) => left > 5 && left < 350)).not.toEqual([]);
	}
	await expect(menu(page)).toBeHidden();
	// On a phone the menu is where people look for the number.
	await expect(menu(page).locator("a[href^='tel:']")).toHaveText(company.phone);
	const start = menu(page).getByRole("link", { name: "Get Started", includeHidden: true });
	await expect(start).toHaveAttribute("href", "/get-started");

	// A page that is left inert couldn't be clicked.
	await open(page).click();
	await page.setViewportSize({ width: 1280, height: 740 });
	await expect(menu(page)).not.toHaveAttribute("open");
	await menuButtons(page).first().click();
	await expect(openPanel(page)).toBeVisible();
});

test("the mobile menu keeps focus and scroll, and closes in every way", async ({ page }) => {
	const said: string[] = [];
	page.on("console", (message) => said.push(message.text()));
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
	// Quick taps cause no error.
	const box = await close(page).boundingBox();
	for (let tap = 0; tap < 7; tap += 1) {
		await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
	}
	expect(said.filter((text) => /command/i.test(text))).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(menu(page)).toBeHidden();
	await open(page).click();
	await close(page).click();
	await expect(menu(page)).toBeHidden();
	await open(page).click();
	await expect(menu(page)).toBeVisible();
	await page.mouse.click(40, 400);
	await expect(menu(page)).toBeHidden();

	await open(page).click();
	await followFirstLink(page);
	await expect(menu(page)).toBeHidden();
	await expect(title(page)).toBeFocused();
});

test("the mobile menu works before its code is here, and in browsers without invoker commands", async ({
	page,
}) => {
	const code = await holdBack(page, "**/assets/client-*.js");
	await page.goto("/terms", { waitUntil: "commit" });
	await open(page).click();
	await expect(menu(page)).toBeVisible();
	code.letGo();
	await hydrated(page);
	await expect(menu(page)).toBeVisible();

	await page.addInitScript(() => {
		for (const name of ["commandForElement", "command"]) {
			Reflect.deleteProperty(HTMLButtonElement.prototype, name);
		}
		addEventListener("command", (event) => event.preventDefault(), true);
	});
	await page.route("**/assets/client-*.js", () => {});
	await page.goto("/terms", { waitUntil: "commit" });
	await open(page).click();
	await expect(menu(page)).toHaveJSProperty("open", true);
	await expect(menu(page)).toBeVisible();
	await close(page).click();
	await expect(menu(page)).toBeHidden();
	await open(page).click();
	await expect(menu(page)).toBeVisible();
});

test.describe("with scripts off", () => {
	test.use({ javaScriptEnabled: false });

	test("the mobile menu works with invoker commands and without", async ({ page }) => {
		for (const commands of [true, false]) {
			// A browser that doesn't know the attribute ignores it.
			if (!commands)
				await rewrite(page, "**/terms", (html) =>
					html.replaceAll(" commandfor=", " x-commandfor="),
				);
			await page.goto("/terms");
			await expect(menu(page)).toBeHidden();
			await open(page).click();
			await expect(menu(page)).toBeInViewport();
			await close(page).click();
			await expect(menu(page)).toBeHidden();
			await open(page).click();
			await followFirstLink(page);
		}
	});
});
