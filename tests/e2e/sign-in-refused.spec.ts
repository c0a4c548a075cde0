import { createAccount, newEmail, protectEmails } from "./auth-emulator";
import { allowError, expect, goto } from "./fixtures";
import { refused, test } from "./sign-in-page";

// This setting affects the whole emulator.
test.afterEach(() => protectEmails(false));

test("a wrong password and an unknown email show different errors, unless emails are protected", async ({
	page,
	card,
}) => {
	allowError(refused);
	const account = await createAccount();
	const announcements = await card.announcements();
	const [email, password] = [card.field("Email"), card.field("Password")];
	const forgot = card.button("Forgot password?");
	await protectEmails(false);
	await goto(page, "/get-started");

	// A wrong password is cleared, announced once, and linked to its field.
	await card.signIn({ ...account, password: "not that one" });
	await expect(card.redBox).toHaveText("Incorrect password");
	await expect(card.redBox.locator(".text-danger")).toBeVisible();
	await expect(password).toBeFocused();
	await expect(password).toHaveValue("");
	await expect(password).toHaveAttribute("aria-invalid", "true");
	await expect(password).toHaveAccessibleDescription("Incorrect password");
	await expect(email).toHaveValue(account.email);
	await expect(email).not.toHaveAttribute("aria-invalid");
	const said = ["Signing in…", "Incorrect password"];
	expect(await announcements()).toEqual(said);
	// The same error again is announced again.
	await card.signIn({ ...account, password: "nor that one" });
	await expect.poll(announcements).toEqual([...said, ...said]);

	// An unknown email shows an error and keeps the password.
	await card.signIn({ email: newEmail(), password: "some password" });
	await expect(card.redBox).toHaveText("User not found");
	await expect(email).toBeFocused();
	await expect(email).toHaveAccessibleDescription("User not found");
	await expect(password).toHaveValue("some password");
	await forgot.click();
	await expect(card.redBox).toHaveText(
		"There is no user record corresponding to this identifier. The user may have been deleted.",
	);
	await expect(email).toBeFocused();

	// Protected, both show the same error, and neither field is cleared.
	await protectEmails(true);
	for (const address of [account.email, newEmail()]) {
		await card.signIn({ email: address, password: "not that one" });
		await expect(card.redBox).toHaveText(
			"The supplied auth credential is incorrect, malformed or has expired.",
		);
		await expect(password).toBeFocused();
		await expect(password).toHaveValue("not that one");
		await expect(email).toHaveValue(address);
		await card.button("Sign up").click();
		await card.button("Sign in").click();
		await expect(card.redBox).toBeEmpty();
	}
	await email.fill(newEmail());
	await forgot.click();
	await expect(card.greenBox("Password reset email sent. Please check your inbox.")).toBeVisible();
	await card.signIn(account);
	await card.expectSignedIn(account.email);
});
