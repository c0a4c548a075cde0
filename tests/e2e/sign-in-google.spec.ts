import { every } from "../shared/full-run";
import { createAccount, findAccount } from "./auth-emulator";
import { allowError, expect, goto, title } from "./fixtures";
import {
	addGoogleAccount,
	continueWithGoogle,
	letGoogleAnswer,
	pickGoogleAccount,
} from "./google-standin";
import { cut, googleSignIn, refused, type SignInCard, test } from "./sign-in-page";

/** Error codes for a rejected Google credential. The SDK has no message for the second. */
const refusals: [string, string][] = [
	["USER_DISABLED", "The user account has been disabled by an administrator."],
	["A_CODE_OF_TOMORROW", "Google sign-in failed"],
];

const google = (card: SignInCard) => card.button("Continue with Google");

// The page and the emulator's helper iframe both load Google's script.
test.beforeEach(({ context }) => letGoogleAnswer(context));

test("a Google account signs in repeatedly; waiting can be cancelled", async ({ page, card }) => {
	const account = await createAccount();
	await goto(page, "/get-started");

	await test.step("after cancelling, Google sign-in works again", async () => {
		await card.field("Email").fill(account.email);
		const popup = await continueWithGoogle(card);
		await expect(page.getByText("Waiting for the Google window…")).toBeVisible();
		await expect(card.button("Sign In")).toBeDisabled();
		await expect(google(card)).toBeDisabled();
		await popup.waitForLoadState("domcontentloaded");
		await card.button("Cancel").click();
		await expect(google(card)).toBeFocused();
		await expect(card.redBox).toBeEmpty();
		await expect(card.field("Email")).toHaveValue(account.email);
	});

	const email = await addGoogleAccount(await continueWithGoogle(card));
	await card.expectSignedIn(email);
	await expect(title(page)).toBeFocused();
	expect(await findAccount(email)).toMatchObject({ email });
	await card.signOut();
	await pickGoogleAccount(await continueWithGoogle(card), email);
	await card.expectSignedIn(email);
	await card.signOut();

	await test.step("after cancelling, email sign-in works", async () => {
		const popup = await continueWithGoogle(card);
		await popup.waitForLoadState("domcontentloaded");
		await card.button("Cancel").click();
		await card.signIn(account);
		await card.expectSignedIn(account.email);
	});
});

test("every Google failure shows an error, and a retry works", async ({ page, card, context }) => {
	allowError(cut);
	allowError(refused);

	await test.step("Google's script is blocked", async () => {
		await context.route("https://apis.google.com/**", (route) => route.abort());
		await goto(page, "/get-started");
		await google(card).click();
		// The SDK has no message for this error.
		await expect(card.redBox).toHaveText("Google sign-in failed");
		await expect(google(card)).toBeFocused();
		const account = await createAccount();
		await card.signIn(account);
		await card.expectSignedIn(account.email);
		await card.signOut();
		await letGoogleAnswer(context);
	});

	await test.step("the popup is blocked", async () => {
		await page.evaluate(() => {
			const { open } = window;
			window.open = () => {
				window.open = open;
				return null;
			};
		});
		await google(card).click();
		await expect(card.redBox).toHaveText(
			"Unable to establish a connection with the popup. It may have been blocked by the browser.",
		);
		await expect(google(card)).toBeFocused();
	});

	for (const [code, words] of every(refusals, refusals.slice(0, 1))) {
		await test.step(`the server responds with ${code}`, async () => {
			await card.refuse(googleSignIn, code);
			await addGoogleAccount(await continueWithGoogle(card));
			await expect(card.redBox).toHaveText(words);
			await expect(google(card)).toBeFocused();
			await page.unroute(googleSignIn);
		});
	}

	await card.button("Sign up").click();
	await expect(title(page)).toHaveText("Create Account");
	await card.expectSignedIn(await addGoogleAccount(await continueWithGoogle(card)));
});

test("closing the popup shows an error", { tag: "@full" }, async ({ page, card }) => {
	await page.clock.install();
	await goto(page, "/get-started");
	const popup = await continueWithGoogle(card);
	await popup.waitForLoadState("domcontentloaded");
	await popup.close();
	// The SDK checks every two seconds, and then waits eight more for a response in flight.
	await page.clock.runFor(11_000);
	await expect(card.redBox).toHaveText(
		"The popup has been closed by the user before finalizing the operation.",
	);
	await expect(google(card)).toBeFocused();
	await expect(google(card)).toBeEnabled();
});

test("with Google's hosts hanging, pages hydrate and email sign-in works", {
	tag: "@full",
}, async ({ page, card }) => {
	await page.context().route(/https:\/\/.*\.(google|googleapis|gstatic)\.com\//, () => {});
	const account = await createAccount();
	await goto(page, "/");
	await page.getByRole("link", { name: "Get Started", exact: true }).first().click();
	await card.expectForm();
	await card.button("Continue with Google").click();
	await page.getByRole("button", { name: "Cancel" }).click();
	await card.signIn(account);
	await card.expectSignedIn(account.email);
});
