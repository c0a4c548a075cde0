import { readFileSync } from "node:fs";
import { pageFile } from "../../src/routing/page-file";
import {
	allowError,
	expect,
	expectPage,
	footerLink,
	goto,
	holdBack,
	hydrated,
	loader,
	paths,
	rewrite,
	spareData,
	test,
} from "./fixtures";

test("in a tab from before a deploy, links work and move it to the new one", async ({ page }) => {
	allowError(/Failed to load resource/);
	// An island of the first page that was asked for just before the deploy stays as it was served.
	allowError(/Failed to fetch dynamically imported module: \S+-[\w-]{8}\.js$/);
	let deploy = 0;
	/** Gives the chunks new names, like a build with changed code. */
	const renamed = (text: string) =>
		deploy === 0
			? text
			: text
					.replace(/([\w.]+-[\w-]{8})\.js/g, `$1.${deploy}.js`)
					.replace(/data-deploy="[^"]+"/, `data-deploy="${deploy}"`);
	// The server only has the chunks of the current deploy.
	await page.route("**/assets/*.js", (route) => {
		const name = new URL(route.request().url()).pathname.replace("/assets/", "");
		const [, chunk = "", since = "0"] = /^(.*-[\w-]{8})(?:\.(\d+))?\.js$/.exec(name) ?? [];
		if (Number(since) !== deploy) return route.fulfill({ status: 404, body: "" });
		const code = readFileSync(`dist/test/standard/assets/${chunk}.js`, "utf8");
		return route.fulfill({ contentType: "text/javascript", body: renamed(code) });
	});
	await rewrite(
		page,
		(url) => paths.includes(url.pathname) || url.pathname.startsWith("/pages/"),
		renamed,
	);
	await spareData(page);
	// Chromium may have the sign-in page's document from the deploy before.
	await page.route("**/prerender.speculationrules", (route) => route.abort());
	await goto(page, "/");
	for (const path of ["/services", "/get-started", "/contact"]) {
		deploy += 1;
		await page.evaluate((href) => {
			document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
		}, path);
		await expect(page.locator(`script[src$='.${deploy}.js']`), path).toHaveCount(1);
		await hydrated(page);
		await expectPage(page, path);
	}
});

test("a page of a newer deploy is loaded as a document, once", async ({ page }) => {
	let documents = 0;
	page.on("request", (request) => {
		if (request.isNavigationRequest() && request.url().endsWith("/terms")) documents += 1;
	});
	await rewrite(page, pageFile("/terms"), (html) =>
		html.replace(/data-deploy="[^"]+"/, 'data-deploy="newer"'),
	);
	await goto(page, "/");
	await footerLink(page, "/terms").click();
	await expectPage(page, "/terms");
	await hydrated(page);
	expect(documents, "documents loaded for the page of a newer deploy").toBe(1);
	// At its own top, not as far down as the link was.
	expect(await page.evaluate(() => scrollY)).toBe(0);

	// Nor when a host answers with another page.
	await page.route(pageFile("/privacy"), async (route) => {
		const response = await route.fetch({ url: new URL(pageFile("/"), page.url()).href });
		await route.fulfill({ response });
	});
	await footerLink(page, "/privacy").click();
	await expectPage(page, "/privacy");
	await page.unroute(pageFile("/privacy"));

	// Nothing is loaded again for a page that the visitor no longer wants.
	await spareData(page);
	await goto(page, "/contact");
	await page.evaluate(() => Object.assign(window, { same: true }));
	const terms = await holdBack(page, pageFile("/terms"));
	await footerLink(page, "/terms").click();
	await expect(loader(page)).toBeVisible();
	await page.goBack();
	const arrived = page.waitForResponse(`**${pageFile("/terms")}`);
	terms.letGo();
	await arrived;
	await footerLink(page, "/privacy").click();
	await expectPage(page, "/privacy");
	expect(await page.evaluate(() => "same" in window)).toBe(true);
});
