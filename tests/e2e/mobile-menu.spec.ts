import { menu as menus } from "../../src/content/navigation";
import { expect, goto, holdBack, test } from "./fixtures";

const linksOf = ({ megaMenu }: (typeof menus)[number]) =>
	megaMenu.columns.flatMap(({ links }) => links);

const panel = (title: string) => `#menu-${title.toLowerCase()}`;

test.describe("the mobile menu", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test("slides in and out over 300 ms", async ({ page }) => {
		await goto(page, "/");
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
	});

	test("the page behind it doesn't move, and quick taps cause no error", async ({ page }) => {
		const said: string[] = [];
		page.on("console", (message) => said.push(message.text()));
		await page.setViewportSize({ width: 768, height: 740 });
		await goto(page, "/");
		await page.evaluate(() => scrollTo(0, 100));
		const open = page.getByRole("button", { name: "Open the menu" });
		await open.click();
		await expect(page.locator("#mobile-menu")).toHaveCSS("translate", "0px");
		const heading = page.locator("main h1");
		const place = await heading.boundingBox();
		await page.mouse.move(100, 400);
		await page.mouse.wheel(0, 500);
		await page.keyboard.press("End");
		// It would have started to move within two frames.
		await page.evaluate(
			() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
		);
		expect(await page.evaluate(() => scrollY)).toBe(100);
		expect(await heading.boundingBox()).toEqual(place);
		const close = await page.getByRole("button", { name: "Close the menu" }).boundingBox();
		for (let tap = 0; tap < 7; tap += 1) {
			await page.mouse.click((close?.x ?? 0) + 20, (close?.y ?? 0) + 20);
		}
		expect(said.filter((text) => /command/i.test(text))).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(page.locator("#mobile-menu")).toBeHidden();
	});

	test("has the header's links and Get Started", async ({ page }) => {
		await goto(page, "/");
		await page.getByRole("button", { name: "Open the menu" }).click();
		const menu = page.getByRole("dialog", { name: "Menu" });
		for (const each of menus) {
			await menu.locator("summary", { hasText: each.title }).click();
			for (const { title: name, href } of linksOf(each)) {
				await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
				await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
			}
		}
		await expect(menu.getByRole("link", { name: "Get Started" })).toHaveAttribute(
			"href",
			"/get-started",
		);
	});

	test("traps the focus, closes by Escape, button, click outside and link, and returns the focus", async ({
		page,
	}) => {
		await page.setViewportSize({ width: 768, height: 740 });
		await goto(page, "/");
		const open = page.getByRole("button", { name: "Open the menu" });
		const menu = page.locator("#mobile-menu");

		await open.click();
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
		await expect(page.locator("main h1")).toBeFocused();
	});

	test("closes when the window gets wider, so that the page isn't left inert", async ({ page }) => {
		await goto(page, "/");
		await page.getByRole("button", { name: "Open the menu" }).click();
		await page.setViewportSize({ width: 1280, height: 740 });
		await expect(page.locator("#mobile-menu")).not.toHaveAttribute("open");
		await page.getByRole("button", { name: "Services" }).click();
		await expect(page.locator(panel("Services"))).toBeVisible();
	});

	test("stays open if it was opened before hydration", async ({ page }) => {
		const code = await holdBack(page, "**/assets/entry-client-*.js");
		await page.goto("/", { waitUntil: "commit" });
		await page.getByRole("button", { name: "Open the menu" }).click();
		await expect(page.locator("#mobile-menu")).toBeVisible();
		code.letGo();
		await page.waitForFunction(() => Object.keys(document.getElementById("root") ?? {}).length > 0);
		await expect(page.locator("#mobile-menu")).toBeVisible();
	});
});

test.describe("browsers without invoker commands", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test("can also open and close the mobile menu", async ({ page }) => {
		await page.addInitScript(() => {
			for (const name of ["commandForElement", "command"]) {
				Reflect.deleteProperty(HTMLButtonElement.prototype, name);
			}
			addEventListener("command", (event) => event.preventDefault(), true);
		});
		await goto(page, "/");
		await page.getByRole("button", { name: "Open the menu" }).click();
		await expect(page.locator("#mobile-menu")).toBeVisible();
		await page.getByRole("button", { name: "Close the menu" }).click();
		await expect(page.locator("#mobile-menu")).toBeHidden();
	});
});
