import { alive, expect, test } from "./fixtures";
import { button, field, fillIn, greenBox, redBox, title } from "./sign-in-page";

test("changing the mode is a step of the history, keeps the email and moves to the heading", async ({
	page,
	goto,
}) => {
	await goto("/get-started");
	await field(page, "Email").fill("someone@example.com");
	await button(page, "Sign up").click();
	await expect(title(page)).toHaveText("Create Account");
	await expect(title(page)).toBeFocused();
	await expect(page).toHaveURL("/get-started?mode=sign-up");
	await expect(field(page, "Email")).toHaveValue("someone@example.com");
	await field(page, "Full Name").fill("Aroha Ngata");

	await page.goBack();
	await expect(title(page)).toHaveText("Welcome Back");
	await expect(title(page)).toBeFocused();
	await expect(page).toHaveURL("/get-started");
	await expect(field(page, "Email")).toHaveValue("someone@example.com");
	await page.goForward();
	await expect(title(page)).toHaveText("Create Account");
	await expect(title(page)).toBeFocused();
	await expect(field(page, "Full Name")).toHaveValue("Aroha Ngata");
	await expect(field(page, "Email")).toHaveValue("someone@example.com");
	await button(page, "Sign in").click();
	await expect(title(page)).toHaveText("Welcome Back");
	await expect(page).toHaveURL("/get-started");
	await expect(field(page, "Email")).toHaveValue("someone@example.com");
});

test("the address of the sign-up form opens it, without taking the focus", async ({
	page,
	goto,
}) => {
	await goto("/get-started?mode=sign-up");
	await expect(title(page)).toHaveText("Create Account");
	await expect(page.locator("body")).toBeFocused();
	await page.reload({ waitUntil: "domcontentloaded" });
	await alive(page);
	await expect(title(page)).toHaveText("Create Account");
	await goto("/get-started?mode=anything-else");
	await expect(title(page)).toHaveText("Welcome Back");
});

test("changing the mode clears an error and a success, by button and by Back", async ({
	page,
	goto,
}) => {
	await goto("/get-started");
	await button(page, "Forgot password?").click();
	await expect(redBox(page)).toHaveText("Please enter your email first");
	await button(page, "Sign up").click();
	await expect(title(page)).toHaveText("Create Account");
	await expect(redBox(page)).toBeEmpty();
	await expect(field(page, "Email")).not.toHaveAttribute("aria-invalid");

	await fillIn(page, "someone@example.com", "a long enough phrase");
	await field(page, "Confirm Password").fill("another phrase");
	await button(page, "Sign Up").click();
	await expect(redBox(page)).toHaveText("Passwords don't match");
	await page.goBack();
	await expect(title(page)).toHaveText("Welcome Back");
	await expect(redBox(page)).toBeEmpty();
	await page.goForward();
	await expect(redBox(page)).toBeEmpty();

	await field(page, "Confirm Password").fill("a long enough phrase");
	await button(page, "Sign Up").click();
	const success = greenBox(page, "Account created successfully!");
	await expect(success).toBeVisible();
	await expect(title(page)).toHaveText("Welcome Back");
	await button(page, "Sign up").click();
	await expect(title(page)).toHaveText("Create Account");
	await expect(success).toHaveCount(0);
});

test("no password is kept in the document, where a saved page would show it", async ({
	page,
	goto,
}) => {
	await goto("/get-started");
	await fillIn(page, "someone@example.com", "a secret of mine");
	await button(page, "Sign up").click();
	await expect(title(page)).toHaveText("Create Account");
	await expect(field(page, "Password")).toHaveValue("a secret of mine");
	expect(await page.content()).not.toContain("a secret of mine");
});

test("the page follows the theme", async ({ page, goto }) => {
	await goto("/get-started");
	const card = page.getByRole("main").locator("section").first();
	const colours = () =>
		card.evaluate((element) => {
			const { backgroundColor, color } = getComputedStyle(element);
			return [backgroundColor, color];
		});
	const light = await colours();
	await page.getByRole("button", { name: "Dark mode" }).click();
	await expect.poll(colours).not.toEqual(light);
	await page.getByRole("button", { name: "Dark mode" }).click();
	await expect.poll(colours).toEqual(light);
});
