import { createAccount, newEmail } from "./auth-emulator";
import { allowError, expect, goto, holdBack, test } from "./fixtures";
import {
	answer,
	button,
	cut,
	expectForm,
	expectSignedIn,
	field,
	fillIn,
	listenToAnnouncements,
	networkFailed,
	passwordSignIn,
	providerCode,
	redBox,
	refused,
	signIn,
	signOut,
} from "./sign-in-page";

type Page = import("@playwright/test").Page;

const faults: [string, (page: Page) => Promise<unknown>][] = [
	["a cut network", (page) => page.route(passwordSignIn, (route) => route.abort())],
	[
		"a server that hangs up",
		(page) => page.route(passwordSignIn, (to) => to.abort("connectionreset")),
	],
	[
		"a server that is down",
		(page) => answer(page, passwordSignIn, 503, "<h1>Service unavailable</h1>"),
	],
	["a malformed answer", (page) => answer(page, passwordSignIn, 200, "{")],
	["an empty refusal", (page) => answer(page, passwordSignIn, 400, "{}")],
];

test("a failed request shows an error and keeps the input, and the next request works", async ({
	page,
}) => {
	allowError(cut);
	allowError(refused);
	allowError(/status of 503|ERR_CONNECTION_RESET/);
	const account = await createAccount();
	await goto(page, "/get-started");
	for (const [name, bringAbout] of faults) {
		await test.step(name, async () => {
			await bringAbout(page);
			await signIn(page, account);
			await expect(redBox(page)).toHaveText(networkFailed);
			await expect(button(page, "Sign In")).toBeFocused();
			await expect(field(page, "Email")).toHaveValue(account.email);
			await expect(field(page, "Password")).toHaveValue(account.password);
			await page.unroute(passwordSignIn);
			const { letGo } = await holdBack(page, passwordSignIn);
			await button(page, "Sign In").click();
			// The next attempt clears the message.
			await expect(redBox(page)).toBeEmpty();
			letGo();
			await expectSignedIn(page, account.email);
			await signOut(page);
		});
	}
});

test("while waiting, all buttons are disabled and no second request is sent; the SDK times out after 30 s", async ({
	page,
}) => {
	const account = await createAccount();
	const announcements = await listenToAnnouncements(page);
	const code = await holdBack(page, providerCode);
	const signingIn = await holdBack(page, passwordSignIn);
	await page.clock.install();
	await goto(page, "/get-started");
	await expectForm(page);
	await fillIn(page, account.email, account.password);
	await button(page, "Sign In").focus();
	// From here on the test controls the clock.
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
	// Try every way to submit again, faster than a person could.
	await page.evaluate(() => {
		const submit = document.querySelector<HTMLButtonElement>("main [type=submit]");
		submit?.click();
		submit?.click();
		submit?.form?.requestSubmit();
	});
	const card = page.getByRole("main").locator("section").first();
	const buttons = card.getByRole("button");
	expect(await buttons.count()).toBeGreaterThanOrEqual(5);
	for (const one of await buttons.all()) await expect(one).toBeDisabled();
	await expect(card.locator("form")).toHaveAttribute("aria-busy", "true");
	await expect(button(page, "Sign In").locator(".animate-spin")).toBeVisible();
	await expect(card).toBeFocused();
	await field(page, "Password").press("Enter");

	// The provider's code was still loading when the visitor clicked.
	await expect.poll(() => code.held.length).toBe(1);
	code.letGo();
	await expect.poll(() => signingIn.held.length).toBe(1);
	expect(code.held).toHaveLength(1);

	const note = page.getByText("Still trying to sign you in. The connection seems slow.");
	await page.clock.fastForward(7_900);
	await expect(note).toBeHidden();
	expect(await announcements()).toEqual(["Signing in…"]);
	await page.clock.fastForward(100);
	await expect(note).toBeVisible();
	await page.clock.fastForward(21_900);
	await expect(note).toBeVisible();
	await expect(redBox(page)).toBeEmpty();
	await page.clock.fastForward(100);
	await page.clock.resume();
	await expect(redBox(page)).toHaveText(networkFailed);
	await expect(field(page, "Password")).toHaveValue(account.password);
	expect(await announcements()).toEqual([
		"Signing in…",
		"Still trying to sign you in. The connection seems slow.",
		networkFailed,
	]);

	signingIn.letGo();
	await button(page, "Sign In").click();
	await expectSignedIn(page, account.email);
	expect(signingIn.held).toHaveLength(2);
});

test.describe("in an in-app browser on a phone", { tag: "@full" }, () => {
	test.use({
		userAgent:
			"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
	});

	test("the SDK times out after 60 s if the provider hangs", async ({ page }) => {
		// On phones the SDK preloads Google's script, which tests can't reach.
		allowError(cut);
		// The SDK detects an in-app browser by these properties.
		await page.addInitScript(() => {
			Object.assign(window, { cordova: {} });
		});
		await page.clock.install();
		await goto(page, "/get-started");
		const { held, letGo } = await holdBack(page, passwordSignIn);
		await signIn(page, { email: newEmail(), password: "some password" });
		await expect.poll(() => held.length).toBe(1);
		await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
		await page.clock.fastForward(45_000);
		await expect(page.getByText("Still trying to sign you in.")).toBeVisible();
		await expect(redBox(page)).toBeEmpty();
		await page.clock.fastForward(10_000);
		await page.clock.resume();
		await expect(redBox(page)).toHaveText(networkFailed);
		await expect(button(page, "Sign In")).toBeFocused();
		await expect(field(page, "Password")).toHaveValue("some password");
		letGo();
	});
});
