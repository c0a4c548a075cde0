import type { Locator, Page } from "@playwright/test";
import type { EditedSite } from "./edit-server.ts";
import { expect } from "./fixtures.ts";

// The parts of the editor in the page.

export const bar = (page: Page) => page.locator("edit-bar");
export const says = (page: Page) => bar(page).getByRole("status").last();
export const button = (page: Page, name: string | RegExp) =>
	bar(page).getByRole("button", { name });
export const field = (page: Page) => page.getByRole("textbox", { name: /^Words of / }).first();

export async function open(page: Page, site: EditedSite, path: string): Promise<void> {
	await page.goto(site.address + path, { waitUntil: "domcontentloaded" });
	await expect(says(page)).toHaveText(/^Click any words/);
}

/** On the first letters of a text. */
export const position = { x: 4, y: 12 };

/** Clicks a text, and waits until it can be typed in. */
export async function edit(page: Page, words: Locator): Promise<void> {
	await words.click({ position });
	await expect(field(page)).toBeFocused();
}
