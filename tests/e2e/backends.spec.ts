import type { Page } from "@playwright/test";
import { allowError, axeInBothThemes, configuredOrigin, expect, goto } from "./fixtures";
import { backendsCode, cut, test } from "./sign-in-page";

test.use({ baseURL: configuredOrigin });

const idle = (page: Page) =>
	page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** Collects the addresses that the page requests. */
function requestsOf(page: Page): string[] {
	const seen: string[] = [];
	page.on("request", (request) => seen.push(request.url()));
	return seen;
}

/** Stands in for the hosts of Google Analytics, which the tests can't reach. */
async function standInForAnalytics(page: Page) {
	const authToken = { token: "token", expiresIn: "604800s" };
	for (const [address, json] of [
		["https://firebase.googleapis.com/**/webConfig", { measurementId: "G-TEST123", appId: "1:1" }],
		[
			"https://firebaseinstallations.googleapis.com/**",
			{ fid: "cEanCs3HXsL7madjemwMav", refreshToken: "refresh", authToken },
		],
	] as const) {
		const headers = { "access-control-allow-origin": "*" };
		await page.route(address, (route) => route.fulfill({ headers, json }));
	}
	await page.route("https://www.googletagmanager.com/**", (route) =>
		route.fulfill({ contentType: "text/javascript", body: "" }),
	);
}

test("database and functions are initialised on the sign-in page alone, and ask nothing", async ({
	page,
}) => {
	const urls = requestsOf(page);
	await goto(page, "/");
	await idle(page);
	expect(urls.filter((url) => /firebase|index\.esm/.test(url))).toEqual([]);
	const code = page.waitForResponse(backendsCode);
	await goto(page, "/get-started");
	await (await code).finished();
	await idle(page);
	expect(urls.filter((url) => /firestore\.googleapis|cloudfunctions/.test(url))).toEqual([]);
});

test("analytics asks first: nothing of it runs before a yes or after a no", async ({ page }) => {
	await standInForAnalytics(page);
	const urls = requestsOf(page);
	const asked = () =>
		urls.filter((url) =>
			/googletagmanager|google-analytics|firebaseinstallations|firebase\.googleapis|\/firebase-analytics-/.test(
				url,
			),
		);
	await goto(page, "/get-started");
	const choice = page.getByRole("group", { name: /Google Analytics/ });
	const yes = choice.getByRole("button", { name: /^Yes/ });
	const no = choice.getByRole("button", { name: /^No/ });
	// As easy to refuse as to accept: the same size, in the same row, and neither stands out.
	const look = (answer: typeof yes) =>
		answer.evaluate((element) => {
			const { width, height, y } = element.getBoundingClientRect();
			const { backgroundColor, border, color, font, opacity } = getComputedStyle(element);
			return { width, height, y, backgroundColor, border, color, font, opacity };
		});
	expect(await look(no)).toEqual(await look(yes));
	await no.click();
	await expect(choice.getByRole("status")).toHaveText("Not counted.");
	await axeInBothThemes(page, "the choice answered");
	await idle(page);
	expect(asked()).toEqual([]);

	const measurement = page.waitForRequest(/googletagmanager\.com\/gtag\/js.*id=G-TEST123/);
	await yes.click();
	await measurement;
	await expect(choice.getByRole("status")).toHaveText("Counted until you leave this page.");
	/** The commands given to Google's library, in order. */
	const told = () =>
		page.evaluate(() =>
			(window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) =>
				Array.from(entry),
			),
		);
	const config = {
		allow_ad_personalization_signals: false,
		allow_google_signals: false,
		cookie_domain: "none",
		cookie_expires: 0,
		cookie_path: "/get-started",
	};
	await expect.poll(told).toContainEqual(["config", "G-TEST123", expect.objectContaining(config)]);
	const denied = { ad_personalization: "denied", ad_storage: "denied", ad_user_data: "denied" };
	// Before anything else, so that nothing runs under other rules.
	expect((await told())[0]).toEqual([
		"consent",
		"default",
		{ ...denied, analytics_storage: "granted" },
	]);

	// The stand-in sets no cookie, so set one like that of Google's library.
	await page.evaluate(() => {
		// biome-ignore lint/suspicious/noDocumentCookie: Google's library sets it the same way.
		document.cookie = "_ga_TEST123=1; path=/get-started";
	});
	await no.click();
	await expect
		.poll(told)
		.toContainEqual(["consent", "update", { ...denied, analytics_storage: "denied" }]);
	expect(await page.context().cookies()).toEqual([]);

	// Consent ends with the page.
	await page.reload();
	await expect(yes).toHaveAttribute("aria-pressed", "false");
	expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);

	// If the code can't be loaded, a yes counts nothing.
	allowError(cut);
	await page.route(/\/assets\/firebase-analytics-/, (route) => route.abort());
	await yes.click();
	await expect(choice.getByRole("status")).toHaveText(/nothing is counted/);
	await expect(yes).toHaveAttribute("aria-pressed", "false");
});
