import { createAccount } from "./auth-emulator";
import { expect, test } from "./fixtures";
import {
	button,
	expectForm,
	expectSignedIn,
	field,
	fillIn,
	greenBox,
	passwordSignIn,
	redBox,
	refuse,
	refused,
	signIn,
	skipBrowserChecks,
	title,
} from "./sign-in-page";

type Page = import("@playwright/test").Page;

const hostile = [
	"<script>hacked()</script>",
	'"><img src=x onerror=hacked()>',
	"javascript:hacked()//",
	"{{hacked()}} #{hacked()} <%= hacked() %>",
	"'; DROP TABLE users; --",
	"👩‍👩‍👧‍👦 🇳🇿 kia ora",
	"مرحبا \u202Eabc\u202C שלום",
	"Z̸̡͓͎a̶͇͝l̷̰̀g̸̨̑ȯ̵̧ and ＦＵＬＬ ｗｉｄｔｈ",
	"\\u0000 %00 %0d%0a ../../etc/passwd",
	"long".repeat(1_250),
];

/** Notices anything of the input that runs as code. */
async function watchForCode(page: Page): Promise<() => Promise<boolean>> {
	await page.addInitScript(() => {
		Object.assign(window, {
			hacked: () => Object.assign(document.documentElement.dataset, { hacked: "yes" }),
		});
	});
	return () => page.evaluate(() => document.documentElement.dataset.hacked === "yes");
}

const sideways = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("whatever is typed into the form, it neither runs nor breaks it", async ({ page, goto }) => {
	const ran = await watchForCode(page);
	await goto("/get-started?mode=sign-up");
	await skipBrowserChecks(page);
	for (const text of hostile) {
		await field(page, "Full Name").fill(text);
		await field(page, "Email").fill(text);
		await field(page, "Password").fill(text);
		await field(page, "Confirm Password").fill(`${text}!`);
		await button(page, "Sign Up").click();
		await expect(redBox(page)).toHaveText("Passwords don't match");
		await button(page, "Show password").click();
		await expect(field(page, "Password")).toHaveValue(text);
		expect(await sideways(page)).toBe(0);
	}
	await field(page, "Confirm Password").fill(hostile.at(-1) ?? "");
	await button(page, "Sign Up").click();
	await expect(greenBox(page, "Account created successfully!")).toBeVisible();
	const account = await createAccount();
	await signIn(page, account);
	await expectSignedIn(page, account.email);
	expect(await ran()).toBe(false);
});

test("passwords of any kind are sent as they are typed", async ({ page, goto, problems }) => {
	problems.allow(refused);
	await goto("/get-started");
	await refuse(page, passwordSignIn, "INVALID_PASSWORD");
	for (const text of hostile) {
		await fillIn(page, "someone@example.com", text);
		const asked = page.waitForRequest(
			(request) => passwordSignIn.test(request.url()) && request.method() === "POST",
		);
		await button(page, "Sign In").click();
		expect((await asked).postDataJSON().password).toBe(text);
		await expect(redBox(page)).toHaveText("Incorrect password");
		await expect(field(page, "Password")).toHaveValue("");
	}
});

test("what the server says is shown as text", async ({ page, goto, problems }) => {
	problems.allow(refused);
	const ran = await watchForCode(page);
	await goto("/get-started");
	for (const text of hostile) {
		await refuse(page, passwordSignIn, `SOMETHING_NEW : ${text}`);
		await signIn(page, { email: "someone@example.com", password: "some password" });
		await expect(redBox(page)).toHaveText(text);
		expect(await sideways(page)).toBe(0);
	}
	expect(await ran()).toBe(false);
});

test("names of any kind are shown as text", async ({ page, goto }) => {
	const ran = await watchForCode(page);
	await goto("/get-started");
	for (const displayName of hostile) {
		await signIn(page, await createAccount({ displayName }));
		await expect(title(page)).toHaveText("You are signed in");
		await expect(page.getByText("Signed in as").locator("+ dd")).toHaveText(displayName);
		expect(await sideways(page)).toBe(0);
		await button(page, "Sign out").click();
		await expectForm(page);
	}
	expect(await ran()).toBe(false);
});
