import type { Page } from "@playwright/test";
import { axe, expect, goto, reloadWithoutScripts, spareData, test } from "./fixtures";

const example = (page: Page) => page.locator("[data-live='pages/home/worked-example']");
const log = (page: Page) => example(page).getByRole("log");
const press = async (page: Page, name: string) => {
	const button = example(page).getByRole("button", { name, exact: true });
	await button.focus();
	await page.keyboard.press("Enter");
};
const focused = (page: Page, name: string) =>
	expect(example(page).getByRole("button", { name, exact: true })).toBeFocused();

test("a visitor decides by keyboard; without scripts it is a picture", async ({ page }) => {
	await spareData(page);
	// axe would see colours on their way.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await goto(page, "/");
	await expect(page.getByText("Illustrative example.")).toBeVisible();
	await expect(log(page).getByRole("paragraph")).toHaveCount(2);

	await press(page, "Approve");
	await expect(log(page)).toContainText("Approved by you as hardship officer.");
	await expect(example(page)).toContainText("A person decidedHardship officer: you approved it.");
	await focused(page, "Next request");
	expect(await axe(page)).toEqual([]);

	await page.keyboard.press("Enter");
	await focused(page, "Approve");
	await expect(example(page)).toContainText("A person decidesTriage nurse: Send this question");
	await expect(example(page).getByRole("button", { name: "A clinic" })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
	await press(page, "Change");
	const field = example(page).getByRole("textbox");
	await expect(field).toBeFocused();
	expect(await axe(page)).toEqual([]);
	const hostile = "<b>My own words</b>";
	await field.fill(" ");
	await press(page, "Send my version");
	// Nothing is sent, and the browser says why at the field.
	await expect(field).toBeFocused();
	await field.fill(hostile);
	await page.keyboard.press("Escape");
	await focused(page, "Change");
	await press(page, "A bank");
	await press(page, "A clinic");
	await press(page, "Change");
	await expect(field).toHaveValue(hostile);
	await press(page, "Send my version");
	await expect(example(page).getByText(hostile)).toBeVisible();
	await expect(log(page)).toContainText("Changed by you");
	await focused(page, "Next request");

	await page.keyboard.press("Enter");
	await press(page, "Refuse");
	await expect(log(page)).toContainText("Refused by you");
	await press(page, "Start again");
	await focused(page, "Approve");

	// A request that is half changed is gone on with where it was left.
	await press(page, "Change");
	await field.fill("Half a reply");
	await press(page, "A clinic");
	await press(page, "Next request");
	await expect(field).toBeFocused();
	await page.keyboard.press("Escape");

	// The second click of a double-click doesn't press what has taken the first one's place.
	for (const [name, then] of [
		["Change", "Send my version"],
		["Back", "Change"],
		["Approve", "Start again"],
	] as const) {
		await example(page).getByRole("button", { name, exact: true }).dblclick();
		await expect(example(page).getByRole("button", { name: then, exact: true })).toBeVisible();
	}
	await press(page, "Start again");
	await focused(page, "Approve");
	await expect(log(page)).not.toContainText("Refused");
	// Unchanged words are the draft.
	await press(page, "Change");
	await press(page, "Send my version");
	await expect(log(page)).toContainText("Approved by you as desk lead.");

	// Each request keeps what was decided.
	await press(page, "A bank");
	await expect(log(page)).toContainText("Approved by you");
	expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);

	// Without scripts it is a finished picture with its three outcomes, on paper too.
	await reloadWithoutScripts(page);
	for (const media of ["screen", "print"] as const) {
		await page.emulateMedia({ media });
		await expect(example(page).getByText("A person decides"), media).toBeVisible();
		for (const outcome of ["Approved by you", "Changed by you", "Refused by you"]) {
			await expect(example(page).getByText(outcome), media).toBeVisible();
		}
		await expect(example(page).getByRole("button"), media).toHaveCount(0);
	}
});
