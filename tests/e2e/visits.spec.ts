import { existsSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { every, full } from "../shared/full-run";
import {
	allowError,
	axe,
	axeInBothThemes,
	everyPage,
	expect,
	footerLink,
	goto,
	title as heading,
	holdBack,
	inBothThemes,
	menuButton,
	menuPanel,
	reloadWithoutScripts,
	test,
	testOrigin,
} from "./fixtures";
import {
	cutOff,
	dividedWords,
	faintTexts,
	lostControls,
	scrollThrough,
	shiftLimit,
	smallTargets,
	spaceOut,
	tabStop,
	watchShifts,
	watchWords,
} from "./read-page";
import { outline } from "./screen-reader";

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
		expect(stop.outline, stop.what).toMatch(/^solid [2-9](\.\d+)?px rgb\(/);
		expect(stop.covered, stop.what).toBe(false);
	}
	expect(stops.size).toBeGreaterThan(15);
}

/** Without scripts the page must have the same words. Scripts stay off. */
async function expectWordsWithoutScripts(page: Page) {
	const words = async () => (await page.locator("main").innerText()).replace(/\s+/g, " ");
	// What needs scripts is not offered without them.
	await page.evaluate(() => {
		for (const part of document.querySelectorAll("main .needs-script")) part.remove();
	});
	const withScripts = await words();
	await reloadWithoutScripts(page);
	await expect(page.getByRole("main")).toBeVisible();
	await expect(page.getByRole("button", { name: "Dark mode" })).toBeHidden();
	const without = await words();
	// Only the opening status and the sign-in page's notice may differ.
	const lost = withScripts
		.split(/(?<=[.?])\s/)
		.filter((sentence) => !without.includes(sentence) && !/Open(s| now)/.test(sentence));
	if (!page.url().endsWith("/get-started")) expect(lost).toEqual([]);
	expect(without.length).toBeGreaterThan(100);
}

const focused = every(everyPage, ["/", "/get-started"]);
const withoutScripts = every(everyPage, ["/", "/industries/retreats"]);
/** Axe reads header and footer on two pages, and leaves the contrast on others to `faintTexts`. */
const wholly = every(everyPage, ["/", "/get-started"]);

/** Every page, and those that show what clients say in the build that has some. */
const visits = [
	...everyPage.map((path) => ({ path, origin: "", title: path })),
	...every(["/", "/company/leadership", "/services"], ["/", "/company/leadership"]).map((path) => ({
		path,
		origin: testOrigin("provider"),
		title: `${path}, with proof,`,
	})),
];

for (const { path, origin, title } of visits) {
	test(`${title} has no shifts, axe violations, low contrast or clipped text`, async ({ page }) => {
		const shifts = await watchShifts(page);
		const newWords = await watchWords(page);
		expect((await goto(page, origin + path))?.status()).toBe(exists(path) ? 200 : 404);
		await page.evaluate(scrollThrough);
		expect(await shifts(shiftLimit), "shifts").toEqual([]);
		expect(await newWords(), "words of the script's own").toEqual([]);

		const indexed = exists(path) && path !== "/get-started";
		for (const [selector, count] of [
			["h1", 1],
			["head title", 1],
			["title:not(svg title)", 1],
			["meta[name=description]", 1],
			["link[rel=canonical]", indexed ? 1 : 0],
			["meta[name=robots]", indexed ? 0 : 1],
		] as const)
			await expect(page.locator(selector)).toHaveCount(count);

		/*
		 * A snapshot of the structure that screen readers get. After changing a page's structure run
		 * npm test -- e2e visits.spec.ts --update-snapshots and review the diff. The first run for a
		 * new page writes its snapshot.
		 */
		if (!origin) {
			const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
			const told = outline(await page.getByRole("main").ariaSnapshot());
			const file = test.info().snapshotPath(`${name}.yml`);
			if (!existsSync(file)) writeFileSync(file, told);
			expect.soft(told).toMatchSnapshot(`${name}.yml`);
		}

		await page.emulateMedia({ reducedMotion: "reduce" });
		const [rules, part] = wholly.includes(path)
			? (["all"] as const)
			: (["structure", "main"] as const);
		expect(await axe(page, rules, part)).toEqual([]);
		await inBothThemes(page, async (theme) => {
			expect(await page.evaluate(faintTexts), `low contrast, ${theme}`).toEqual([]);
		});
		if (focused.includes(path)) await expectVisibleFocus(page);

		// WCAG 1.4.4, 1.4.10 and 1.4.12. Zooming a window of 1280 px to 200% and 400% gives 640 and 320 px.
		for (const width of every(
			[2560, 1920, 1280, 1024, 768, 640, 360, 320],
			[1920, 1024, 768, 320],
		)) {
			await page.setViewportSize({ width, height: 800 });
			expect(await page.evaluate(cutOff), `clipped, ${width} px`).toEqual([]);
		}
		await page.evaluate(spaceOut);
		for (const width of every([320, 640, 1280], [320, 1280])) {
			await page.setViewportSize({ width, height: 800 });
			expect(await page.evaluate(cutOff), `clipped, spaced, ${width} px`).toEqual([]);
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
		// Only positions and sizes differ from the desktop's.
		if (full || origin || path === "/") expect(await axe(page, "layout")).toEqual([]);
		expect(await page.evaluate(cutOff), "cut off on a phone").toEqual([]);
		expect(await page.evaluate(smallTargets), "small for a thumb").toEqual([]);
		await page.setViewportSize({ width: 740, height: 360 });
		expect(await page.evaluate(cutOff), "cut off on a phone's side").toEqual([]);

		// Text made larger in the browser's own settings, which leaves the window as wide as it is.
		for (const [standard, width] of every(
			[
				[24, 390],
				[32, 360],
			] as const,
			[[32, 360]],
		)) {
			await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
			await page.setViewportSize({ width, height: 740 });
			const large = `text of ${standard} px, ${width} px wide`;
			expect(await page.evaluate(cutOff), large).toEqual([]);
			expect(await page.evaluate(dividedWords), large).toEqual([]);
			expect(await page.evaluate(lostControls), large).toEqual([]);
		}
		if (withoutScripts.includes(path)) await expectWordsWithoutScripts(page);
	});
}

test.describe("axe finds nothing in either theme at any width", { tag: "@full" }, () => {
	for (const { path, origin, title } of visits) {
		test(title, async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await goto(page, origin + path);
			await expect(page.getByText("Try Dark/Light Mode!")).toBeVisible();
			for (const width of [320, 360, 768, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				await axeInBothThemes(page, `${width} px`);
			}
		});
	}
});

test("header, footer, menus, loader and error match snapshots and pass axe", async ({ page }) => {
	allowError(/Failed to load resource|404/);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await goto(page, "/");
	for (const [name, part] of [
		["header", page.getByRole("banner")],
		["hint", page.locator(".theme-hint")],
		["footer", page.getByRole("contentinfo")],
	] as const) {
		expect(outline(await part.ariaSnapshot())).toMatchSnapshot(`part-${name}.yml`);
	}
	await goto(page, "/terms");
	for (const name of every(["Services", "Industries", "Company", "Careers"], ["Services"])) {
		await menuButton(page, name).click();
		await expect(menuPanel(page, name)).toHaveCSS("opacity", "1");
		await axeInBothThemes(page, name);
	}
	await page.keyboard.press("Escape");
	const menu = page.getByRole("dialog", { name: "Menu" });
	await page.setViewportSize({ width: 320, height: 800 });
	await page.getByRole("button", { name: "Open the menu" }).click();
	await menu.locator("summary", { hasText: "Careers" }).click();
	expect(outline(await menu.ariaSnapshot())).toMatchSnapshot("part-mobile-menu.yml");
	for (const width of every([320, 768], [320])) {
		await page.setViewportSize({ width, height: 800 });
		await axeInBothThemes(page, `mobile menu, ${width} px`);
	}
	await page.keyboard.press("Escape");
	await expect(menu).toBeHidden();

	await page.setViewportSize({ width: 1280, height: 800 });
	await page.route("/pages/contact.htm", (route) => route.fulfill({ status: 404, body: "" }));
	const { letGo } = await holdBack(page, "/pages/contact.htm");
	await footerLink(page, "Contact Us").click();
	await expect(page.locator(".page-loader")).toHaveCSS("opacity", "1");
	await axeInBothThemes(page, "loading");
	letGo();
	await expect(heading(page)).toHaveText("This page didn’t load");
	await expect(heading(page)).toBeFocused();
	await axeInBothThemes(page, "failed");
});
