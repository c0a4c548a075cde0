import type { Locator, Page } from "@playwright/test";
import { bar, button, edit, field, open, position, says } from "./edit-bar.ts";
import { type EditedSite, test } from "./edit-server.ts";
import { allowError, axeInBothThemes, expect } from "./fixtures.ts";

// Edits a copy of the project in the browser, as `npm run edit` lets its owner.

test.describe.configure({ mode: "default" });

/** Adds to a text's end, and saves. */
async function append(page: Page, words: Locator, text: string): Promise<void> {
	const before = (await words.textContent()) ?? "";
	await edit(page, words);
	await page.keyboard.insertText(text);
	await page.keyboard.press("Enter");
	await expect(says(page)).toHaveText("Saved.");
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
	await open(page, site, "/");
	const heading = page.getByRole("heading", { level: 1 });
	const before = (await heading.textContent()) ?? "";
	await append(page, heading, ' Kia ora, "Māori".');
	expect(changes(site)).toEqual([
		`- headline: "${before}",`,
		`+ headline: '${before} Kia ora, "Māori".',`,
	]);
	// In a button the space bar types, and presses nothing.
	const approve = page.getByRole("button", { name: "Approve" }).first();
	const name = (await approve.textContent()) ?? "";
	await edit(page, approve.getByText(name));
	await page.keyboard.type(" it now");
	await expect(approve).toHaveText(`${name} it now`);
	await page.keyboard.press("Escape");
	await expect(approve).toHaveText(name);

	await open(page, site, "/solutions/ai-agents");
	await append(page, page.getByRole("cell", { name: "Release money." }), " Ever.");
	const question = page.locator("summary", { hasText: "accountable" });
	await append(page, question, " Who?");
	const sentence = page.locator("li span", { hasText: "Privacy Commissioner’s" });
	await edit(page, sentence);
	await page.keyboard.insertText(" old");
	await page.keyboard.press("Enter");
	await expect(says(page)).toHaveText("Saved.");
	await expect(sentence).toHaveText(/^The Privacy Commissioner’s old guidance on AI tools expects/);
	await expect(sentence.getByRole("link", { name: "guidance on AI tools" })).toBeVisible();
	expect(changes(site).slice(2)).toEqual([
		'- "Release money.",',
		'+ "Release money. Ever.",',
		'- The Privacy Commissioner’s{" "}',
		'+ The Privacy Commissioner’s old{" "}',
		'- question: "Who’s accountable when it’s wrong?",',
		'+ question: "Who’s accountable when it’s wrong? Who?",',
	]);
	await page.keyboard.press("Control+z");
	await expect(sentence).not.toContainText("old");
	await button(page, "Undo").click();
	await expect(question).not.toContainText("Who?");

	await button(page, "Changes (2)").click();
	const panel = bar(page).getByRole("dialog", { name: "What changed" });
	await expect(panel.getByRole("listitem")).toHaveText([
		`Home${before}${before} Kia ora, "Māori".`,
		"AI AgentsRelease money.Release money. Ever.",
	]);
	await panel.getByText("git diff").click();
	await expect(panel.locator("pre")).toContainText('+\t\t\t\t\t\t"Release money. Ever.",');
	await axeInBothThemes(page, "the changes");
	await panel.getByRole("button", { name: "Commit" }).click();
	await expect(says(page)).toHaveText(/^Committed\./);
	expect(site.git("status", "--porcelain")).toBe("");
	expect(site.git("log", "-1", "--format=%s")).toBe("Change words: Home, AI Agents\n");
	await site.undoAll();
	expect(site.git("diff", "HEAD~1")).toBe("");
	await page.reload();
	await expect(button(page, "Changes (2)")).toBeVisible();
	site.git("reset", "--quiet", "--hard", "HEAD~1");
});

test("by keyboard alone: step to a text, edit, discard, save; and the bar passes axe", async ({
	page,
	site,
}) => {
	await open(page, site, "/contact");
	// The editor's styles leave the page as it is: of the two logos one is seen.
	await expect(page.locator("header img").filter({ visible: true })).toHaveCount(1);
	const heading = page.getByRole("heading", { level: 1 });
	const before = (await heading.textContent()) ?? "";
	await expect(async () => {
		await page.keyboard.press("Alt+ArrowDown");
		await expect(says(page)).toHaveText(`“${before}”. Enter edits it.`, { timeout: 50 });
	}).toPass({ intervals: [0] });
	await page.keyboard.press("Enter");
	await expect(field(page)).toBeFocused();
	await expect(field(page)).toHaveAccessibleName(/ src.pages.contact\.tsx:\d+, page\.headline$/);
	await expect(field(page)).toHaveAccessibleDescription("Enter saves, Escape discards");
	await page.keyboard.insertText(" gone");
	await page.keyboard.press("Escape");
	await expect(heading).toHaveText(before);
	await page.keyboard.press("Enter");
	await expect(field(page)).toBeFocused();
	await page.keyboard.insertText(" now");
	await page.keyboard.press("Control+s");
	await expect(says(page)).toHaveText("Saved.");
	await expect(heading).toHaveText(`${before} now`);
	await expect(heading).toBeFocused();
	await axeInBothThemes(page, "the bar");
	await page.keyboard.press("Control+z");
	await expect(says(page)).toContainText(`Undone: it reads “${before}” again.`);
	await page.keyboard.press("Control+Shift+z");
	await expect(says(page)).toHaveText(`Redone: it reads “${before} now”.`);
	await page.keyboard.press("Control+z");
	await expect(says(page)).toContainText("Undone");
	await expect(heading).toHaveText(before);
	// The header's own words, not those that the page has scrolled under it. An arrow opens its menu.
	const lead = page.locator("main p.text-lead").first();
	await lead.evaluate((text) => scrollBy(0, text.getBoundingClientRect().top - 24));
	const menu = page.getByRole("navigation").getByRole("button", { name: "Company" });
	await menu.locator("svg").click();
	await expect(page.locator("#menu-company")).toBeVisible();
	await page.keyboard.press("Escape");
	const pointedAt = () => page.evaluate(() => CSS.highlights.get("edit-at")?.size);
	await page.mouse.move(260, 30);
	expect(await pointedAt()).toBe(1);
	await page.mouse.move(216, 36);
	expect(await pointedAt()).toBe(0);
	await page.evaluate(() => scrollTo(0, 0));

	// From what has the focus.
	await page.getByRole("link", { name: "Get Started" }).first().focus();
	await page.keyboard.press("Alt+ArrowDown");
	await expect(says(page)).toHaveText("“Get Started”. Enter edits it.");
	await page.keyboard.press("Alt+b");
	await expect(button(page, "Edit words")).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(bar(page).getByRole("img", { name: /^The card/ })).toBeVisible();
	await axeInBothThemes(page, "search and card");
	await page.keyboard.press("Escape");
	const popup = page.waitForEvent("popup");
	await button(page, "Phone width").click();
	const phone = await popup;
	await expect(button(phone, "Edit words")).toBeVisible();
	expect(await phone.evaluate(() => innerWidth)).toBe(390);
	// In the menu, which makes everything outside it inert.
	await expect(says(phone)).toHaveText(/^Click any words/);
	await phone.getByRole("button", { name: "Open the menu" }).click();
	await phone.getByRole("dialog").getByText("Services", { exact: true }).click({ position });
	await button(phone, /menu\.0\.title$/).click();
	await expect(field(phone)).toBeFocused();
	await button(phone, "Discard").click();
	await expect(says(phone)).toHaveText("Nothing was changed.");
	expect(site.git("status", "--porcelain")).toBe("");
});

test("asks which of several places, and says which fact computed words come from", async ({
	page,
	site,
}) => {
	allowError(/status of 4(09|22)/);
	await open(page, site, "/contact");
	await page.locator("footer").getByRole("heading", { name: "Services" }).click({ position });
	const which = bar(page).getByRole("dialog", { name: "Which of these do you mean?" });
	await expect(which.getByRole("listitem")).toHaveText([
		/^Servicessrc\/content\/navigation\.ts:\d+, menu\.0\.title$/,
		/^Servicessrc\/content\/navigation\.ts:\d+, footerColumns\.0\.title$/,
	]);
	await page.keyboard.press("Escape");
	// A menu that has been opened is open again once one of several is chosen, or none.
	const menu = page.getByRole("navigation").getByRole("button", { name: "Services" });
	await menu.click({ position });
	await expect(which).toBeVisible();
	await which.getByRole("button", { name: /menu\.0\.title$/ }).click();
	await expect(field(page)).toBeFocused();
	await expect(says(page)).toHaveText(/^Enter saves/);
	await page.keyboard.press("Escape");
	await menu.click({ position });
	await expect(which).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByText("Answers and drafts from").first().click({ position });
	await expect(field(page)).toBeFocused();
	// First what is typed, then the menu.
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");

	await page.getByText("Monday to Friday, 9AM").first().click({ position });
	await page.getByRole("button", { name: "9AM" }).click();
	const computed = bar(page).getByRole("dialog", { name: "“9AM” is worked out" });
	await computed.getByRole("button", { name: /^09:00 ?src.*, company\.hours\.opens$/ }).click();
	const fact = bar(page).getByRole("textbox", { name: /company.hours.opens$/ });
	await fact.fill("9 o’clock");
	await page.keyboard.press("Enter");
	await expect(says(page)).toHaveText(/^Not done.*hours\.opens/);
	await expect(fact).toHaveText("9 o’clock");
	await fact.fill("08:00");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Monday to Friday, 8AM to 6PM NZT").first()).toBeVisible();
	await button(page, /^Changes/).click();
	const last = bar(page).getByRole("listitem").last();
	await expect(last).toHaveText("Several pages09:0008:00");
	await page.keyboard.press("Escape");
	expect(changes(site)).toEqual([
		expect.stringContaining('opens: "09:00"'),
		expect.stringContaining('opens: "08:00"'),
	]);
	await site.undoAll();
});

test("a refusal keeps what was typed, and words outlast a change on disk", async ({
	page,
	site,
}) => {
	allowError(/status of 4(09|22)/);
	await open(page, site, "/contact");
	const heading = page.getByRole("heading", { level: 1 });
	const before = (await heading.textContent()) ?? "";
	await edit(page, heading);
	await page.keyboard.insertText(" Colur.");
	await expect(says(page)).toContainText("Advice: “Colur”");
	await page.keyboard.press("Control+a");
	await page.keyboard.press("Backspace");
	await page.keyboard.press("Enter");
	await expect(says(page)).toHaveText("Not done. There must be words left.");
	await page.keyboard.insertText(`${before} Kia ora.`);
	const file = "src/pages/contact.tsx";
	site.tree.write(file, `// A comment.\n${site.tree.read(file)}`);
	page.once("dialog", (dialog) => dialog.dismiss());
	await page.keyboard.press("Enter");
	await expect(says(page)).toHaveText(/has changed on disk\. Save into it as it is now/);
	await expect(heading).toHaveText(`${before} Kia ora.`);
	page.once("dialog", (dialog) => dialog.accept());
	await page.keyboard.press("Enter");
	await expect(says(page)).toHaveText("Saved.");
	expect(site.tree.read(file)).toContain(`${before} Kia ora.`);
	await site.undoAll();
	site.git("checkout", "--quiet", ".");
});
