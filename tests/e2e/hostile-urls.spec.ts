import { hostileStrings } from "../shared/hostile-strings";
import { createAccount } from "./auth-emulator";
import {
	allowError,
	expect,
	expectPage,
	footerLink,
	goto,
	hydrated,
	idle,
	notFound,
	title,
} from "./fixtures";
import { expectNothingStored, watchForCode } from "./hostile-page";
import { test } from "./sign-in-page";

const encode = (text: string) => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, "?"));

/** Addresses that no page has, some of which name another host. */
const oddAddresses = [
	"/%E0%A4%A",
	"/%00",
	"/services/extra",
	"/__proto__",
	"/constructor",
	"/SERVICES",
	"/%2e%2e/%2e%2e/etc/passwd",
	"/a".repeat(900),
	"/https://evil.example",
	"/@evil.example",
	"/\\evil.example",
	"/%5cevil.example",
	"/%2f%2fevil.example/",
	"/services//evil.example/",
];

test("an odd address shows the not-found page of this site", async ({ page, request, baseURL }) => {
	// The emulator responds with 500 to names that its file system can't handle.
	allowError(/status of (40[04]|500)/);
	const ran = await watchForCode(page);
	for (const path of oddAddresses) {
		// Check the server's redirect itself, which the browser would follow at once.
		const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
		const next = answer.headers().location;
		if (next) expect(new URL(next, baseURL).origin, path).toBe(baseURL);
		const response = await page.goto(`${baseURL}${path}`, { waitUntil: "domcontentloaded" });
		expect(response?.status(), path).toBeGreaterThanOrEqual(400);
		expect(new URL(page.url()).origin, path).toBe(baseURL);
		// The server may have its own error page for invalid URLs.
		if ((await page.locator("#main").count()) === 1) {
			await hydrated(page);
			await expect(title(page), path).toHaveText(notFound());
			await expect(page.locator("a[href*='evil.example']"), path).toHaveCount(0);
		}
		expect(await ran(), path).toEqual([]);
	}
	await expectNothingStored(page);
});

test("hostile strings as history entries show the not-found page", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	const ran = await watchForCode(page);
	await goto(page, "/contact?__proto__[polluted]=1");
	// Changing the URL during hydration would cause a mismatch.
	await idle(page);
	await page.evaluate(
		(all) => {
			for (const [index, [text, encoded]] of all.entries()) {
				history.pushState(
					// History states that code other than the site's might leave.
					[null, text, { scrollY: text }][index % 3],
					"",
					`/x${encoded}?${text.replaceAll("#", "%23")}&x=${encoded}#${text}`,
				);
			}
		},
		hostileStrings.map((text) => [text, encode(text)] as const),
	);
	for (let back = 0; back < 3; back += 1) await page.goBack();
	await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
	await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
	await expect(title(page)).toHaveText(notFound());
	expect(await ran()).toEqual([]);
	await expectNothingStored(page);
	await footerLink(page, "/terms").click();
	await expectPage(page, "/terms");
});

test("no parameter of the sign-in page leads elsewhere, before or after sign-in", async ({
	page,
	card,
	baseURL,
}) => {
	const names = `next url redirect redirect_uri return returnTo continue continueUrl to goto
		target dest mode path link callback authDomain state`.split(/\s+/);
	const left: string[] = [];
	page.on("framenavigated", (frame) => {
		if (!frame.url().startsWith(`${baseURL}/get-started`)) left.push(frame.url());
	});
	const account = await createAccount();
	const code = "javascript:document.documentElement.dataset.hacked='yes'";
	for (const elsewhere of ["//evil.example", code]) {
		const all = names.map((name) => `${name}=${encodeURIComponent(elsewhere)}`).join("&");
		await goto(page, `/get-started?${all}#${all}`);
		await expect(title(page)).toHaveText("Welcome Back");
		await card.signIn(account);
		await card.expectSignedIn(account.email);
		expect(left).toEqual([]);
		await expect(page.locator("html")).not.toHaveAttribute("data-hacked");
		await card.signOut();
	}
});

test("the reload link of a page that failed stays on the site", async ({ page, baseURL }) => {
	allowError(/Failed to load resource|ERR_FAILED/);
	await page.route("/pages/404.htm", (route) => route.abort());
	await goto(page, "/contact");
	await page.evaluate(() => {
		history.pushState(null, "", `${location.origin}//evil.example/x`);
		history.pushState(null, "", "/contact");
		history.back();
	});
	const link = page.getByRole("link", { name: "Load this page again" });
	await expect(link).toBeVisible();
	expect(await link.evaluate((element: HTMLAnchorElement) => element.href)).toBe(
		`${baseURL}//evil.example/x`,
	);
});
