import { createAccount, findAccount, newEmail, resetLink, setNewPassword } from "./auth-emulator";
import { alive, expect, test } from "./fixtures";
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
	title,
} from "./sign-in-page";

const main = (page: import("@playwright/test").Page) => page.getByRole("main");

test("the sign-in form has the specified words, fields and links", async ({ page, goto }) => {
	await goto("/get-started");
	await expect(title(page)).toHaveText("Welcome Back");
	await expect(main(page).getByText("Sign in to continue", { exact: true })).toBeVisible();
	await expect(main(page).locator("form label")).toHaveText(["Email", "Password"]);
	for (const name of ["Sign In", "Continue with Google", "Forgot password?", "Sign up"]) {
		await expect(button(page, name)).toBeEnabled();
	}
	const note = main(page).getByText("By continuing, you agree to");
	await expect(note).toHaveText(
		"By continuing, you agree to the Terms of Service and the Privacy Policy.",
	);
	const link = (name: string) => note.getByRole("link", { name, exact: true });
	await expect(link("Terms of Service")).toHaveAttribute("href", "/terms");
	await expect(link("Privacy Policy")).toHaveAttribute("href", "/privacy");
});

test("the sign-up form has the specified words, fields and links", async ({ page, goto }) => {
	await goto("/get-started?mode=sign-up");
	await expect(title(page)).toHaveText("Create Account");
	await expect(
		main(page).getByText("Get started with your account", { exact: true }),
	).toBeVisible();
	await expect(main(page).locator("form label")).toHaveText([
		"Full Name",
		"Email",
		"Password",
		"Confirm Password",
	]);
	for (const name of ["Sign Up", "Continue with Google", "Sign in"]) {
		await expect(button(page, name)).toBeEnabled();
	}
	await expect(button(page, "Forgot password?")).toHaveCount(0);
	await expect(main(page).getByText("By continuing, you agree to")).toHaveText(
		"By continuing, you agree to the Terms of Service and the Privacy Policy.",
	);
});

test("signing in sends the email and the password, and shows the session in place", async ({
	page,
	goto,
}) => {
	const account = await createAccount({ displayName: "Aroha Ngata" });
	await goto("/get-started");
	const requests = providerRequests(page);
	const before = Date.now();
	await signIn(page, account);
	await expectSignedIn(page, "Aroha Ngata");
	await expect(page.getByText(account.email, { exact: true })).toBeVisible();
	await expect(title(page)).toBeFocused();
	await expect(page).toHaveURL("/get-started");
	const began = await main(page).locator("time").getAttribute("datetime");
	// The provider keeps whole seconds.
	expect(Date.parse(began ?? "")).toBeGreaterThanOrEqual(before - 1_000);
	expect(Date.parse(began ?? "")).toBeLessThanOrEqual(Date.now());
	await expect(main(page).getByRole("link", { name: "our services" })).toHaveAttribute(
		"href",
		"/services",
	);
	await expect(main(page).getByRole("link", { name: "contact us" })).toHaveAttribute(
		"href",
		"/contact",
	);
	const sent = requests.filter((request) => passwordSignIn.test(request.url()));
	expect(sent).toHaveLength(1);
	const { email, password } = sent[0]?.postDataJSON() ?? {};
	expect({ email, password }).toEqual({ email: account.email, password: account.password });
});

test("an account without a name is shown by its email", async ({ page, goto }) => {
	const account = await createAccount();
	await goto("/get-started");
	await signIn(page, account);
	await expectSignedIn(page, account.email);
});

test("signing out brings back an empty form, and a reload leaves it so", async ({ page, goto }) => {
	const account = await createAccount();
	await goto("/get-started");
	await signIn(page, account);
	await button(page, "Sign out").click();
	await expectForm(page);
	await expect(title(page)).toBeFocused();
	await expect(field(page, "Email")).toHaveValue("");
	await expect(redBox(page)).toBeEmpty();
	await page.reload({ waitUntil: "domcontentloaded" });
	await alive(page);
	await expectForm(page);
});

test.describe("forgot password", () => {
	test("without an email it says so, and asks the provider nothing", async ({ page, goto }) => {
		await goto("/get-started");
		const requests = providerRequests(page);
		await button(page, "Forgot password?").click();
		await expect(redBox(page)).toHaveText("Please enter your email first");
		await expect(field(page, "Email")).toBeFocused();
		await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
		expect(requests).toEqual([]);
	});

	test("the email that is sent leads to a new password, which then signs in", async ({
		page,
		goto,
		problems,
	}) => {
		problems.allow(refused);
		const account = await createAccount();
		await goto("/get-started");
		await field(page, "Email").fill(account.email);
		const requests = providerRequests(page);
		await button(page, "Forgot password?").click();
		const success = greenBox(page, "Password reset email sent. Please check your inbox.");
		await expect(success).toHaveText("Password reset email sent. Please check your inbox.");
		await expect(success.locator(".text-success")).toBeVisible();
		await expect(button(page, "Forgot password?")).toBeFocused();
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

	test("a failure shows the provider's own words, or the specified ones", async ({
		page,
		goto,
		problems,
	}) => {
		problems.allow(refused);
		await goto("/get-started");
		await field(page, "Email").fill("not an address");
		await refuse(page, resetEmail, "INVALID_EMAIL");
		await button(page, "Forgot password?").click();
		await expect(redBox(page)).toHaveText("The email address is badly formatted.");
		await expect(field(page, "Email")).toBeFocused();
		// A code that the SDK has no words for.
		await refuse(page, resetEmail, "A_CODE_OF_TOMORROW");
		await button(page, "Forgot password?").click();
		await expect(redBox(page)).toHaveText("Failed to send reset email");
		await expect(field(page, "Email")).toHaveValue("not an address");
	});
});

test.describe("the browser's own checks", () => {
	const faultOf = (page: import("@playwright/test").Page, label: string) =>
		field(page, label).evaluate((input: HTMLInputElement) => {
			for (const fault in input.validity) {
				if (fault !== "valid" && input.validity[fault as keyof ValidityState]) return fault;
			}
			return "none";
		});

	test("signing in takes an email and a password of six characters", async ({ page, goto }) => {
		await goto("/get-started");
		const requests = providerRequests(page);
		const submit = async (label: string, fault: string) => {
			await button(page, "Sign In").click();
			await expect(field(page, label)).toBeFocused();
			expect(await faultOf(page, label)).toBe(fault);
		};
		await submit("Email", "valueMissing");
		await field(page, "Email").pressSequentially("not an address");
		await submit("Email", "typeMismatch");
		await field(page, "Email").fill("someone@example.com");
		await submit("Password", "valueMissing");
		await field(page, "Password").pressSequentially("12345");
		await submit("Password", "tooShort");
		await field(page, "Password").pressSequentially("6");
		expect(await faultOf(page, "Password")).toBe("none");
		expect(requests).toEqual([]);
	});

	test("signing up takes both passwords, of six characters", async ({ page, goto }) => {
		await goto("/get-started?mode=sign-up");
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
		}
		await button(page, "Sign Up").click();
		await expect(greenBox(page, "Account created successfully!")).toBeVisible();
	});
});

test("nothing but the address of the page is ever in the address bar", async ({ page, goto }) => {
	const email = newEmail();
	await goto("/get-started");
	await fillIn(page, email, "a secret of mine");
	await button(page, "Sign up").click();
	await field(page, "Confirm Password").fill("a secret of mine");
	await button(page, "Sign Up").click();
	await expect(greenBox(page, "Account created successfully!")).toBeVisible();
	await expect(page).toHaveURL("/get-started");
	expect(await findAccount(email)).toBeUndefined();
});
