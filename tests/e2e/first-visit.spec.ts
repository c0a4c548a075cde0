import type { Page } from "@playwright/test";
import { company } from "../../src/content/company";
import { footerColumns } from "../../src/content/footer-links";
import { menu } from "../../src/content/navigation";
import { pageFile } from "../../src/routing/page-file";
import {
	expect,
	expectPage,
	footerLink,
	goto,
	hydrated,
	menuButtons,
	openPanel,
	spareData,
	test,
	testOrigin,
	title,
} from "./fixtures";

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
	await goto(page, "/services");
	const first = await page.title();
	await mark(page);
	const before = asked.length;
	const link = page.locator("main a[href^='/solutions/']").first();
	const next = (await link.getAttribute("href")) ?? "";
	await link.click();
	await expectPage(page, next);
	await expect(title(page)).toBeFocused();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	const since = asked.slice(before);
	expect(since.filter((path) => path === pageFile(next))).toHaveLength(1);
	expect(since.filter((path) => path.endsWith(".js"))).toEqual([]);
	expect(await marked(page)).toBe(true);
	await expect(page.locator("head title")).toHaveCount(1);
	await expect(page.locator("head meta[name=description]")).toHaveCount(1);
	expect(await page.title()).toMatch(/. · /);
	expect(await page.title()).toContain(company.name);
	const canonical = page.locator("head link[rel=canonical]");
	await expect(canonical).toHaveAttribute("href", new RegExp(`${next}$`));

	await page.goBack();
	await expect(page).toHaveTitle(first);
	await expect(canonical).toHaveAttribute("href", /\/services$/);
	expect(asked.filter((path) => /\/services(?:\.htm)?$/.test(path))).toEqual(["/services"]);
	await link.click();
	await expectPage(page, next);
});

test("the sign-in page is a document of its own, and keeps what was typed", async ({ page }) => {
	await spareData(page);
	await goto(page, "/terms");
	await mark(page);
	await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
	await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
	await hydrated(page);
	expect(await marked(page)).toBe(false);

	await mark(page);
	await page.getByLabel("Email").fill("typed@example.com");
	await page.getByLabel("Password", { exact: true }).fill("a secret");
	await footerLink(page, "/contact").click();
	await expectPage(page, "/contact");
	await expect(page.getByText(/^(Open now|Opens )/)).toBeVisible();
	expect(await marked(page)).toBe(false);
	await page.goBack();
	// Typed text is there again, except the password.
	await expect(page.getByLabel("Email")).toHaveValue("typed@example.com");
	await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
	await mark(page);
	await page.getByRole("button", { name: "Sign up" }).click();
	await expect(title(page)).toBeFocused();
	expect(await marked(page)).toBe(true);
});

test("pages of links in view are prefetched, those of a menu when it opens", async ({ page }) => {
	const asked = siteRequests(page);
	const fetched = (path: string) => asked.includes(pageFile(path));
	const inFooter = footerColumns.flatMap(({ links }) => links.map(({ href }) => String(href)));
	const [inMenu] = menu
		.flatMap(({ megaMenu }, index) =>
			megaMenu.columns.flatMap(({ links }) => links.map(({ href }) => ({ index, href }))),
		)
		.filter(({ href }) => !inFooter.includes(href));
	await goto(page, "/terms");
	await footerLink(page, "/privacy").scrollIntoViewIfNeeded();
	await expect.poll(() => fetched("/privacy")).toBe(true);
	if (inMenu) {
		expect(fetched(inMenu.href)).toBe(false);
		await menuButtons(page).nth(inMenu.index).click();
		await expect.poll(() => fetched(inMenu.href)).toBe(true);
	}
	// In view everywhere, and a document of its own.
	expect(fetched("/get-started")).toBe(false);
});

test("nothing is prefetched with Save-Data, and no picture far down the page is loaded", async ({
	page,
}) => {
	await spareData(page);
	const asked = siteRequests(page);
	await goto(page, "/");
	// The portraits at the foot of the page wait until a visitor comes near them.
	const portrait = page.locator("main img[loading=lazy]").last();
	expect(await portrait.evaluate((image) => (image as HTMLImageElement).currentSrc)).toBe("");
	await menuButtons(page).first().click();
	const link = openPanel(page).getByRole("link").last();
	const path = (await link.getAttribute("href")) ?? "";
	await link.hover();
	// Wait as long as prefetching would have taken: idle callbacks run within two seconds.
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
	expect(asked.filter((file) => file.startsWith("/pages/"))).toEqual([]);
	await link.click();
	await expectPage(page, path);
	await expect(title(page)).toBeFocused();
});
