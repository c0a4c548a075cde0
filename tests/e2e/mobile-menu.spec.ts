import { company } from "../../src/content/company";
import { expect, goto, holdBack, menuButton, menuPanel, test, title, twoFrames } from "./fixtures";

test.use({ viewport: { width: 360, height: 740 } });

test("the mobile menu slides for 300 ms, and closes in a wider window", async ({ page }) => {
	await goto(page, "/terms");
	const menu = page.locator("#mobile-menu");
	await expect(menu).toHaveCSS("transition-duration", /^0\.3s/);
	for (const action of ["[command=show-modal]", "[command=close]"]) {
		/** The menu's left edge in each frame of a second in which it is visible. */
		const edges = await menu.evaluate(async (element, button) => {
			const seen: number[] = [];
			document.querySelector<HTMLElement>(button)?.click();
			for (const start = performance.now(); performance.now() - start < 1_000; ) {
				await new Promise(requestAnimationFrame);
				if (element.checkVisibility({ visibilityProperty: true }))
					seen.push(element.getBoundingClientRect().left);
			}
			return seen;
		}, action);
		// It is visible at positions between its two ends.
		expect(edges.filter((left) => left > 5 && left < 350).length).toBeGreaterThan(2);
	}
	await expect(menu).toBeHidden();
	// On a phone the menu is where people look for the number.
	await expect(menu.locator("a[href^='tel:']")).toHaveText(company.phone);

	// A page that is left inert couldn't be clicked.
	await page.getByRole("button", { name: "Open the menu" }).click();
	await page.setViewportSize({ width: 1280, height: 740 });
	await expect(menu).not.toHaveAttribute("open");
	await menuButton(page, "Services").click();
	await expect(menuPanel(page, "Services")).toBeVisible();
});

test("the mobile menu keeps focus and scroll, and closes in every way", async ({ page }) => {
	const said: string[] = [];
	page.on("console", (message) => said.push(message.text()));
	await page.setViewportSize({ width: 768, height: 740 });
	await goto(page, "/terms");
	const open = page.getByRole("button", { name: "Open the menu" });
	const menu = page.locator("#mobile-menu");

	await page.evaluate(() => scrollTo(0, 100));
	await open.click();
	await expect(menu).toHaveCSS("translate", "0px");
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
	await expect(menu).toBeHidden();
	await expect(open).toBeFocused();

	await open.click();
	// Quick taps cause no error.
	const close = await page.getByRole("button", { name: "Close the menu" }).boundingBox();
	for (let tap = 0; tap < 7; tap += 1) {
		await page.mouse.click((close?.x ?? 0) + 20, (close?.y ?? 0) + 20);
	}
	expect(said.filter((text) => /command/i.test(text))).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();

	await open.click();
	await page.getByRole("button", { name: "Close the menu" }).click();
	await expect(menu).toBeHidden();

	await open.click();
	await expect(menu).toBeVisible();
	await page.mouse.click(40, 400);
	await expect(menu).toBeHidden();

	await open.click();
	await menu.locator("summary", { hasText: "Company" }).click();
	await menu.getByRole("link", { name: "Our leadership" }).click();
	await expect(page).toHaveURL("/company/leadership");
	await expect(menu).toBeHidden();
	await expect(title(page)).toBeFocused();
});

test("the mobile menu stays open if it was opened before hydration", async ({ page }) => {
	const code = await holdBack(page, "**/assets/entry-client-*.js");
	await page.goto("/terms", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Open the menu" }).click();
	await expect(page.locator("#mobile-menu")).toBeVisible();
	code.letGo();
	await page.waitForFunction(() => Object.keys(document.getElementById("root") ?? {}).length > 0);
	await expect(page.locator("#mobile-menu")).toBeVisible();
});

test("browsers without invoker commands can use the mobile menu, too", async ({ page }) => {
	await page.addInitScript(() => {
		for (const name of ["commandForElement", "command"]) {
			Reflect.deleteProperty(HTMLButtonElement.prototype, name);
		}
		addEventListener("command", (event) => event.preventDefault(), true);
	});
	const menu = page.locator("#mobile-menu");
	// A tap before hydration, which nothing answers yet.
	const code = await holdBack(page, "**/assets/entry-client-*.js");
	await page.goto("/terms", { waitUntil: "commit" });
	await expect.poll(() => code.held.length).toBe(1);
	await page.getByRole("button", { name: "Open the menu" }).click();
	await expect(menu).toBeHidden();
	code.letGo();
	await expect(menu).toBeVisible();
	await page.getByRole("button", { name: "Close the menu" }).click();
	await expect(menu).toBeHidden();
	await page.getByRole("button", { name: "Open the menu" }).click();
	await expect(menu).toBeVisible();
});
