import { createAccount, disableAccount, newEmail, protectEmails } from "./auth-emulator";
import { expect, test } from "./fixtures";
import {
	button,
	field,
	greenBox,
	listenToAnnouncements,
	passwordSignIn,
	redBox,
	refuse,
	refused,
	signIn,
	skipBrowserChecks,
	title,
} from "./sign-in-page";

// The emulator's protection of email addresses holds for everything that asks it. Each test that
// it bears on is in this file, and they run one after another, so no other test can notice.
test.describe.configure({ mode: "default" });
test.beforeEach(({ problems }) => problems.allow(refused));
test.afterAll(() => protectEmails(false));

test.describe("email protection off", () => {
	test.beforeEach(() => protectEmails(false));

	test("a wrong password is cleared, said once, and tied to its field", async ({ page, goto }) => {
		const account = await createAccount();
		const announcements = await listenToAnnouncements(page);
		await goto("/get-started");
		await signIn(page, { ...account, password: "not that one" });
		await expect(redBox(page)).toHaveText("Incorrect password");
		await expect(redBox(page).locator(".text-danger")).toBeVisible();
		const password = field(page, "Password");
		await expect(password).toBeFocused();
		await expect(password).toHaveValue("");
		await expect(password).toHaveAttribute("aria-invalid", "true");
		await expect(password).toHaveAccessibleDescription("Incorrect password");
		await expect(field(page, "Email")).toHaveValue(account.email);
		await expect(field(page, "Email")).not.toHaveAttribute("aria-invalid");
		expect(await announcements()).toEqual(["Signing in…", "Incorrect password"]);

		// The same mistake again is news again.
		await signIn(page, { ...account, password: "nor that one" });
		await expect.poll(announcements).toHaveLength(4);
		expect((await announcements()).slice(2)).toEqual(["Signing in…", "Incorrect password"]);
	});

	test("an unknown address is said, and the password stays", async ({ page, goto }) => {
		await goto("/get-started");
		await signIn(page, { email: newEmail(), password: "some password" });
		await expect(redBox(page)).toHaveText("User not found");
		await expect(field(page, "Email")).toBeFocused();
		await expect(field(page, "Email")).toHaveAccessibleDescription("User not found");
		await expect(field(page, "Password")).toHaveValue("some password");
	});

	test("a reset for an unknown address shows the provider's own words", async ({ page, goto }) => {
		await goto("/get-started");
		await field(page, "Email").fill(newEmail());
		await button(page, "Forgot password?").click();
		await expect(redBox(page)).toHaveText(
			"There is no user record corresponding to this identifier. The user may have been deleted.",
		);
		await expect(field(page, "Email")).toBeFocused();
	});
});

test.describe("email protection on", () => {
	test.beforeEach(() => protectEmails(true));

	test("a wrong password and an unknown address are told the same", async ({ page, goto }) => {
		const account = await createAccount();
		await goto("/get-started");
		for (const email of [account.email, newEmail()]) {
			await signIn(page, { email, password: "not that one" });
			await expect(redBox(page)).toHaveText(
				"The supplied auth credential is incorrect, malformed or has expired.",
			);
			await expect(field(page, "Password")).toBeFocused();
			// Which of the two is wrong is not known: neither is dropped.
			await expect(field(page, "Password")).toHaveValue("not that one");
			await expect(field(page, "Email")).toHaveValue(email);
			await page.reload({ waitUntil: "domcontentloaded" });
		}
	});

	test("the right password signs in", async ({ page, goto }) => {
		const account = await createAccount();
		await goto("/get-started");
		await signIn(page, account);
		await expect(title(page)).toHaveText("You are signed in");
	});

	test("a reset for an unknown address looks like any other", async ({ page, goto }) => {
		await goto("/get-started");
		await field(page, "Email").fill(newEmail());
		await button(page, "Forgot password?").click();
		await expect(
			greenBox(page, "Password reset email sent. Please check your inbox."),
		).toBeVisible();
	});
});

test("a disabled account shows the provider's own words", async ({ page, goto }) => {
	const account = await createAccount();
	await disableAccount(account);
	await goto("/get-started");
	await signIn(page, account);
	await expect(redBox(page)).toHaveText("The user account has been disabled by an administrator.");
	await expect(field(page, "Email")).toBeFocused();
	await expect(field(page, "Password")).toHaveValue(account.password);
});

test("an address that only the provider finds wrong shows the specified words", async ({
	page,
	goto,
}) => {
	await goto("/get-started");
	// A browser that checks nothing lets it through.
	await skipBrowserChecks(page);
	await signIn(page, { email: "not an address", password: "some password" });
	await expect(redBox(page)).toHaveText("Invalid email address");
	await expect(field(page, "Email")).toBeFocused();
	await expect(field(page, "Email")).toHaveAccessibleDescription("Invalid email address");
});

for (const [code, words] of [
	["EMAIL_NOT_FOUND", "User not found"],
	["INVALID_PASSWORD", "Incorrect password"],
	[
		"INVALID_LOGIN_CREDENTIALS",
		"The supplied auth credential is incorrect, malformed or has expired.",
	],
	[
		"OPERATION_NOT_ALLOWED",
		"The given sign-in provider is disabled for this Firebase project. Enable it in the Firebase console, under the sign-in method tab of the Auth section.",
	],
	[
		"TOO_MANY_ATTEMPTS_TRY_LATER",
		"We have blocked all requests from this device due to unusual activity. Try again later.",
	],
	[
		"TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account is disabled for a while.",
		"Access to this account is disabled for a while.",
	],
	["PASSWORD_DOES_NOT_MEET_REQUIREMENTS", "The password does not meet the requirements."],
	[
		"PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a numeric character]",
		"Missing password requirements: [Password must contain a numeric character]",
	],
	["A_CODE_OF_TOMORROW", "Authentication failed"],
] as const) {
	test(`the server's ${code} is told in words`, async ({ page, goto }) => {
		await goto("/get-started");
		await refuse(page, passwordSignIn, code);
		await signIn(page, { email: newEmail(), password: "some password" });
		await expect(redBox(page)).toHaveText(words);
		await expect(page.getByRole("main")).not.toContainText(/Firebase:|auth\//);
	});
}
