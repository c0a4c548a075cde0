import type { Page } from "@playwright/test";
import { expect, holdBack, hydrated, restPointer, test } from "./fixtures";

/** Whether React has taken over the page. */
const hasRoot = (page: Page) =>
	page.evaluate(() =>
		Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__react")),
	);

/** Loads a page and its code, without an interaction. */
async function load(page: Page, path: string): Promise<void> {
	const code = page.waitForResponse("**/assets/react-*.js");
	await page.goto(path);
	await (await code).finished();
}

test("a page is hydrated at a visitor's first interaction, or after 4 seconds", async ({
	page,
}) => {
	await page.clock.install();
	for (const interaction of [() => page.clock.runFor(4_000), () => page.mouse.move(200, 200)]) {
		await load(page, "/contact");
		await restPointer(page);
		await page.waitForTimeout(500);
		expect(await hasRoot(page)).toBe(false);
		// The opening hours need no interaction.
		await expect(page.getByText(/^(Open now|Opens )/)).toBeVisible();
		await interaction();
		await expect.poll(() => hasRoot(page)).toBe(true);
		await hydrated(page);
	}
	// Hydrating again, when the wait for an interaction is over, would be an error.
	await page.clock.runFor(4_000);
});

const answers = {
	"Dark mode": (page: Page) => expect(page.locator("html")).toHaveClass(/dark/),
	Approve: (page: Page) => expect(page.getByRole("button", { name: "Start again" })).toBeVisible(),
};

test("a click is answered once, before the code or as the first interaction", async ({ page }) => {
	for (const [name, answered] of Object.entries(answers)) {
		const asked = page.waitForRequest("**/assets/entry-client-*.js");
		const code = await holdBack(page, "**/assets/entry-client-*.js");
		await page.goto("/", { waitUntil: "commit" });
		await asked;
		await page.getByRole("button", { name }).click();
		expect(await hasRoot(page)).toBe(false);
		code.letGo();
		await answered(page);
		await hydrated(page);
		// A second click would have taken the answer back.
		await answered(page);
		await page.unrouteAll();
		await page.evaluate(() => localStorage.clear());

		await load(page, "/");
		await page.waitForTimeout(500);
		// As assistive technology clicks: without a pointer.
		await page.getByRole("button", { name }).evaluate((button: HTMLElement) => button.click());
		await answered(page);
	}
});

test("a page that is prerendered loads its code at once, and follows what is chosen since", async ({
	page,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(document, "prerendering", { value: true });
		// Such a page has no paint to report, and its timers are slow.
		PerformanceObserver.prototype.observe = () => {};
		Object.assign(window, { setTimeout: () => 0 });
	});
	const code = await holdBack(page, "**/assets/entry-client-*.js");
	await page.goto("/get-started", { waitUntil: "domcontentloaded" });
	await expect.poll(() => code.held.length).toBe(1);
	const hint = page.getByRole("dialog", { name: "Try Dark/Light Mode!" });
	await expect(hint).toBeVisible();
	// As the page that the visitor sees does.
	await page.evaluate(() => {
		localStorage.setItem("theme", "dark");
		localStorage.setItem("theme-hint", "closed");
	});
	code.letGo();
	await expect(page.locator("html")).toHaveClass(/dark/);
	await expect(hint).toBeHidden();
});
