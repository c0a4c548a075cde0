import type { Page } from "@playwright/test";
import { pageFile } from "../../src/routing/page-file";
import {
	collect,
	expect,
	expectPage,
	footerLink,
	goto,
	holdBack,
	loader,
	test,
	themeToggle,
	title,
	turnDark,
} from "./fixtures";

/** The headings that the browser hasn't laid out. */
const skipped = (page: Page) =>
	page
		.locator("[data-page] > section h2")
		.evaluateAll((headings) =>
			headings
				.filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }))
				.map(({ textContent }) => textContent),
		);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test("a fetched page shows without the loader, and the next click isn't lost", async ({ page }) => {
	const shown = await collect<string>(page, (note) => {
		const frame = () => {
			const cover = document.querySelector(".page-loader");
			if (cover) note(getComputedStyle(cover).visibility);
			requestAnimationFrame(frame);
		};
		requestAnimationFrame(frame);
	});
	await goto(page, "/contact");
	const toggle = await themeToggle(page).boundingBox();
	for (const [path, dark] of [
		["/terms", true],
		["/privacy", false],
	] as const) {
		await footerLink(page, path).hover();
		// It may have been fetched since its link came into view.
		await page.waitForFunction(
			(file) => performance.getEntriesByName(location.origin + file).length > 0,
			pageFile(path),
		);
		await footerLink(page, path).click();
		// The new page has just been shown.
		await page.waitForFunction(() => document.activeElement?.localName === "h1");
		await page.mouse.click((toggle?.x ?? 0) + 20, (toggle?.y ?? 0) + 20);
		await expect(page).toHaveURL(path);
		await expect(page.locator("html")).toHaveClass(dark ? /\bdark\b/ : /^(?!.*\bdark\b)/);
	}
	expect(await shown()).not.toContain("visible");
});

test("Back and Forward restore the scroll position and the focus", async ({ page }) => {
	await goto(page, "/services");
	const link = page.locator("main a[href^='/']:not([href*='#'], [href='/get-started'])").last();
	const path = (await link.getAttribute("href")) ?? "";
	await link.focus();
	const place = await scrolled(page);
	expect(place).toBeGreaterThan(300);
	await page.keyboard.press("Enter");
	await expect(title(page)).toBeFocused();
	await expectPage(page, path);
	// What an extension adds meanwhile makes no difference.
	await page.evaluate(() => document.body.prepend(document.createElement("button")));
	await page.goBack();
	await expect(link).toBeFocused();
	expect(await scrolled(page)).toBe(place);

	// Without a saved focus, the first heading in the viewport gets it.
	await page.goForward();
	await expect(title(page)).toBeFocused();
	await expect.poll(() => skipped(page)).toEqual([]);
	await page.evaluate(() => {
		(document.activeElement as HTMLElement).blur();
		document.querySelectorAll("main h2")[1]?.scrollIntoView();
	});
	const further = await scrolled(page);
	await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(further);
	await page.goBack();
	await expect(link).toBeFocused();
	await page.goForward();
	await expect(page.locator("main :is(h2, h3):focus")).toBeInViewport();
	expect(await scrolled(page)).toBe(further);

	// The example above the link starts afresh, with other buttons than the visitor left. And what has the
	// focus may be below the screen.
	await goto(page, "/");
	const approve = page.getByRole("button", { name: "Approve" });
	await approve.click();
	await expect(approve).toBeHidden();
	const below = page.getByRole("main").locator("a[href^='/solutions/']").last();
	await below.focus();
	await page.evaluate(() => scrollTo(0, 0));
	await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(0);
	await page.keyboard.press("Enter");
	await expect(title(page)).toBeFocused();
	await page.goBack();
	await expect(below).toBeFocused();
});

test("where the stylesheet's link can't be moved, the styles stay all the same when the page changes", async ({
	page,
}) => {
	await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "moveBefore"));
	await goto(page, "/services");
	const footer = page.locator("footer");
	const colour = await footer.evaluate((element) => getComputedStyle(element).backgroundColor);
	await footerLink(page, "/terms").click();
	await expectPage(page, "/terms");
	await expect(footer).toHaveCSS("background-color", colour);
	await page.goBack();
	await expectPage(page, "/services");
	await expect(footer).toHaveCSS("background-color", colour);
});

test("a link to a fragment, or to the current page, moves the focus there", async ({ page }) => {
	await goto(page, "/terms");
	const ids = await page
		.locator("main section[id]:has(h2)")
		.evaluateAll((sections) => sections.map(({ id }) => id));
	const id = ids[1] ?? "";
	await goto(page, "/services");
	await page.evaluate((href) => {
		const link = Object.assign(document.createElement("a"), { href, textContent: "A part" });
		document.querySelector("main")?.append(link);
		link.scrollIntoView();
	}, `/terms#${id}`);
	await page.getByRole("link", { name: "A part", exact: true }).click();
	await expect(page).toHaveURL(`/terms#${id}`);
	const part = page.locator(`#${id} h2`).first();
	await expect(part).toBeFocused();
	await expect(part).toBeInViewport();
	// Nothing of the previous section is visible below the header.
	const above = await part.evaluate((element) => {
		const before = element.closest("section")?.previousElementSibling?.getBoundingClientRect();
		const header = document.querySelector("header")?.getBoundingClientRect();
		return (before?.bottom ?? 0) - (header?.bottom ?? 0);
	});
	expect(above).toBeLessThanOrEqual(0);
	await footerLink(page, "/terms").click();
	await expect(page).toHaveURL("/terms");
	await expect(title(page)).toBeInViewport();
	const entries = await page.evaluate(() => history.length);
	await footerLink(page, "/terms").click();
	await expect(title(page)).toBeFocused();
	expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("the loader covers the page while a slow page loads, its ring moving every 30 ms", async ({
	page,
}) => {
	const terms = await holdBack(page, pageFile("/terms"));
	// From the beginning: it is prefetched when the footer comes into view.
	const privacy = await holdBack(page, pageFile("/privacy"));
	await goto(page, "/contact");
	await page.clock.install();
	const first = await title(page).innerText();
	await footerLink(page, "/terms").click();
	await expect(loader(page)).toBeVisible();
	const cover = page.locator(".page-loader");
	await expect(cover).toHaveCSS("opacity", "1");
	expect(await cover.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
	// The test controls the clock, so a busy machine doesn't matter: a step every 30 ms, 50 per turn.
	await page.clock.pauseAt(Date.now() + 5_000);
	const turned = () =>
		cover
			.locator("circle")
			.last()
			.evaluate((ring) => {
				const [offset, length] = ["stroke-dashoffset", "stroke-dasharray"].map((name) =>
					Number(ring.getAttribute(name)),
				);
				return Math.round((1 - (offset ?? 0) / (length ?? 1)) * 50);
			});
	for (const [milliseconds, steps] of [
		[30, 1],
		[300, 10],
		[29, 0],
	] as const) {
		const start = await turned();
		await page.clock.runFor(milliseconds);
		await expect.poll(async () => ((await turned()) - start + 50) % 50).toBe(steps);
	}
	await page.clock.resume();
	// The old page is still below it, and the URL is that of the new page.
	expect(await title(page).innerText()).toBe(first);
	await expect(page).toHaveURL("/terms");
	terms.letGo();
	await expectPage(page, "/terms");
	await expect(loader(page)).toHaveCount(0);

	// Back while a page is loading stays on the previous page.
	await footerLink(page, "/privacy").click();
	await expect(loader(page)).toBeVisible();
	await page.goBack();
	await expect(loader(page)).toHaveCount(0);
	const arrived = page.waitForResponse(`**${pageFile("/privacy")}`);
	privacy.letGo();
	await arrived;
	await expectPage(page, "/terms");
});

test("links work before hydration; the skip link comes first; Google Fonts may hang", async ({
	page,
}) => {
	await page.route("https://fonts.googleapis.com/**", () => {});
	await page.route("**/assets/client-*.js", () => {});
	await page.goto("/contact", { waitUntil: "commit" });
	await footerLink(page, "/terms").click();
	await expectPage(page, "/terms");
	await page.unroute("**/assets/client-*.js");

	await goto(page, "/contact");
	await page.keyboard.press("Tab");
	const skip = page.locator("a[href='#main']");
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
	await turnDark(page);
});
