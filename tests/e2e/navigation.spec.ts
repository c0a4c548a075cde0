import type { Page } from "@playwright/test";
import { pageFile } from "../../src/routing/page-file";
import { expect, goto, holdBack, test } from "./fixtures";

const heading = "main h1";

/** Waits until a page has been fetched, which may be since its link came into view. */
const fetched = (page: Page, path: string) =>
	page.waitForFunction(
		(file) => performance.getEntriesByName(location.origin + file).length > 0,
		pageFile(path),
	);

test("Back and Forward restore the scroll position", async ({ page }) => {
	await goto(page, "/");
	await page.evaluate(() => scrollTo(0, 1500));
	await page.locator("#services li a").first().click();
	await expect(page).toHaveURL("/solutions/ai-agents");
	// The URL changes first; the page scrolls to the top when it is shown.
	await expect(page.locator(heading)).toBeFocused();
	await page.evaluate(() => scrollTo(0, 700));
	// The position is saved shortly after scrolling stops.
	await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(700);
	await page.goBack();
	await expect(page).toHaveURL("/");
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
	await page.goForward();
	await expect(page).toHaveURL("/solutions/ai-agents");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test("a click on the theme switch right after a click on a link isn't lost", async ({ page }) => {
	await goto(page, "/");
	const toggle = await page.getByRole("button", { name: "Dark mode" }).boundingBox();
	for (const [name, path, dark] of [
		["Terms", "/terms", true],
		["Privacy", "/privacy", false],
	] as const) {
		const link = page.getByRole("contentinfo").getByRole("link", { name });
		await link.hover();
		await fetched(page, path);
		await link.click();
		// The new page has just been shown.
		await page.waitForFunction(() => document.activeElement?.localName === "h1");
		await page.mouse.click((toggle?.x ?? 0) + 20, (toggle?.y ?? 0) + 20);
		await expect(page).toHaveURL(path);
		await expect(page.locator("html")).toHaveClass(dark ? /\bdark\b/ : /^(?!.*\bdark\b)/);
	}
});

test("Back returns the focus to the link that was followed, and Tab continues from there", async ({
	page,
}) => {
	await goto(page, "/services");
	const link = page.getByRole("main").getByRole("link", { name: "Data Analytics" }).last();
	await link.focus();
	const place = await page.evaluate(() => scrollY);
	expect(place).toBeGreaterThan(300);
	await page.keyboard.press("Enter");
	await expect(page.locator(heading)).toBeFocused();
	await expect(page).toHaveURL("/solutions/data-analytics");
	await page.goBack();
	await expect(link).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(place);

	// Without a saved focus, the first heading in the viewport gets it.
	await page.goForward();
	await expect(page.locator(heading)).toBeFocused();
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
});

test("a link to a fragment moves the focus there, and a link to the current page to its top", async ({
	page,
}) => {
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
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page).toHaveURL("/terms");
	await expect(page.locator(heading)).toBeInViewport();
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page.locator(heading)).toBeFocused();
});

test("the loader covers the page while a slow page loads, its ring moving every 30 ms", async ({
	page,
}) => {
	const terms = await holdBack(page, pageFile("/terms"));
	await goto(page, "/");
	await page.clock.install();
	const first = await page.locator(heading).innerText();
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
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
	await page.clock.pauseAt(Date.now() + 60_000);
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
	expect(await page.locator(heading).innerText()).toBe(first);
	await expect(page).toHaveURL("/terms");
	terms.letGo();
	await expect(page.locator(heading)).not.toHaveText(first);
	await expect(loader).toHaveCount(0);
});

test("fast navigation never shows the loader", async ({ page }) => {
	await goto(page, "/");
	await page.evaluate(() => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		const frame = () => {
			const loader = document.querySelector(".page-loader");
			if (loader) seen.push(getComputedStyle(loader).visibility);
			requestAnimationFrame(frame);
		};
		frame();
	});
	const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
	await link.hover();
	await fetched(page, "/privacy");
	await link.click();
	await expect(page).toHaveURL("/privacy");
	await expect(page.locator(heading)).toBeFocused();
	expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).not.toContain(
		"visible",
	);
});

test("Back while a page is loading stays on the previous page", async ({ page }) => {
	const terms = await holdBack(page, pageFile("/terms"));
	await goto(page, "/contact");
	const first = await page.locator(heading).innerText();
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page.getByRole("progressbar")).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	const arrived = page.waitForResponse(`**${pageFile("/terms")}`);
	terms.letGo();
	await arrived;
	await expect(page).toHaveURL("/contact");
	expect(await page.locator(heading).innerText()).toBe(first);
});

test("a link clicked before hydration loads a document", async ({ page }) => {
	await page.route("**/assets/entry-client-*.js", () => {});
	await page.goto("/", { waitUntil: "commit" });
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page).toHaveURL("/terms");
	await expect(page.locator(heading)).toContainText(/terms/i);
});

test("the page hydrates while Google Fonts hangs", async ({ page }) => {
	await page.route("https://fonts.googleapis.com/**", () => {});
	await goto(page, "/");
	await page.getByRole("button", { name: "Dark mode" }).click();
	await expect(page.locator("html")).toHaveClass(/dark/);
});

test("the skip link is the first element that Tab focuses, and skips the header", async ({
	page,
}) => {
	await goto(page, "/contact");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Skip to the page" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});
