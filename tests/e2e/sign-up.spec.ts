import { authOrigin } from "../shared/builds.ts";
import { createAccount, findAccount, newEmail } from "./auth-emulator";
import { allowError, collect, configuredOrigin, expect, goto, title } from "./fixtures";
import { refused, type SignInCard, test } from "./sign-in-page";

async function signUp(card: SignInCard, email: string, password: string, confirmation = password) {
	await card.field("Full Name").fill("Aroha Ngata");
	await card.fillIn(email, password);
	await card.field("Confirm Password").fill(confirmation);
	await card.button("Sign Up").click();
}

async function expectCreated(card: SignInCard, email: string) {
	await expect(card.greenBox("Account created successfully!").locator("p")).toBeVisible();
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

	// The browser wants six characters in both.
	await card.field("Email").fill("someone@example.com");
	for (const field of [password, confirmation]) {
		await field.pressSequentially("12345");
		await card.button("Sign Up").click();
		await expect(field).toBeFocused();
		expect(await field.evaluate((input: HTMLInputElement) => input.validity.tooShort)).toBe(true);
		await field.pressSequentially("6");
	}
	await expect(card.redBox).toBeEmpty();
	for (const [what, field] of [
		["password", password],
		["confirmed password", confirmation],
	] as const) {
		await card.button(`Show ${what}`).click();
		await expect(field).toHaveAttribute("type", "text");
		await card.button(`Hide ${what}`).click();
		await expect(field).toHaveAttribute("type", "password");
	}

	await signUp(card, "someone@example.com", "a long enough phrase", "another long phrase");
	await expect(card.redBox).toHaveText("Passwords don't match");
	await expect(confirmation).toBeFocused();
	await expect(confirmation).toHaveAccessibleDescription("Passwords don't match");
	await expect(card.field("Full Name")).toHaveValue("Aroha Ngata");
	for (const field of [password, confirmation]) await expect(field).toHaveValue(/long/);
	// A browser may not check the length of what a script has put there.
	await page.locator("main form").evaluate((form: HTMLFormElement) => {
		form.noValidate = true;
	});
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
	const sent = requests.map((request) => request.url() + (request.postData() ?? "")).join();
	for (const part of ["accounts:signUp", email, "Aroha"]) expect(sent).not.toContain(part);
	expect(await findAccount(email)).toBeUndefined();
});

test.describe("sign-up with the provider", () => {
	test.use({ baseURL: configuredOrigin });

	test("makes an account and leaves the visitor signed out; a failure keeps the input", async ({
		page,
		card,
	}) => {
		allowError(refused);
		await page.route("https://identitytoolkit.googleapis.com/**", async (route) => {
			const url = route.request().url().replace("https:/", authOrigin);
			await route.fulfill({ response: await route.fetch({ url }) });
		});
		const titles = await collect<string>(page, (note) => {
			new MutationObserver(() => note(document.querySelector("h1")?.textContent ?? "")).observe(
				document,
				{ subtree: true, childList: true, characterData: true },
			);
		});
		const account = await createAccount();
		await goto(page, "/get-started?mode=sign-up");
		await signUp(card, account.email, "a long enough phrase");
		await expect(card.redBox).toHaveText("Email already in use");
		await expect(card.field("Email")).toBeFocused();
		await expect(card.field("Confirm Password")).toHaveValue("a long enough phrase");
		await expect(card.field("Full Name")).toHaveValue("Aroha Ngata");

		const email = newEmail();
		await card.field("Email").fill(email);
		await card.button("Sign Up").click();
		await expectCreated(card, email);
		expect(await findAccount(email)).toMatchObject({ email, displayName: "Aroha Ngata" });
		expect(await titles()).not.toContain("You’re signed in");
		await card.signIn({ email, password: "a long enough phrase" });
		await card.expectSignedIn("Aroha Ngata");
	});
});
