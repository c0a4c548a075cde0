import type { Page } from "@playwright/test";
import { requests } from "../../src/pages/home/example-requests";
import { axe, expect, goto, holdEnter, reloadWithoutScripts, spareData, test } from "./fixtures";

const example = (page: Page) => page.locator("[data-island='pages/home/worked-example']");
const log = (page: Page) => example(page).getByRole("log");
const named = (page: Page, name: string) =>
	example(page).getByRole("button", { name, exact: true });
const press = async (page: Page, name: string) => {
	await named(page, name).focus();
	await page.keyboard.press("Enter");
};
const focused = (page: Page, name: string) => expect(named(page, name)).toBeFocused();

test("a visitor decides by keyboard; without scripts it is a picture", async ({ page }) => {
	const [first, second, third] = requests;
	if (!first || !second || !third) throw new Error("The example has three requests.");
	await spareData(page);
	// axe would see colours on their way.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await goto(page, "/");
	await expect(log(page).getByRole("paragraph")).toHaveCount(2);

	await press(page, "Approve");
	await expect(log(page)).toContainText(first.outcomes.approved);
	await focused(page, "Next request");
	expect(await axe(page)).toEqual([]);

	await page.keyboard.press("Enter");
	await focused(page, "Approve");
	await expect(example(page)).toContainText(second.question);
	await expect(named(page, second.from)).toHaveAttribute("aria-pressed", "true");
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
	await press(page, first.from);
	await press(page, second.from);
	await press(page, "Change");
	await expect(field).toHaveValue(hostile);
	await press(page, "Send my version");
	await expect(example(page).getByText(hostile)).toBeVisible();
	await expect(log(page)).toContainText(second.outcomes.changed);
	await focused(page, "Next request");

	await page.keyboard.press("Enter");
	await press(page, "Refuse");
	await expect(log(page)).toContainText(third.outcomes.refused);
	await press(page, "Start again");
	await focused(page, "Approve");
	// The second click of a double-click doesn't press what has taken the first one's place.
	for (const [name, then] of [
		["Change", "Send my version"],
		["Back", "Change"],
		["Approve", "Start again"],
	] as const) {
		await named(page, name).dblclick();
		await expect(named(page, then)).toBeVisible();
	}
	await press(page, "Start again");
	await expect(log(page)).not.toContainText(third.outcomes.refused);
	// Unchanged words are the draft.
	await press(page, "Change");
	await press(page, "Send my version");
	await expect(log(page)).toContainText(third.outcomes.approved);

	// Each request keeps what was decided, and nothing leaves the page.
	await press(page, first.from);
	await expect(log(page)).toContainText(first.outcomes.approved);
	expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);

	// Without scripts it is a finished picture with its three outcomes, on paper too.
	await reloadWithoutScripts(page);
	for (const media of ["screen", "print"] as const) {
		await page.emulateMedia({ media });
		for (const words of Object.values(first.outcomes)) {
			await expect(example(page).getByText(words), media).toBeVisible();
		}
		await expect(example(page).getByRole("button"), media).toHaveCount(0);
	}
});

test("a key that is held down decides one request, and one of an input method leaves the field", async ({
	page,
}) => {
	const [first, second] = requests;
	if (!first || !second) throw new Error("The example has several requests.");
	await goto(page, "/");
	await named(page, "Approve").focus();
	await holdEnter(page);
	await focused(page, "Next request");
	await expect(log(page)).toContainText(first.outcomes.approved);
	await press(page, "Next request");
	await expect(example(page)).toContainText(second.question);
	await expect(log(page)).not.toContainText(second.outcomes.approved);

	const field = example(page).getByRole("textbox");
	await named(page, "Change").focus();
	await holdEnter(page);
	await expect(field).toBeFocused();
	await expect(field).not.toHaveValue(/\n/);
	// In the text it begins lines, as many as there is time for.
	await holdEnter(page);
	await expect(field).toHaveValue(/\n\n/);

	// Escape ends what is being composed, such as Japanese, and nothing else.
	for (const sign of [{ isComposing: true }, { keyCode: 229 }]) {
		await field.dispatchEvent("keydown", { key: "Escape", ...sign });
		await expect(field).toBeFocused();
	}
	await page.keyboard.press("Escape");
	await focused(page, "Change");
});

test("a visitor whose extension wraps the field goes on", async ({ page }) => {
	await goto(page, "/");
	await press(page, "Change");
	const field = example(page).getByRole("textbox");
	await field.fill("My own words");
	await field.evaluate((element) => {
		const wrapper = document.createElement("span");
		element.replaceWith(wrapper);
		wrapper.append(element);
	});
	await press(page, "Send my version");
	await focused(page, "Next request");
	await expect(example(page).getByText("My own words")).toBeVisible();
});
