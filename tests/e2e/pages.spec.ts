import { company } from "../../src/content/company";
import { clock } from "../../src/content/opening-hours";
import {
	allowError,
	expect,
	expectPage,
	goto,
	menuButtons,
	notFound,
	openPanel,
	pageWith,
	painted,
	showTheme,
	test,
	themeToggle,
	title,
} from "./fixtures";

test("the contact page says whether the phone is answered, in Auckland's time", async ({
	page,
}) => {
	test.skip(!pageWith("data-opening-status"), "Nobody answers the phone.");
	const { firstDay, opens, closes } = company.hours;
	const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
	// The 23rd is a Monday.
	const date = `2026-11-${23 + week.indexOf(firstDay)}`;
	const status = page.locator("[data-opening-status]");
	await page.clock.setFixedTime(new Date(`${date}T${opens}:00+13:00`));
	await goto(page, "/contact");
	await expect(status).toHaveText(/^Open now/);
	// At closing time, and on a Friday that is a public holiday.
	for (const time of [`${date}T${closes}:00+13:00`, "2026-12-25T10:00:00+13:00"]) {
		await page.clock.setFixedTime(new Date(time));
		await goto(page, "/contact");
		await expect(status).toHaveText(/^Opens \w+day/);
		await expect(status).toContainText(clock(opens));
	}
	await expect(page.locator("form")).toHaveCount(0);
});

test("test NHI numbers are checked in the page; nothing is sent or kept", async ({ page }) => {
	const path = pageWith('data-analytics/nhi-checker"');
	if (!path) return test.skip(true, "The owner has removed the checker.");
	await goto(page, path);
	const field = page.locator("main input[name=nhi]");
	const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
	const before = await kept();
	const sent: string[] = [];
	page.on("request", (request) => sent.push(request.url()));
	const status = page.getByRole("main").getByRole("status");
	// nhi-number.test.ts has every kind of number.
	for (const [number, answer] of [
		["ZAC5361", /^ZAC5361 passes/],
		["zbn77vl", /^ZBN77VL passes/],
		["ZBN77LV", /^ZBN77LV fails/],
		["JBX3656", /test numbers only/],
	] as const) {
		await field.fill(number);
		await field.press("Enter");
		await expect(status).toHaveText(answer);
	}
	expect(sent.filter((url) => /ZAC5361|zbn77|JBX3656/i.test(url))).toEqual([]);
	expect(await kept()).toBe(before);
	expect(page.url()).not.toContain("?");
});

test("the not-found page offers the page most likely meant, and ends at the window's edge", async ({
	page,
}) => {
	allowError(/404/);
	const meant = page.getByText("Did you mean").getByRole("link");
	// closest-page.test.ts has more.
	await goto(page, "/Contact");
	await expect(meant).toHaveAttribute("href", "/contact");
	await meant.click();
	await expectPage(page, "/contact");
	await page.setViewportSize({ width: 1280, height: 2400 });
	await goto(page, "/no-such-page");
	await expect(title(page)).toHaveText(notFound());
	await expect(page.getByText("Did you mean")).toBeHidden();
	const bottom = () =>
		page.getByRole("contentinfo").evaluate((footer) => footer.getBoundingClientRect().bottom);
	await expect.poll(bottom).toBe(2400);
});

test("on paper there is the page's text alone, black on white in both themes, with the addresses of links", async ({
	page,
}) => {
	await goto(page, "/");
	await showTheme(page, "dark");
	await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
	// The sender's logo is all of the header, in its dark letters even in the dark theme.
	const header = page.getByRole("banner");
	await expect(header.locator(".logo-light")).toBeVisible();
	await expect(header.locator(".logo-dark, nav, button").filter({ visible: true })).toHaveCount(0);
	for (const unprinted of [".theme-hint", "a[href='#main']", "main .needs-script"])
		await expect(page.locator(unprinted).filter({ visible: true })).toHaveCount(0);
	expect(await painted(page.locator("html"), "background-color")).toBe("255 255 255");
	expect(await painted(title(page), "color")).toBe("0 0 0");
	const address = await page
		.locator("main a[href^='https:']")
		.first()
		.evaluate((link) => getComputedStyle(link, "::after").content);
	expect(address).toContain("https:");
});

test("reduced motion stops movement; forced colours keep borders, outlines and a logo that can be seen", async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
	await goto(page, "/");
	const moving = () =>
		page.evaluate(
			() => document.getAnimations().filter(({ playState }) => playState === "running").length,
		);
	await expect.poll(moving).toBe(0);
	await menuButtons(page).first().click();
	await expect(openPanel(page)).toHaveCSS("border-bottom-style", "solid");
	await page.keyboard.press("Escape");
	await themeToggle(page).focus();
	await expect(themeToggle(page)).toHaveCSS("outline-style", "solid");
	// Pictures keep their colours, so the logo must suit the forced background, whatever the theme.
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ forcedColors: "active", colorScheme });
		for (const theme of ["light", "dark"] as const) {
			await showTheme(page, theme);
			await expect(page.getByRole("banner").locator("img").filter({ visible: true })).toHaveClass(
				new RegExp(`logo-${colorScheme}`),
			);
		}
	}
});
