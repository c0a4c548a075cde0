import { createAccount, findAccount, newEmail } from "./auth-emulator";
import { alive, expect, siteAddress, test } from "./fixtures";
import {
	accountCreation,
	answer,
	button,
	expectSignedIn,
	field,
	greenBox,
	providerRequests,
	redBox,
	refuse,
	refused,
	signIn,
	skipBrowserChecks,
	title,
} from "./sign-in-page";

type Page = import("@playwright/test").Page;

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

test.describe("sign-up that only checks", () => {
	test("says that it succeeded and turns to signing in, without asking the provider", async ({
		page,
		goto,
	}) => {
		const email = newEmail();
		await goto("/get-started?mode=sign-up");
		const requests = providerRequests(page);
		await signUp(page, email, "a long enough phrase");
		await expectCreated(page, email);
		// Another action, carried out to its end, shows that nothing was merely late.
		await signIn(page, await createAccount());
		await expect(title(page)).toHaveText("You are signed in");
		expect(requests.filter((request) => accountCreation.test(request.url()))).toEqual([]);
		const bodies = requests.map((request) => request.postData() ?? "").join();
		expect(bodies).not.toContain(email);
		expect(bodies).not.toContain("Aroha");
		expect(await findAccount(email)).toBeUndefined();
	});

	test("passwords that differ are told at the confirmation, and all that was typed stays", async ({
		page,
		goto,
	}) => {
		await goto("/get-started?mode=sign-up");
		await signUp(page, "someone@example.com", "a long enough phrase", "another long phrase");
		await expect(redBox(page)).toHaveText("Passwords don't match");
		const confirmation = field(page, "Confirm Password");
		await expect(confirmation).toBeFocused();
		await expect(confirmation).toHaveAttribute("aria-invalid", "true");
		await expect(confirmation).toHaveAccessibleDescription("Passwords don't match");
		await expect(field(page, "Full Name")).toHaveValue("Aroha Ngata");
		await expect(field(page, "Email")).toHaveValue("someone@example.com");
		await expect(field(page, "Password")).toHaveValue("a long enough phrase");
		await expect(confirmation).toHaveValue("another long phrase");
		await expect(title(page)).toHaveText("Create Account");
	});

	test("a short password that the browser did not measure is refused all the same", async ({
		page,
		goto,
	}) => {
		await goto("/get-started?mode=sign-up");
		await skipBrowserChecks(page);
		await signUp(page, "someone@example.com", "12345");
		await expect(redBox(page)).toHaveText("Password should be at least 6 characters");
		await expect(field(page, "Password")).toBeFocused();
	});
});

test.describe("sign-up with the provider", () => {
	test.use({ baseURL: siteAddress("provider") });

	test("creates the account with its name, signed out, and it can sign in", async ({
		page,
		goto,
		context,
	}) => {
		const email = newEmail();
		const other = await context.newPage();
		const follows = other.waitForResponse(/firebase-provider-/);
		await other.goto("/get-started", { waitUntil: "domcontentloaded" });
		await alive(other);
		await other.mouse.move(40, 40);
		await follows;
		await other.evaluate(() => {
			const title = () => document.querySelector("h1")?.textContent;
			const titles = [title()];
			Object.assign(window, { titles });
			new MutationObserver(() => {
				if (titles.at(-1) !== title()) titles.push(title());
			}).observe(document.body, { subtree: true, childList: true, characterData: true });
		});
		await goto("/get-started?mode=sign-up");
		await signUp(page, email, "a long enough phrase");
		await expectCreated(page, email);
		expect(await findAccount(email)).toMatchObject({ email, displayName: "Aroha Ngata" });
		// No session came and went, here or in another tab.
		await page.reload({ waitUntil: "domcontentloaded" });
		await signIn(page, { email, password: "a long enough phrase" });
		await expectSignedIn(page, "Aroha Ngata");
		await expect(title(other)).toHaveText("You are signed in");
		expect(await other.evaluate(() => (window as unknown as { titles: string[] }).titles)).toEqual([
			"Welcome Back",
			"You are signed in",
		]);
	});

	test("an address that has an account is refused", async ({ page, goto, problems }) => {
		problems.allow(refused);
		const { email } = await createAccount();
		await goto("/get-started?mode=sign-up");
		await signUp(page, email, "a long enough phrase");
		await expect(redBox(page)).toHaveText("Email already in use");
		await expect(field(page, "Email")).toBeFocused();
		await expect(field(page, "Email")).toHaveAccessibleDescription("Email already in use");
		await expect(field(page, "Confirm Password")).toHaveValue("a long enough phrase");
		await expect(field(page, "Full Name")).toHaveValue("Aroha Ngata");
		await expect(title(page)).toHaveText("Create Account");
	});

	for (const [code, words] of [
		[
			"WEAK_PASSWORD : Password should be at least 6 characters",
			"Password should be at least 6 characters",
		],
		["INVALID_EMAIL", "Invalid email address"],
		["A_CODE_OF_TOMORROW", "Authentication failed"],
		[
			"PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain an upper case character]",
			"Missing password requirements: [Password must contain an upper case character]",
		],
	] as const) {
		test(`the server's ${code} is told in words`, async ({ page, goto, problems }) => {
			problems.allow(refused);
			await goto("/get-started?mode=sign-up");
			await refuse(page, accountCreation, code);
			const email = newEmail();
			await signUp(page, email, "a long enough phrase");
			await expect(redBox(page)).toHaveText(words);
			expect(await findAccount(email)).toBeUndefined();
		});
	}

	test("passwords that differ ask the provider nothing", async ({ page, goto }) => {
		await goto("/get-started?mode=sign-up");
		const requests = providerRequests(page);
		await signUp(page, newEmail(), "a long enough phrase", "another long phrase");
		await expect(redBox(page)).toHaveText("Passwords don't match");
		expect(requests).toEqual([]);
	});

	test("a name that cannot be stored is no failed sign-up", async ({ page, goto, problems }) => {
		problems.allow(/status of 503/);
		const email = newEmail();
		await goto("/get-started?mode=sign-up");
		await answer(page, /accounts:update/, 503, "");
		await signUp(page, email, "a long enough phrase");
		await expectCreated(page, email);
	});
});
