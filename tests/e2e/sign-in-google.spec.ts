import { every } from "../full-run";
import { createAccount, findAccount } from "./auth-emulator";
import { allowError, expect, goto, test, title } from "./fixtures";
import {
	addGoogleAccount,
	continueWithGoogle,
	letGoogleAnswer,
	pickGoogleAccount,
} from "./google-standin";
import {
	button,
	cut,
	expectSignedIn,
	field,
	googleSignIn,
	redBox,
	refuse,
	refused,
	signIn,
	signOut,
} from "./sign-in-page";

type Page = import("@playwright/test").Page;

/** Error codes for a rejected Google credential. The SDK has no message for the second. */
const refusals: [string, string][] = [
	["USER_DISABLED", "The user account has been disabled by an administrator."],
	["A_CODE_OF_TOMORROW", "Google sign-in failed"],
];

const google = (page: Page) => button(page, "Continue with Google");

async function expectSignedInWithGoogle(page: Page, email: string) {
	await expect(title(page)).toHaveText("You’re signed in");
	await expect(page.getByText(email, { exact: true })).toBeVisible();
}

// The page and the emulator's helper iframe both load Google's script.
test.beforeEach(({ context }) => letGoogleAnswer(context));

test("a Google account can sign in repeatedly, and waiting for the popup can be cancelled", async ({
	page,
}) => {
	const account = await createAccount();
	await goto(page, "/get-started");

	await test.step("after cancelling, Google sign-in works again", async () => {
		await field(page, "Email").fill(account.email);
		const popup = await continueWithGoogle(page);
		await expect(page.getByText("Waiting for the Google window…")).toBeVisible();
		await expect(button(page, "Sign In")).toBeDisabled();
		await expect(google(page)).toBeDisabled();
		await popup.waitForLoadState("domcontentloaded");
		await button(page, "Cancel").click();
		await expect(google(page)).toBeFocused();
		await expect(redBox(page)).toBeEmpty();
		await expect(field(page, "Email")).toHaveValue(account.email);
	});

	const email = await addGoogleAccount(await continueWithGoogle(page));
	await expectSignedInWithGoogle(page, email);
	await expect(title(page)).toBeFocused();
	expect(await findAccount(email)).toMatchObject({ email });
	await signOut(page);
	await pickGoogleAccount(await continueWithGoogle(page), email);
	await expectSignedInWithGoogle(page, email);
	await signOut(page);

	await test.step("after cancelling, email sign-in works", async () => {
		const popup = await continueWithGoogle(page);
		await popup.waitForLoadState("domcontentloaded");
		await button(page, "Cancel").click();
		await signIn(page, account);
		await expectSignedIn(page, account.email);
	});
});

test("every Google failure shows an error, and email sign-in and a later retry work", async ({
	page,
	context,
}) => {
	allowError(cut);
	allowError(refused);

	await test.step("Google's script is blocked", async () => {
		await context.route("https://apis.google.com/**", (route) => route.abort());
		await goto(page, "/get-started");
		await google(page).click();
		// The SDK has no message for this error.
		await expect(redBox(page)).toHaveText("Google sign-in failed");
		await expect(google(page)).toBeFocused();
		const account = await createAccount();
		await signIn(page, account);
		await expectSignedIn(page, account.email);
		await signOut(page);
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
		await google(page).click();
		await expect(redBox(page)).toHaveText(
			"Unable to establish a connection with the popup. It may have been blocked by the browser.",
		);
		await expect(google(page)).toBeFocused();
	});

	for (const [code, words] of every(refusals, refusals.slice(0, 1))) {
		await test.step(`the server responds with ${code}`, async () => {
			await refuse(page, googleSignIn, code);
			await addGoogleAccount(await continueWithGoogle(page));
			await expect(redBox(page)).toHaveText(words);
			await expect(google(page)).toBeFocused();
			await page.unroute(googleSignIn);
		});
	}

	await button(page, "Sign up").click();
	await expect(title(page)).toHaveText("Create Account");
	await expectSignedInWithGoogle(page, await addGoogleAccount(await continueWithGoogle(page)));
});

test("closing the popup shows an error", { tag: "@full" }, async ({ page }) => {
	await page.clock.install();
	await goto(page, "/get-started");
	const popup = await continueWithGoogle(page);
	await popup.waitForLoadState("domcontentloaded");
	await popup.close();
	// The SDK checks every two seconds, and then waits eight more for a response in flight.
	await page.clock.runFor(11_000);
	await expect(redBox(page)).toHaveText(
		"The popup has been closed by the user before finalizing the operation.",
	);
	await expect(google(page)).toBeFocused();
	await expect(google(page)).toBeEnabled();
});
