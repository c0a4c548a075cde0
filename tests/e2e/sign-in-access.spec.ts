import { every } from "../shared/full-run";
import { createAccount } from "./auth-emulator";
import { allowError, axeInBothThemes, expect, goto, holdBack, sideways, title } from "./fixtures";
import { smallTargets } from "./read-page";
import { cut, passwordSignIn, test } from "./sign-in-page";

// 640 by 400 px is a window of 1280 by 800 px at a zoom of 200%.
for (const [width, height] of every(
	[
		[320, 640],
		[640, 400],
		[1280, 800],
	] as const,
	[[320, 640]],
)) {
	test(`any state fits and passes axe, ${width} px wide`, async ({ page, card }) => {
		allowError(cut);
		const name = "Wilhelmina".repeat(12);
		const account = await createAccount({ displayName: name });
		const expectFit = async (state: string) => {
			expect(await sideways(page), state).toBe(0);
			await axeInBothThemes(page, state, "main");
		};
		await page.setViewportSize({ width, height });
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.clock.install();
		await goto(page, "/get-started");
		await card.expectForm();
		await expectFit("sign in");

		await card.button("Sign up").click();
		await expect(card.field("Confirm Password")).toBeVisible();
		// Its button is at the other end of the card.
		await expect(title(page)).toBeInViewport();
		await expectFit("sign up");
		expect(await page.evaluate(smallTargets)).toEqual([]);
		await card.fillIn(account.email, account.password);
		await card.field("Confirm Password").fill("another phrase");
		await card.button("Sign Up").click();
		await expect(card.redBox).toHaveText("Passwords don't match");
		await expectFit("error at a field");
		await card.button("Sign in").click();
		await card.button("Forgot password?").click();
		await expect(card.greenBox("Password reset email sent.")).toBeVisible();
		await expectFit("reset email sent");

		await page.route(passwordSignIn, (route) => route.abort());
		await card.signIn(account);
		await expect(card.redBox).not.toBeEmpty();
		await expect(card.redBox).toBeInViewport();
		await expectFit("error");
		await page.unroute(passwordSignIn);

		const { letGo } = await holdBack(page, passwordSignIn);
		await card.button("Sign In").click();
		await expect(card.button("Sign In")).toBeDisabled();
		await page.clock.fastForward(8_000);
		await expect(page.getByText("Still trying to sign you in.")).toBeVisible();
		await expectFit("waiting long");
		letGo();
		await card.expectSignedIn(name);
		await expectFit("signed in");
	});
}

test("a keyboard user can sign in and out; the browser checks fields", async ({ page, card }) => {
	const account = await createAccount();
	const { keyboard } = page;
	const focused = () =>
		page.evaluate(() => {
			const element = document.activeElement;
			const label = (element as HTMLInputElement).labels?.[0]?.textContent;
			return element?.getAttribute("aria-label") ?? label ?? element?.textContent;
		});
	await goto(page, "/get-started");
	await card.expectForm();
	const requests = card.requests();
	await card.field("Email").focus();
	for (const stop of [
		"Email",
		"Password",
		"Show password",
		"Forgot password?",
		"Sign In",
		"Continue with Google",
		"Sign up",
		"Terms of Service",
		"Privacy Policy",
	]) {
		expect(await focused()).toBe(stop);
		await keyboard.press("Tab");
	}

	const submit = async (label: string, fault: string) => {
		await keyboard.press("Enter");
		await expect(card.field(label)).toBeFocused();
		expect(await card.faultOf(label)).toBe(fault);
	};
	await card.field("Email").focus();
	await submit("Email", "valueMissing");
	await keyboard.type("not an address");
	await submit("Email", "typeMismatch");
	await keyboard.press("ControlOrMeta+a");
	await keyboard.type(account.email);
	await submit("Password", "valueMissing");
	await keyboard.type("12345");
	await submit("Password", "tooShort");
	await keyboard.type("6");
	expect(await card.faultOf("Password")).toBe("none");
	expect(requests).toEqual([]);

	// A hint shows while Caps Lock is on, in the field alone.
	const hint = page.getByRole("status").filter({ hasText: "Caps Lock is on." });
	for (const on of [true, false, true]) {
		await card.field("Password").dispatchEvent("keydown", { key: "a", modifierCapsLock: on });
		await expect(hint).toBeVisible({ visible: on });
	}
	await keyboard.press("Shift+Tab");
	await expect(hint).toBeHidden();

	await keyboard.press("Tab");
	await keyboard.type(account.password);
	await keyboard.press("Enter");
	await card.expectSignedIn(account.email);
	await expect(title(page)).toBeFocused();
	await keyboard.press("Tab");
	expect(await focused()).toBe("Sign out");
	await keyboard.press("Enter");
	await card.expectForm();
	await expect(title(page)).toBeFocused();
});
