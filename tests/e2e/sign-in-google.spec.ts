import { every } from "../full";
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
	expectSignedIn,
	field,
	googleSignIn,
	redBox,
	refuse,
	refused,
	signIn,
	signOut,
	title,
} from "./sign-in-page";

type Page = import("@playwright/test").Page;

/** What Google's own answer may be refused with; the second has no words in the SDK. */
const refusals: [string, string][] = [
	["USER_DISABLED", "The user account has been disabled by an administrator."],
	["A_CODE_OF_TOMORROW", "Google sign-in failed"],
];

const google = (page: Page) => button(page, "Continue with Google");

async function expectSignedInWithGoogle(page: Page, email: string) {
	await expect(title(page)).toHaveText("You’re signed in");
	await expect(page.getByText(email, { exact: true })).toBeVisible();
}

// The emulator's helper frame asks for the same script as the page, and for nothing else.
test.beforeEach(({ context }) => letGoogleAnswer(context));

test("a Google account signs in, and later again; the wait for its window can be called off", async ({
	page,
	goto,
}) => {
	const account = await createAccount();
	await goto("/get-started");

	await test.step("called off, the wait does not stand in the way of the next", async () => {
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

	await test.step("called off, another way in can be taken", async () => {
		const popup = await continueWithGoogle(page);
		await popup.waitForLoadState("domcontentloaded");
		await button(page, "Cancel").click();
		await signIn(page, account);
		await expectSignedIn(page, account.email);
	});
});

test("whatever stands in Google's way is said, email works, and so does a later try", async ({
	page,
	goto,
	context,
	problems,
}) => {
	problems.allow(cut);
	problems.allow(refused);

	await test.step("Google's script blocked", async () => {
		await context.route("https://apis.google.com/**", (route) => route.abort());
		await goto("/get-started");
		await google(page).click();
		// The SDK has no words for this one.
		await expect(redBox(page)).toHaveText("Google sign-in failed");
		await expect(google(page)).toBeFocused();
		const account = await createAccount();
		await signIn(page, account);
		await expectSignedIn(page, account.email);
		await signOut(page);
		await letGoogleAnswer(context);
	});

	await test.step("the window blocked", async () => {
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
		await test.step(`the server's ${code}`, async () => {
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

test("a window that the visitor closes is noticed, and said", { tag: "@full" }, async ({
	page,
	goto,
}) => {
	await page.clock.install();
	await goto("/get-started");
	const popup = await continueWithGoogle(page);
	await popup.waitForLoadState("domcontentloaded");
	await popup.close();
	// The SDK looks every two seconds, and waits eight more for an answer that is on its way.
	await page.clock.runFor(11_000);
	await expect(redBox(page)).toHaveText(
		"The popup has been closed by the user before finalizing the operation.",
	);
	await expect(google(page)).toBeFocused();
	await expect(google(page)).toBeEnabled();
});
