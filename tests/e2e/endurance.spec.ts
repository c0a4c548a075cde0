import type { Page } from "@playwright/test";
import { full } from "../shared/full-run";
import { expect, expectPage, footerLink, goto, spareData, test } from "./fixtures";

test("fifty quick clicks on a link, and fifty steps through the history", async ({ page }) => {
	await goto(page, "/contact");
	const before = await page.evaluate(() => history.length);
	await footerLink(page, "/terms").click({ clickCount: 50 });
	await expectPage(page, "/terms");
	expect(await page.evaluate(() => history.length)).toBe(before + 1);
	await page.evaluate(async () => {
		for (let count = 0; count < 50; count += 1) {
			const arrived = new Promise((resolve) => {
				addEventListener("popstate", resolve, { once: true });
			});
			if (count % 2) history.forward();
			else history.back();
			await arrived;
		}
	});
	await expectPage(page, "/terms");
	await footerLink(page, "/privacy").click();
	await expectPage(page, "/privacy");
});

/** Expects about as many DOM nodes, listeners and bytes after many repetitions as after a few. */
async function expectNoLeak(page: Page, repeat: (times: number) => Promise<void>, times: number) {
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	async function count() {
		await session.send("HeapProfiler.collectGarbage");
		await session.send("HeapProfiler.collectGarbage");
		const { metrics } = await session.send("Performance.getMetrics");
		const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
		return ["Nodes", "JSEventListeners", "JSHeapUsedSize"].map(value);
	}
	// Pages, code and styles that are loaded once stay, and are no leak.
	await repeat(Math.ceil(times / 10));
	const before = await count();
	await repeat(times);
	// Pending idle callbacks may keep a page in memory for a while, so retry.
	await expect(async () => {
		for (const [index, after] of (await count()).entries())
			expect(after).toBeLessThan((before[index] ?? 0) * 1.3);
	}).toPass();
}

test("no memory leak after many navigations", { tag: "@full" }, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await goto(page, "/contact");
	const visit = (rounds: number) =>
		page.evaluate(async (times) => {
			for (let round = 0; round < times; round += 1) {
				for (const path of ["/terms", "/privacy", "/services", "/contact"]) {
					const before = document.querySelector("main h1");
					document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
					while (document.querySelector("main h1") === before) {
						await new Promise((resolve) => setTimeout(resolve));
					}
				}
			}
		}, rounds);
	await expectNoLeak(page, visit, 40);
});

test("no memory leak after many presses of a menu's button", async ({ page }) => {
	// Pages fetched ahead stay, and are no leak.
	await spareData(page);
	await goto(page, "/contact");
	const press = (clicks: number) =>
		page.evaluate(async (times) => {
			for (let done = 0; done < times; done += 1) {
				document.querySelector<HTMLElement>("[popovertarget]")?.click();
				await new Promise((resolve) => setTimeout(resolve));
			}
		}, clicks);
	await expectNoLeak(page, press, full ? 2_000 : 200);
});
