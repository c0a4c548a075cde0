import { expect, goto, test } from "./fixtures";

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
	const session = await page.context().newCDPSession(page);
	await session.send("Performance.enable");
	/** The DOM nodes, the listeners and the bytes. */
	async function count() {
		await session.send("HeapProfiler.collectGarbage");
		await session.send("HeapProfiler.collectGarbage");
		const { metrics } = await session.send("Performance.getMetrics");
		const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
		return ["Nodes", "JSEventListeners", "JSHeapUsedSize"].map(value);
	}
	// Pages, code and styles that are loaded once stay, and are no leak.
	await visit(4);
	const before = await count();
	await visit(40);
	// Pending idle callbacks may keep a page in memory for a while, so retry.
	await expect(async () => {
		for (const [index, after] of (await count()).entries())
			expect(after).toBeLessThan((before[index] ?? 0) * 1.3);
	}).toPass();
});
