import type { Page } from "@playwright/test";
import { footerBottom, footerColumns } from "../../src/content/footer-links";
import { every, full } from "../shared/full-run";
import {
	allowError,
	axe,
	axeInBothThemes,
	everyPage,
	expect,
	footerLink,
	goto,
	hint,
	holdBack,
	inBothThemes,
	loader,
	menuButtons,
	notLoaded,
	openPanel,
	pathsIn,
	reloadWithoutScripts,
	test,
	testOrigin,
	themeToggle,
	title,
} from "./fixtures";
import {
	cutOff,
	faintTexts,
	scrollThrough,
	shiftLimit,
	smallTargets,
	spaceOut,
	tabStop,
	watchShifts,
} from "./read-page";

/*
 * Visits each page once at desktop size and once at phone size, and checks everything that can be
 * checked there. Add new checks for every page here, because loading pages is slow.
 */

const exists = (path: string) => path !== "/no-such-page";

test.beforeEach(async ({ page }, { title }) => {
	// The browser logs the document's own 404 status as an error.
	if (title.startsWith("/no-such-page")) allowError(/404 \(Not Found\)/);
	// The opening status depends on the time.
	await page.clock.setFixedTime(new Date("2026-11-23T10:00:00+13:00"));
});

/** WCAG 2.4.7 and 2.4.11: each focused element has a visible outline and isn't under the header. */
async function expectVisibleFocus(page: Page) {
	await page.evaluate(() => scrollTo(0, 0));
	const stops = new Set<string>();
	for (;;) {
		await page.keyboard.press("Tab");
		const stop = await page.evaluate(tabStop);
		if (!stop || stops.has(stop.key)) break;
		stops.add(stop.key);
		expect(stop).toMatchObject({ outlined: true, covered: false });
	}
	expect(stops.size).toBeGreaterThan(10);
}

/** Without scripts the page must have the same words. Scripts stay off. */
async function expectWordsWithoutScripts(page: Page) {
	const words = async () => (await page.locator("main").innerText()).replace(/\s+/g, " ");
	// What needs scripts is not offered without them, and the opening status depends on the time.
	await page.evaluate(() => {
		for (const part of document.querySelectorAll("main :is(.needs-script, [data-opening-status])"))
			part.remove();
	});
	const withScripts = await words();
	await reloadWithoutScripts(page);
	await expect(themeToggle(page)).toBeHidden();
	const without = await words();
	const lost = withScripts.split(/(?<=[.?])\s/).filter((sentence) => !without.includes(sentence));
	expect(lost).toEqual([]);
	// The strip's switch works by its styles.
	const controls = page.locator("main :is(button, input:not([type=checkbox]))");
	await expect(controls.filter({ visible: true })).toHaveCount(0);
}

/** A page of each layout, if there is one. */
const ofEachLayout = ["/solutions/", "/industries/", "/career/"].flatMap((folder) =>
	pathsIn(folder).slice(0, 1),
);
const focused = every(everyPage, ["/", "/get-started"]);
// The sign-in page says instead that it needs them.
const withoutScripts = every(
	everyPage.filter((path) => path !== "/get-started"),
	["/", ...ofEachLayout],
);

/** Every page, and those that show what clients say in the build that has some. */
const visits = [
	...everyPage.map((path) => ({ path, origin: "", name: path })),
	...every(["/", "/company/leadership", "/services"], ["/company/leadership"])
		.filter((path) => everyPage.includes(path))
		.map((path) => ({
			path,
			origin: testOrigin("provider"),
			name: `${path}, with proof,`,
		})),
];

for (const { path, origin, name } of visits) {
	test(`${name} has no shifts, axe violations, low contrast or clipped text`, async ({ page }) => {
		const shifts = await watchShifts(page);
		expect((await goto(page, origin + path))?.status()).toBe(exists(path) ? 200 : 404);
		await page.evaluate(scrollThrough);
		expect(await shifts(shiftLimit), "shifts").toEqual([]);

		await page.emulateMedia({ reducedMotion: "reduce" });
		// What surrounds a page has a test of its own, and the contrast is read faster than by axe.
		expect(await axe(page, "structure", "main")).toEqual([]);
		await inBothThemes(page, async (theme) => {
			expect(await page.evaluate(faintTexts), `low contrast, ${theme}`).toEqual([]);
		});
		if (focused.includes(path)) await expectVisibleFocus(page);
		// Safari's screen reader says nothing of such a list.
		const unmarked = await page
			.locator(":is(ol, ul)")
			.evaluateAll(
				(lists) => lists.filter((list) => getComputedStyle(list).listStyleType === "none").length,
			);
		expect(unmarked, 'lists whose marker is "none"').toBe(0);

		// WCAG 1.4.4, 1.4.10 and 1.4.12. Zooming a window of 1280 px to 200% and 400% gives 640 and 320 px.
		const widths = every([2560, 1920, 1280, 1024, 768, 640, 360, 320], [1920, 1024, 768, 640, 320]);
		const spacedWidths = every([320, 640, 1280], [320, 1280]);
		for (const [spacing, sizes] of [
			["as it is", widths],
			["spaced", spacedWidths],
		] as const) {
			if (spacing === "spaced") await page.evaluate(spaceOut);
			for (const width of sizes) {
				await page.setViewportSize({ width, height: 800 });
				expect(await page.evaluate(cutOff), `clipped, ${spacing}, ${width} px`).toEqual([]);
			}
		}

		const session = await page.context().newCDPSession(page);
		// The fonts come late again.
		await session.send("Network.setCacheDisabled", { cacheDisabled: true });
		await page.emulateMedia({ reducedMotion: null });
		await page.setViewportSize({ width: 360, height: 740 });
		await goto(page, origin + path);
		await page.evaluate(scrollThrough);
		expect(await shifts(shiftLimit), "shifts on a phone").toEqual([]);
		await page.emulateMedia({ reducedMotion: "reduce" });
		expect(await page.evaluate(cutOff), "cut off on a phone").toEqual([]);
		expect(await page.evaluate(smallTargets), "small for a thumb").toEqual([]);
		await page.setViewportSize({ width: 740, height: 360 });
		expect(await page.evaluate(cutOff), "cut off on a phone's side").toEqual([]);

		// Text of 200% in the browser's own settings, which leaves the window as wide as it is.
		await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
		await page.setViewportSize({ width: 360, height: 740 });
		expect(await page.evaluate(cutOff), "cut off with text of 32 px").toEqual([]);
		if (withoutScripts.includes(path)) await expectWordsWithoutScripts(page);
	});
}

test.describe("axe finds nothing in either theme at any width", { tag: "@full" }, () => {
	for (const { path, origin, name } of visits) {
		test(name, async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await goto(page, origin + path);
			await expect(hint(page)).toBeVisible();
			for (const width of [320, 360, 768, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				await axeInBothThemes(page, `${width} px`);
			}
		});
	}
});

test("screen readers get the structure of what surrounds every page", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await goto(page, "/terms");
	await expect(page.getByRole("banner")).toMatchAriaSnapshot(`
		- banner:
		  - link /, home$/
		  - navigation "Main":
		    - list:
		      - listitem:
		        - button /./
		  - button "Dark mode"
		  - link "Get Started"
	`);
	await expect(page.locator(".theme-hint")).toMatchAriaSnapshot(`
		- dialog "Try Dark/Light Mode!":
		  - button "Close the hint"
	`);
	const footer = page.getByRole("contentinfo");
	for (const { title: name, links } of footerColumns) {
		const column = footer.getByRole("navigation", { name, exact: true });
		await expect(column.getByRole("heading", { level: 2 })).toHaveText(name);
		await expect(column.getByRole("listitem").getByRole("link")).toHaveText(
			links.map(({ title }) => title),
		);
	}
	await expect(footer.getByRole("list").last().getByRole("link")).toHaveText(
		footerBottom.map(({ title }) => title),
	);
	const menus = menuButtons(page);
	for (let index = 0; index < (full ? await menus.count() : 1); index += 1) {
		await menus.nth(index).click();
		await expect(openPanel(page)).toHaveCSS("opacity", "1");
		await axeInBothThemes(page, `menu ${index + 1}`);
	}
	await page.keyboard.press("Escape");

	const menu = page.getByRole("dialog", { name: "Menu" });
	await page.setViewportSize({ width: 320, height: 800 });
	await page.getByRole("button", { name: "Open the menu" }).click();
	await menu.locator("summary").last().click();
	await expect(menu).toMatchAriaSnapshot(`
		- dialog "Menu":
		  - button "Close the menu"
		  - navigation "Main":
		    - group:
		      - list
		  - link "Get Started"
	`);
	for (const width of every([320, 768], [320])) {
		await page.setViewportSize({ width, height: 800 });
		await axeInBothThemes(page, `mobile menu, ${width} px`);
	}
});

test("the loader and the message of a page that didn't load pass axe", async ({ page }) => {
	allowError(/Failed to load resource|404/);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await goto(page, "/terms");
	await page.route("/pages/contact.htm", (route) => route.fulfill({ status: 404, body: "" }));
	const { letGo } = await holdBack(page, "/pages/contact.htm");
	await footerLink(page, "/contact").click();
	await expect(loader(page)).toBeVisible();
	await expect(page.locator(".page-loader")).toHaveCSS("opacity", "1");
	await axeInBothThemes(page, "loading");
	letGo();
	await expect(title(page)).toHaveText(notLoaded);
	await expect(title(page)).toBeFocused();
	await axeInBothThemes(page, "failed");
});
