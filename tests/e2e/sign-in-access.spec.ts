import { createAccount } from "./auth-emulator";
import { axeInBothThemes, expect, test } from "./fixtures";
import {
	button,
	cut,
	expectSignedIn,
	field,
	fillIn,
	greenBox,
	holdBack,
	passwordSignIn,
	redBox,
	signIn,
	title,
} from "./sign-in-page";

type Page = import("@playwright/test").Page;

test("axe finds nothing in any state of the page, in both themes, on phone and desk", async ({
	page,
	goto,
	problems,
}) => {
	problems.allow(cut);
	const account = await createAccount();
	async function axeAtBothWidths(state: string) {
		for (const width of [360, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await axeInBothThemes(page, `${state}, ${width} px`);
		}
	}
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.clock.install();
	await goto("/get-started");
	await axeAtBothWidths("sign in");

	await button(page, "Sign up").click();
	await axeAtBothWidths("sign up");
	await fillIn(page, account.email, account.password);
	await field(page, "Confirm Password").fill("another phrase");
	await button(page, "Sign Up").click();
	await expect(redBox(page)).toHaveText("Passwords don't match");
	await axeAtBothWidths("error at a field");
	await field(page, "Confirm Password").fill(account.password);
	await button(page, "Sign Up").click();
	await expect(greenBox(page, "Account created successfully!")).toBeVisible();
	await axeAtBothWidths("success");

	await button(page, "Forgot password?").click();
	await expect(greenBox(page, "Password reset email sent.")).toBeVisible();
	await axeAtBothWidths("reset email sent");

	await page.route(passwordSignIn, (route) => route.abort());
	await signIn(page, account);
	await expect(redBox(page)).not.toBeEmpty();
	await axeAtBothWidths("error");
	await page.unroute(passwordSignIn);

	const { letGo } = await holdBack(page, passwordSignIn);
	await button(page, "Sign In").click();
	await expect(button(page, "Sign In")).toBeDisabled();
	await axeAtBothWidths("waiting");
	await page.clock.fastForward(8_000);
	await expect(page.getByText("Still trying to sign you in.")).toBeVisible();
	await axeAtBothWidths("waiting long");
	letGo();
	await expectSignedIn(page, account.email);
	await axeAtBothWidths("signed in");
});

test("the whole way in and out by keyboard alone", async ({ page, goto }) => {
	const account = await createAccount();
	await goto("/get-started");
	const focused = () =>
		page.evaluate(() => {
			const element = document.activeElement;
			const label = (element as HTMLInputElement).labels?.[0]?.textContent;
			return element?.getAttribute("aria-label") ?? label ?? element?.textContent;
		});
	await field(page, "Email").focus();
	const order: (string | null | undefined)[] = [];
	for (let step = 0; step < 9; step += 1) {
		order.push(await focused());
		await page.keyboard.press("Tab");
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

	await field(page, "Email").focus();
	await page.keyboard.type(account.email);
	await page.keyboard.press("Tab");
	await page.keyboard.type(account.password);
	await page.keyboard.press("Enter");
	await expectSignedIn(page, account.email);
	await expect(title(page)).toBeFocused();
	await page.keyboard.press("Tab");
	expect(await focused()).toBe("Sign out");
	await page.keyboard.press("Enter");
	await expect(title(page)).toHaveText("Welcome Back");
	await expect(title(page)).toBeFocused();
});

test("each password can be shown, by a control of its own name, and hides when it is sent", async ({
	page,
	goto,
}) => {
	await goto("/get-started?mode=sign-up");
	await field(page, "Email").fill("someone@example.com");
	for (const [label, what] of [
		["Password", "password"],
		["Confirm Password", "confirmed password"],
	] as const) {
		await field(page, label).fill("a long enough phrase");
		await button(page, `Show ${what}`).click();
		await expect(field(page, label)).toHaveAttribute("type", "text");
		await button(page, `Hide ${what}`).click();
		await expect(field(page, label)).toHaveAttribute("type", "password");
		await button(page, `Show ${what}`).click();
	}
	await field(page, "Confirm Password").fill("another phrase");
	await button(page, "Sign Up").click();
	for (const label of ["Password", "Confirm Password"]) {
		await expect(field(page, label)).toHaveAttribute("type", "password");
	}
});

test("a hint shows while Caps Lock is on", async ({ page, goto }) => {
	await goto("/get-started");
	const hint = page.getByRole("status").filter({ hasText: "Caps Lock is on." });
	const press = (capsLock: boolean) =>
		field(page, "Password").dispatchEvent("keydown", { key: "a", modifierCapsLock: capsLock });
	await field(page, "Password").focus();
	await press(true);
	await expect(hint).toBeVisible();
	await press(false);
	await expect(hint).toBeHidden();
	await press(true);
	await expect(hint).toBeVisible();
	await field(page, "Email").focus();
	await expect(hint).toBeHidden();
});

test("password managers find the tokens they fill by, in both modes", async ({ page, goto }) => {
	const tokens = () =>
		page
			.locator("main form input")
			.evaluateAll((inputs: HTMLInputElement[]) =>
				inputs.map((input) => `${input.type} ${input.autocomplete}`),
			);
	await goto("/get-started");
	expect(await tokens()).toEqual(["email username", "password current-password"]);
	await button(page, "Sign up").click();
	await expect(title(page)).toHaveText("Create Account");
	expect(await tokens()).toEqual([
		"text name",
		"email username",
		"password new-password",
		"password new-password",
	]);
});

test("a password can be pasted", async ({ page, goto }) => {
	await goto("/get-started?mode=sign-up");
	await field(page, "Full Name").fill("a phrase to copy");
	await field(page, "Full Name").press("ControlOrMeta+a");
	await field(page, "Full Name").press("ControlOrMeta+c");
	for (const label of ["Password", "Confirm Password"]) {
		await field(page, label).press("ControlOrMeta+v");
		await expect(field(page, label)).toHaveValue("a phrase to copy");
	}
});

const fits = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, viewport, deviceScaleFactor] of [
	["at 320 px", { width: 320, height: 640 }, 1],
	["at a zoom of 200%", { width: 640, height: 400 }, 2],
] as const) {
	test.describe(name, () => {
		test.use({ viewport, deviceScaleFactor });

		test("nothing scrolls sideways, and a message comes into view", async ({
			page,
			goto,
			problems,
		}) => {
			problems.allow(cut);
			const account = await createAccount({ displayName: "Wilhelmina".repeat(12) });
			await goto("/get-started");
			expect(await fits(page)).toBe(0);
			await page.route(passwordSignIn, (route) => route.abort());
			await signIn(page, account);
			await expect(redBox(page)).not.toBeEmpty();
			await expect(redBox(page)).toBeInViewport();
			expect(await fits(page)).toBe(0);
			await page.unroute(passwordSignIn);
			await button(page, "Sign In").click();
			await expectSignedIn(page, "Wilhelmina".repeat(12));
			expect(await fits(page)).toBe(0);
			await button(page, "Sign out").click();
			await button(page, "Sign up").click();
			await expect(field(page, "Confirm Password")).toBeVisible();
			expect(await fits(page)).toBe(0);
			const small = await page
				.locator("main :is(button, input)")
				.evaluateAll((controls) =>
					controls.filter((control) => control.getBoundingClientRect().height < 44),
				);
			expect(small).toHaveLength(0);
		});
	});
}
