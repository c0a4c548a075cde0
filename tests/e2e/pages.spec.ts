import { company } from "../../src/content/company";
import { clock } from "../../src/content/opening-hours";
import { expect, test } from "./fixtures";

test("the technology strip passes by in 25 seconds and pauses under the pointer and by its switch", async ({
	page,
	goto,
}) => {
	await goto("/");
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

test("the contact page says whether somebody answers now, by Auckland's clock", async ({
	page,
	goto,
}) => {
	const { firstDay, opens, closes } = company.hours;
	const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
	// The 23rd is a Monday.
	const date = `2026-11-${23 + week.indexOf(firstDay)}`;
	await page.clock.setFixedTime(new Date(`${date}T${opens}:00+13:00`));
	await goto("/contact");
	await expect(page.getByText("Open now")).toBeVisible();
	await page.clock.setFixedTime(new Date(`${date}T${closes}:00+13:00`));
	await goto("/contact");
	await expect(page.getByText(/^Opens \w+day/)).toContainText(clock(opens));
	// A Friday as any other, but for the day.
	await page.clock.setFixedTime(new Date("2026-12-25T10:00:00+13:00"));
	await goto("/contact");
	await expect(page.getByText(/^Opens \w+day/)).toContainText(clock(opens));
});
