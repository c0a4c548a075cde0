import type { Page } from "@playwright/test";
import { requests } from "../../src/pages/home/requests";
import { axeInBothThemes, expect, goto, holdEnter, test } from "./fixtures";

test("the technology strip takes 25 seconds, and pauses on hover and by its button", async ({
	page,
}) => {
	await goto(page, "/");
	const chips = page.getByRole("list").filter({ hasText: "Deep Learning" });
	const expectMotion = (state: string) => expect(chips).toHaveCSS("animation-play-state", state);
	await expect(chips).toHaveCSS("animation-duration", "25s");
	await expect(chips).toHaveCSS("animation-iteration-count", "infinite");
	await page.mouse.move(0, 0);
	await expectMotion("running");
	// It never stands still, so don't wait for that.
	await chips.hover({ force: true });
	await expectMotion("paused");
	await page.mouse.move(0, 0);
	await expectMotion("running");
	// Its name stays what it is, and its state says whether that's so: checked is paused.
	const pause = page.getByRole("checkbox", { name: "Pause the moving list", exact: true });
	await pause.focus();
	await page.keyboard.press("Space");
	await expect(pause).toBeChecked();
	await expectMotion("paused");
	await page.locator("label").filter({ has: pause }).click();
	await page.mouse.move(0, 0);
	await expect(pause).not.toBeChecked();
	await expectMotion("running");
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect(chips).toHaveCSS("animation-name", "none");
	for (const chip of await chips.getByRole("listitem").all()) await expect(chip).toBeVisible();
});

const example = (page: Page) => page.locator("[data-island='pages/home/worked-example']");
const log = (page: Page) => example(page).getByRole("log");
/** The requests to choose from, and what a visitor can do with the chosen one, in order. */
const request = (page: Page, index: number) =>
	example(page).locator("button[aria-pressed]").nth(index);
const button = (page: Page, index: number) =>
	example(page).locator("button:not([aria-pressed])").nth(index);

test("a visitor decides a request by keyboard or pointer, and nothing leaves the page", async ({
	page,
}) => {
	const [first, second] = requests;
	if (!second) throw new Error("The example has several requests.");
	const sent: string[] = [];
	page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
	// axe would see colours on their way.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await goto(page, "/");
	await example(page).scrollIntoViewIfNeeded();
	await expect(example(page)).toHaveAttribute("data-hydrated");
	await expect(request(page, 0)).toHaveAttribute("aria-pressed", "true");

	// Enter that is held down approves once, and goes no further.
	await button(page, 0).focus();
	await holdEnter(page);
	await expect(log(page)).toContainText(first.approved);
	await expect(example(page).getByText(first.approved).first()).toBeFocused();
	await axeInBothThemes(page, "a decided request");
	await page.keyboard.press("Tab");
	await expect(button(page, 0)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(example(page)).toContainText(second.question);
	await expect(request(page, 1)).toHaveAttribute("aria-pressed", "true");
	await expect(log(page)).not.toContainText(first.approved);

	await button(page, 1).press("Enter");
	const field = example(page).getByRole("textbox");
	await expect(field).toBeFocused();
	await expect(field).toHaveAttribute("aria-readonly", "false");
	await page.keyboard.type("<b>My own words</b>");
	await axeInBothThemes(page, "a draft that is changed");
	await button(page, 0).click();
	await expect(field).toContainText("<b>My own words</b>");
	await expect(field).toHaveAttribute("aria-readonly", "true");
	const changed = (await log(page).locator("p").last().textContent()) ?? "";
	expect(changed).not.toContain(second.approved);

	await request(page, 0).click();
	await expect(example(page)).toContainText(first.question);
	// A double-click doesn't press what takes the button's place.
	await button(page, 2).dblclick();
	await expect(log(page)).toContainText(first.refused);
	// Once more, from the start.
	await button(page, 1).click();
	await expect(log(page)).not.toContainText(first.refused);
	await request(page, 1).click();
	await expect(field).not.toContainText("My own words");
	expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
	expect(sent).toEqual([]);
});
