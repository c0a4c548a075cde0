import type { Page } from "@playwright/test";
import { every } from "../shared/full-run";
import { collect, expect, goto, holdBack, hydrated, test, turnDark } from "./fixtures";

const toggle = (page: Page) => page.getByRole("button", { name: "Dark mode" });
const hint = (page: Page) => page.getByText("Try Dark/Light Mode!");

test("light with the hint at first, then as chosen from the first paint on", async ({ page }) => {
	/** The background of each frame, and whether the hint is visible. */
	const frames = await collect<string>(page, (note) => {
		const frame = () => {
			const shown = document.querySelector(".theme-hint")?.checkVisibility();
			if (shown !== undefined)
				note(`${getComputedStyle(document.documentElement).backgroundColor} ${shown}`);
			requestAnimationFrame(frame);
		};
		requestAnimationFrame(frame);
	});
	const expectFrames = async (only: string) => {
		await expect.poll(async () => (await frames()).length).toBeGreaterThan(5);
		expect([...new Set(await frames())]).toEqual([only]);
	};
	const [white, black] = ["rgb(255, 255, 255)", "rgb(0, 0, 0)"];
	const root = page.locator("html");

	// Whatever the system prefers.
	await page.emulateMedia({ colorScheme: "dark" });
	await goto(page, "/terms");
	await expectFrames(`${white} true`);
	await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
	await turnDark(page);
	await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
	await expect(root).toHaveCSS("background-color", black);
	await expect(hint(page)).toBeVisible();
	await toggle(page).click();
	await expect(root).toHaveCSS("background-color", white);
	await expect(root).not.toHaveClass(/dark/);

	await turnDark(page);
	await goto(page, "/contact");
	await expectFrames(`${black} true`);
	await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
	await page.getByRole("button", { name: "Close the hint" }).click();
	await expect(hint(page)).toBeHidden();
	await goto(page, "/privacy");
	await expectFrames(`${black} false`);
});

test("other tabs follow a change of theme, and cleared storage means light", async ({ page }) => {
	await goto(page, "/");
	const other = await page.context().newPage();
	await other.goto("/services", { waitUntil: "domcontentloaded" });
	await hydrated(other);
	await turnDark(page);
	await expect(other.locator("html")).toHaveClass(/dark/);
	await page.evaluate(() => localStorage.clear());
	await expect(other.locator("html")).not.toHaveClass(/dark/);
	// So does the hint. Closed by keyboard, it moves the focus to the switch.
	await page.getByRole("button", { name: "Close the hint" }).press("Enter");
	await expect(toggle(page)).toBeFocused();
	await expect(hint(other)).toBeHidden();
	await expect(other.locator("body")).toBeFocused();
});

test("the hint stays closed, even if it was closed before hydration", async ({ page }) => {
	const code = await holdBack(page, "**/assets/entry-client-*.js");
	await page.goto("/", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Close the hint" }).click();
	await expect(hint(page)).toBeHidden();
	code.letGo();
	await expect.poll(() => page.evaluate(() => localStorage.getItem("theme-hint"))).toBe("closed");
	await page.unrouteAll();
	await goto(page, "/");
	await expect(hint(page)).toBeHidden();
});

test("a choice that can't be stored stays, whatever other tabs store", async ({ page }) => {
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
	});
	await goto(page, "/terms");
	await toggle(page).click();
	await page.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: "another" })));
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow")));
	await expect(page.locator("html")).toHaveClass(/dark/);
});

test("the hint points at the switch, and covers no control or headline", async ({ page }) => {
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
					.filter((element) => element.closest(".theme-hint") === null && element.checkVisibility())
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
	for (const width of [360, 768]) {
		await page.setViewportSize({ width, height: 800 });
		await page.evaluate(() => scrollTo(0, 60));
		await page.locator(".header-start").first().click({ trial: true, timeout: 5_000 });
	}
});
