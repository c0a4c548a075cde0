import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { alive, everyPage, expect, siteAddress, spareData, test } from "./fixtures";

/** The files that a page asks the site for, by their paths. */
function siteRequests(page: Page): string[] {
	const paths: string[] = [];
	page.on("request", (request) => {
		const url = new URL(request.url());
		if (url.origin === siteAddress("standard")) paths.push(url.pathname);
	});
	return paths;
}

/** Compressed as a host would send it, in bytes; fonts and pictures are compressed already. */
function sizeOf(path: string): number {
	const file = /\.\w+$/.test(path) ? path : path === "/" ? "/index.html" : `${path}.html`;
	const bytes = readFileSync(join("dist/test/standard", file));
	return /\.(woff2|png|ico|avif|webp)$/.test(path)
		? bytes.length
		: brotliCompressSync(bytes).length;
}

const chunk = (name: string) => new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`);

test.describe("on a phone, before anything is fetched ahead", { tag: "@full" }, () => {
	test.use({ viewport: { width: 412, height: 823 } });

	for (const path of everyPage) {
		// Home has the grandest picture.
		const limit = path === "/" ? 160_000 : 130_000;
		test(`${path}: at most 16 requests and ${limit / 1000} kB`, async ({ page, problems }) => {
			problems.allow(path === "/no-such-page" ? /404/ : /^$/);
			await spareData(page);
			const asked = siteRequests(page);
			await page.goto(path, { waitUntil: "load" });
			await alive(page);
			// The fonts service's style sheet is one more; its file is not for phones.
			expect(asked.length + 1).toBeLessThanOrEqual(16);
			const files = asked.map((file) => (file === "/no-such-page" ? "/404" : file));
			const bytes = files.map(sizeOf).reduce((sum, size) => sum + size, 0);
			expect(bytes).toBeLessThanOrEqual(limit);
		});
	}
});

test("a page that is finished as it is never asks for its own code", async ({ page, goto }) => {
	await spareData(page);
	const asked = siteRequests(page);
	await goto("/solutions/automation");
	expect(asked.filter((path) => chunk("(automation|solution-page|kit)").test(path))).toEqual([]);
	await page.evaluate(() => Object.assign(window, { same: true }));
	// Its links change the page all the same, and with them its code is fetched.
	await page
		.getByRole("main")
		.getByRole("link", { name: "Baby Food Manufacturing" })
		.first()
		.click();
	await expect(page).toHaveURL("/industries/manufacturing");
	await expect(page.locator("main h1")).toBeFocused();
	expect(asked.filter((path) => chunk("manufacturing").test(path))).toHaveLength(1);
	expect(await page.evaluate(() => "same" in window)).toBe(true);
	await expect(page.locator("head title")).toHaveCount(1);
	await expect(page.locator("head meta[name=description]")).toHaveCount(1);
	await expect(page.locator("head link[rel=canonical]")).toHaveCount(1);
});

test("of a page with live parts their code alone is asked for, and Back starts them anew", async ({
	page,
	goto,
}) => {
	await spareData(page);
	const asked = siteRequests(page);
	await goto("/contact");
	const status = page.locator("[data-live]").getByText(/^Open/);
	await expect(status).toBeVisible();
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page).toHaveTitle(/Terms/);
	await page.goBack();
	await expect(status).toBeVisible();
	await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
	await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
	expect(asked.filter((path) => chunk("contact").test(path))).toEqual([]);

	await goto("/get-started");
	await page.getByLabel("Email").fill("typed@example.com");
	await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
	await expect(page).toHaveURL("/contact");
	await expect(status).toBeVisible();
	await page.goBack();
	// A document of its own again, in which the browser puts back what was typed.
	await expect(page.getByLabel("Email")).toHaveValue("typed@example.com");
	await page.getByRole("button", { name: "Sign up" }).click();
	await expect(page.getByRole("heading", { name: "Create Account" })).toBeFocused();
	expect(asked.filter((path) => chunk("get-started").test(path))).toEqual([]);
});

test("Back shows the first page as it was left, without its code", async ({ page, goto }) => {
	await spareData(page);
	const asked = siteRequests(page);
	await goto("/solutions/automation");
	const title = await page.title();
	const question = page.locator("main details").first();
	await question.locator("summary").click();
	await expect(question).toHaveAttribute("open", "");
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page).toHaveTitle(/Terms/);
	await page.goBack();
	await expect(page).toHaveTitle(title);
	await expect(question).toHaveAttribute("open", "");
	await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", /automation$/);
	expect(asked.filter((path) => chunk("automation").test(path))).toEqual([]);
	await page
		.getByRole("main")
		.getByRole("link", { name: "Baby Food Manufacturing" })
		.first()
		.click();
	await expect(page).toHaveURL("/industries/manufacturing");
});

test("a modified click on such a page stays the browser's", async ({ page, goto, context }) => {
	await goto("/services");
	const opened = context.waitForEvent("page");
	await page
		.getByRole("main")
		.getByRole("link", { name: "AI Agents" })
		.first()
		.click({ modifiers: ["ControlOrMeta"] });
	await (await opened).close();
	await expect(page).toHaveURL("/services");
});

test("pages of links in view are fetched when the browser is idle, those of a menu as it opens", async ({
	page,
	goto,
}) => {
	const asked = siteRequests(page);
	const fetched = (name: string) => asked.some((path) => chunk(name).test(path));
	await goto("/");
	// A link of the page's first screen.
	await expect.poll(() => fetched("contact")).toBe(true);
	expect(fetched("consulting")).toBe(false);
	await page.getByRole("button", { name: "Services" }).click();
	await expect.poll(() => fetched("consulting")).toBe(true);
	expect(fetched("hire")).toBe(false);
	// In view everywhere, and a document of its own.
	expect(fetched("get-started")).toBe(false);
});

test("a visitor who saves data is fetched nothing ahead", async ({ page, goto }) => {
	await spareData(page);
	const asked = siteRequests(page);
	await goto("/");
	await page.getByRole("button", { name: "Services" }).click();
	const link = page.locator("#menu-services a[href='/solutions/consulting']");
	await link.hover();
	// As long as the others would have taken: an idle moment is given within two seconds.
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
	expect(asked.filter((path) => chunk("(consulting|get-started)").test(path))).toEqual([]);
	await link.click();
	await expect(page).toHaveURL("/solutions/consulting");
	await expect(page.locator("main h1")).toBeFocused();
});
