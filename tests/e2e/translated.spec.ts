import type { Page } from "@playwright/test";
import { company } from "../../src/content/company";
import { requests } from "../../src/pages/home/example-requests";
import { every } from "../shared/full-run";
import { createAccount } from "./auth-emulator";
import {
	allowError,
	expect,
	expectPage,
	goto,
	holdBack,
	hydrated,
	notLoaded,
	paths,
	title,
	turnDark,
} from "./fixtures";
import { passwordSignIn, resetEmail, test } from "./sign-in-page";

const providerHelper = /apis\.google\.com/;

/** Replaces every text on the page the way Google Translate does, here by the same text in capitals. */
function translate(page: Page): Promise<void> {
	return page.evaluate(() => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const texts: Text[] = [];
		while (walker.nextNode()) texts.push(walker.currentNode as Text);
		for (const text of texts) {
			if (!text.data.trim() || text.parentElement?.closest("script, style")) continue;
			const outer = document.createElement("font");
			const inner = document.createElement("font");
			outer.append(inner);
			inner.append(text.data.toUpperCase());
			text.replaceWith(outer);
		}
		document.documentElement.lang = "de";
	});
}

for (const path of ["/", "/services"]) {
	test(`${path} that is translated before hydration stays, and answers`, async ({ page }) => {
		// React's report that the markup had changed.
		allowError(/Minified React error #418/);
		const code = await holdBack(page, "**/assets/client-*.js");
		await page.goto(path, { waitUntil: "commit" });
		await page.waitForFunction(() => document.readyState === "interactive");
		// But for the page's link to the stylesheet, which doesn't come back with it.
		const elements = () => page.locator("main *:not(font, link)").count();
		const before = await elements();
		await translate(page);
		code.letGo();
		await hydrated(page);
		expect(await elements()).toBeGreaterThanOrEqual(before);
		await expect(title(page)).not.toHaveText(notLoaded);
		expect(await page.title()).toContain(company.name);
		await turnDark(page);
		if (path === "/") {
			await page.getByRole("button", { name: "Approve" }).click();
			await expect(page.getByRole("log")).toContainText(requests[0]?.outcomes.approved ?? "");
			// Each request has its own words.
			const example = page.locator(".worked-example");
			await example.locator("[aria-pressed=false]").first().click();
			await expect(example).toContainText(requests[1]?.question ?? "");
			for (const words of [requests[0]?.question ?? "", requests[0]?.gap ?? ""]) {
				expect((await example.innerText()).toUpperCase()).not.toContain(words.toUpperCase());
			}
		}
		if (path === "/services") {
			const link = page.locator("main a[href^='/solutions/']").first();
			const next = (await link.getAttribute("href")) ?? "";
			await link.click();
			await expectPage(page, next);
			await page.goBack();
			expect(await elements()).toBe(before);
		}
	});
}

test("a page that a translator sets from right to left stays within the screen", async ({
	page,
}) => {
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		for (const path of every(paths, ["/", "/services", "/get-started"])) {
			await goto(page, path);
			const beyond = await page.evaluate(() => {
				document.documentElement.dir = "rtl";
				const { clientWidth, scrollWidth } = document.documentElement;
				return [...document.querySelectorAll("a, button, h1, h2, h3, p, .map-label")]
					.filter((element) => {
						const { left, right, width } = element.getBoundingClientRect();
						const shown = { opacityProperty: true, visibilityProperty: true };
						const seen = width > 0 && element.textContent?.trim() && element.checkVisibility(shown);
						return seen && (left < -1 || right > clientWidth + 1);
					})
					.map((element) => element.outerHTML.slice(0, 120))
					.concat(scrollWidth > clientWidth ? "the page scrolls sideways" : []);
			});
			expect.soft(beyond, `${path} at ${width} px`).toEqual([]);
		}
	}
});

test("sign-in works on a translated page, in its own words", async ({ page, card }) => {
	const account = await createAccount();
	await goto(page, "/get-started");
	await translate(page);
	await card.button("SIGN UP").click();
	await expect(title(page)).toHaveText("Create Account");
	await expect(page.locator("main button[type=submit]")).toHaveText("Sign Up");
	await expect(page.getByText("Already have an account?")).toBeVisible();
	await page.goBack();
	await expect(title(page)).toHaveText("Welcome Back");
	await translate(page);
	const answer = await holdBack(page, passwordSignIn);
	await page.locator("#email").fill(account.email);
	// Each button shows that it waits, in front of its translated words.
	for (const [name, request] of [
		["FORGOT PASSWORD?", resetEmail],
		["CONTINUE WITH GOOGLE", providerHelper],
	] as const) {
		const held = await holdBack(page, request);
		await card.button(name).click();
		await expect(card.button(name).locator(".animate-spin")).toBeVisible();
		held.letGo();
		await expect(card.button(name)).toBeEnabled();
	}
	await page.locator("#current-password").fill(account.password);
	await page.locator("main button[type=submit]").click();
	await expect(page.locator("main button[type=submit] svg")).toBeVisible();
	answer.letGo();
	await card.expectSignedIn(account.email);
});
