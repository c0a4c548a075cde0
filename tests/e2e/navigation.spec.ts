import type { Page } from "@playwright/test";
import { pageFile } from "../../src/routing/page-file";
import { collect, expect, footerLink, goto, holdBack, test, title, turnDark } from "./fixtures";

/** Waits until a page has been fetched, which may be since its link came into view. */
const fetched = (page: Page, path: string) =>
	page.waitForFunction(
		(file) => performance.getEntriesByName(location.origin + file).length > 0,
		pageFile(path),
	);

test("a fetched page shows without the loader, and the next click isn't lost", async ({ page }) => {
	const loader = await collect<string>(page, (note) => {
		const frame = () => {
			const shown = document.querySelector(".page-loader");
			if (shown) note(getComputedStyle(shown).visibility);
			requestAnimationFrame(frame);
		};
		requestAnimationFrame(frame);
	});
	await goto(page, "/contact");
	const toggle = await page.getByRole("button", { name: "Dark mode" }).boundingBox();
	for (const [name, path, dark] of [
		["Terms", "/terms", true],
		["Privacy", "/privacy", false],
	] as const) {
		const link = footerLink(page, name);
		await link.hover();
		await fetched(page, path);
		await link.click();
		// The new page has just been shown.
		await page.waitForFunction(() => document.activeElement?.localName === "h1");
		await page.mouse.click((toggle?.x ?? 0) + 20, (toggle?.y ?? 0) + 20);
		await expect(page).toHaveURL(path);
		await expect(page.locator("html")).toHaveClass(dark ? /\bdark\b/ : /^(?!.*\bdark\b)/);
	}
	expect(await loader()).not.toContain("visible");
});

test("Back and Forward restore the scroll position and the focus", async ({ page }) => {
	await goto(page, "/services");
	const link = page.getByRole("main").getByRole("link", { name: "Data Analytics" }).last();
	await link.focus();
	const place = await page.evaluate(() => scrollY);
	expect(place).toBeGreaterThan(300);
	await page.keyboard.press("Enter");
	await expect(title(page)).toBeFocused();
	await expect(page).toHaveURL("/solutions/data-analytics");
	await page.goBack();
	await expect(link).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(place);

	// Without a saved focus, the first heading in the viewport gets it.
	await page.goForward();
	await expect(title(page)).toBeFocused();
	await page.evaluate(() => {
		(document.activeElement as HTMLElement).blur();
		scrollTo(0, 2000);
	});
	await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(2000);
	await page.goBack();
	await expect(link).toBeFocused();
	await page.goForward();
	await expect(page.locator("main :is(h2, h3):focus")).toBeInViewport();
	expect(await page.evaluate(() => scrollY)).toBe(2000);

	// The example above the link starts afresh, with other buttons than the visitor left.
	await goto(page, "/");
	await page.getByRole("button", { name: "Approve" }).click();
	const below = page.getByRole("main").getByRole("link", { name: "Data Analytics" }).last();
	await below.focus();
	await page.keyboard.press("Enter");
	await expect(title(page)).toBeFocused();
	await page.goBack();
	await expect(below).toBeFocused();
});

test("a link to a fragment, or to the current page, moves the focus there", async ({ page }) => {
	await goto(page, "/services");
	await page.evaluate(() => {
		const link = document.createElement("a");
		link.href = "/terms#accounts";
		link.textContent = "A part of the terms";
		document.querySelector("main")?.append(link);
	});
	await page.evaluate(() => document.querySelector("main")?.lastElementChild?.scrollIntoView());
	await page.getByRole("link", { name: "A part of the terms" }).click();
	await expect(page).toHaveURL("/terms#accounts");
	const part = page.locator("#accounts h2");
	await expect(part).toBeFocused();
	await expect(part).toBeInViewport();
	// Nothing of the previous section is visible below the header.
	const above = await part.evaluate((element) => {
		const before = element.closest("section")?.previousElementSibling?.getBoundingClientRect();
		const header = document.querySelector("header")?.getBoundingClientRect();
		return (before?.bottom ?? 0) - (header?.bottom ?? 0);
	});
	expect(above).toBeLessThanOrEqual(0);
	await footerLink(page, "Terms").click();
	await expect(page).toHaveURL("/terms");
	await expect(title(page)).toBeInViewport();
	await footerLink(page, "Terms").click();
	await expect(title(page)).toBeFocused();
});

test("the loader covers the page while a slow page loads, its ring moving every 30 ms", async ({
	page,
}) => {
	const terms = await holdBack(page, pageFile("/terms"));
	await goto(page, "/contact");
	await page.clock.install();
	const first = await title(page).innerText();
	await footerLink(page, "Terms").click();
	const loader = page.getByRole("progressbar", { name: "Loading" });
	await expect(loader).toBeVisible();
	await expect(page.locator(".page-loader")).toHaveCSS("opacity", "1");
	expect(await page.locator(".page-loader").boundingBox()).toEqual({
		x: 0,
		y: 0,
		width: 1280,
		height: 800,
	});
	// The test controls the clock, so a busy machine doesn't matter: a step every 30 ms, 50 per turn.
	await page.clock.pauseAt(Date.now() + 5_000);
	const turned = () =>
		page
			.locator(".page-loader circle")
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
	await expect(title(page)).toContainText(/terms/i);
	await expect(loader).toHaveCount(0);

	// Back while a page is loading stays on the previous page.
	const privacy = await holdBack(page, pageFile("/privacy"));
	await footerLink(page, "Privacy").click();
	await expect(loader).toBeVisible();
	await page.goBack();
	await expect(loader).toHaveCount(0);
	const arrived = page.waitForResponse(`**${pageFile("/privacy")}`);
	privacy.letGo();
	await arrived;
	await expect(page).toHaveURL("/terms");
	await expect(title(page)).toContainText(/terms/i);
});

test("a link clicked before hydration loads a document", async ({ page }) => {
	await page.route("**/assets/entry-client-*.js", () => {});
	await page.goto("/contact", { waitUntil: "commit" });
	await footerLink(page, "Terms").click();
	await expect(page).toHaveURL("/terms");
	await expect(title(page)).toContainText(/terms/i);
});

test("the skip link comes first; the page hydrates though Google Fonts hangs", async ({ page }) => {
	await page.route("https://fonts.googleapis.com/**", () => {});
	await goto(page, "/contact");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to the page" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
	await turnDark(page);
});
