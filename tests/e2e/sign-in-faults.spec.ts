import { waitingMessages } from "../../src/auth/messages";
import { createAccount } from "./auth-emulator";
import { allowError, expect, goto, holdBack, holdEnter, title, twoFrames } from "./fixtures";
import { cut, networkFailed, passwordSignIn, providerCode, refused, test } from "./sign-in-page";

test("a failed request shows an error, and the next one works", async ({ page, card }) => {
	allowError(cut);
	const account = await createAccount();
	await goto(page, "/get-started");
	await page.route(passwordSignIn, (route) => route.abort());
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
});

test("while waiting, nothing more is sent; the SDK gives up after 30 s", async ({ page, card }) => {
	const { now, slow } = waitingMessages["sign-in"];
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
	for (const button of await section.getByRole("button").all()) await expect(button).toBeDisabled();
	await expect(section.locator("form")).toHaveAttribute("aria-busy", "true");
	await expect(card.button("Sign In").locator(".animate-spin")).toBeVisible();
	await expect(section).toBeFocused();
	await card.field("Password").press("Enter");

	// The provider's code was still loading when the visitor clicked.
	await expect.poll(() => code.held.length).toBe(1);
	code.letGo();
	await expect.poll(() => signingIn.held.length).toBe(1);
	expect(code.held).toHaveLength(1);

	const note = page.getByText(slow);
	await page.clock.fastForward(7_900);
	await expect(note).toBeHidden();
	expect(await announcements()).toEqual([now]);
	await page.clock.fastForward(100);
	await expect(note).toBeVisible();
	await page.clock.fastForward(21_900);
	await expect(note).toBeVisible();
	await expect(card.redBox).toBeEmpty();
	await page.clock.fastForward(100);
	await page.clock.resume();
	await expect(card.redBox).toHaveText(networkFailed);
	await expect(card.field("Password")).toHaveValue(account.password);
	expect(await announcements()).toEqual([now, slow, networkFailed]);

	signingIn.letGo();
	await card.button("Sign In").click();
	await card.expectSignedIn(account.email);
	expect(signingIn.held).toHaveLength(2);
});

test("a visitor whose browser's storage doesn't answer can stop waiting", async ({
	page,
	card,
}) => {
	const account = await createAccount();
	await page.addInitScript(() => {
		// As WebKit's does at times after an update, until the browser is started again.
		IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
	});
	await page.clock.install();
	await goto(page, "/get-started");
	await card.fillIn(account.email, account.password);
	await card.field("Password").press("Enter");
	await expect(card.button("Cancel")).toBeHidden();
	await page.clock.runFor(9_000);
	await card.button("Cancel").press("Enter");
	await expect(card.button("Sign In")).toBeEnabled();
	// The button that had the focus is gone.
	await expect(card.field("Password")).toBeFocused();
	await expect(card.field("Email")).toHaveValue(account.email);
	await expect(card.field("Password")).toHaveValue(account.password);
});

test("an answer leaves the focus where the visitor has gone meanwhile", async ({ page, card }) => {
	allowError(refused);
	const account = await createAccount();
	await goto(page, "/get-started");
	await card.fillIn(account.email, "not the phrase");
	const { held, letGo } = await holdBack(page, passwordSignIn);
	await card.field("Password").press("Enter");
	await expect.poll(() => held.length).toBe(1);
	await card.field("Email").click();
	await page.keyboard.press("End");
	await page.keyboard.type(".n");
	letGo();
	await expect(card.redBox).not.toBeEmpty();
	await page.keyboard.type("z");
	await expect(card.field("Email")).toBeFocused();
	await expect(card.field("Email")).toHaveValue(`${account.email}.nz`);
});

test("Enter that is held down sends one request", async ({ page, card }) => {
	allowError(refused);
	await goto(page, "/get-started");
	await card.refuse(passwordSignIn, "INVALID_LOGIN_CREDENTIALS");
	const requests = card.requests();
	await card.fillIn("someone@example.com", "not the phrase");
	await card.field("Password").focus();
	await page.keyboard.down("Enter");
	await expect(card.redBox).not.toBeEmpty();
	await holdEnter(page);
	await expect(card.button("Sign In")).toBeEnabled();
	expect(requests).toHaveLength(1);
});

test("an answer to one form says nothing in the other", async ({ page, card }) => {
	allowError(refused);
	const account = await createAccount();
	await goto(page, "/get-started");
	await card.button("Sign up").click();
	await card.button("Sign in").click();
	await card.fillIn(account.email, "not the phrase");
	const { held, letGo } = await holdBack(page, passwordSignIn);
	await card.button("Sign In").click();
	await expect.poll(() => held.length).toBe(1);
	await page.goBack();
	await expect(title(page)).toHaveText("Create Account");
	await expect(card.button("Sign Up")).toBeEnabled();
	const answered = page.waitForResponse(passwordSignIn);
	letGo();
	await answered;
	await twoFrames(page);
	await expect(card.redBox).toBeEmpty();
	await expect(card.field("Password")).toHaveValue("not the phrase");
	await expect(title(page)).toBeFocused();
});
