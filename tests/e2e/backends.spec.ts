import type { Page, Request } from "@playwright/test";
import { every } from "../full";
import { expect, siteAddress, test } from "./fixtures";
import {
	backendsCode,
	cut,
	idle,
	passwordSignIn,
	redBox,
	refuse,
	refused,
	signIn,
} from "./sign-in-page";

const fonts = /^https:\/\/fonts\./;

/** Every request that the page makes, the fonts' aside. */
function everyRequest(page: Page): Request[] {
	const seen: Request[] = [];
	page.on("request", (request) => {
		if (!fonts.test(request.url())) seen.push(request);
	});
	return seen;
}

/** Answers for the hosts that analytics needs, which no test can reach. */
async function letAnalyticsAnswer(page: Page) {
	const headers = { "access-control-allow-origin": "*" };
	await page.route("https://firebase.googleapis.com/**/webConfig", (route) =>
		route.fulfill({
			headers,
			json: { measurementId: "G-TEST123", appId: "1:1234567890:web:abcdef" },
		}),
	);
	await page.route("https://firebaseinstallations.googleapis.com/**", (route) =>
		route.fulfill({
			headers,
			json: {
				fid: "cEanCs3HXsL7madjemwMav",
				refreshToken: "refresh",
				authToken: { token: "token", expiresIn: "604800s" },
			},
		}),
	);
	await page.route("https://www.googletagmanager.com/**", (route) =>
		route.fulfill({ contentType: "text/javascript", body: "" }),
	);
}

test.describe("with a real project configured", () => {
	test.use({ baseURL: siteAddress("configured") });

	test("document database, functions and analytics are initialised on the sign-in page, and on no other", async ({
		page,
		goto,
	}) => {
		await letAnalyticsAnswer(page);
		const warnings: string[] = [];
		page.on("console", (message) => {
			// A browser older than the header's list of permissions warns of names that it does not know.
			const policy = message.text().includes("Permissions-Policy");
			if (message.type() === "warning" && !policy) warnings.push(message.text());
		});
		const getStarted = page.getByRole("link", { name: "Get Started", exact: true }).first();
		const requests = everyRequest(page);
		for (const path of every(["/services", "/industries/retreats", "/contact", "/"], ["/"])) {
			await goto(path);
			await getStarted.hover();
			await idle(page);
		}
		const urls = requests.map((request) => request.url());
		expect(urls.filter((url) => !url.startsWith(siteAddress("configured")))).toEqual([]);
		expect(urls.filter((url) => /firebase|index\.esm/.test(url))).toEqual([]);

		const code = page.waitForRequest(backendsCode);
		const installation = page.waitForRequest(
			/firebaseinstallations\.googleapis\.com\/v1\/projects\/longcloud-test\/installations/,
		);
		const measurement = page.waitForRequest(/googletagmanager\.com\/gtag\/js.*id=G-TEST123/);
		await getStarted.click();
		const address = (await code).url();
		await Promise.all([installation, measurement]);
		// The other two make no request before they are used. Asked again, the page's own code says
		// what it has initialised on the app that it runs on.
		const started = await page.evaluate(async (url) => {
			const code: Record<string, (settings: object) => Promise<string[]>> = await import(url);
			return Object.values(code)[0]?.({ measurementId: "G-TEST123" });
		}, address);
		expect(started).toEqual(["document database", "cloud functions", "analytics"]);
		expect(warnings).toEqual([]);
	});

	test("they stand in nobody's way when their hosts are blocked", async ({
		page,
		goto,
		problems,
	}) => {
		problems.allow(cut);
		problems.allow(refused);
		// The analytics library's own, of the answer that it did not get.
		problems.allow(/^TypeError: Failed to fetch\s+at .*\/assets\/firebase-backends-/);
		const installation = page.waitForRequest(/firebaseinstallations\.googleapis\.com/);
		await goto("/get-started");
		await installation;
		await refuse(page, passwordSignIn, "INVALID_PASSWORD");
		const asked = page.waitForRequest(passwordSignIn);
		await signIn(page, { email: "someone@example.com", password: "some password" });
		expect((await asked).url()).toBe(
			"https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=test-key",
		);
		await expect(redBox(page)).toHaveText("Incorrect password");
	});
});
