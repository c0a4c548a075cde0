import { every } from "../shared/full-run";
import {
	collect,
	expect,
	goto,
	hint,
	holdEnter,
	hydrated,
	painted,
	pathsIn,
	test,
	themeToggle as toggle,
	turnDark,
} from "./fixtures";

/** The hint covers nothing and points at the switch. Runs in the browser; returns what is wrong. */
function faultsOfHint(): string[] {
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
	const lines = [...document.querySelectorAll("main h1, main p")].filter((element) => {
		const range = document.createRange();
		range.selectNodeContents(element);
		return [...range.getClientRects()].some(overlaps);
	});
	const controls = [...document.querySelectorAll("a, button, input, summary")].filter(
		(element) =>
			element.closest(".theme-hint") === null &&
			element.checkVisibility() &&
			overlaps(element.getBoundingClientRect()),
	);
	const found = [...lines, ...controls].map((element) => element.outerHTML.slice(0, 60));
	// Under the switch, or at its left with nothing between them.
	const [x, y] = [toggle.left + toggle.width / 2, toggle.top + toggle.height / 2];
	const under = hint.top >= y && hint.top <= toggle.bottom + 24;
	const beside = hint.right <= toggle.left && hint.right >= toggle.left - 16;
	if (!(under && x > hint.left && x < hint.right) && !(beside && y > hint.top && y < hint.bottom))
		found.push("the hint does not point at the switch");
	if (hint.left < 0 || hint.right > innerWidth) found.push("it leaves the window");
	return found;
}

test("light with the hint at first, then as chosen from the first paint on", async ({ page }) => {
	/** The theme of each frame, and whether the hint is visible. */
	const frames = await collect<string>(page, (note) => {
		const frame = () => {
			const shown = document.querySelector(".theme-hint")?.checkVisibility();
			const dark = document.documentElement.classList.contains("dark");
			if (shown !== undefined) note(`${dark ? "dark" : "light"} ${shown}`);
			requestAnimationFrame(frame);
		};
		requestAnimationFrame(frame);
	});
	const expectFrames = async (only: string) => {
		await expect.poll(async () => (await frames()).length).toBeGreaterThan(5);
		expect([...new Set(await frames())]).toEqual([only]);
	};
	const background = () => painted(page.locator("html"), "background-color");

	// Whatever the system prefers.
	await page.emulateMedia({ colorScheme: "dark" });
	await goto(page, "/terms");
	await expectFrames("light true");
	await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
	await turnDark(page);
	await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
	await expect.poll(background).toBe("0 0 0");
	await expect(hint(page)).toBeVisible();
	await toggle(page).click();
	await expect.poll(background).toBe("255 255 255");

	await turnDark(page);
	await goto(page, "/contact");
	await expectFrames("dark true");
	await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
	await page.getByRole("button", { name: "Close the hint" }).click();
	await expect(hint(page)).toBeHidden();
	await goto(page, "/privacy");
	await expectFrames("dark false");
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

	// A choice that can't be stored stays, whatever other tabs store.
	await page.evaluate(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
	});
	await toggle(page).click();
	await turnDark(page);
	await page.evaluate(() => dispatchEvent(new StorageEvent("storage", { key: "another" })));
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow")));
	await expect(page.locator("html")).toHaveClass(/dark/);
});

test("a key that is held down switches the theme once, instead of making it flash", async ({
	page,
}) => {
	await goto(page, "/");
	await toggle(page).focus();
	await holdEnter(page);
	await expect(page.locator("html")).toHaveClass(/dark/);
	// The next press counts again.
	await page.keyboard.press("Enter");
	await expect(page.locator("html")).not.toHaveClass(/dark/);
});

test("theme and hint work before the code is here, and what is chosen stays", async ({ page }) => {
	await page.route("**/assets/client-*.js", () => {});
	await page.goto("/", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Close the hint" }).click();
	await expect(hint(page)).toBeHidden();
	await expect(toggle(page)).toBeFocused();
	await turnDark(page);
	await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
	await page.unrouteAll();
	await goto(page, "/");
	await expect(page.locator("html")).toHaveClass(/dark/);
	await expect(hint(page)).toBeHidden();
});

test("the hint points at the switch, and covers no control or headline", async ({ page }) => {
	const pages = ["/", "/get-started", "/terms", ...pathsIn("/industries/").slice(0, 1)];
	for (const path of every(pages, ["/"])) {
		await goto(page, path);
		for (const width of [320, 360, 414, 640, 768, 1024, 1280, 1920, 2560]) {
			await page.setViewportSize({ width, height: 800 });
			expect(await page.evaluate(faultsOfHint), `${path} at ${width} px`).toEqual([]);
		}
	}
	for (const width of [360, 768]) {
		await page.setViewportSize({ width, height: 800 });
		await page.evaluate(() => scrollTo(0, 60));
		await page.locator(".header-start").first().click({ trial: true, timeout: 5_000 });
	}
});
