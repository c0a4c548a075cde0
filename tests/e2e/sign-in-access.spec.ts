import { every, full } from "../shared/full-run";
import { createAccount } from "./auth-emulator";
import { allowError, axeInBothThemes, expect, goto, holdBack, sideways, title } from "./fixtures";
import { cut, passwordSignIn, test } from "./sign-in-page";

for (const viewport of every(
	[
		{ width: 320, height: 640 },
		// A window of 1280 by 800 px at a zoom of 200%.
		{ width: 640, height: 400 },
		{ width: 1280, height: 800 },
	],
	[{ width: 320, height: 640 }],
)) {
	test(`any state fits and passes axe, ${viewport.width} px wide`, async ({ page, card }) => {
		allowError(cut);
		const account = await createAccount({ displayName: "Wilhelmina".repeat(12) });
		const expectFit = async (state: string, likeAnother = false) => {
			expect(await sideways(page), state).toBe(0);
			if (full || !likeAnother) await axeInBothThemes(page, state, "main");
		};
		await page.setViewportSize(viewport);
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.clock.install();
		await goto(page, "/get-started");
		await card.expectForm();
		await expectFit("sign in");
		await test.step("the section follows the theme", async () => {
			const section = page.getByRole("main").locator("section").first();
			const toggle = page.getByRole("button", { name: "Dark mode" });
			const colours = () =>
				section.evaluate((element) => {
					const { backgroundColor, color } = getComputedStyle(element);
					return [backgroundColor, color];
				});
			const light = await colours();
			await toggle.click();
			await expect.poll(colours).not.toEqual(light);
			await toggle.click();
			await expect.poll(colours).toEqual(light);
		});

		await card.button("Sign up").click();
		await expect(card.field("Confirm Password")).toBeVisible();
		await expectFit("sign up");
		const low = await page
			.locator("main :is(button, input)")
			.evaluateAll((controls) =>
				controls.filter((control) => control.getBoundingClientRect().height < 44),
			);
		expect(low).toHaveLength(0);
		await card.fillIn(account.email, account.password);
		await card.field("Confirm Password").fill("another phrase");
		await card.button("Sign Up").click();
		await expect(card.redBox).toHaveText("Passwords don't match");
		await expectFit("error at a field");
		await card.field("Confirm Password").fill(account.password);
		await card.button("Sign Up").click();
		await expect(card.greenBox("Account created successfully!")).toBeVisible();
		await expectFit("success", true);

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
		await expectFit("waiting", true);
		await page.clock.fastForward(8_000);
		await expect(page.getByText("Still trying to sign you in.")).toBeVisible();
		await expectFit("waiting long");
		letGo();
		await card.expectSignedIn("Wilhelmina".repeat(12));
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
	const order: (string | null | undefined)[] = [];
	for (let step = 0; step < 9; step += 1) {
		order.push(await focused());
		await keyboard.press("Tab");
	}
	expect(order).toEqual([
		"Email",
		"Password",
		"Show password",
		"Forgot password?",
		"Sign In",
		"Continue with Google",
		"Sign up",
		"Terms of Service",
		"Privacy Policy",
	]);

	await test.step("the browser accepts an email and a password of six characters", async () => {
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
	});

	await test.step("a hint shows while Caps Lock is on", async () => {
		const hint = page.getByRole("status").filter({ hasText: "Caps Lock is on." });
		const press = (capsLock: boolean) =>
			card.field("Password").dispatchEvent("keydown", { key: "a", modifierCapsLock: capsLock });
		await press(true);
		await expect(hint).toBeVisible();
		await press(false);
		await expect(hint).toBeHidden();
		await press(true);
		await expect(hint).toBeVisible();
		await keyboard.press("Shift+Tab");
		await expect(hint).toBeHidden();
	});

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
