import type { Page } from "@playwright/test";
import { company } from "../../src/content/company";
import { expect, footerLink, goto, hydrated, spareData, test, testOrigin, title } from "./fixtures";

/** The paths of the files that a page requests from the site. */
function siteRequests(page: Page): string[] {
	const paths: string[] = [];
	page.on("request", (request) => {
		const url = new URL(request.url());
		if (url.origin === testOrigin("standard")) paths.push(url.pathname);
	});
	return paths;
}

/** Marks the document, and says whether the one now shown is the one that was marked. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const marked = (page: Page) => page.evaluate(() => "marked" in window);

test("a link fetches only the next page, and Back fetches nothing", async ({ page }) => {
	await spareData(page);
	const asked = siteRequests(page);
	await goto(page, "/solutions/automation");
	const first = await page.title();
	const question = page.locator("main details").first();
	await question.locator("summary").click();
	await expect(question).toHaveAttribute("open", "");
	await mark(page);
	const before = asked.length;
	const link = page
		.getByRole("main")
		.getByRole("link", { name: "Baby Food Manufacturing" })
		.first();
	await link.click();
	await expect(page).toHaveURL("/industries/manufacturing");
	await expect(title(page)).toBeFocused();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	const since = asked.slice(before);
	expect(since.filter((path) => path === "/pages/industries/manufacturing.htm")).toHaveLength(1);
	expect(since.filter((path) => path.endsWith(".js"))).toEqual([]);
	expect(await marked(page)).toBe(true);
	await expect(page.locator("head title")).toHaveCount(1);
	await expect(page.locator("head meta[name=description]")).toHaveCount(1);
	await expect(page).toHaveTitle(new RegExp(` · ${company.name}$`));
	const canonical = page.locator("head link[rel=canonical]");
	await expect(canonical).toHaveCount(1);
	await expect(canonical).toHaveAttribute("href", /\/industries\/manufacturing$/);

	await page.goBack();
	await expect(page).toHaveTitle(first);
	await expect(question).toHaveAttribute("open", "");
	await expect(canonical).toHaveAttribute("href", /automation$/);
	expect(asked.filter((path) => /automation(?:\.htm)?$/.test(path))).toEqual([
		"/solutions/automation",
	]);
	await link.click();
	await expect(page).toHaveURL("/industries/manufacturing");
});

test("Back restarts live parts; the sign-in page is a document of its own", async ({ page }) => {
	await spareData(page);
	await goto(page, "/");
	const approve = page.getByRole("button", { name: "Approve" });
	const again = page.getByRole("button", { name: "Start again" });
	await approve.click();
	await expect(again).toBeVisible();
	await footerLink(page, "Terms").click();
	await expect(page).toHaveTitle(/Terms/);
	await page.goBack();
	await approve.click();
	await expect(again).toBeVisible();
	await mark(page);
	await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
	await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
	await hydrated(page);
	expect(await marked(page)).toBe(false);

	await mark(page);
	await page.getByLabel("Email").fill("typed@example.com");
	await page.getByLabel("Password", { exact: true }).fill("a secret");
	await footerLink(page, "Contact Us").click();
	await expect(page).toHaveURL("/contact");
	await expect(page.getByText(/^(Open now|Opens )/)).toBeVisible();
	expect(await marked(page)).toBe(false);
	await page.goBack();
	// Typed text is there again, except the password.
	await expect(page.getByLabel("Email")).toHaveValue("typed@example.com");
	await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
	await mark(page);
	await page.getByRole("button", { name: "Sign up" }).click();
	await expect(page.getByRole("heading", { name: "Create Account" })).toBeFocused();
	expect(await marked(page)).toBe(true);
});

test("pages of links in view are prefetched, those of a menu when it opens", async ({ page }) => {
	const asked = siteRequests(page);
	const fetched = (name: string) => asked.includes(name);
	await goto(page, "/");
	await page.locator("main a[href='/services']").first().scrollIntoViewIfNeeded();
	await expect.poll(() => fetched("/pages/services.htm")).toBe(true);
	expect(fetched("/pages/solutions/consulting.htm")).toBe(false);
	await page.getByRole("button", { name: "Services" }).click();
	await expect.poll(() => fetched("/pages/solutions/consulting.htm")).toBe(true);
	expect(fetched("/pages/career/hire.htm")).toBe(false);
	// In view everywhere, and a document of its own.
	expect(fetched("/pages/get-started.htm")).toBe(false);
});

test("nothing is prefetched with Save-Data, and no picture far down the page is loaded", async ({
	page,
}) => {
	await spareData(page);
	const asked = siteRequests(page);
	await goto(page, "/");
	// The portraits at the foot of the page wait until a visitor comes near them.
	expect(asked.filter((path) => path.startsWith("/portraits/"))).toEqual([]);
	await page.getByRole("button", { name: "Services" }).click();
	const link = page.locator("#menu-services a[href='/solutions/consulting']");
	await link.hover();
	// Wait as long as prefetching would have taken: idle callbacks run within two seconds.
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
	expect(asked.filter((path) => path.startsWith("/pages/"))).toEqual([]);
	await link.click();
	await expect(page).toHaveURL("/solutions/consulting");
	await expect(title(page)).toBeFocused();
});
