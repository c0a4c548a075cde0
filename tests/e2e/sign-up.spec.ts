import { createAccount, emailsTo, findAccount, newEmail } from "./auth-emulator";
import { allowError, collect, expect, goto, testOrigin, title } from "./fixtures";
import { accountCreation, refused, resetEmail, type SignInCard, test } from "./sign-in-page";

async function signUp(card: SignInCard, email: string, password: string, confirmation = password) {
	await card.field("Full Name").fill("Aroha Ngata");
	await card.field("Email").fill(email);
	await card.field("Password").fill(password);
	await card.field("Confirm Password").fill(confirmation);
	await card.button("Sign Up").click();
}

async function expectCreated(card: SignInCard, email: string) {
	const success = card.greenBox("Account created successfully!");
	await expect(success).toHaveText("Account created successfully!");
	await expect(success.locator(".text-success")).toBeVisible();
	await expect(title(card.page)).toHaveText("Welcome Back");
	await expect(title(card.page)).toBeFocused();
	await expect(card.field("Email")).toHaveValue(email);
	await expect(card.field("Password")).toHaveValue("");
	await expect(card.page).toHaveURL("/get-started");
}

test("sign-up in check mode validates and sends nothing", async ({ page, card }) => {
	const password = card.field("Password");
	const confirmation = card.field("Confirm Password");
	await goto(page, "/get-started?mode=sign-up");
	const requests = card.requests();
	await expect(title(page)).toHaveText("Create Account");
	// The page opened in this mode, so the heading doesn't take the focus.
	await expect(page.locator("body")).toBeFocused();

	// The browser accepts two passwords of six characters.
	await card.field("Email").fill("someone@example.com");
	for (const label of ["Password", "Confirm Password"]) {
		await card.button("Sign Up").click();
		await expect(card.field(label)).toBeFocused();
		expect(await card.faultOf(label)).toBe("valueMissing");
		await card.field(label).pressSequentially("12345");
		await card.button("Sign Up").click();
		await expect(card.field(label)).toBeFocused();
		expect(await card.faultOf(label)).toBe("tooShort");
		await card.field(label).pressSequentially("6");
		expect(await card.faultOf(label)).toBe("none");
	}

	// Each password has its own show button.
	for (const [input, what] of [
		[password, "password"],
		[confirmation, "confirmed password"],
	] as const) {
		await card.button(`Show ${what}`).click();
		await expect(input).toHaveAttribute("type", "text");
		// A phone's keyboard would put words in place of it.
		for (const help of ["autocorrect", "autocapitalize", "spellcheck"])
			await expect(input).toHaveAttribute(help, /off|none|false/);
		await card.button(`Hide ${what}`).click();
		await expect(input).toHaveAttribute("type", "password");
		await card.button(`Show ${what}`).click();
	}

	// Different passwords show an error on the confirmation and keep the input.
	await signUp(card, "someone@example.com", "a long enough phrase", "another long phrase");
	await expect(card.redBox).toHaveText("Passwords don't match");
	await expect(confirmation).toBeFocused();
	await expect(confirmation).toHaveAttribute("aria-invalid", "true");
	await expect(confirmation).toHaveAccessibleDescription("Passwords don't match");
	await expect(card.field("Full Name")).toHaveValue("Aroha Ngata");
	await expect(card.field("Email")).toHaveValue("someone@example.com");
	await expect(password).toHaveValue("a long enough phrase");
	await expect(confirmation).toHaveValue("another long phrase");
	await expect(title(page)).toHaveText("Create Account");
	// Submitting hides the passwords, so that the browser doesn't save them as ordinary text.
	for (const input of [password, confirmation])
		await expect(input).toHaveAttribute("type", "password");

	// A short password is refused even if the browser didn't check its length.
	await card.skipBrowserChecks();
	await signUp(card, "someone@example.com", "12345");
	await expect(card.redBox).toHaveText("Password should be at least 6 characters");
	await expect(password).toBeFocused();

	const email = newEmail();
	await signUp(card, email, "a long enough phrase");
	await expectCreated(card, email);
	// Complete another action first, to be sure that no request is merely late.
	const account = await createAccount();
	await card.signIn(account);
	await card.expectSignedIn(account.email);
	expect(requests.filter((request) => accountCreation.test(request.url()))).toEqual([]);
	const bodies = requests.map((request) => request.postData() ?? "").join();
	expect(bodies).not.toContain(email);
	expect(bodies).not.toContain("Aroha");
	expect(await findAccount(email)).toBeUndefined();
});

test.describe("sign-up with the provider", () => {
	test.use({ baseURL: testOrigin("provider") });

	test("a failed account creation shows an error and keeps the input", async ({ page, card }) => {
		allowError(refused);
		await goto(page, "/get-started?mode=sign-up");
		const account = await createAccount();
		await signUp(card, account.email, "a long enough phrase");
		await expect(card.redBox).toHaveText("Email already in use");
		await expect(card.field("Email")).toBeFocused();
		await expect(card.field("Email")).toHaveAccessibleDescription("Email already in use");
		await expect(card.field("Confirm Password")).toHaveValue("a long enough phrase");
		await expect(card.field("Full Name")).toHaveValue("Aroha Ngata");
		await expect(title(page)).toHaveText("Create Account");
	});

	test("creates an account, and leaves the visitor signed out", async ({ page, card }) => {
		allowError(/status of 503/);
		/** Every text that the page's heading shows. */
		const titles = await collect<string>(page, (note) => {
			let last = "";
			new MutationObserver(() => {
				const title = document.querySelector("h1")?.textContent ?? "";
				if (title !== last) note(title);
				last = title;
			}).observe(document, { subtree: true, childList: true, characterData: true });
		});
		await goto(page, "/get-started?mode=sign-up");
		await expect(title(page)).toHaveText("Create Account");

		// It succeeds even if the name can't be stored or the email can't be sent.
		const nameStorage = /accounts:update/;
		const unlucky = newEmail();
		await card.answer(nameStorage, 503, "");
		await card.answer(resetEmail, 503, "");
		await signUp(card, unlucky, "a long enough phrase");
		await expectCreated(card, unlucky);
		expect(await emailsTo(unlucky)).toEqual([]);
		await page.unroute(nameStorage);
		await page.unroute(resetEmail);

		const email = newEmail();
		await card.button("Sign up").click();
		await signUp(card, email, "a long enough phrase");
		await expectCreated(card, email);
		expect(await findAccount(email)).toMatchObject({ email, displayName: "Aroha Ngata" });
		// This build's settings ask for it.
		expect((await emailsTo(email)).map(({ requestType }) => requestType)).toEqual(["VERIFY_EMAIL"]);
		await card.signIn({ email, password: "a long enough phrase" });
		await card.expectSignedIn("Aroha Ngata");
		// The page never showed a session.
		expect(await titles()).toEqual([
			"Welcome Back",
			"Create Account",
			"Welcome Back",
			"Create Account",
			"Welcome Back",
			"You’re signed in",
		]);
	});
});
