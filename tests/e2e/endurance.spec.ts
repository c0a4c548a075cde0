import type { BrowserContext, Page } from "@playwright/test";
import { every, full } from "../shared/full-run";
import { createAccount } from "./auth-emulator";
import { allowError, expect, footerLink, goto, spareData, title } from "./fixtures";
import { letGoogleAnswer } from "./google-standin";
import { cut, refused, test } from "./sign-in-page";

test.describe("fifty quick clicks", () => {
	/** Clicks the middle of a button fifty times, as fast as possible, with real mouse events. */
	async function clickQuickly(page: Page, name: string) {
		const box = await page.getByRole("banner").getByRole("button", { name }).boundingBox();
		if (!box) throw new Error(`There is no button ${name}`);
		await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 50 });
	}

	test("on header controls and a link, and fifty steps through the history", async ({ page }) => {
		await goto(page, "/contact");
		await page.getByRole("button", { name: "Close the hint" }).click({ clickCount: 50 });
		for (const name of every(["Services", "Industries", "Company", "Careers"], ["Services"])) {
			await clickQuickly(page, name);
			await expect(page.locator(`#menu-${name.toLowerCase()}`)).toBeHidden();
		}
		await clickQuickly(page, "Dark mode");
		await expect(page.locator("html")).not.toHaveClass(/dark/);
		await page.setViewportSize({ width: 390, height: 800 });
		await page.evaluate(() => {
			const burger = document.querySelector<HTMLElement>("[command=show-modal]");
			const close = document.querySelector<HTMLElement>("[command=close]");
			for (let count = 0; count < 50; count += 1) {
				burger?.click();
				burger?.click();
				close?.click();
			}
		});
		await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
		await page.getByRole("button", { name: "Open the menu" }).click();
		await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
		await page.setViewportSize({ width: 1280, height: 800 });

		await goto(page, "/contact");
		const before = await page.evaluate(() => history.length);
		await footerLink(page, "Terms").click({ clickCount: 50 });
		await expect(title(page)).toContainText(/terms/i);
		expect(await page.evaluate(() => history.length)).toBe(before + 1);
		await page.evaluate(async () => {
			const moved = () =>
				new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
			for (let count = 0; count < 50; count += 1) {
				const arrived = moved();
				if (count % 2) history.forward();
				else history.back();
				await arrived;
			}
		});
		await expect(page).toHaveURL("/terms");
		await expect(title(page)).toContainText(/terms/i);
		await footerLink(page, "Privacy").click();
		await expect(title(page)).toContainText(/learns about you/);
	});

	test("on each button of the sign-in form send one request and keep the input", async ({
		page,
		card,
		context,
	}) => {
		allowError(refused);
		allowError(cut);
		await letGoogleAnswer(context);
		const asked: string[] = [];
		page.on("request", (request) => {
			const action = /accounts:(\w+)/.exec(request.url())?.[1];
			if (action && request.method() === "POST") asked.push(action);
		});
		const account = await createAccount();
		await goto(page, "/get-started");
		await card.fillIn(account.email, account.password);
		const clicks = (name: string) =>
			card.button(name).evaluate((element: HTMLElement) => {
				for (let count = 0; count < 50; count += 1) element.click();
			});
		await clicks("Forgot password?");
		await expect(page.getByText("Password reset email sent.")).toBeVisible();
		expect(asked).toEqual(["sendOobCode"]);
		await card.button("Sign up").click({ clickCount: 50 });
		await expect(card.button("Sign up").or(card.button("Sign in"))).toBeEnabled();
		await goto(page, "/get-started");
		await card.fillIn(account.email, account.password);
		const popups: Page[] = [];
		page.on("popup", (popup) => popups.push(popup));
		await clicks("Continue with Google");
		await expect.poll(() => popups.length).toBe(1);
		await page.getByRole("button", { name: "Cancel" }).click();
		await popups[0]?.close();
		await expect(card.field("Email")).toHaveValue(account.email);
		asked.length = 0;
		await clicks("Sign In");
		await card.expectSignedIn(account.email);
		expect(asked.filter((action) => action === "signInWithPassword")).toHaveLength(1);
		await clicks("Sign out");
		await card.expectForm();
		await expect(title(page)).toHaveText("Welcome Back");
	});
});

test.describe("no memory leak after", () => {
	/** Compares DOM nodes, listeners and heap size before and after many repetitions. */
	async function expectNoLeak(
		page: Page,
		context: BrowserContext,
		{ first, many }: { first: () => Promise<void>; many: () => Promise<void> },
	) {
		const session = await context.newCDPSession(page);
		await session.send("Performance.enable");
		async function count() {
			await session.send("HeapProfiler.collectGarbage");
			await session.send("HeapProfiler.collectGarbage");
			const { metrics } = await session.send("Performance.getMetrics");
			const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
			return {
				nodes: value("Nodes"),
				listeners: value("JSEventListeners"),
				heap: value("JSHeapUsedSize"),
			};
		}
		// Pages, code and styles that are loaded once stay, and are no leak.
		await first();
		const before = await count();
		await many();
		// Pending idle callbacks may keep a page in memory for a while, so retry.
		await expect(async () => {
			const after = await count();
			expect(after.nodes).toBeLessThan(before.nodes * 1.2);
			expect(after.listeners).toBeLessThan(before.listeners * 1.2);
			expect(after.heap).toBeLessThan(before.heap * 1.3);
		}).toPass();
	}

	test("two hundred navigations", { tag: "@full" }, async ({ page, context }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await goto(page, "/contact");
		/** Navigates through a round of pages by their links, and ends on the first page. */
		const visit = (rounds: number) =>
			page.evaluate(async (times) => {
				const stops = ["/terms", "/privacy", "/services", "/career/opportunities", "/contact"];
				for (let round = 0; round < times; round += 1) {
					for (const path of stops) {
						const before = document.querySelector("main h1");
						document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
						while (document.querySelector("main h1") === before) {
							await new Promise((resolve) => setTimeout(resolve));
						}
					}
				}
			}, rounds);
		await expectNoLeak(page, context, { first: () => visit(4), many: () => visit(40) });
	});

	const menu = ["opening and closing a menu", "[popovertarget]", full ? 2_000 : 200] as const;
	const theme = ["switching the theme", ".theme-toggle", 1_000] as const;
	for (const [what, selector, presses] of every([menu, theme], [menu])) {
		test(`many ${what}`, async ({ page, context }) => {
			// Pages fetched ahead stay, and are no leak.
			await spareData(page);
			await goto(page, "/contact");
			const press = (times: number) =>
				page.evaluate(
					async ([target, clicks]) => {
						for (let done = 0; done < clicks; done += 1) {
							document.querySelector<HTMLElement>(target)?.click();
							await new Promise((resolve) => setTimeout(resolve));
						}
					},
					[selector, times] as const,
				);
			await expectNoLeak(page, context, { first: () => press(20), many: () => press(presses) });
		});
	}
});
