import { company } from "../../src/content/company";
import { clock } from "../../src/content/opening-hours";
import { every } from "../shared/full-run";
import {
	allowError,
	expect,
	expectPage,
	goto,
	notFound,
	painted,
	paths,
	pathsIn,
	test,
	title,
} from "./fixtures";
import { scrollThrough } from "./read-page";

test("the technology strip takes 25 seconds, and pauses on hover and focus", async ({ page }) => {
	await goto(page, "/");
	const strip = page.locator(".technology-strip");
	const chips = strip.locator(".technology-chips").first();
	const expectMotion = (state: string) => expect(chips).toHaveCSS("animation-play-state", state);
	await expect(chips).toHaveCSS("animation-duration", "25s");
	await page.mouse.move(0, 0);
	await expectMotion("running");
	await chips.hover({ force: true });
	await expectMotion("paused");
	await page.mouse.move(0, 0);
	await expectMotion("running");
	// Its name stays what it is, and its state says whether that's so: checked is paused.
	const pause = strip.getByRole("checkbox", { name: "Pause the moving list", exact: true });
	await expect(pause).not.toBeChecked();
	await strip.getByText("Pause").click();
	await page.mouse.move(0, 0);
	await expectMotion("paused");
	await expect(pause).toBeChecked();
	await strip.getByText("Pause").click();
	await page.mouse.move(0, 0);
	await expectMotion("running");
	await expect(pause).not.toBeChecked();
	// The focus of a key pauses as the pointer does.
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Tab");
	await expect(pause).toBeFocused();
	await expectMotion("paused");
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect(chips).toHaveCSS("animation-name", "none");
});

test("the contact page shows the opening status in Auckland time", async ({ page }) => {
	const { firstDay, opens, closes } = company.hours;
	const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
	// The 23rd is a Monday.
	const date = `2026-11-${23 + week.indexOf(firstDay)}`;
	await page.clock.setFixedTime(new Date(`${date}T${opens}:00+13:00`));
	await goto(page, "/contact");
	await expect(page.getByText("Open now")).toBeVisible();
	// At closing time, and on a Friday that is a public holiday.
	for (const time of [`${date}T${closes}:00+13:00`, "2026-12-25T10:00:00+13:00"]) {
		await page.clock.setFixedTime(new Date(time));
		await goto(page, "/contact");
		await expect(page.getByText(/^Opens \w+day/)).toContainText(clock(opens));
	}
});

test("test NHI numbers are checked in the page; nothing is sent or kept", async ({ page }) => {
	const path = "/solutions/data-analytics";
	test.skip(!paths.includes(path), "The owner has removed the page.");
	await goto(page, path);
	const field = page.locator("main input[name=nhi]");
	const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
	const before = await kept();
	const sent: string[] = [];
	page.on("request", (request) => sent.push(request.url()));
	// nhi-number.test.ts has every kind of number.
	for (const [number, answer] of [
		["ZAC5361", /^ZAC5361 passes/],
		["zbn77vl", /^ZBN77VL passes/],
		["ZBN77LV", /^ZBN77LV fails/],
		["JBX3656", /test numbers only/],
	] as const) {
		await field.fill(number);
		await field.press("Enter");
		await expect(page.getByRole("main").getByRole("status")).toHaveText(answer);
	}
	// Screen readers are silent about a text that stays.
	const status = page.getByRole("main").getByRole("status");
	const said = await status.evaluateHandle((region) => {
		const changes: unknown[] = [];
		new MutationObserver((list) => changes.push(...list)).observe(region, { childList: true });
		return changes;
	});
	await field.press("Enter");
	await expect.poll(() => said.evaluate((changes) => changes.length)).toBeGreaterThan(0);
	await expect(status).toHaveText(/test numbers only/);
	expect(sent.filter((url) => /ZAC5361|zbn77|JBX3656/i.test(url))).toEqual([]);
	expect(await kept()).toBe(before);
	expect(page.url()).not.toContain("?");
});

test("the not-found page offers the page most likely meant", async ({ page }) => {
	allowError(/404/);
	const meant = page.getByText("Did you mean").getByRole("link");
	// closest-page.test.ts has more.
	await goto(page, "/Contact");
	await expect(meant).toHaveAttribute("href", "/contact");
	await meant.click();
	await expectPage(page, "/contact");
	await page.goto("/no-such-page");
	await expect(title(page)).toHaveText(notFound());
	await expect(page.getByText("Did you mean")).toBeHidden();
	// Nothing shows under the footer in a window taller than the page.
	await page.setViewportSize({ width: 1280, height: 2400 });
	const bottom = () =>
		page.getByRole("contentinfo").evaluate((footer) => footer.getBoundingClientRect().bottom);
	await expect.poll(bottom).toBe(2400);
});

test("a printed page has only its text, and the addresses of its links", async ({ page }) => {
	await page.addInitScript(() => localStorage.setItem("theme", "dark"));
	await goto(page, "/");
	await page.emulateMedia({ media: "print" });
	// The sender's logo is all of the header, in its dark letters even in the dark theme.
	const header = page.getByRole("banner");
	await expect(header.locator(".logo-light")).toBeVisible();
	await expect(header.locator(".logo-dark, nav, button").filter({ visible: true })).toHaveCount(0);
	// Chromium would print the off-screen skip link at the bottom of every sheet but the last.
	for (const unprinted of [".theme-hint", "a[href='#main']", "main .needs-script"])
		await expect(page.locator(unprinted).filter({ visible: true })).toHaveCount(0);
	expect(await painted(page.locator("html"), "background-color")).toBe("255 255 255");
	expect(await painted(title(page), "color")).toBe("0 0 0");
	const address = await page
		.locator("main a[href^='https:']")
		.first()
		.evaluate((link) => getComputedStyle(link, "::after").content);
	expect(address).toContain("https:");
	await expect(page.locator(".example-gate")).toHaveCSS("print-color-adjust", "exact");
});

test("a link in a page's contents can be seen when it has the focus, in a low window too", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 500 });
	for (const path of ["/privacy", "/terms"]) {
		await goto(page, path);
		await page.evaluate(() => scrollTo(0, 1_500));
		const links = page.locator("main nav a");
		for (const link of [links.last(), links.first()]) {
			await link.focus();
			await expect(link, path).toBeInViewport({ ratio: 1 });
		}
	}
});

test("on paper both themes look the same", async ({ page }) => {
	await page.setViewportSize({ width: 700, height: 990 });
	await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
	for (const path of every(paths, [
		"/services",
		...pathsIn("/industries/").slice(0, 2),
		...pathsIn("/solutions/").slice(0, 1),
	])) {
		await goto(page, path);
		// Portraits are loaded when they come near.
		await page.evaluate(scrollThrough);
		await page.evaluate(async () => {
			const shown = [...document.images].filter((image) => image.checkVisibility());
			await Promise.all(shown.map((image) => image.decode()));
		});
		// Sheets don't divide the items of these lists, so that no arrow is apart from what it points at.
		const apart = await page.locator("li > .arrow-down:visible").evaluateAll((arrows) =>
			arrows.filter((arrow) => {
				const item = arrow.parentElement?.getBoundingClientRect();
				const { top, bottom } = arrow.getBoundingClientRect();
				return item && (top < item.top || bottom > item.bottom);
			}),
		);
		expect(apart, path).toEqual([]);
		const light = await page.screenshot({ fullPage: true });
		await page.evaluate(() => document.documentElement.classList.add("dark"));
		const dark = await page.screenshot({ fullPage: true });
		expect(dark.equals(light), path).toBe(true);
	}
});
