import type { Page } from "@playwright/test";
import { pageFile } from "../../src/routing/page-file";
import {
	allowError,
	expect,
	expectPage,
	footerLink,
	goto,
	holdBack,
	rewrite,
	spareData,
	test,
	title,
	turnDark,
} from "./fixtures";

const script = "**/assets/client-*.js";

/** Follows links to two pages. */
async function visitTwo(page: Page): Promise<void> {
	await goto(page, "/");
	await footerLink(page, "/contact").click();
	await expectPage(page, "/contact");
	await footerLink(page, "/terms").click();
	await expectPage(page, "/terms");
}

test("Back after a reload shows the page of the address, before the code and after", async ({
	page,
}) => {
	for (const moment of ["before the first script", "while the code loads", "after it"]) {
		await visitTwo(page);
		const code = await holdBack(page, script);
		if (moment === "before the first script") {
			// The document's first part has come, without its head script.
			await page.addInitScript(() => {
				if (sessionStorage.getItem("early")) history.back();
				sessionStorage.removeItem("early");
			});
			await page.evaluate(() => sessionStorage.setItem("early", "1"));
			await page.reload({ waitUntil: "commit" });
		} else {
			await page.reload({ waitUntil: "commit" });
			if (moment === "after it") code.letGo();
			else await expect.poll(() => code.held.length).toBe(1);
			await page.evaluate(() => history.back());
		}
		await expect(page, moment).toHaveURL("/contact");
		code.letGo();
		await expectPage(page, "/contact");
		await expect(page.getByText(/^(Open now|Opens )/), moment).toBeVisible();
		await page.goForward();
		await expectPage(page, "/terms");
		await page.unrouteAll();
	}
});

test("Back as the first thing that a visitor does shows the page where it was left", async ({
	page,
}) => {
	await spareData(page);
	await goto(page, "/services");
	await page.evaluate(() => scrollTo(0, 1_000));
	await expect.poll(() => page.evaluate(() => history.state?.scrollY)).toBe(1_000);
	await page.evaluate(() =>
		document.querySelector<HTMLElement>("footer a[href='/terms']")?.click(),
	);
	await expectPage(page, "/terms");
	await page.reload();
	await page.goBack();
	await expectPage(page, "/services");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_000);
});

test("a page that was left while it was scrolled is shown again where it was left", async ({
	page,
}) => {
	await spareData(page);
	await goto(page, "/");
	await page.evaluate(() => document.querySelector<HTMLElement>("a[href='/services']")?.click());
	await expectPage(page, "/services");
	// Before the place is saved.
	await page.evaluate(() => {
		scrollTo(0, 1_000);
		history.back();
	});
	await expectPage(page, "/");
	await page.reload();
	await page.goForward();
	await expectPage(page, "/services");
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_000);
});

test("a second tap doesn't land on the next page", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	// All at once, and with the second after the next page has been shown.
	for (const [from, to, apart] of [
		["/privacy", "/terms", 0],
		["/terms", "/", 0.4],
	] as const) {
		await goto(page, from);
		const link = to === "/" ? page.locator(".logo-link") : footerLink(page, to);
		await link.scrollIntoViewIfNeeded();
		// The page has been fetched.
		await page.waitForFunction(
			(file) => performance.getEntriesByName(location.origin + file).length > 0,
			pageFile(to),
		);
		const entries = await page.evaluate(() => history.length);
		const box = await link.boundingBox();
		const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
		// Whatever the next page has there would be pressed.
		await page.evaluate(
			({ x, y }) => {
				const before = document.title;
				new MutationObserver(() => {
					if (document.title === before) return;
					const trap = document.createElement("a");
					trap.href = "/contact";
					trap.style.cssText = `position:fixed;z-index:99;left:${x - 40}px;top:${y - 40}px;width:80px;height:80px`;
					document.querySelector("main")?.append(trap);
				}).observe(document.head, { childList: true });
			},
			{ x, y },
		);
		// Sent at once with their times, because a busy machine would make the taps too slow.
		const session = await page.context().newCDPSession(page);
		const start = Date.now() / 1000;
		await Promise.all(
			[1, 2, 3].flatMap((clickCount) =>
				(["mousePressed", "mouseReleased"] as const).map((type) =>
					session.send("Input.dispatchMouseEvent", {
						type,
						x,
						y,
						button: "left",
						clickCount,
						timestamp: start + (clickCount - 1) * apart,
					}),
				),
			),
		);
		await expectPage(page, to);
		expect(await page.evaluate(() => history.length)).toBe(entries + 1);
		// Later, a tap there counts.
		await page.waitForTimeout(700 + 2_000 * apart);
		await page.mouse.click(x, y);
		await expectPage(page, "/contact");
	}
});

test("a press that began on the page before doesn't end on the next one", async ({ page }) => {
	await spareData(page);
	const terms = await holdBack(page, pageFile("/terms"));
	await goto(page, "/contact");
	await footerLink(page, "/terms").click();
	await expect.poll(() => terms.held.length).toBe(1);
	const toggle = await page.getByRole("button", { name: "Dark mode" }).boundingBox();
	await page.mouse.move((toggle?.x ?? 0) + 20, (toggle?.y ?? 0) + 20);
	await page.mouse.down();
	terms.letGo();
	await expect(title(page)).toBeFocused();
	await page.mouse.up();
	await expectPage(page, "/terms");
	await expect(page.locator("html")).not.toHaveClass(/dark/);
});

test("a click without a press counts, as some browsers send it for a screen reader", async ({
	page,
}) => {
	await page.addInitScript(() => {
		addEventListener("pointerdown", (event) => event.stopImmediatePropagation(), true);
	});
	await visitTwo(page);
	await turnDark(page);
});

test("the last link that is followed wins, over a document that is still loading too", async ({
	page,
}) => {
	await spareData(page);
	// Otherwise Chromium has the document already.
	allowError(/ERR_FAILED/);
	await page.route("**/prerender.speculationrules", (route) => route.abort());
	const signIn = await holdBack(page, "**/get-started");
	await goto(page, "/contact");
	// Timers, because Playwright waits for a document that is loading.
	await page.evaluate(() => {
		const follow = (css: string) => document.querySelector<HTMLElement>(css)?.click();
		setTimeout(follow, 0, "a.header-start");
		setTimeout(follow, 1_000, "footer a[href='/terms']");
	});
	await expect.poll(() => signIn.held.length).toBe(1);
	await expect.poll(() => page.url()).toContain("/terms");
	signIn.letGo();
	await expectPage(page, "/terms");
	await page.waitForTimeout(500);
	await expectPage(page, "/terms");
});

test("a page that another address's document stands for can be read", async ({ page }) => {
	allowError(/404/);
	// A host in the middle of a deploy.
	await page.route("**/services", async (route) => {
		const response = await route.fetch({ url: route.request().url().replace("services", "none") });
		await route.fulfill({ response });
	});
	await rewrite(page, pageFile("/services"), (html) =>
		html.replace(/data-deploy="[^"]+"/, 'data-deploy="newer"'),
	);
	await page.goto("/services");
	await expect(page.locator(".page-loader")).toHaveCount(0);
	await expect(title(page)).toBeVisible();
	await footerLink(page, "/terms").click();
	await expectPage(page, "/terms");
});

test("a link to a part of another page ends where its document would, with its own head", async ({
	page,
}) => {
	await goto(page, "/services#cost");
	const part = page.locator("#cost");
	const top = () => part.evaluate((element) => Math.round(element.getBoundingClientRect().top));
	await page.evaluate(() => document.fonts.ready);
	await expect.poll(top).toBeLessThan(200);
	const wanted = await top();
	await goto(page, "/terms");
	await page.evaluate(() => {
		const link = Object.assign(document.createElement("a"), { href: "/services#cost" });
		document.querySelector("main")?.append(link);
		link.click();
	});
	await expect(page).toHaveURL("/services#cost");
	await expect.poll(top).toBe(wanted);
	await expect(page.locator("head [rel=alternate], head [property='og:url']")).toHaveCount(0);
});
