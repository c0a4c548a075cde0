import { createAccount, resetLink, setNewPassword } from "./auth-emulator";
import { allowError, expect, goto, holdBack, test, title } from "./fixtures";
import {
	button,
	expectForm,
	expectSignedIn,
	field,
	fillIn,
	greenBox,
	passwordSignIn,
	providerRequests,
	redBox,
	refuse,
	refused,
	resetEmail,
	signIn,
	signOut,
} from "./sign-in-page";

type Page = import("@playwright/test").Page;

const main = (page: Page) => page.getByRole("main");

/** Checks the form's text, and each field's type and autocomplete value for password managers. */
async function expectWords(
	page: Page,
	words: { title: string; subtitle: string; buttons: string[]; fields: Record<string, string> },
) {
	await expect(title(page)).toHaveText(words.title);
	await expect(main(page).getByText(words.subtitle, { exact: true })).toBeVisible();
	for (const name of words.buttons) await expect(button(page, name)).toBeEnabled();
	await expect(main(page).locator("form label")).toHaveText(Object.keys(words.fields));
	const tokens = await main(page)
		.locator("form input")
		.evaluateAll((inputs: HTMLInputElement[]) =>
			inputs.map((input) => `${input.type} ${input.autocomplete}`),
		);
	expect(tokens).toEqual(Object.values(words.fields));
	const note = main(page).getByText("By continuing, you agree to");
	await expect(note).toHaveText(
		"By continuing, you agree to the Terms of Service and the Privacy Policy.",
	);
	const link = (name: string) => note.getByRole("link", { name, exact: true });
	await expect(link("Terms of Service")).toHaveAttribute("href", "/terms");
	await expect(link("Privacy Policy")).toHaveAttribute("href", "/privacy");
}

test("both forms have the specified text, and switching between them adds a history entry", async ({
	page,
}) => {
	await goto(page, "/get-started");
	await expectWords(page, {
		title: "Welcome Back",
		subtitle: "Sign in to continue",
		buttons: ["Sign In", "Continue with Google", "Forgot password?", "Sign up"],
		fields: { Email: "email username", Password: "password current-password" },
	});
	await field(page, "Email").fill("someone@example.com");
	await button(page, "Sign up").click();
	await expectWords(page, {
		title: "Create Account",
		subtitle: "Get started with your account",
		buttons: ["Sign Up", "Continue with Google", "Sign in"],
		fields: {
			"Full Name": "text name",
			Email: "email username",
			Password: "password new-password",
			"Confirm Password": "password new-password",
		},
	});
	await expect(button(page, "Forgot password?")).toHaveCount(0);
	await expect(title(page)).toBeFocused();
	await expect(page).toHaveURL("/get-started?mode=sign-up");
	await expect(field(page, "Email")).toHaveValue("someone@example.com");
	await field(page, "Full Name").fill("Aroha Ngata");

	await page.goBack();
	await expect(title(page)).toHaveText("Welcome Back");
	await expect(title(page)).toBeFocused();
	await expect(page).toHaveURL("/get-started");
	await expect(field(page, "Email")).toHaveValue("someone@example.com");
	await page.goForward();
	await expect(title(page)).toHaveText("Create Account");
	await expect(title(page)).toBeFocused();
	await expect(field(page, "Full Name")).toHaveValue("Aroha Ngata");
	await expect(field(page, "Email")).toHaveValue("someone@example.com");
	await button(page, "Sign in").click();
	await expect(title(page)).toHaveText("Welcome Back");
	await expect(page).toHaveURL("/get-started");
	await expect(field(page, "Email")).toHaveValue("someone@example.com");
});

test("switching mode clears all messages, and no password appears in the DOM", async ({ page }) => {
	await goto(page, "/get-started");
	const requests = providerRequests(page);
	await button(page, "Forgot password?").click();
	await expect(redBox(page)).toHaveText("Please enter your email first");
	await expect(field(page, "Email")).toBeFocused();
	await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
	expect(requests).toEqual([]);
	await fillIn(page, "someone@example.com", "a secret of mine");
	await button(page, "Sign up").click();
	await expect(title(page)).toHaveText("Create Account");
	await expect(redBox(page)).toBeEmpty();
	await expect(field(page, "Email")).not.toHaveAttribute("aria-invalid");
	await expect(field(page, "Password")).toHaveValue("a secret of mine");
	const written = (await page.content()).includes("a secret of mine");
	expect(written, "A saved page would show the password").toBe(false);

	await field(page, "Confirm Password").fill("another phrase");
	await button(page, "Sign Up").click();
	await expect(redBox(page)).toHaveText("Passwords don't match");
	await page.goBack();
	await expect(title(page)).toHaveText("Welcome Back");
	await expect(redBox(page)).toBeEmpty();
	await page.goForward();
	await expect(redBox(page)).toBeEmpty();

	await field(page, "Confirm Password").fill("a secret of mine");
	await button(page, "Sign Up").click();
	const success = greenBox(page, "Account created successfully!");
	await expect(success).toBeVisible();
	await expect(title(page)).toHaveText("Welcome Back");
	await button(page, "Sign up").click();
	await expect(title(page)).toHaveText("Create Account");
	await expect(success).toHaveCount(0);
});

test("signing in shows the session, which survives a reload until the visitor signs out", async ({
	page,
}) => {
	const getStarted = page.getByRole("link", { name: "Get Started", exact: true }).first();
	const account = await createAccount({ displayName: "Aroha Ngata" });
	await goto(page, "/services");
	const services = await page.locator("body").innerText();
	await getStarted.click();
	await expectForm(page);
	const requests = providerRequests(page);
	const before = Date.now();
	await signIn(page, account);
	await expectSignedIn(page, "Aroha Ngata");
	await expect(page.getByText(account.email, { exact: true })).toBeVisible();
	await expect(title(page)).toBeFocused();
	await expect(page).toHaveURL("/get-started");
	const began = (await main(page).locator("time").getAttribute("datetime")) ?? "";
	// The provider stores times in whole seconds.
	expect(Date.parse(began)).toBeGreaterThanOrEqual(before - 1_000);
	expect(Date.parse(began)).toBeLessThanOrEqual(Date.now());
	const link = (name: string) => main(page).getByRole("link", { name });
	await expect(link("our services")).toHaveAttribute("href", "/services");
	await expect(link("contact us")).toHaveAttribute("href", "/contact");
	const sent = requests.filter((request) => passwordSignIn.test(request.url()));
	expect(sent).toHaveLength(1);
	const { email, password } = sent[0]?.postDataJSON() ?? {};
	expect({ email, password }).toEqual({ email: account.email, password: account.password });

	await test.step("other pages look the same for a signed-in visitor", async () => {
		await goto(page, "/services");
		expect(await page.locator("body").innerText()).toBe(services);
	});
	await getStarted.click();
	await expectSignedIn(page, "Aroha Ngata");
	await expect(main(page).locator("time")).toHaveAttribute("datetime", began);

	await signOut(page);
	await expect(title(page)).toBeFocused();
	await expect(field(page, "Email")).toHaveValue("");
	await expect(redBox(page)).toBeEmpty();

	await test.step("an account without a name shows its email", async () => {
		const nameless = await createAccount();
		await signIn(page, nameless);
		await expectSignedIn(page, nameless.email);
		await signOut(page);
	});
	// An unknown mode shows the sign-in form.
	await goto(page, "/get-started?mode=anything-else");
	await expectForm(page);
});

test("a reset email leads to a new password, which signs in", async ({ page }) => {
	allowError(refused);
	const account = await createAccount();
	const forgot = button(page, "Forgot password?");
	const success = greenBox(page, "Password reset email sent. Please check your inbox.");
	await goto(page, "/get-started");

	await test.step("a failure shows the provider's message, or the specified one", async () => {
		await field(page, "Email").fill("not an address");
		await refuse(page, resetEmail, "INVALID_EMAIL");
		await forgot.click();
		await expect(redBox(page)).toHaveText("The email address is badly formatted.");
		await expect(field(page, "Email")).toBeFocused();
		// The SDK has no message for this code.
		await refuse(page, resetEmail, "A_CODE_OF_TOMORROW");
		await forgot.click();
		await expect(redBox(page)).toHaveText("Failed to send reset email");
		await expect(field(page, "Email")).toHaveValue("not an address");
		await page.unroute(resetEmail);
	});

	await test.step("while waiting, Tab moves on inside the card, and the response doesn't move the focus back", async () => {
		const { held, letGo } = await holdBack(page, resetEmail);
		await field(page, "Email").fill((await createAccount()).email);
		await forgot.press("Enter");
		await expect.poll(() => held.length).toBe(1);
		await expect(forgot.locator(".animate-spin")).toBeVisible();
		await page.keyboard.press("Tab");
		await expect(field(page, "Email")).toBeFocused();
		letGo();
		await expect(forgot).toBeEnabled();
		await expect(field(page, "Email")).toBeFocused();
	});

	await field(page, "Email").fill(account.email);
	const requests = providerRequests(page);
	const answered = page.waitForResponse(resetEmail);
	await forgot.click();
	await answered;
	await expect(success).toHaveText("Password reset email sent. Please check your inbox.");
	await expect(success.locator(".text-success")).toBeVisible();
	await expect(forgot).toBeFocused();
	await expect(field(page, "Email")).toHaveValue(account.email);
	const sent = requests.filter((request) => resetEmail.test(request.url()));
	expect(sent).toHaveLength(1);
	expect(sent[0]?.postDataJSON()).toMatchObject({
		requestType: "PASSWORD_RESET",
		email: account.email,
	});

	await setNewPassword(await resetLink(account.email), "quite another phrase");
	await signIn(page, account);
	await expect(redBox(page)).not.toBeEmpty();
	await expect(title(page)).toHaveText("Welcome Back");
	await signIn(page, { ...account, password: "quite another phrase" });
	await expectSignedIn(page, account.email);
});
