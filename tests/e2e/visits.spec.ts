import { existsSync, writeFileSync } from "node:fs";
import { every, full } from "../full-run";
import {
	allowError,
	axe,
	axeInBothThemes,
	everyPage,
	expect,
	goto,
	holdBack,
	inBothThemes,
	test,
} from "./fixtures";
import {
	cutOff,
	dividedWords,
	faintTexts,
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
 * checked there. Add new checks for every page to one of these tests, because loading pages is slow.
 */

const exists = (path: string) => path !== "/no-such-page";

test.beforeEach(async ({ page }, { title }) => {
	// The browser logs the document's own 404 status as an error.
	if (title === "/no-such-page") allowError(/404 \(Not Found\)/);
	// The opening status depends on the time.
	await page.clock.setFixedTime(new Date("2026-11-23T10:00:00+13:00"));
});

test.describe("at desktop size: no shifts, axe violations, low contrast or clipped text", () => {
	for (const path of everyPage) {
		test(path, async ({ page }) => {
			const shifts = await watchShifts(page);
			const newWords = await watchWords(page);
			expect((await goto(page, path))?.status()).toBe(exists(path) ? 200 : 404);
			await page.evaluate(scrollThrough);
			expect(await shifts(shiftLimit), "shifts").toEqual([]);
			expect(await newWords(), "words of the script's own").toEqual([]);

			const indexed = exists(path) && path !== "/get-started";
			await expect(page.locator("h1")).toHaveCount(1);
			await expect(page.locator("head title")).toHaveCount(1);
			await expect(page.locator("title:not(svg title)")).toHaveCount(1);
			await expect(page.locator("meta[name=description]")).toHaveCount(1);
			await expect(page.locator("link[rel=canonical]")).toHaveCount(indexed ? 1 : 0);
			await expect(page.locator("meta[name=robots]")).toHaveCount(indexed ? 0 : 1);

			/*
			 * A snapshot of the structure that screen readers get. After changing a page's structure run
			 * npm test -- e2e visits.spec.ts --update-snapshots and review the diff. The first run for a
			 * new page writes its snapshot.
			 */
			const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
			const told = outline(await page.getByRole("main").ariaSnapshot());
			const file = test.info().snapshotPath(`${name}.yml`);
			if (!existsSync(file)) writeFileSync(file, told);
			expect.soft(told).toMatchSnapshot(`${name}.yml`);

			await page.emulateMedia({ reducedMotion: "reduce" });
			expect(await axe(page)).toEqual([]);
			await inBothThemes(page, async (theme) => {
				expect(await page.evaluate(faintTexts), `low contrast, ${theme}`).toEqual([]);
			});

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
		});
	}
});

test.describe("at phone size: no shifts, layout violations or clipped text", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	for (const path of everyPage) {
		test(path, async ({ page }) => {
			const shifts = await watchShifts(page);
			await goto(page, path);
			await page.evaluate(scrollThrough);
			expect(await shifts(shiftLimit), "shifts").toEqual([]);
			await page.emulateMedia({ reducedMotion: "reduce" });
			// Only positions and sizes differ from the desktop test.
			if (full || path === "/") expect(await axe(page, "layout")).toEqual([]);
			expect(await page.evaluate(cutOff), "cut off").toEqual([]);
			expect(await page.evaluate(smallTargets), "small for a thumb").toEqual([]);
			await page.setViewportSize({ width: 740, height: 360 });
			expect(await page.evaluate(cutOff), "cut off, on its side").toEqual([]);

			// Text made larger in the browser's own settings, which leaves the window as wide as it is.
			const session = await page.context().newCDPSession(page);
			for (const [standard, width] of [
				[24, 390],
				[32, 360],
			] as const) {
				await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
				await page.setViewportSize({ width, height: 740 });
				const large = `text of ${standard} px, ${width} px wide`;
				expect(await page.evaluate(cutOff), large).toEqual([]);
				expect(await page.evaluate(dividedWords), large).toEqual([]);
				const bar = page.locator(
					".site-header-bar > a, .site-header-bar > div > :not(.lg\\:hidden)",
				);
				for (const control of await bar.all()) await expect(control).toBeInViewport({ ratio: 1 });
				await expect(page.getByRole("button", { name: "Open the menu" })).toBeInViewport({
					ratio: 1,
				});
				const logo = await page.getByRole("banner").locator("img:visible").boundingBox();
				expect(logo?.width, large).toBeGreaterThan(28);
			}
		});
	}
});

test.describe("axe finds nothing in either theme at any width", { tag: "@full" }, () => {
	for (const path of everyPage) {
		test(path, async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await goto(page, path);
			await expect(page.getByText("Try Dark/Light Mode!")).toBeVisible();
			for (const width of [320, 360, 768, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				await axeInBothThemes(page, `${width} px`);
			}
		});
	}
});

// WCAG 2.4.7 and 2.4.11.
test.describe("each focused element has a visible outline and isn't under the header", () => {
	for (const path of every(everyPage, ["/", "/get-started", "/industries/retreats"])) {
		test(path, async ({ page }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await goto(page, path);
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
		});
	}
});

test.describe("has the same text with scripts off", () => {
	for (const path of every(everyPage, ["/", "/industries/retreats"])) {
		test(path, async ({ browser, page, baseURL }) => {
			await goto(page, path);
			// What needs scripts is not offered without them.
			const offered = () => {
				for (const part of document.querySelectorAll("main .needs-script")) part.remove();
			};
			await page.evaluate(offered);
			const withScripts = (await page.locator("main").innerText()).replace(/\s+/g, " ");
			const context = await browser.newContext({
				javaScriptEnabled: false,
				...(baseURL ? { baseURL } : {}),
			});
			const staticPage = await context.newPage();
			await staticPage.goto(path, { waitUntil: "domcontentloaded" });
			await expect(staticPage.getByRole("main")).toBeVisible();
			await expect(staticPage.getByRole("button", { name: "Dark mode" })).toBeHidden();
			const words = (await staticPage.locator("main").innerText()).replace(/\s+/g, " ");
			await context.close();
			// Only the opening status and the sign-in page's notice may differ.
			const lost = withScripts
				.split(/(?<=[.?])\s/)
				.filter((sentence) => !words.includes(sentence) && !/Open(s| now)/.test(sentence));
			if (path !== "/get-started") expect(lost).toEqual([]);
			expect(words.length).toBeGreaterThan(100);
		});
	}
});

test("header, hint, footer and mobile menu match their screen reader snapshots", async ({
	page,
}) => {
	await goto(page, "/");
	for (const [name, part] of [
		["header", page.getByRole("banner")],
		["hint", page.locator(".theme-hint")],
		["footer", page.getByRole("contentinfo")],
	] as const) {
		expect(outline(await part.ariaSnapshot())).toMatchSnapshot(`part-${name}.yml`);
	}
	await page.setViewportSize({ width: 360, height: 740 });
	await page.getByRole("button", { name: "Open the menu" }).click();
	const menu = page.getByRole("dialog", { name: "Menu" });
	await menu.locator("summary", { hasText: "Careers" }).click();
	expect(outline(await menu.ariaSnapshot())).toMatchSnapshot("part-mobile-menu.yml");
});

test("axe finds nothing with a menu panel open or with the mobile menu open", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await goto(page, "/terms");
	for (const title of every(["Services", "Industries", "Company", "Careers"], ["Services"])) {
		const main = page.getByRole("navigation", { name: "Main" });
		await main.getByRole("button", { name: title }).click();
		await expect(page.locator(`#menu-${title.toLowerCase()}`)).toHaveCSS("opacity", "1");
		await axeInBothThemes(page, title);
	}
	await page.keyboard.press("Escape");
	for (const width of every([320, 768], [320])) {
		await page.setViewportSize({ width, height: 800 });
		await page.getByRole("button", { name: "Open the menu" }).click();
		await page.locator("#mobile-menu summary", { hasText: "Services" }).click();
		await axeInBothThemes(page, `mobile menu, ${width} px`);
		await page.keyboard.press("Escape");
		await expect(page.locator("#mobile-menu")).toBeHidden();
	}
});

test("axe finds nothing while a page loads, and after it failed to load", async ({ page }) => {
	allowError(/Failed to load resource|404/);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.route("/pages/terms.htm", (route) => route.fulfill({ status: 404, body: "" }));
	const { letGo } = await holdBack(page, "/pages/terms.htm");
	await goto(page, "/contact");
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page.locator(".page-loader")).toHaveCSS("opacity", "1");
	await axeInBothThemes(page, "loading");
	letGo();
	await expect(page.getByRole("heading", { name: "This page didn’t load" })).toBeFocused();
	await axeInBothThemes(page, "failed");
});
