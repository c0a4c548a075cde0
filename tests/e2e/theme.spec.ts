import {
	closeHint,
	collect,
	expect,
	goto,
	hint,
	holdEnter,
	hydrated,
	painted,
	test,
	themeToggle,
	turnDark,
} from "./fixtures";

test("light with the hint at first, then as chosen from the first frame on", async ({ page }) => {
	/** What is applied when the body begins, and in each frame: the theme, and whether the hint is closed. */
	const frames = await collect<string>(page, (note) => {
		const look = () => {
			const { classList } = document.documentElement;
			const theme = classList.contains("dark") ? "dark" : "light";
			note(`${theme}, ${classList.contains("hint-closed") ? "closed" : "open"}`);
		};
		new MutationObserver((_, watch) => {
			if (!document.body) return;
			watch.disconnect();
			look();
			const frame = () => {
				look();
				requestAnimationFrame(frame);
			};
			requestAnimationFrame(frame);
		}).observe(document, { childList: true, subtree: true });
	});
	const expectFrames = async (only: string) => {
		await expect.poll(async () => (await frames()).length).toBeGreaterThan(5);
		expect([...new Set(await frames())]).toEqual([only]);
	};
	const background = () => painted(page.locator("html"), "background-color");

	// Whatever the system prefers.
	await page.emulateMedia({ colorScheme: "dark" });
	await goto(page, "/terms");
	await expectFrames("light, open");
	await expect(themeToggle(page)).toHaveAttribute("aria-pressed", "false");
	// Asks browsers not to darken it by themselves.
	await expect(page.locator("html")).toHaveCSS("color-scheme", /only/);
	await turnDark(page);
	await expect(themeToggle(page)).toHaveAttribute("aria-pressed", "true");
	await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
	await expect.poll(background).toBe("0 0 0");
	await expect(hint(page)).toBeVisible();
	await themeToggle(page).click();
	await expect.poll(background).toBe("255 255 255");
	await turnDark(page);
	await goto(page, "/contact");
	await expectFrames("dark, open");
	await expect(themeToggle(page)).toHaveAttribute("aria-pressed", "true");

	// A key that is held down switches once, instead of making the page flash.
	await themeToggle(page).focus();
	await holdEnter(page);
	await expect(page.locator("html")).not.toHaveClass(/dark/);
	await page.keyboard.press("Enter");
	await expect(page.locator("html")).toHaveClass(/dark/);
	await closeHint(page).click();
	await expect(hint(page)).toBeHidden();
	await goto(page, "/privacy");
	await expectFrames("dark, closed");
});

test("other tabs follow, cleared storage means light, and blocked storage breaks nothing", async ({
	page,
}) => {
	await goto(page, "/");
	const other = await page.context().newPage();
	await other.goto("/services", { waitUntil: "domcontentloaded" });
	await hydrated(other);
	await turnDark(page);
	await expect(other.locator("html")).toHaveClass(/dark/);
	await page.evaluate(() => localStorage.clear());
	await expect(other.locator("html")).not.toHaveClass(/dark/);
	// So does the hint. Closed by keyboard, it moves the focus to the switch.
	await closeHint(page).press("Enter");
	await expect(themeToggle(page)).toBeFocused();
	await expect(hint(other)).toBeHidden();
	await expect(other.locator("body")).toBeFocused();
	await other.close();

	await page.evaluate(() => localStorage.clear());
	await page.addInitScript(() =>
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("blocked", "SecurityError");
			},
		}),
	);
	await goto(page, "/contact");
	await expect(page.locator("html")).not.toHaveClass(/dark/);
	await closeHint(page).click();
	await expect(hint(page)).toBeHidden();
	await turnDark(page);
	// A choice that can't be stored stays, whatever other tabs store.
	await page.evaluate(() => {
		dispatchEvent(new StorageEvent("storage", { key: "another" }));
		dispatchEvent(new PageTransitionEvent("pageshow"));
	});
	await expect(page.locator("html")).toHaveClass(/dark/);
});

test("theme and hint work before the code is here, and what is chosen stays", async ({ page }) => {
	await page.route("**/assets/client-*.js", () => {});
	await page.goto("/", { waitUntil: "commit" });
	await closeHint(page).click();
	await expect(hint(page)).toBeHidden();
	await expect(themeToggle(page)).toBeFocused();
	await turnDark(page);
	await expect(themeToggle(page)).toHaveAttribute("aria-pressed", "true");
	await page.unrouteAll();
	await goto(page, "/");
	await expect(page.locator("html")).toHaveClass(/dark/);
	await expect(hint(page)).toBeHidden();
});

test("the hint floats at the top right at every width, also while the page is scrolled", async ({
	page,
}) => {
	// Skips transitions.
	await page.emulateMedia({ reducedMotion: "reduce" });
	/** What is wrong with the hint. Runs in the browser. */
	function faults(): string[] {
		const hint = document.querySelector(".theme-hint")?.getBoundingClientRect();
		const toggle = document.querySelector(".theme-toggle")?.getBoundingClientRect();
		if (!hint || !toggle) return ["no hint or switch"];
		const covered = [...document.querySelectorAll("header a, header button")]
			.filter((control) => control.checkVisibility({ visibilityProperty: true }))
			.filter((control) => {
				const { left, right, top, bottom } = control.getBoundingClientRect();
				const beside = right <= hint.left || left >= hint.right;
				return !beside && bottom > hint.top && top < hint.bottom;
			});
		const middle = toggle.left + toggle.width / 2;
		return [
			...covered.map(({ outerHTML }) => `covers ${outerHTML.slice(0, 80)}`),
			...(hint.left < 0 || hint.right > innerWidth ? ["leaves the window"] : []),
			...(hint.right < innerWidth / 2 || hint.left > middle ? ["isn’t at the right"] : []),
			...(hint.top > 130 || hint.bottom > 200 ? ["isn’t at the top"] : []),
			...(middle < hint.left || middle > hint.right || hint.top - toggle.bottom > 40
				? ["doesn’t point at the switch"]
				: []),
		];
	}
	await goto(page, "/contact");
	for (const width of [320, 360, 414, 640, 768, 1024, 1280, 1920, 2560]) {
		await page.setViewportSize({ width, height: 800 });
		for (const top of [0, 500]) {
			await page.evaluate((y) => scrollTo(0, y), top);
			await expect.poll(() => page.evaluate(faults), `${width} px, at ${top}`).toEqual([]);
		}
		await closeHint(page).click({ trial: true });
	}
});
