import { company } from "../../src/content/company";
import { clock } from "../../src/content/opening-hours";
import { allowError, expect, goto, test } from "./fixtures";

test("the technology strip takes 25 seconds, and pauses on hover and focus", async ({ page }) => {
	await goto(page, "/");
	const strip = page.locator(".technology-strip");
	const chips = strip.locator(".technology-chips").first();
	await expect(chips).toHaveCSS("animation-duration", "25s");
	await page.mouse.move(0, 0);
	await expect(chips).toHaveCSS("animation-play-state", "running");
	await chips.hover({ force: true });
	await expect(chips).toHaveCSS("animation-play-state", "paused");
	await page.mouse.move(0, 0);
	await expect(chips).toHaveCSS("animation-play-state", "running");
	await strip.getByText("Pause").click();
	await page.mouse.move(0, 0);
	await expect(chips).toHaveCSS("animation-play-state", "paused");
	// The switch says what it will do, and the focus of a key pauses as the pointer does.
	await strip.getByText("Play").click();
	await page.mouse.move(0, 0);
	await expect(chips).toHaveCSS("animation-play-state", "running");
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Tab");
	await expect(strip.getByRole("checkbox", { name: "Pause" })).toBeFocused();
	await expect(chips).toHaveCSS("animation-play-state", "paused");
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
	await page.clock.setFixedTime(new Date(`${date}T${closes}:00+13:00`));
	await goto(page, "/contact");
	await expect(page.getByText(/^Opens \w+day/)).toContainText(clock(opens));
	// A Friday that is a public holiday.
	await page.clock.setFixedTime(new Date("2026-12-25T10:00:00+13:00"));
	await goto(page, "/contact");
	await expect(page.getByText(/^Opens \w+day/)).toContainText(clock(opens));
});

test("test NHI numbers are checked in the page; nothing is sent or kept", async ({ page }) => {
	await goto(page, "/solutions/data-analytics#nhi");
	const field = page.getByLabel("Test NHI number");
	const button = page.getByRole("button", { name: "Check it" });
	await expect(button).toBeEnabled();
	const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
	const before = await kept();
	const sent: string[] = [];
	page.on("request", (request) => sent.push(request.url()));
	for (const [number, answer] of [
		["ZAC5361", "ZAC5361 passes in the old format (AAANNNC, modulus 11)."],
		["zbn77vl", "ZBN77VL passes in the new format (AAANNAX, modulus 23)."],
		["ZBN77LV", /^ZBN77LV fails in the new format.*: the last character should be/],
		["JBX3656", /test numbers only/],
		["hello", /^That’s neither format/],
	] as const) {
		await field.fill(number);
		await field.press("Enter");
		await expect(page.getByRole("main").getByRole("status")).toHaveText(answer);
	}
	expect(sent.filter((url) => /ZAC5361|zbn77vl|JBX3656/i.test(url))).toEqual([]);
	expect(await kept()).toBe(before);
	expect(page.url()).not.toContain("?");
});

test("the not-found page offers the page most likely meant", async ({ page }) => {
	allowError(/404/);
	for (const [asked, title, meant] of [
		["/industries/logistics", "Logistic Solutions", "/industries/logistic"],
		["/Contact", "Contact Us", "/contact"],
	] as const) {
		await goto(page, asked);
		const link = page.getByText("Did you mean").getByRole("link", { name: title });
		await expect(link).toHaveAttribute("href", meant);
	}
	await page.getByText("Did you mean").getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(/contact/i);
	await page.goto("/no-such-page");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can’t find that page");
	await expect(page.getByText("Did you mean")).toBeHidden();
	// Nothing shows under the footer in a window taller than the page.
	await page.setViewportSize({ width: 1280, height: 2400 });
	const bottom = () =>
		page.getByRole("contentinfo").evaluate((footer) => footer.getBoundingClientRect().bottom);
	await expect.poll(bottom).toBe(2400);
});
