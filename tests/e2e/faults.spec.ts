import type { Page } from "@playwright/test";
import { pageFile } from "../../src/routing/page-file";
import { readBundle } from "../shared/bundle";
import { every } from "../shared/full-run";
import {
	allowError,
	expect,
	expectPage,
	footerLink,
	goto,
	holdBack,
	hydrated,
	loader,
	notLoaded,
	spareData,
	test,
	title,
	turnDark,
} from "./fixtures";

const failed =
	/Failed to load resource|ERR_FAILED|ERR_INTERNET_DISCONNECTED|SyntaxError|Failed to fetch dynamically imported module/;
const loadAgain = (page: Page) => page.getByRole("link", { name: "Load this page again" });

for (const fault of ["missing", "hanging"]) {
	test(`a script is ${fault}: the sign-in page is readable and its links work`, async ({
		page,
	}) => {
		const { scripts } = readBundle();
		allowError(failed);
		for (const chunk of every(
			scripts,
			scripts.filter((name) => name.startsWith("client-")),
		)) {
			await page.unrouteAll();
			await page.route(`/assets/${chunk}`, async (route) => {
				if (fault === "missing") await route.fulfill({ status: 404, body: "" });
			});
			// Don't wait for the document to load, because its first script may be the one that hangs.
			await page.goto("/get-started", { waitUntil: "commit" });
			await expect(title(page), chunk).toHaveText("Welcome Back");
			await footerLink(page, "/contact").click();
			await expect(page, chunk).toHaveURL("/contact");
			// If the page hydrated without this script, the next page may need it.
			await expect(async () => {
				if (await loadAgain(page).isVisible()) await loadAgain(page).click();
				if (await loader(page).isVisible()) await page.goto("/contact", { waitUntil: "commit" });
				await expect(title(page), chunk).toBeVisible({ timeout: 2_000 });
				await expect(title(page), chunk).not.toHaveText(notLoaded, { timeout: 2_000 });
			}).toPass({ timeout: 30_000 });
		}
	});
}

test("a link to a page that is missing ends in a plain way on", async ({ page }) => {
	allowError(failed);
	await spareData(page);
	await page.route(pageFile("/services"), (route) => route.fulfill({ status: 404, body: "" }));
	await goto(page, "/contact");
	await page
		.locator('a[href="/services"]')
		.first()
		.evaluate((link: HTMLElement) => link.click());
	await expect(page).toHaveURL("/services");
	await expect(title(page)).toHaveText(notLoaded);
	await loadAgain(page).click();
	await expectPage(page, "/services");
	await footerLink(page, "/contact").click();
	await expectPage(page, "/contact");
});

test("an island that fails stays as it was served, and says so, however its page is reached", async ({
	page,
}) => {
	await spareData(page);
	const example = page.locator("[data-island='pages/home/worked-example']");
	const notice = example.getByRole("alert");
	for (const [fault, script] of Object.entries({
		"its code is missing": "",
		"its code throws": `throw new Error("at load")`,
		"it throws": `export const WorkedExample = () => { throw new Error("at render") }`,
	})) {
		allowError(/Failed to load resource|dynamically imported module|at load|at render/);
		await page.route("**/assets/worked-example-*.js", (route) =>
			script
				? route.fulfill({ contentType: "text/javascript", body: script })
				: route.fulfill({ status: 404, body: "" }),
		);
		await goto(page, "/");
		await example.scrollIntoViewIfNeeded();
		await expect(notice, fault).toBeVisible();
		await expect(example.getByRole("button", { name: "Approve" }), fault).toBeVisible();
		await turnDark(page);
		await page.evaluate(() => localStorage.clear());
		await goto(page, "/contact");
		await page.locator(".logo-link").click();
		await expectPage(page, "/");
		await example.scrollIntoViewIfNeeded();
		await expect(notice, fault).toBeVisible();
		await expect(example.getByRole("button", { name: "Approve" }), fault).toBeVisible();
		await page.unrouteAll();
		await notice.getByRole("link").click();
		await example.getByRole("button", { name: "Approve" }).click();
		await expect(example.getByRole("button", { name: "Start again" }), fault).toBeVisible();
	}
});

test("a page whose request ended in the back/forward cache is tried again", async ({ page }) => {
	allowError(failed);
	await spareData(page);
	await goto(page, "/contact");
	const file = `**${pageFile("/terms")}`;
	await page.route(file, (route) => route.abort());
	await footerLink(page, "/terms").click();
	await expect(title(page)).toHaveText(notLoaded);
	await page.unroute(file);
	await page.evaluate(() =>
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
	);
	await expectPage(page, "/terms");
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await expect(title(page)).toBeFocused();
});

test("a page that a proxy has changed and says so is shown", async ({ page }) => {
	await spareData(page);
	await goto(page, "/contact");
	await page.route(`**${pageFile("/terms")}`, async (route) =>
		route.fulfill({ response: await route.fetch(), status: 203 }),
	);
	await footerLink(page, "/terms").click();
	await expectPage(page, "/terms");
});

test("a page that failed is tried again by a link to itself", async ({ page }) => {
	allowError(failed);
	await spareData(page);
	// A translating proxy drops the policy and adds a base element.
	await page.route("/", async (route) => {
		const response = await route.fetch();
		const { "content-security-policy": _, ...headers } = response.headers();
		const body = (await response.text()).replace("<head>", '<head><base href="/elsewhere/">');
		await route.fulfill({ headers, body });
	});
	await goto(page, "/");
	await page.route(pageFile("/terms"), (route) => route.abort());
	await footerLink(page, "/terms").click();
	await expect(title(page)).toHaveText(notLoaded);
	await expect(loadAgain(page)).toHaveJSProperty("pathname", "/terms");
	await page.unroute(pageFile("/terms"));
	// Not by a click so soon, which could be the second of a double click.
	await footerLink(page, "/terms").press("Enter");
	await expectPage(page, "/terms");
});

test("a request that hangs is given up after 30 s, and doesn't stand in the way of the next try", async ({
	page,
}) => {
	await spareData(page);
	await page.clock.install();
	await goto(page, "/privacy");
	const late = await holdBack(page, pageFile("/terms"));
	const follow = () => footerLink(page, "/terms").press("Enter");
	await follow();
	await expect.poll(() => late.held.length).toBe(1);
	await page.clock.fastForward(20_000);
	await page.goBack();
	// Waits for the same request, but from now.
	await follow();
	await page.clock.fastForward(11_000);
	await page.goBack();
	// The first wait is over: this is a new request, which the end of the second may not forget.
	await follow();
	await expect.poll(() => late.held.length).toBe(2);
	await page.clock.fastForward(20_000);
	await page.goBack();
	await follow();
	await page.clock.fastForward(1_000);
	expect(late.held.length).toBe(2);
	await page.clock.fastForward(30_000);
	await expect(title(page)).toHaveText(notLoaded);
	await page.goBack();
	await page.route(pageFile("/terms"), (route) => route.continue());
	await follow();
	await expectPage(page, "/terms");
	// The first answers come after all, and take no other's place.
	await title(page).evaluate((heading) => heading.classList.add("seen"));
	const answer = page.waitForResponse(`**${pageFile("/terms")}`);
	late.letGo();
	await answer;
	await page.goBack();
	await page.goForward();
	await expect(title(page)).toHaveClass(/seen/);
});

test("going offline shows an error, and the pages load once online", async ({ page }) => {
	allowError(failed);
	await spareData(page);
	await goto(page, "/contact");
	await footerLink(page, "/privacy").click();
	await expectPage(page, "/privacy");
	await page.context().setOffline(true);
	await footerLink(page, "/terms").click();
	await expect(title(page)).toHaveText(notLoaded);
	await expect(title(page)).toBeFocused();
	// Pages that have been loaded still work.
	await page.goBack();
	await expectPage(page, "/privacy");
	await page.goForward();
	await expect(title(page)).toHaveText(notLoaded);
	await page.context().setOffline(false);
	await footerLink(page, "/contact").click();
	await expectPage(page, "/contact");
	await hydrated(page);
	await page.goBack();
	await expectPage(page, "/terms");
});
