import { createAccount, resetLink, setNewPassword } from "./auth-emulator";
import { allowError, expect, goto, holdBack, title } from "./fixtures";
import { passwordSignIn, refused, resetEmail, type SignInCard, test } from "./sign-in-page";

/** Checks the form's text, and each field's type and autocomplete value for password managers. */
async function expectWords(
	card: SignInCard,
	words: { title: string; subtitle: string; buttons: string[]; fields: Record<string, string> },
) {
	const main = card.page.getByRole("main");
	await expect(title(card.page)).toHaveText(words.title);
	await expect(main.getByText(words.subtitle, { exact: true })).toBeVisible();
	for (const name of words.buttons) await expect(card.button(name)).toBeEnabled();
	await expect(main.locator("form label")).toHaveText(Object.keys(words.fields));
	const tokens = await main
		.locator("form input")
		.evaluateAll((inputs: HTMLInputElement[]) =>
			inputs.map((input) => `${input.type} ${input.autocomplete}`),
		);
	expect(tokens).toEqual(Object.values(words.fields));
	const note = main.getByText("By continuing");
	await expect(note).toHaveText(
		"By continuing, you agree to the Terms of Service and the Privacy Policy.",
	);
	await expect(note.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
		"href",
		"/terms",
	);
	await expect(note.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
		"href",
		"/privacy",
	);
}

test("both forms have their words, and switching clears messages", async ({ page, card }) => {
	await goto(page, "/get-started");
	await expectWords(card, {
		title: "Welcome Back",
		subtitle: "Sign in to continue",
		buttons: ["Sign In", "Continue with Google", "Forgot password?", "Sign up"],
		fields: { Email: "email username", Password: "password current-password" },
	});
	await card.field("Email").fill("someone@example.com");
	await card.button("Sign up").click();
	await expectWords(card, {
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
	await expect(card.button("Forgot password?")).toHaveCount(0);
	await expect(title(page)).toBeFocused();
	await expect(page).toHaveURL("/get-started?mode=sign-up");
	await expect(card.field("Email")).toHaveValue("someone@example.com");

	for (const [go, heading, url] of [
		[() => page.goBack(), "Welcome Back", "/get-started"],
		[() => page.goForward(), "Create Account", "/get-started?mode=sign-up"],
		[() => card.button("Sign in").click(), "Welcome Back", "/get-started"],
	] as const) {
		await go();
		await expect(title(page)).toHaveText(heading);
		await expect(title(page)).toBeFocused();
		await expect(page).toHaveURL(url);
		await expect(card.field("Email")).toHaveValue("someone@example.com");
	}

	// Switching also clears all messages.
	await card.field("Email").fill("");
	const requests = card.requests();
	await card.button("Forgot password?").click();
	await expect(card.redBox).toHaveText("Please enter your email first");
	await expect(card.field("Email")).toBeFocused();
	await expect(card.field("Email")).toHaveAttribute("aria-invalid", "true");
	expect(requests).toEqual([]);
	await card.fillIn("someone@example.com", "a secret of mine");
	await card.button("Sign up").click();
	await expect(title(page)).toHaveText("Create Account");
	await expect(card.redBox).toBeEmpty();
	await expect(card.field("Email")).not.toHaveAttribute("aria-invalid");
	await expect(card.field("Password")).toHaveValue("a secret of mine");
	const written = (await page.content()).includes("a secret of mine");
	expect(written, "A saved page would show the password").toBe(false);
});

test("signing in shows the session, which survives a reload", async ({ page, card }) => {
	const getStarted = page.getByRole("link", { name: "Get Started", exact: true }).first();
	const account = await createAccount({ displayName: "Aroha Ngata" });
	await goto(page, "/services");
	const services = await page.locator("body").innerText();
	await getStarted.click();
	await card.expectForm();
	const requests = card.requests();
	const before = Date.now();
	await card.signIn(account);
	await card.expectSignedIn("Aroha Ngata");
	await expect(page.getByText(account.email, { exact: true })).toBeVisible();
	await expect(title(page)).toBeFocused();
	await expect(page).toHaveURL("/get-started");
	const began = (await page.getByRole("main").locator("time").getAttribute("datetime")) ?? "";
	// The provider stores times in whole seconds.
	expect(Date.parse(began)).toBeGreaterThanOrEqual(before - 1_000);
	expect(Date.parse(began)).toBeLessThanOrEqual(Date.now());
	for (const path of ["/services", "/contact"])
		await expect(page.locator(`main a[href="${path}"]`).first()).toBeVisible();
	const sent = requests.filter((request) => passwordSignIn.test(request.url()));
	expect(sent).toHaveLength(1);
	const { email, password } = sent[0]?.postDataJSON() ?? {};
	expect({ email, password }).toEqual({ email: account.email, password: account.password });

	// Other pages look the same for a signed-in visitor.
	await goto(page, "/services");
	expect(await page.locator("body").innerText()).toBe(services);
	await getStarted.click();
	await card.expectSignedIn("Aroha Ngata");
	await expect(page.getByRole("main").locator("time")).toHaveAttribute("datetime", began);

	await card.signOut();
	await expect(title(page)).toBeFocused();
	await expect(card.field("Email")).toHaveValue("");
	await expect(card.redBox).toBeEmpty();

	// An unknown mode shows the sign-in form.
	await goto(page, "/get-started?mode=anything-else");
	await card.expectForm();
});

test("a reset email leads to a new password, which signs in", async ({ page, card }) => {
	allowError(refused);
	const account = await createAccount();
	const forgot = card.button("Forgot password?");
	const success = card.greenBox("Password reset email sent. Please check your inbox.");
	await goto(page, "/get-started");

	await card.field("Email").fill("not an address");
	await card.refuse(resetEmail, "A_CODE_OF_TOMORROW");
	await forgot.click();
	await expect(card.redBox).toHaveText("Failed to send reset email");
	await expect(card.field("Email")).toHaveValue("not an address");
	await page.unroute(resetEmail);

	// While waiting, Tab moves on inside the section, and the response doesn't move the focus back.
	const { held, letGo } = await holdBack(page, resetEmail);
	await card.field("Email").fill((await createAccount()).email);
	await forgot.press("Enter");
	await expect.poll(() => held.length).toBe(1);
	await expect(forgot.locator(".animate-spin")).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(card.field("Email")).toBeFocused();
	letGo();
	await expect(forgot).toBeEnabled();
	await expect(card.field("Email")).toBeFocused();

	await card.field("Email").fill(account.email);
	const requests = card.requests();
	await forgot.click();
	await expect.poll(() => requests.length).toBe(1);
	await expect(success.locator(".text-success")).toBeVisible();
	await expect(forgot).toBeFocused();
	await expect(card.field("Email")).toHaveValue(account.email);
	expect(requests[0]?.postDataJSON()).toMatchObject({
		requestType: "PASSWORD_RESET",
		email: account.email,
	});

	await setNewPassword(await resetLink(account.email), "quite another phrase");
	await card.signIn(account);
	await expect(card.redBox).not.toBeEmpty();
	await expect(title(page)).toHaveText("Welcome Back");
	await card.signIn({ ...account, password: "quite another phrase" });
	await card.expectSignedIn(account.email);
});
