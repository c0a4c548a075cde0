import { createAccount, newEmail } from "./auth-emulator";
import { allowError, expect, goto, holdBack } from "./fixtures";
import {
	cut,
	networkFailed,
	passwordSignIn,
	providerCode,
	refused,
	type SignInCard,
	test,
} from "./sign-in-page";

const faults: [string, (card: SignInCard) => Promise<unknown>][] = [
	["a cut network", ({ page }) => page.route(passwordSignIn, (route) => route.abort())],
	[
		"a server that hangs up",
		({ page }) => page.route(passwordSignIn, (route) => route.abort("connectionreset")),
	],
	["a server that is down", (card) => card.answer(passwordSignIn, 503, "<h1>Unavailable</h1>")],
	["a malformed answer", (card) => card.answer(passwordSignIn, 200, "{")],
	["an empty refusal", (card) => card.answer(passwordSignIn, 400, "{}")],
];

test("a failed request shows an error, and the next one works", async ({ page, card }) => {
	allowError(cut);
	allowError(refused);
	allowError(/status of 503|ERR_CONNECTION_RESET/);
	const account = await createAccount();
	await goto(page, "/get-started");
	for (const [name, bringAbout] of faults) {
		await test.step(name, async () => {
			await bringAbout(card);
			await card.signIn(account);
			await expect(card.redBox).toHaveText(networkFailed);
			await expect(card.button("Sign In")).toBeFocused();
			await expect(card.field("Email")).toHaveValue(account.email);
			await expect(card.field("Password")).toHaveValue(account.password);
			await page.unroute(passwordSignIn);
			const { letGo } = await holdBack(page, passwordSignIn);
			await card.button("Sign In").click();
			// The next attempt clears the message.
			await expect(card.redBox).toBeEmpty();
			letGo();
			await card.expectSignedIn(account.email);
			await card.signOut();
		});
	}
});

test("while waiting, nothing more is sent; the SDK gives up after 30 s", async ({ page, card }) => {
	const account = await createAccount();
	const announcements = await card.announcements();
	const code = await holdBack(page, providerCode);
	const signingIn = await holdBack(page, passwordSignIn);
	await page.clock.install();
	await goto(page, "/get-started");
	await card.expectForm();
	await card.fillIn(account.email, account.password);
	await card.button("Sign In").focus();
	// From here on the test controls the clock.
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
	// Try every way to submit again, faster than a person could.
	await page.evaluate(() => {
		const submit = document.querySelector<HTMLButtonElement>("main [type=submit]");
		submit?.click();
		submit?.click();
		submit?.form?.requestSubmit();
	});
	const section = page.getByRole("main").locator("section").first();
	const buttons = section.getByRole("button");
	expect(await buttons.count()).toBeGreaterThanOrEqual(5);
	for (const one of await buttons.all()) await expect(one).toBeDisabled();
	await expect(section.locator("form")).toHaveAttribute("aria-busy", "true");
	await expect(card.button("Sign In").locator(".animate-spin")).toBeVisible();
	await expect(section).toBeFocused();
	await card.field("Password").press("Enter");

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
	await expect(card.redBox).toBeEmpty();
	await page.clock.fastForward(100);
	await page.clock.resume();
	await expect(card.redBox).toHaveText(networkFailed);
	await expect(card.field("Password")).toHaveValue(account.password);
	expect(await announcements()).toEqual([
		"Signing in…",
		"Still trying to sign you in. The connection seems slow.",
		networkFailed,
	]);

	signingIn.letGo();
	await card.button("Sign In").click();
	await card.expectSignedIn(account.email);
	expect(signingIn.held).toHaveLength(2);
});

test.describe("in an in-app browser on a phone", { tag: "@full" }, () => {
	test.use({
		userAgent:
			"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
	});

	test("the SDK times out after 60 s if the provider hangs", async ({ page, card }) => {
		// On phones the SDK preloads Google's script, which tests can't reach.
		allowError(cut);
		// The SDK detects an in-app browser by these properties.
		await page.addInitScript(() => {
			Object.assign(window, { cordova: {} });
		});
		await page.clock.install();
		await goto(page, "/get-started");
		const { held, letGo } = await holdBack(page, passwordSignIn);
		await card.signIn({ email: newEmail(), password: "some password" });
		await expect.poll(() => held.length).toBe(1);
		await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
		await page.clock.fastForward(45_000);
		await expect(page.getByText("Still trying to sign you in.")).toBeVisible();
		await expect(card.redBox).toBeEmpty();
		await page.clock.fastForward(10_000);
		await page.clock.resume();
		await expect(card.redBox).toHaveText(networkFailed);
		await expect(card.button("Sign In")).toBeFocused();
		await expect(card.field("Password")).toHaveValue("some password");
		letGo();
	});
});
