import type { Locator, Page } from "@playwright/test";
import { company } from "../../src/content/company.ts";
import { type EditedSite, test } from "./edit-server.ts";
import { allowError, axeInBothThemes, expect } from "./fixtures.ts";

// Edits a copy of the project in the browser, as `npm run edit` lets its owner.

test.describe.configure({ mode: "default" });

// The parts of the editor in the page.
const bar = (page: Page) => page.locator("edit-bar");
const says = (page: Page) => bar(page).getByRole("status").last();
const button = (page: Page, name: string | RegExp) => bar(page).getByRole("button", { name });
const field = (page: Page) => page.getByRole("textbox", { name: /^Words of / }).first();

async function open(page: Page, site: EditedSite, path: string): Promise<void> {
	await page.goto(site.address + path, { waitUntil: "domcontentloaded" });
	await expect(says(page)).toHaveText(/^Click any words/);
}

/** On the first letters of a text. */
const position = { x: 4, y: 12 };

/** Clicks a text, and waits until it can be typed in. */
async function edit(page: Page, words: Locator): Promise<void> {
	await words.click({ position });
	await expect(field(page)).toBeFocused();
}

/** Adds to a text's end, and saves. */
async function append(page: Page, words: Locator, text: string): Promise<void> {
	const before = (await words.textContent()) ?? "";
	await edit(page, words);
	await page.keyboard.insertText(text);
	await page.keyboard.press("Enter");
	await expect(says(page)).toHaveText(/^Saved\./);
	await expect(words).toHaveText(before.trim() + text);
}

/** The lines that git says have changed, without their indentation. */
const changes = (site: EditedSite) =>
	site
		.git("diff", "--unified=0")
		.split("\n")
		.filter((line) => /^[-+](?![-+])/.test(line))
		.map((line) => line.replace(/\s+/g, " "));

test("words are edited where they are read, listed, committed, and taken back", async ({
	page,
	site,
}) => {
	await open(page, site, "/terms");
	await append(page, page.getByRole("heading", { level: 1 }), ' Kia ora, "Māori".');
	// In a button the space bar types, and presses nothing.
	const approve = page.getByRole("button", { name: "Approve" });
	await edit(page, approve.getByText("Approve"));
	await page.keyboard.type(" it now");
	await expect(approve).toHaveText("Approve it now");
	await page.keyboard.press("Escape");
	await expect(approve).toHaveText("Approve");

	await append(page, page.getByRole("cell", { name: "Release money." }), " Ever.");
	const question = page.locator("main summary");
	await append(page, question, " Who?");
	const sentence = page.locator("main p", { hasText: "then ring" });
	await edit(page, sentence);
	await page.keyboard.insertText("our ");
	await page.keyboard.press("Enter");
	await expect(says(page)).toHaveText(/^Saved\./);
	await expect(sentence).toHaveText("Read our privacy page, then ring.");
	await expect(sentence.getByRole("link", { name: "privacy page" })).toBeVisible();
	expect(changes(site)).toEqual([
		'- headline: "A page to edit",',
		"+ headline: 'A page to edit Kia ora, \"Māori\".',",
		'-const question = "Who’s accountable?";',
		'-const cells = ["Release money.", "Twice"];',
		'+const question = "Who’s accountable? Who?";',
		'+const cells = ["Release money. Ever.", "Twice"];',
		'- Read <a href="/privacy">privacy page</a>, then ring.',
		'+ Read our <a href="/privacy">privacy page</a>, then ring.',
	]);
	await page.keyboard.press("Control+z");
	await expect(sentence).not.toContainText("our");
	await button(page, "Undo").click();
	await expect(question).not.toContainText("Who?");

	await button(page, "Changes (2)").click();
	const panel = bar(page).getByRole("dialog", { name: "What changed" });
	await expect(panel.getByRole("listitem")).toHaveText([
		'EditedA page to editA page to edit Kia ora, "Māori".',
		"EditedRelease money.Release money. Ever.",
	]);
	await panel.getByText("git diff").click();
	await expect(panel.locator("pre")).toContainText('["Release money. Ever.", "Twice"]');
	await axeInBothThemes(page, "the changes", "edit-bar");
	await panel.getByRole("button", { name: "Commit" }).click();
	await expect(says(page)).toHaveText(/^Committed\./);
	expect(site.git("status", "--porcelain")).toBe("");
	expect(site.git("log", "-1", "--format=%s")).toBe("Change words: Edited\n");
	await site.undoAll();
	expect(site.git("diff", "HEAD~1")).toBe("");
	site.git("reset", "--quiet", "--hard", "HEAD~1");
});

test("by keyboard alone: step to a text, edit, discard, save; and the bar passes axe", async ({
	page,
	site,
}) => {
	await open(page, site, "/terms");
	const heading = page.getByRole("heading", { level: 1 });
	const before = "A page to edit";
	await expect(async () => {
		await page.keyboard.press("Alt+ArrowDown");
		await expect(says(page)).toHaveText(`“${before}”. Enter edits it.`, { timeout: 50 });
	}).toPass({ intervals: [0] });
	await page.keyboard.press("Enter");
	await expect(field(page)).toBeFocused();
	await expect(field(page)).toHaveAccessibleName(/ src.pages.terms\.tsx:\d+, page\.headline$/);
	await expect(field(page)).toHaveAccessibleDescription("Enter saves, Escape discards");
	await page.keyboard.insertText(" gone");
	await page.keyboard.press("Escape");
	await expect(heading).toHaveText(before);
	await page.keyboard.press("Enter");
	await expect(field(page)).toBeFocused();
	await page.keyboard.insertText(" now");
	await page.keyboard.press("Control+s");
	await expect(says(page)).toHaveText(/^Saved\./);
	await expect(heading).toHaveText(`${before} now`);
	await expect(heading).toBeFocused();
	await axeInBothThemes(page, "the bar", "edit-bar");
	await page.keyboard.press("Control+z");
	await expect(says(page)).toContainText(`Undone: it reads “${before}” again.`);
	await page.keyboard.press("Control+Shift+z");
	await expect(says(page)).toHaveText(`Redone: it reads “${before} now”.`);
	await page.keyboard.press("Control+z");
	await expect(heading).toHaveText(before);
	// A menu's arrow opens it.
	const menu = page.getByRole("navigation").getByRole("button").first();
	await menu.locator("svg").click();
	await expect(page.locator(".mega-menu [popover]").first()).toBeVisible();
	await page.keyboard.press("Escape");

	// From what has the focus.
	// The page is rendered again after Undo, which may take the focus or speak once more.
	await expect(async () => {
		await page.getByRole("link", { name: "Get Started" }).first().focus();
		await page.keyboard.press("Alt+ArrowDown");
		await expect(says(page)).toHaveText("“Get Started”. Enter edits it.", { timeout: 2_000 });
	}).toPass();
	await page.keyboard.press("Alt+b");
	await expect(button(page, "Edit words")).toBeFocused();
	await button(page, "Search and card").click();
	await expect(bar(page).getByRole("img", { name: /^The card/ })).toBeVisible();
	await expect(bar(page).getByRole("listitem").getByRole("button")).toHaveText([
		/^TitleEdited words/,
		/^DescriptionA page with words/,
		/^HeadlineA page to edit/,
		/^Name, above the headlineEdited/,
	]);
	await axeInBothThemes(page, "search and card", "edit-bar");
	await page.keyboard.press("Escape");
	const popup = page.waitForEvent("popup");
	await button(page, "Phone width").click();
	const phone = await popup;
	await expect(says(phone)).toHaveText(/^Click any words/);
	expect(await phone.evaluate(() => innerWidth)).toBe(390);
	// In the menu, which makes everything outside it inert.
	await phone.getByRole("button", { name: "Open the menu" }).click();
	await phone.getByRole("dialog").getByText("Get Started").click({ position });
	await expect(field(phone).or(bar(phone).getByRole("dialog"))).toBeVisible();
	expect(site.git("status", "--porcelain")).toBe("");
});

test("asks which of several places, and says which fact computed words come from", async ({
	page,
	site,
}) => {
	allowError(/status of 42[28]/);
	await open(page, site, "/terms");
	await page.locator("main p", { hasText: "Twice" }).click({ position });
	const which = bar(page).getByRole("dialog", { name: "Which of these do you mean?" });
	await expect(which.getByRole("listitem")).toHaveText([
		/^Twicesrc.pages.terms\.tsx:\d+, cells\.1$/,
		/^Twicesrc.pages.terms\.tsx:\d+$/,
	]);
	await which
		.getByRole("button", { name: /^Twice/ })
		.last()
		.click();
	await expect(field(page)).toBeFocused();
	await expect(says(page)).toHaveText(/^Enter saves/);
	await page.keyboard.press("Escape");

	await page.locator("main p", { hasText: "today" }).click({ position });
	await page.getByRole("button", { name: company.phone }).click();
	const computed = bar(page).getByRole("dialog", { name: `“${company.phone}” is worked out` });
	await computed.getByRole("button", { name: /company\.phone$/ }).click();
	const fact = bar(page).getByRole("textbox", { name: /company\.phone$/ });
	await fact.fill("09 555 0199");
	await page.keyboard.press("Enter");
	await expect(says(page)).toHaveText(/^Not done.*phone/s);
	await expect(fact).toHaveText("09 555 0199");
	await fact.fill("+64 9 555 0199");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Ring +64 9 555 0199 today.")).toBeVisible();
	await button(page, /^Changes/).click();
	const last = bar(page).getByRole("listitem").last();
	await expect(last).toHaveText(`Several pages${company.phone}+64 9 555 0199`);
	await site.undoAll();
});

test("advice stands beside the words, and they outlast a change on disk", async ({
	page,
	site,
}) => {
	allowError(/status of 42[28]/);
	await open(page, site, "/terms");
	const heading = page.getByRole("heading", { level: 1 });
	await edit(page, heading);
	await page.keyboard.insertText(" Colur.");
	await expect(says(page)).toContainText("Advice: “Colur”");
	await page.keyboard.press("Control+a");
	await page.keyboard.insertText("Kia ora.");
	const file = "src/pages/terms.tsx";
	site.tree.write(file, `// A comment.\n${site.tree.read(file)}`);
	page.once("dialog", (dialog) => dialog.dismiss());
	await page.keyboard.press("Enter");
	await expect(says(page)).toHaveText(/has changed on disk\. Save into it as it is now/);
	await expect(heading).toHaveText("Kia ora.");
	page.once("dialog", (dialog) => dialog.accept());
	await page.keyboard.press("Enter");
	await expect(says(page)).toHaveText(/^Saved\./);
	expect(site.tree.read(file)).toContain('headline: "Kia ora."');
	await site.undoAll();
	site.git("checkout", "--quiet", ".");
});

test("the development server shows the sections that a page can have, with their code", async ({
	page,
	site,
}) => {
	const answer = await page.goto(`${site.address}/__sections`);
	expect(answer?.status()).toBe(200);
	await expect(page.locator("pre").first()).toContainText("import {");
});
