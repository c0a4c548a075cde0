import { createAccount } from "./auth-emulator";
import {
	allowError,
	axeInBothThemes,
	expect,
	goto,
	reloadWithoutScripts,
	sideways,
	title,
} from "./fixtures";
import { refused, resetEmail, test } from "./sign-in-page";

test("both forms have their words, fit a small phone, and switching clears messages", async ({
	page,
	card,
}) => {
	const main = page.getByRole("main");
	async function expectWords(texts: string[], buttons: string[], fields: string[]) {
		await expect(title(page)).toHaveText(texts[0] ?? "");
		for (const text of texts) await expect(main.getByText(text, { exact: true })).toBeVisible();
		for (const name of buttons) await expect(card.button(name)).toBeEnabled();
		// With what password managers and phones' keyboards go by.
		const shown = await main
			.locator("form input")
			.evaluateAll((inputs: HTMLInputElement[]) =>
				inputs.map(({ labels, name, type, autocomplete }) =>
					[labels?.[0]?.textContent, name, type, autocomplete].join(" / "),
				),
			);
		expect(shown).toEqual(fields);
		const note = main.getByText("By continuing");
		await expect(note).toContainText("you agree to the Terms of Service and the Privacy Policy.");
		expect(await sideways(page)).toBe(0);
		await axeInBothThemes(page, texts[0] ?? "", "main");
	}
	await page.setViewportSize({ width: 320, height: 640 });
	await goto(page, "/get-started");
	await expectWords(
		["Welcome Back", "Sign in to continue"],
		["Sign In", "Continue with Google", "Forgot password?", "Sign up"],
		["Email / email / email / username", "Password / password / password / current-password"],
	);
	await card.field("Email").fill("someone@example.com");
	await card.button("Sign up").click();
	await expectWords(
		["Create Account", "Get started with your account"],
		["Sign Up", "Continue with Google", "Sign in"],
		[
			"Full Name / fullName / text / name",
			"Email / email / email / username",
			"Password / password / password / new-password",
			"Confirm Password / confirmPassword / password / new-password",
		],
	);
	await expect(card.button("Forgot password?")).toHaveCount(0);
	for (const [go, heading, url] of [
		[() => page.goBack(), "Welcome Back", "/get-started"],
		[() => page.goForward(), "Create Account", "/get-started?mode=sign-up"],
		[() => card.button("Sign in").click(), "Welcome Back", "/get-started"],
	] as const) {
		await expect(title(page)).toBeFocused();
		await go();
		await expect(title(page)).toHaveText(heading);
		await expect(page).toHaveURL(url);
		await expect(card.field("Email")).toHaveValue("someone@example.com");
	}

	const requests = card.requests();
	await card.field("Email").fill("");
	await card.button("Forgot password?").click();
	await expect(card.redBox).toHaveText("Please enter your email first");
	await expect(card.field("Email")).toBeFocused();
	await expect(card.field("Email")).toHaveAccessibleDescription("Please enter your email first");
	await axeInBothThemes(page, "error", "main");
	await card.fillIn("someone@example.com", "a secret of mine");
	// Safari refuses after a hundred calls.
	await page.evaluate(() => {
		History.prototype.pushState = () => {
			throw new DOMException("too many calls", "SecurityError");
		};
	});
	await card.button("Sign up").click();
	await expect(title(page)).toHaveText("Create Account");
	await expect(card.redBox).toBeEmpty();
	await expect(card.field("Email")).not.toHaveAttribute("aria-invalid");
	await expect(card.field("Password")).toHaveValue("a secret of mine");
	expect(await page.content(), "A saved page would show it").not.toContain("a secret of mine");
	expect(requests).toEqual([]);

	await page.goto("/get-started?mode=anything-else");
	await card.expectForm();
	await reloadWithoutScripts(page);
	// Playwright's text locators ignore noscript elements.
	await expect(page.locator("main noscript p")).toBeVisible();
	await expect(card.button("Sign In")).toBeDisabled();
});

test("a keyboard user signs in and out; the browser checks fields; the session survives a reload", async ({
	page,
	card,
}) => {
	allowError(refused);
	const account = await createAccount({ displayName: "Aroha Ngata" });
	const { keyboard } = page;
	await goto(page, "/get-started");
	const requests = card.requests();
	await card.field("Email").focus();
	await keyboard.type("not an address");
	await keyboard.press("Enter");
	await expect(card.field("Email")).toBeFocused();
	await card.field("Email").fill(account.email);
	await card.field("Password").focus();
	await keyboard.type("12345");
	await keyboard.press("Enter");
	await expect(card.field("Password")).toBeFocused();
	expect(requests).toEqual([]);
	await keyboard.type("6");
	await keyboard.press("Enter");
	await expect(card.redBox).toHaveText("Incorrect password");
	// Nothing is sent this time, and the old message would no longer be true.
	await keyboard.press("Enter");
	await expect(card.redBox).toBeEmpty();

	const hint = page.getByRole("status").filter({ hasText: "Caps Lock is on." });
	for (const on of [true, false]) {
		await card.field("Password").dispatchEvent("keydown", { key: "a", modifierCapsLock: on });
		await expect(hint).toBeVisible({ visible: on });
	}
	requests.length = 0;
	const before = Date.now();
	await keyboard.type(account.password);
	await keyboard.press("Enter");
	await card.expectSignedIn("Aroha Ngata");
	await expect(title(page)).toBeFocused();
	await expect(page.getByText(account.email, { exact: true })).toBeVisible();
	const { email, password } = requests[0]?.postDataJSON() ?? {};
	expect({ email, password }).toEqual({ email: account.email, password: account.password });
	const began = (await page.locator("main time").getAttribute("datetime")) ?? "";
	// The provider stores times in whole seconds.
	expect(Date.parse(began)).toBeGreaterThanOrEqual(before - 1_000);
	for (const path of ["/services", "/contact"])
		await expect(page.locator(`main section a[href="${path}"]`).first()).toBeVisible();
	await axeInBothThemes(page, "signed in", "main");

	await goto(page, "/get-started");
	await card.expectSignedIn("Aroha Ngata");
	await expect(page.locator("main time")).toHaveAttribute("datetime", began);
	await card.button("Sign out").focus();
	await keyboard.press("Enter");
	await card.expectForm();
	await expect(title(page)).toBeFocused();
	await expect(card.field("Email")).toHaveValue("");
});

test("a reset email is sent, or its failure said", async ({ page, card }) => {
	allowError(refused);
	const account = await createAccount();
	const forgot = card.button("Forgot password?");
	await goto(page, "/get-started");
	await card.field("Email").fill(account.email);
	await card.refuse(resetEmail, "A_CODE_OF_TOMORROW");
	await forgot.click();
	await expect(card.redBox).toHaveText("Failed to send reset email");
	await page.unroute(resetEmail);
	const sent = page.waitForRequest(resetEmail);
	await forgot.click();
	const success = card.greenBox("Password reset email sent. Please check your inbox.");
	await expect(success.locator(".text-success")).toBeVisible();
	await expect(forgot).toBeFocused();
	expect((await sent).postDataJSON()).toMatchObject({
		requestType: "PASSWORD_RESET",
		email: account.email,
	});
	await axeInBothThemes(page, "success", "main");
});
