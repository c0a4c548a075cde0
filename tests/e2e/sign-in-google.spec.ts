import { createAccount, findAccount } from "./auth-emulator";
import { expect, test } from "./fixtures";
import {
	addGoogleAccount,
	continueWithGoogle,
	letGoogleAnswer,
	pickGoogleAccount,
} from "./google-standin";
import {
	button,
	cut,
	expectForm,
	expectSignedIn,
	field,
	googleSignIn,
	redBox,
	refuse,
	refused,
	signIn,
	title,
} from "./sign-in-page";

// The emulator's helper frame asks for the same script as the page, and for nothing else.
test.beforeEach(({ context }) => letGoogleAnswer(context));

test("a Google account that is new to the site signs in, and later again", async ({
	page,
	goto,
}) => {
	await goto("/get-started");
	const email = await addGoogleAccount(await continueWithGoogle(page));
	await expect(title(page)).toHaveText("You are signed in");
	await expect(page.getByText(email, { exact: true })).toBeVisible();
	await expect(title(page)).toBeFocused();
	expect(await findAccount(email)).toMatchObject({ email });

	await button(page, "Sign out").click();
	await expectForm(page);
	await pickGoogleAccount(await continueWithGoogle(page), email);
	await expect(title(page)).toHaveText("You are signed in");
	await expect(page.getByText(email, { exact: true })).toBeVisible();
});

test("it works from the sign-up form as well", async ({ page, goto }) => {
	await goto("/get-started?mode=sign-up");
	const email = await addGoogleAccount(await continueWithGoogle(page));
	await expect(title(page)).toHaveText("You are signed in");
	await expect(page.getByText(email, { exact: true })).toBeVisible();
});

test("a window that the visitor closes is noticed, and said", async ({ page, goto }) => {
	await page.clock.install();
	await goto("/get-started");
	const popup = await continueWithGoogle(page);
	await expect(page.getByText("Waiting for the Google window…")).toBeVisible();
	await expect(button(page, "Sign In")).toBeDisabled();
	await expect(button(page, "Continue with Google")).toBeDisabled();
	await popup.waitForLoadState("domcontentloaded");
	await popup.close();
	// The SDK looks every two seconds, and waits eight more for an answer that is on its way.
	await page.clock.runFor(11_000);
	await expect(redBox(page)).toHaveText(
		"The popup has been closed by the user before finalizing the operation.",
	);
	await expect(button(page, "Continue with Google")).toBeFocused();
	await expect(button(page, "Continue with Google")).toBeEnabled();
});

test("the wait can be called off at once, and another way in taken", async ({ page, goto }) => {
	const account = await createAccount();
	await goto("/get-started");
	await field(page, "Email").fill(account.email);
	const popup = await continueWithGoogle(page);
	await popup.waitForLoadState("domcontentloaded");
	await button(page, "Cancel").click();
	await expect(button(page, "Continue with Google")).toBeFocused();
	await expect(redBox(page)).toBeEmpty();
	await expect(field(page, "Email")).toHaveValue(account.email);
	await signIn(page, account);
	await expectSignedIn(page, account.email);
});

test("a wait that was called off does not stand in the way of the next", async ({ page, goto }) => {
	await goto("/get-started");
	const first = await continueWithGoogle(page);
	await first.waitForLoadState("domcontentloaded");
	await button(page, "Cancel").click();
	const email = await addGoogleAccount(await continueWithGoogle(page));
	await expect(title(page)).toHaveText("You are signed in");
	await expect(page.getByText(email, { exact: true })).toBeVisible();
});

test("a blocked window is said", async ({ page, goto }) => {
	await goto("/get-started");
	await page.evaluate(() => {
		window.open = () => null;
	});
	await button(page, "Continue with Google").click();
	await expect(redBox(page)).toHaveText(
		"Unable to establish a connection with the popup. It may have been blocked by the browser.",
	);
	await expect(button(page, "Continue with Google")).toBeFocused();
});

test("with Google's script blocked there is a message, email works, and so does a later try", async ({
	page,
	goto,
	context,
	problems,
}) => {
	problems.allow(cut);
	await context.route("https://apis.google.com/**", (route) => route.abort());
	await goto("/get-started");
	await button(page, "Continue with Google").click();
	// The SDK has no words for this one.
	await expect(redBox(page)).toHaveText("Google sign-in failed");
	await expect(button(page, "Continue with Google")).toBeFocused();
	const account = await createAccount();
	await signIn(page, account);
	await expectSignedIn(page, account.email);
	await button(page, "Sign out").click();
	await expectForm(page);

	await letGoogleAnswer(context);
	const email = await addGoogleAccount(await continueWithGoogle(page));
	await expect(title(page)).toHaveText("You are signed in");
	await expect(page.getByText(email, { exact: true })).toBeVisible();
});

for (const [code, words] of [
	["A_CODE_OF_TOMORROW", "Google sign-in failed"],
	["USER_DISABLED", "The user account has been disabled by an administrator."],
] as const) {
	test(`the server's ${code} is told in words`, async ({ page, goto, problems }) => {
		problems.allow(refused);
		await goto("/get-started");
		await refuse(page, googleSignIn, code);
		await addGoogleAccount(await continueWithGoogle(page));
		await expect(redBox(page)).toHaveText(words);
		await expect(button(page, "Continue with Google")).toBeFocused();
	});
}
