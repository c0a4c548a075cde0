import { every } from "../full-run";
import { expect, goto, holdBack, hydrated, test } from "./fixtures";

const ground = (page: import("@playwright/test").Page) =>
	page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const white = "rgb(255, 255, 255)";
const black = "rgb(0, 0, 0)";

test("a first visit is light, whatever the system prefers; the switch turns it black and back", async ({
	page,
}) => {
	await page.emulateMedia({ colorScheme: "dark" });
	await goto(page, "/");
	expect(await ground(page)).toBe(white);
	const toggle = page.getByRole("button", { name: "Dark mode" });
	await expect(toggle).toHaveAttribute("aria-pressed", "false");
	await toggle.click();
	await expect(page.locator("html")).toHaveClass(/dark/);
	await expect(toggle).toHaveAttribute("aria-pressed", "true");
	expect(await ground(page)).toBe(black);
	await toggle.click();
	expect(await ground(page)).toBe(white);
	await expect(page.locator("html")).not.toHaveClass(/dark/);
});

test("a saved dark theme is applied before the first paint", async ({ page }) => {
	await goto(page, "/");
	await page.getByRole("button", { name: "Dark mode" }).click();
	await page.addInitScript(() => {
		const grounds: string[] = [];
		Object.assign(window, { grounds });
		const frame = () => {
			grounds.push(getComputedStyle(document.documentElement).backgroundColor);
			requestAnimationFrame(frame);
		};
		requestAnimationFrame(frame);
	});
	await goto(page, "/contact");
	await expect
		.poll(() => page.evaluate(() => (window as unknown as { grounds: string[] }).grounds.length))
		.toBeGreaterThan(5);
	const grounds = await page.evaluate(() => (window as unknown as { grounds: string[] }).grounds);
	expect([...new Set(grounds)]).toEqual([black]);
	await expect(page.getByRole("button", { name: "Dark mode" })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
});

test("other tabs follow a change of theme, and cleared storage means light", async ({
	page,
	context,
}) => {
	await goto(page, "/");
	const other = await context.newPage();
	await other.goto("/services", { waitUntil: "domcontentloaded" });
	await hydrated(other);
	await page.getByRole("button", { name: "Dark mode" }).click();
	await expect(other.locator("html")).toHaveClass(/dark/);
	await page.evaluate(() => localStorage.clear());
	await expect(other.locator("html")).not.toHaveClass(/dark/);
	// So does the hint. Closed by keyboard, it moves the focus to the switch.
	await page.getByRole("button", { name: "Close the hint" }).press("Enter");
	await expect(page.getByRole("button", { name: "Dark mode" })).toBeFocused();
	await expect(other.getByText("Try Dark/Light Mode!")).toBeHidden();
	await expect(other.locator("body")).toBeFocused();
});

test.describe("the hint", () => {
	test("is shown from the first render, stays when the theme changes, and never comes back once closed", async ({
		page,
	}) => {
		await page.goto("/", { waitUntil: "domcontentloaded" });
		const hint = page.getByText("Try Dark/Light Mode!");
		await expect(hint).toBeVisible();
		await goto(page, "/");
		await page.getByRole("button", { name: "Dark mode" }).click();
		await expect(hint).toBeVisible();
		await page.getByRole("button", { name: "Close the hint" }).click();
		await expect(hint).toBeHidden();
		await page.addInitScript(() => {
			const seen: boolean[] = [];
			Object.assign(window, { seen });
			const frame = () => {
				const shown = document.querySelector(".theme-hint");
				if (shown) seen.push(shown.checkVisibility());
				requestAnimationFrame(frame);
			};
			requestAnimationFrame(frame);
		});
		await goto(page, "/contact");
		await expect
			.poll(() => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen.length))
			.toBeGreaterThan(3);
		expect(
			await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen.includes(true)),
		).toBe(false);
	});

	test("is remembered as closed even if it was closed before hydration", async ({ page }) => {
		const code = await holdBack(page, "**/assets/entry-client-*.js");
		await page.goto("/", { waitUntil: "commit" });
		await page.getByRole("button", { name: "Close the hint" }).click();
		await expect(page.getByText("Try Dark/Light Mode!")).toBeHidden();
		code.letGo();
		await expect.poll(() => page.evaluate(() => localStorage.getItem("theme-hint"))).toBe("closed");
		await page.unrouteAll();
		await goto(page, "/");
		await expect(page.getByText("Try Dark/Light Mode!")).toBeHidden();
	});

	test("passes under the header when the page scrolls", async ({ page }) => {
		await goto(page, "/");
		for (const width of [360, 768]) {
			await page.setViewportSize({ width, height: 800 });
			await page.evaluate(() => scrollTo(0, 60));
			await page.locator(".header-start").first().click({ trial: true, timeout: 5_000 });
		}
	});

	test("points at the switch and covers no control or headline", async ({ page }) => {
		const pages = ["/", "/get-started", "/terms", "/industries/retreats", "/contact"];
		for (const path of every(pages, ["/"])) {
			await goto(page, path);
			for (const width of [320, 360, 414, 640, 768, 1024, 1280, 1920, 2560]) {
				await page.setViewportSize({ width, height: 800 });
				const where = `${path} at ${width} px`;
				const covered = await page.evaluate(() => {
					const hint = document.querySelector(".theme-hint")?.getBoundingClientRect();
					const toggle = document.querySelector(".theme-toggle")?.getBoundingClientRect();
					if (!hint || !toggle) return ["no hint or switch"];
					const overlaps = (box: DOMRect) =>
						box.width > 0 &&
						box.left < hint.right &&
						box.right > hint.left &&
						box.top < hint.bottom &&
						box.bottom > hint.top;
					// A headline's box spans its column, so only its lines of text count.
					const lines = [...document.querySelectorAll("main h1, main h1 ~ p, main p")].flatMap(
						(element) => {
							const range = document.createRange();
							range.selectNodeContents(element);
							return [...range.getClientRects()].map((box) => ({ name: element.tagName, box }));
						},
					);
					const controls = [...document.querySelectorAll("a, button, input, summary")]
						.filter(
							(element) => element.closest(".theme-hint") === null && element.checkVisibility(),
						)
						.map((element) => ({
							name: element.outerHTML.slice(0, 60),
							box: element.getBoundingClientRect(),
						}));
					const found = [...lines, ...controls]
						.filter(({ box }) => overlaps(box))
						.map(({ name }) => name);
					// Under the switch, or at its left with nothing between them.
					const [x, y] = [toggle.left + toggle.width / 2, toggle.top + toggle.height / 2];
					const under = hint.top >= y && hint.top <= toggle.bottom + 24;
					const beside = hint.right <= toggle.left && hint.right >= toggle.left - 16;
					if (
						!(under && x > hint.left && x < hint.right) &&
						!(beside && y > hint.top && y < hint.bottom)
					)
						found.push("the hint does not point at the switch");
					if (hint.left < 0 || hint.right > innerWidth) found.push("it leaves the window");
					return found;
				});
				expect(covered, where).toEqual([]);
			}
		}
	});
});
