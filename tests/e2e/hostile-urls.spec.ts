import { company } from "../../src/content/company";
import { every, full } from "../shared/full-run";
import { allowError, expect, footerLink, goto, hydrated, idle, test, title } from "./fixtures";
import { expectNothingStored, samples, spread, strings, watchForCode } from "./hostile-page";

// The full run tests thousands of strings.
if (full) test.describe.configure({ timeout: 600_000 });

const encode = (text: string) => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, "?"));

const oddAddresses = [
	"/%E0%A4%A",
	"/%00",
	"/services/extra",
	"/__proto__",
	"/constructor",
	"/SERVICES",
	"/%2e%2e/%2e%2e/etc/passwd",
	"/a".repeat(900),
];

test("as path, query and fragment, each shows the not-found page", async ({ page }) => {
	// The emulator responds with 500 to names that its file system can't handle.
	allowError(/status of (40[04]|500)/);
	const ran = await watchForCode(page);
	const few = samples.filter((_, index) => index % 20 === 0);
	const made = every(spread, few).map(
		(text) => `/x${encode(text)}?${encode(text)}=${text.replaceAll("#", "")}#${text}`,
	);
	for (const path of [...oddAddresses, ...made]) {
		const response = await page.goto(path, { waitUntil: "domcontentloaded" });
		expect(response?.status(), path).toBeGreaterThanOrEqual(400);
		// The server may have its own error page for invalid URLs.
		if ((await page.locator("#root").count()) === 1) {
			await hydrated(page);
			await expect(page.locator("h1"), path).toHaveText("We can’t find that page");
		}
		expect(await ran(), path).toEqual([]);
	}
	await goto(page, "/contact?__proto__[polluted]=1");
	await expect(page.locator("h1")).toContainText(/contact us/i);
	expect(await ran()).toEqual([]);
	await expectNothingStored(page);
});

for (const texts of every([strings.slice(0, 5_000), strings.slice(5_000)], [samples])) {
	test(`as history entries, ${texts.length} strings from ${strings.indexOf(texts[0] ?? "")} on each show the not-found page`, async ({
		page,
	}) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		const ran = await watchForCode(page);
		await goto(page, "/contact");
		// Changing the URL during hydration would cause a mismatch.
		await idle(page);
		await page.evaluate(
			async ({ all, title }) => {
				for (const [index, text] of all.entries()) {
					const encoded = encodeURIComponent(text.replace(/[\ud800-\udfff]/g, "?"));
					history.pushState(
						// History states that code other than the site's might leave.
						[null, text, { scrollY: text }][index % 3],
						"",
						`/x${encoded}?${text.replaceAll("#", "%23")}&x=${encoded}#${text}`,
					);
					if (index % 20 === 0) await new Promise((resolve) => setTimeout(resolve));
					// Wait for the page to show after every hundredth entry and the last one.
					const awaited = index % 100 === 99 || index === all.length - 1;
					while (awaited && document.title !== title) {
						await new Promise((resolve) => setTimeout(resolve));
					}
				}
			},
			{ all: texts, title: `Page not found · ${company.name}` },
		);
		for (let back = 0; back < 3; back += 1) await page.goBack();
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
		await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
		await expect(title(page)).toHaveText("We can’t find that page");
		expect(await ran()).toEqual([]);
		await expectNothingStored(page);
		await footerLink(page, "Terms").click();
		await expect(page).toHaveURL("/terms");
	});
}
