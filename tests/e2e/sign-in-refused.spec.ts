import { createAccount, disableAccount, newEmail, protectEmails } from "./auth-emulator";
import { allowError, test as base, expect, goto } from "./fixtures";
import {
	button,
	expectSignedIn,
	field,
	greenBox,
	listenToAnnouncements,
	passwordSignIn,
	redBox,
	refuse,
	refused,
	signIn,
	skipBrowserChecks,
} from "./sign-in-page";

const test = base.extend<{ protect: typeof protectEmails }>({
	// This setting affects the whole emulator. A hook would undo it too early: the file's other tests run
	// at the same time in another worker, which runs its hooks as well.
	protect: async ({ page: _ }, use) => {
		await use(protectEmails);
		await protectEmails(false);
	},
});

test.beforeEach(() => allowError(refused));

test("a wrong password and an unknown email show different errors, unless emails are protected", async ({
	page,
	protect,
}) => {
	const account = await createAccount();
	const announcements = await listenToAnnouncements(page);
	const email = field(page, "Email");
	const password = field(page, "Password");
	const forgot = button(page, "Forgot password?");
	await protect(false);
	await goto(page, "/get-started");

	await test.step("a wrong password is cleared, announced once, and linked to its field", async () => {
		await signIn(page, { ...account, password: "not that one" });
		await expect(redBox(page)).toHaveText("Incorrect password");
		await expect(redBox(page).locator(".text-danger")).toBeVisible();
		await expect(password).toBeFocused();
		await expect(password).toHaveValue("");
		await expect(password).toHaveAttribute("aria-invalid", "true");
		await expect(password).toHaveAccessibleDescription("Incorrect password");
		await expect(email).toHaveValue(account.email);
		await expect(email).not.toHaveAttribute("aria-invalid");
		expect(await announcements()).toEqual(["Signing in…", "Incorrect password"]);

		// The same error again is announced again.
		await signIn(page, { ...account, password: "nor that one" });
		await expect.poll(announcements).toHaveLength(4);
		expect((await announcements()).slice(2)).toEqual(["Signing in…", "Incorrect password"]);
	});

	await test.step("an unknown email shows an error and keeps the password", async () => {
		await signIn(page, { email: newEmail(), password: "some password" });
		await expect(redBox(page)).toHaveText("User not found");
		await expect(email).toBeFocused();
		await expect(email).toHaveAccessibleDescription("User not found");
		await expect(password).toHaveValue("some password");
	});

	await test.step("a reset for an unknown email shows the provider's message", async () => {
		await email.fill(newEmail());
		await forgot.click();
		await expect(redBox(page)).toHaveText(
			"There is no user record corresponding to this identifier. The user may have been deleted.",
		);
		await expect(email).toBeFocused();
	});

	await protect(true);

	await test.step("protected: a wrong password and an unknown email show the same error", async () => {
		for (const address of [account.email, newEmail()]) {
			await signIn(page, { email: address, password: "not that one" });
			await expect(redBox(page)).toHaveText(
				"The supplied auth credential is incorrect, malformed or has expired.",
			);
			await expect(password).toBeFocused();
			// Either could be wrong, so neither is cleared.
			await expect(password).toHaveValue("not that one");
			await expect(email).toHaveValue(address);
			await button(page, "Sign up").click();
			await button(page, "Sign in").click();
			await expect(redBox(page)).toBeEmpty();
		}
	});

	await test.step("protected: a reset for an unknown email looks like any other", async () => {
		await email.fill(newEmail());
		await forgot.click();
		await expect(
			greenBox(page, "Password reset email sent. Please check your inbox."),
		).toBeVisible();
	});

	await test.step("protected: the right password signs in", async () => {
		await signIn(page, account);
		await expectSignedIn(page, account.email);
	});
});

test("the server's errors show the specified message, or the SDK's own", async ({ page }) => {
	const account = await createAccount();
	await disableAccount(account);
	const email = field(page, "Email");
	await goto(page, "/get-started");
	await signIn(page, account);
	await expect(redBox(page)).toHaveText("The user account has been disabled by an administrator.");
	await expect(email).toBeFocused();
	await expect(field(page, "Password")).toHaveValue(account.password);

	// With the browser's validation off, only the provider rejects this email.
	await skipBrowserChecks(page);
	await signIn(page, { email: "not an address", password: "some password" });
	await expect(redBox(page)).toHaveText("Invalid email address");
	await expect(email).toBeFocused();
	await expect(email).toHaveAccessibleDescription("Invalid email address");

	// src/auth/messages.test.ts has every code. These come the whole way from the server.
	for (const [code, words] of [
		["INVALID_PASSWORD", "Incorrect password"],
		[
			"TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account is disabled for a while.",
			"Access to this account is disabled for a while.",
		],
		["A_CODE_OF_TOMORROW", "Authentication failed"],
	] as const) {
		await refuse(page, passwordSignIn, code);
		await signIn(page, { email: newEmail(), password: "some password" });
		await expect(redBox(page), code).toHaveText(words);
		await expect(page.getByRole("main")).not.toContainText(/Firebase:|auth\//);
	}
});
