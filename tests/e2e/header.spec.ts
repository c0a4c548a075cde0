import { company } from "../../src/content/company";
import { menu as menus } from "../../src/content/navigation";
import { every } from "../full-run";
import { expect, goto, test } from "./fixtures";

const panel = (title: string) => `#menu-${title.toLowerCase()}`;

for (const script of [true, false]) {
	test.describe(script ? "with scripts" : "with scripts off", () => {
		test.use({ javaScriptEnabled: script });

		test("the header's controls don't overlap, and the last one is at the edge", async ({
			page,
		}) => {
			await page.goto("/", { waitUntil: "domcontentloaded" });
			for (const width of [360, 768, 1280]) {
				await page.setViewportSize({ width, height: 740 });
				const bar = page.locator(".site-header-bar");
				const edges = await bar.locator("> a, > nav button, > div > *").evaluateAll((controls) =>
					controls
						.filter((control) => control.checkVisibility({ visibilityProperty: true }))
						.map((control) => {
							const { left, right } = control.getBoundingClientRect();
							return { left, right };
						}),
				);
				for (const [index, { left }] of edges.entries()) {
					expect(left).toBeGreaterThanOrEqual(edges[index - 1]?.right ?? 0);
				}
				const edge = await bar.evaluate(
					(element) =>
						element.getBoundingClientRect().right -
						Number.parseFloat(getComputedStyle(element).paddingRight),
				);
				expect(edges.at(-1)?.right).toBeCloseTo(edge, 0);
			}
		});

		test("each menu opens only its own panel, and its links don't overlap", async ({ page }) => {
			await page.goto("/", { waitUntil: "domcontentloaded" });
			for (const menu of menus) {
				const { title } = menu;
				await page
					.getByRole("navigation", { name: "Main" })
					.getByRole("button", { name: title })
					.click();
				const open = page.locator(panel(title));
				await expect(open).toBeVisible();
				await expect(page.locator(".mega-menu-panel:popover-open")).toHaveCount(1);
				const boxes = await open.locator("a").evaluateAll((links) =>
					links.map((link) => {
						const { top, right, bottom, left } = link.getBoundingClientRect();
						return { top, right, bottom, left };
					}),
				);
				// Links don't overlap, however many a column has.
				for (const [index, one] of boxes.entries()) {
					const under = boxes
						.slice(index + 1)
						.filter(
							(other) =>
								other.left < one.right &&
								one.left < other.right &&
								other.top < one.bottom &&
								one.top < other.bottom,
						);
					expect(under).toEqual([]);
				}
			}
		});

		test("a menu button closes its own panel; Escape and a click outside close any panel", async ({
			page,
		}) => {
			await page.goto("/", { waitUntil: "domcontentloaded" });
			const button = page
				.getByRole("navigation", { name: "Main" })
				.getByRole("button", { name: "Services" });
			const open = page.locator(panel("Services"));
			await button.click();
			await expect(open).toBeVisible();
			await button.click();
			await expect(open).toBeHidden();
			await button.click();
			await expect(open).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(open).toBeHidden();
			await expect(button).toBeFocused();
			await button.click();
			await expect(open).toBeVisible();
			await page.mouse.click(640, 780);
			await expect(open).toBeHidden();
		});
	});
}

test("panels work with the keyboard and close when the focus leaves them", async ({ page }) => {
	await goto(page, "/");
	const nav = page.getByRole("navigation", { name: "Main" });
	await nav.getByRole("button", { name: "Company" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.locator(panel("Company"))).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.locator(panel("Company")).getByRole("link")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(nav.getByRole("button", { name: "Careers" })).toBeFocused();
	await expect(page.locator(panel("Company"))).toBeHidden();
});

test("a link in a panel closes it, navigates, and is marked as current", async ({ page }) => {
	await goto(page, "/");
	const nav = page.getByRole("navigation", { name: "Main" });
	await nav.getByRole("button", { name: "Industries" }).click();
	await page.locator(panel("Industries")).locator("a[href='/industries/healthcare']").click();
	await expect(page).toHaveURL("/industries/healthcare");
	await expect(page.locator(panel("Industries"))).toBeHidden();
	await expect(page.locator("main h1")).toBeFocused();
	await nav.getByRole("button", { name: "Industries" }).click();
	const current = page.locator(`${panel("Industries")} [aria-current=page]`);
	await expect(current).toContainText("Healthcare");
	// A link to the current page also closes the panel.
	await current.click();
	await expect(page.locator(panel("Industries"))).toBeHidden();
});

test("an open panel supports arrow keys, stays open for a link opened in a new tab, and closes if the bar is hidden", async ({
	page,
	context,
}) => {
	await goto(page, "/");
	const button = page
		.getByRole("navigation", { name: "Main" })
		.getByRole("button", { name: "Company" });
	const open = page.locator(panel("Company"));
	const link = open.getByRole("link");
	await button.click();
	await page.keyboard.press("ArrowDown");
	await expect(link).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(button).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await expect(link).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(0);

	const opened = context.waitForEvent("page");
	await link.click({ modifiers: ["ControlOrMeta"] });
	await (await opened).close();
	await expect(open).toBeVisible();

	await page.setViewportSize({ width: 800, height: 800 });
	await expect(open).toBeHidden();
	await page.setViewportSize({ width: 1280, height: 800 });
	await expect(button).toBeVisible();
	await expect(open).toBeHidden();
});

const heights = [
	{ width: 1024, full: 96, shrunk: 80 },
	{ width: 1023, full: 80, shrunk: 64 },
	{ width: 1280, full: 96, shrunk: 80 },
	{ width: 2560, full: 96, shrunk: 80 },
	{ width: 360, full: 80, shrunk: 64 },
];
for (const { width, full, shrunk } of every(heights, heights.slice(0, 2))) {
	test(`the header is ${full} px high and ${shrunk} px past 20 px of scroll, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 800 });
		await goto(page, "/");
		const header = page.getByRole("banner");
		const height = async () => (await header.boundingBox())?.height;
		expect(await height()).toBe(full);
		await page.evaluate(() => scrollTo(0, 20));
		// One frame for the scroll event, one for its effect.
		await page.evaluate(
			() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
		);
		expect(await height()).toBe(full);
		await page.evaluate(() => scrollTo(0, 21));
		await expect.poll(height).toBe(shrunk);
		await expect(header).toHaveCSS("position", "fixed");
		await expect
			.poll(() => header.evaluate((element) => getComputedStyle(element, "::before").boxShadow))
			.not.toBe("none");
		await page.evaluate(() => scrollTo(0, 0));
		await expect.poll(height).toBe(full);
	});
}

test("logo, theme switch and Get Started are in the header at every width", async ({ page }) => {
	await goto(page, "/services");
	const bar = page.getByRole("banner");
	for (const width of [320, 360, 768, 1023, 1024, 1280, 2560]) {
		await page.setViewportSize({ width, height: 700 });
		await expect(bar.getByRole("link", { name: `${company.name}, home` })).toBeInViewport({
			ratio: 1,
		});
		await expect(bar.getByRole("button", { name: "Dark mode" })).toBeInViewport({ ratio: 1 });
		const start = bar.locator(".site-header-bar > div > a", { hasText: "Get Started" });
		await expect(start).toBeInViewport({ ratio: 1 });
		await expect(start).toHaveAttribute("href", "/get-started");
	}
	const logo = bar.locator("img:visible");
	await expect(logo).toHaveCount(1);
	// On the narrowest screens only the logo's mark is shown, otherwise the whole logo.
	const shape = () => logo.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight);
	await page.setViewportSize({ width: 320, height: 700 });
	expect(await shape()).toBeGreaterThan(1);
	expect(await shape()).toBeLessThan(1.2);
	await page.setViewportSize({ width: 360, height: 700 });
	expect(await shape()).toBeCloseTo(company.logo.width / company.logo.height, 0);
	await bar.getByRole("link", { name: `${company.name}, home` }).click();
	await expect(page).toHaveURL("/");
});
