import { pageFile } from "../../src/routing/page-file";
import {
	expect,
	expectPage,
	footerLink,
	goto,
	holdBack,
	hydrated,
	loader,
	rewrite,
	spareData,
	test,
} from "./fixtures";

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
