import type { Page } from "@playwright/test";
import {
	closeHint,
	expect,
	expectPage,
	footerLink,
	goto,
	hint,
	holdBack,
	loader,
	test,
	themeToggle,
	turnDark,
} from "./fixtures";

/** Goes back or forward, as a visitor does: Playwright's own way waits for a document to load. */
const travel = (page: Page, steps: number) =>
	page.evaluate((by) => setTimeout(() => history.go(by)), steps);

/** Marks the document, to know it again. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { known: true }));
const isMarked = (page: Page) => page.evaluate(() => "known" in window);

/** Why the browser didn't bring a document back from its cache. */
const notRestored = (page: Page) =>
	page.evaluate(() => {
		const [entry] = performance.getEntriesByType("navigation");
		return (entry as unknown as { notRestoredReasons: unknown }).notRestoredReasons ?? null;
	});

for (const path of ["/services", "/", "/get-started"]) {
	test(`${path} comes back as it was left, from the browser's own cache`, async ({ page }) => {
		await goto(page, path);
		await page.waitForFunction(() => document.readyState === "complete");
		await mark(page);
		await page.evaluate(() => scrollTo(0, 500));
		await footerLink(page, "/terms").click();
		await expectPage(page, "/terms");
		// What is chosen meanwhile holds there, too.
		await turnDark(page);
		await closeHint(page).click();
		await travel(page, -1);
		await expect(page).toHaveURL(path);
		await expect.poll(() => isMarked(page)).toBe(true);
		expect(await notRestored(page)).toBeNull();
		await expect(page.locator("html")).toHaveClass(/dark/);
		await expect(hint(page)).toBeHidden();
		await travel(page, 1);
		await expectPage(page, "/terms");
	});
}

test("a menu that was open is closed when its page comes back", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await goto(page, "/terms");
	await mark(page);
	await page.getByRole("button", { name: "Open the menu" }).click();
	const menu = page.locator("#mobile-menu");
	await menu.getByRole("link", { name: "Get Started" }).click();
	await expectPage(page, "/get-started");
	await travel(page, -1);
	await expect.poll(() => isMarked(page)).toBe(true);
	await expect(menu).toBeHidden();
	await themeToggle(page).click();
	await expect(page.locator("html")).toHaveClass(/dark/);
});

test.describe("the loader", () => {
	/** The open or closed state of the loader, and its ring, as the page itself reports it every 30 ms. */
	async function watchLoader(page: Page) {
		const seen: { open: boolean; ring: number }[] = [];
		await page.exposeFunction("noteLoader", (open: boolean, ring: number) =>
			seen.push({ open, ring }),
		);
		await page.addInitScript(() => {
			setInterval(() => {
				const cover = document.querySelector(".page-loader");
				const ring = cover?.querySelector("circle:last-of-type");
				const offset = Number(ring?.getAttribute("stroke-dashoffset"));
				if (cover)
					(window as unknown as { noteLoader: (...state: unknown[]) => void }).noteLoader(
						cover.matches(":popover-open"),
						offset,
					);
			}, 30);
		});
		return seen;
	}

	/** Follows a link with a click of the page itself: Playwright waits for the next document. */
	const follow = (page: Page, path: string) =>
		page.evaluate(
			(href) =>
				setTimeout(() =>
					document
						.querySelector<HTMLElement>(`footer a[href='${href}'], header a[href='${href}']`)
						?.click(),
				),
			path,
		);

	for (const [from, to] of [
		["/contact", "/terms"],
		["/terms", "/get-started"],
		["/get-started", "/privacy"],
	] as const) {
		test(`covers ${from}, header and hint too, while ${to} is late, and its ring turns`, async ({
			page,
		}) => {
			// Otherwise Chromium has the document already.
			await page.route("**/speculation-rules.json", (route) => route.fulfill({ status: 204 }));
			const seen = await watchLoader(page);
			const session = await page.context().newCDPSession(page);
			const picture = async () => (await session.send("Page.captureScreenshot")).data;
			await goto(page, from);
			const { letGo } = await holdBack(page, `**${to}`);
			const before = await picture();
			await follow(page, to);
			await expect.poll(() => seen.at(-1)?.open).toBe(true);
			const first = await picture();
			await expect.poll(picture).not.toBe(first);
			expect(first).not.toBe(before);
			// It advances in steps of a fiftieth, and begins again after the last.
			await expect
				.poll(() =>
					seen.some(({ open, ring }, index) => open && ring > (seen[index - 1]?.ring ?? 1)),
				)
				.toBe(true);
			expect(seen.every(({ ring }) => Math.abs(ring * 50 - Math.round(ring * 50)) < 0.001)).toBe(
				true,
			);
			letGo();
			await expectPage(page, to);
			await travel(page, -1);
			await expect(page).toHaveURL(from);
			await expect(loader(page)).toBeHidden();
		});
	}

	test("steps every 30 ms, goes on Escape and after 30 seconds, and says so once", async ({
		page,
	}) => {
		await page.clock.install();
		await goto(page, "/contact");
		// The browser stays where it is if there is no content.
		await page.route("**/never", (route) => route.fulfill({ status: 204 }));
		await page.clock.pauseAt(Date.now() + 1_000);
		const ring = page.locator(".page-loader circle").last();
		const step = async () =>
			Math.round((1 - Number(await ring.getAttribute("stroke-dashoffset"))) * 50);
		async function followNever(): Promise<void> {
			const answered = page.waitForResponse("**/never");
			await page.evaluate(() => {
				const link = Object.assign(document.createElement("a"), { href: "/never" });
				document.body.append(link);
				link.click();
			});
			await answered;
		}
		await followNever();
		await page.clock.runFor(149);
		await expect(loader(page)).toBeHidden();
		await page.clock.runFor(1);
		await expect(loader(page)).toBeVisible();
		await expect(page.locator(".page-loader [role=status]")).toHaveText("Loading");
		await page.clock.runFor(30);
		expect(await step()).toBe(1);
		await page.clock.runFor(300);
		expect(await step()).toBe(11);
		await page.keyboard.press("Escape");
		await expect(loader(page)).toBeHidden();
		await followNever();
		await page.clock.runFor(150);
		await expect(loader(page)).toBeVisible();
		await page.clock.runFor(29_999);
		await expect(loader(page)).toBeVisible();
		await page.clock.runFor(1);
		await expect(loader(page)).toBeHidden();
	});

	test("doesn't show for files, fragments, other tabs, mail and other sites", async ({ page }) => {
		await page.clock.install();
		await goto(page, "/services");
		const clicked = await page.evaluate(() => {
			const links: [string, MouseEventInit, Partial<HTMLAnchorElement>][] = [
				["/forms/example-outline.pdf", {}, {}],
				["/terms", {}, { download: "terms.html" }],
				["#main", {}, {}],
				["/services#main", {}, {}],
				["/terms", { ctrlKey: true }, {}],
				["/terms", { button: 1 }, {}],
				["/terms", {}, { target: "_blank" }],
				["mailto:hello@longcloud.example", {}, {}],
				["https://www.linkedin.com/company/longcloud-sample", {}, {}],
			];
			addEventListener("click", (event) => event.preventDefault());
			for (const [href, click, more] of links) {
				const link = Object.assign(document.createElement("a"), { href, ...more });
				document.body.append(link);
				link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...click }));
			}
			return links.length;
		});
		expect(clicked).toBe(9);
		await page.clock.runFor(1_000);
		await expect(loader(page)).toBeHidden();
	});
});

test("links work before the code, the skip link comes first, a fonts service that hangs holds up nothing", async ({
	page,
}) => {
	await page.route("https://fonts.googleapis.com/**", () => {});
	await page.route("**/assets/client-*.js", () => {});
	await page.goto("/contact", { waitUntil: "commit" });
	await footerLink(page, "/terms").click();
	await expectPage(page, "/terms");
	await page.unroute("**/assets/client-*.js");
	await goto(page, "/contact");
	await page.keyboard.press("Tab");
	const skip = page.locator("a[href='#main']");
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("browsers without speculation rules fetch a document ahead on intent, once, unless data is saved", async ({
	page,
}) => {
	await page.addInitScript(() => {
		HTMLScriptElement.supports = () => false;
	});
	const fetched = () =>
		page
			.locator("link[rel=prefetch]")
			.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	await goto(page, "/contact");
	await footerLink(page, "/terms").hover();
	await footerLink(page, "/terms").focus();
	await expect.poll(fetched).toEqual([expect.stringMatching(/\/terms$/)]);
	await footerLink(page, "/contact").hover();
	expect(await fetched()).toHaveLength(1);
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { effectiveType: "2g" } });
	});
	await goto(page, "/contact");
	await footerLink(page, "/terms").hover();
	await expect(page.locator("html")).toHaveAttribute("data-save-data");
	expect(await fetched()).toEqual([]);
});

test("a page that the browser prerenders does nothing early, and follows what is chosen since", async ({
	page,
	context,
}) => {
	const asked: string[] = [];
	context.on("request", (request) => asked.push(request.url()));
	await goto(page, "/contact");
	// Only Chromium's rules decide when; the link is hovered for long enough.
	await page.locator("a.header-start").hover();
	await expect
		.poll(() => asked.filter((url) => url.endsWith("/get-started")).length, { timeout: 15_000 })
		.toBeGreaterThan(0);
	await turnDark(page);
	await page.locator("a.header-start").click();
	await expectPage(page, "/get-started");
	await expect(page.locator("html")).toHaveClass(/dark/);
	await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeEnabled();
});
