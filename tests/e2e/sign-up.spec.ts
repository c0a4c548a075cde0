import { createAccount, emailsTo, findAccount, newEmail } from "./auth-emulator";
import { allowError, collect, expect, goto, test, testOrigin, title } from "./fixtures";
import {
	accountCreation,
	answer,
	button,
	expectForm,
	expectSignedIn,
	faultOf,
	field,
	greenBox,
	providerCode,
	providerRequests,
	redBox,
	refuse,
	refused,
	resetEmail,
	signIn,
	skipBrowserChecks,
} from "./sign-in-page";

type Page = import("@playwright/test").Page;

const nameStorage = /accounts:update/;

async function signUp(page: Page, email: string, password: string, confirmation = password) {
	await field(page, "Full Name").fill("Aroha Ngata");
	await field(page, "Email").fill(email);
	await field(page, "Password").fill(password);
	await field(page, "Confirm Password").fill(confirmation);
	await button(page, "Sign Up").click();
}

async function expectCreated(page: Page, email: string) {
	const success = greenBox(page, "Account created successfully!");
	await expect(success).toHaveText("Account created successfully!");
	await expect(success.locator(".text-success")).toBeVisible();
	await expect(title(page)).toHaveText("Welcome Back");
	await expect(title(page)).toBeFocused();
	await expect(field(page, "Email")).toHaveValue(email);
	await expect(field(page, "Password")).toHaveValue("");
	await expect(page).toHaveURL("/get-started");
}

/** Records every text that the page's heading shows. */
const watchTitles = (page: Page) =>
	collect<string>(page, (note) => {
		let last = "";
		new MutationObserver(() => {
			const title = document.querySelector("h1")?.textContent ?? "";
			if (title !== last) note(title);
			last = title;
		}).observe(document, { subtree: true, childList: true, characterData: true });
	});

test("sign-up in check mode validates the fields, shows messages and sends nothing to the provider", async ({
	page,
}) => {
	const password = field(page, "Password");
	const confirmation = field(page, "Confirm Password");
	await goto(page, "/get-started?mode=sign-up");
	const requests = providerRequests(page);
	await expect(title(page)).toHaveText("Create Account");
	// The page opened in this mode, so the heading doesn't take the focus.
	await expect(page.locator("body")).toBeFocused();

	await test.step("the browser accepts two passwords of six characters", async () => {
		await field(page, "Email").fill("someone@example.com");
		for (const label of ["Password", "Confirm Password"]) {
			await button(page, "Sign Up").click();
			await expect(field(page, label)).toBeFocused();
			expect(await faultOf(page, label)).toBe("valueMissing");
			await field(page, label).pressSequentially("12345");
			await button(page, "Sign Up").click();
			await expect(field(page, label)).toBeFocused();
			expect(await faultOf(page, label)).toBe("tooShort");
			await field(page, label).pressSequentially("6");
			expect(await faultOf(page, label)).toBe("none");
		}
	});

	await test.step("a password can be pasted", async () => {
		await field(page, "Full Name").fill("a phrase to copy");
		await field(page, "Full Name").press("ControlOrMeta+a");
		await field(page, "Full Name").press("ControlOrMeta+c");
		for (const input of [password, confirmation]) {
			await input.press("ControlOrMeta+a");
			await input.press("ControlOrMeta+v");
			await expect(input).toHaveValue("a phrase to copy");
		}
	});

	await test.step("each password has its own show button", async () => {
		for (const [input, what] of [
			[password, "password"],
			[confirmation, "confirmed password"],
		] as const) {
			await button(page, `Show ${what}`).click();
			await expect(input).toHaveAttribute("type", "text");
			await button(page, `Hide ${what}`).click();
			await expect(input).toHaveAttribute("type", "password");
			await button(page, `Show ${what}`).click();
		}
	});

	await test.step("different passwords show an error on the confirmation and keep the input", async () => {
		await signUp(page, "someone@example.com", "a long enough phrase", "another long phrase");
		await expect(redBox(page)).toHaveText("Passwords don't match");
		await expect(confirmation).toBeFocused();
		await expect(confirmation).toHaveAttribute("aria-invalid", "true");
		await expect(confirmation).toHaveAccessibleDescription("Passwords don't match");
		await expect(field(page, "Full Name")).toHaveValue("Aroha Ngata");
		await expect(field(page, "Email")).toHaveValue("someone@example.com");
		await expect(password).toHaveValue("a long enough phrase");
		await expect(confirmation).toHaveValue("another long phrase");
		await expect(title(page)).toHaveText("Create Account");
		// Submitting hides the passwords, so that the browser doesn't save them as ordinary text.
		await expect(password).toHaveAttribute("type", "password");
		await expect(confirmation).toHaveAttribute("type", "password");
	});

	await test.step("a short password is refused even if the browser didn't check its length", async () => {
		await skipBrowserChecks(page);
		await signUp(page, "someone@example.com", "12345");
		await expect(redBox(page)).toHaveText("Password should be at least 6 characters");
		await expect(password).toBeFocused();
	});

	const email = newEmail();
	await signUp(page, email, "a long enough phrase");
	await expectCreated(page, email);
	// Complete another action first, to be sure that no request is merely late.
	await signIn(page, await createAccount());
	await expect(title(page)).toHaveText("You’re signed in");
	expect(requests.filter((request) => accountCreation.test(request.url()))).toEqual([]);
	const bodies = requests.map((request) => request.postData() ?? "").join();
	expect(bodies).not.toContain(email);
	expect(bodies).not.toContain("Aroha");
	expect(await findAccount(email)).toBeUndefined();
});

test.describe("sign-up with the provider", () => {
	test.use({ baseURL: testOrigin("provider") });

	test("a failed account creation shows an error and keeps the input", async ({ page }) => {
		allowError(refused);
		await goto(page, "/get-started?mode=sign-up");
		const requests = providerRequests(page);
		await signUp(page, newEmail(), "a long enough phrase", "another long phrase");
		await expect(redBox(page)).toHaveText("Passwords don't match");
		expect(requests).toEqual([]);

		const account = await createAccount();
		await signUp(page, account.email, "a long enough phrase");
		await expect(redBox(page)).toHaveText("Email already in use");
		await expect(field(page, "Email")).toBeFocused();
		await expect(field(page, "Email")).toHaveAccessibleDescription("Email already in use");
		await expect(field(page, "Confirm Password")).toHaveValue("a long enough phrase");
		await expect(field(page, "Full Name")).toHaveValue("Aroha Ngata");
		await expect(title(page)).toHaveText("Create Account");

		for (const [code, words] of [
			[
				"WEAK_PASSWORD : Password should be at least 6 characters",
				"Password should be at least 6 characters",
			],
			["A_CODE_OF_TOMORROW", "Authentication failed"],
		] as const) {
			await refuse(page, accountCreation, code);
			const email = newEmail();
			await signUp(page, email, "a long enough phrase");
			await expect(redBox(page), code).toHaveText(words);
			expect(await findAccount(email)).toBeUndefined();
		}
	});

	test("creates an account with a name, leaves the visitor signed out, and the account can sign in", async ({
		page,
	}) => {
		allowError(/status of 503/);
		const titles = await watchTitles(page);
		await goto(page, "/get-started?mode=sign-up");
		await expect(title(page)).toHaveText("Create Account");

		await test.step("sign-up succeeds even if the name can't be stored or the email can't be sent", async () => {
			const email = newEmail();
			await answer(page, nameStorage, 503, "");
			await answer(page, resetEmail, 503, "");
			await signUp(page, email, "a long enough phrase");
			await expectCreated(page, email);
			expect(await emailsTo(email)).toEqual([]);
			await page.unroute(nameStorage);
			await page.unroute(resetEmail);
		});

		const email = newEmail();
		await button(page, "Sign up").click();
		await signUp(page, email, "a long enough phrase");
		await expectCreated(page, email);
		expect(await findAccount(email)).toMatchObject({ email, displayName: "Aroha Ngata" });
		// This build's settings ask for it.
		expect((await emailsTo(email)).map(({ requestType }) => requestType)).toEqual(["VERIFY_EMAIL"]);
		await signIn(page, { email, password: "a long enough phrase" });
		await expectSignedIn(page, "Aroha Ngata");
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

	test("creating an account doesn't briefly sign in another tab", {
		tag: "@full",
	}, async ({ page, context }) => {
		const email = newEmail();
		const other = await context.newPage();
		const titles = await watchTitles(other);
		const follows = other.waitForResponse(providerCode);
		await other.goto("/get-started", { waitUntil: "domcontentloaded" });
		await expectForm(other);
		await other.mouse.move(40, 40);
		await follows;
		await goto(page, "/get-started?mode=sign-up");
		await signUp(page, email, "a long enough phrase");
		await expectCreated(page, email);
		await page.reload({ waitUntil: "domcontentloaded" });
		await signIn(page, { email, password: "a long enough phrase" });
		await expectSignedIn(page, "Aroha Ngata");
		await expect(title(other)).toHaveText("You’re signed in");
		expect(await titles()).toEqual(["Welcome Back", "You’re signed in"]);
	});
});
