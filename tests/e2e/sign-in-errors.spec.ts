import { devices } from "@playwright/test";
import { messages } from "../../src/auth/messages";
import { createAccount, newEmail, protectEmails } from "./auth-emulator";
import { allowError, expect, goto, holdBack, holdEnter, hydrated } from "./fixtures";
import { cut, networkFailed, passwordSignIn, providerCode, refused, test } from "./sign-in-page";

test("each error has its words and its field, with emails protected and not", async ({
	page,
	card,
}) => {
	allowError(refused);
	const account = await createAccount();
	const [email, password] = [card.field("Email"), card.field("Password")];
	const forgot = card.button("Forgot password?");
	await protectEmails(false);
	await goto(page, "/get-started");
	await card.signIn({ ...account, password: "not that one" });
	await expect(card.redBox.locator(".text-danger")).toHaveText("Incorrect password");
	await expect(password).toBeFocused();
	await expect(password).toHaveValue("");
	await expect(password).toHaveAccessibleDescription("Incorrect password");

	await card.signIn({ email: newEmail(), password: "some password" });
	await expect(card.redBox).toHaveText("User not found");
	await expect(email).toBeFocused();
	await expect(email).toHaveAccessibleDescription("User not found");
	await expect(password).toHaveValue("some password");
	await forgot.click();
	await expect(card.redBox).toHaveText(
		"There is no user record corresponding to this identifier. The user may have been deleted.",
	);
	try {
		await protectEmails(true);
		for (const address of [account.email, newEmail()]) {
			await card.signIn({ email: address, password: "not that one" });
			await expect(card.redBox).toHaveText(
				"The supplied auth credential is incorrect, malformed or has expired.",
			);
			await expect(password).toBeFocused();
			await expect(password).toHaveValue("not that one");
		}
		await forgot.click();
		await expect(
			card.greenBox("Password reset email sent. Please check your inbox."),
		).toBeVisible();
	} finally {
		await protectEmails(false);
	}

	// Held down, Enter sends one request. Its answer leaves the focus where the visitor has gone meanwhile.
	const requests = card.requests();
	const { held, letGo } = await holdBack(page, passwordSignIn);
	await card.fillIn(account.email, "not that one");
	await password.focus();
	await page.keyboard.down("Enter");
	await holdEnter(page);
	await expect.poll(() => held.length).toBe(1);
	for (const button of await page.locator("main section").first().getByRole("button").all())
		await expect(button).toBeDisabled();
	await expect(card.button("Sign In").locator(".animate-spin")).toBeVisible();
	await expect(page.locator("main form")).toHaveAttribute("aria-busy", "true");
	await email.focus();
	letGo();
	await expect(card.redBox).toHaveText("Incorrect password");
	await expect(email).toBeFocused();
	expect(requests).toHaveLength(1);
});

const { defaultBrowserType: _, ...phone } = devices["Pixel 7"] ?? {
	defaultBrowserType: "chromium",
};

for (const [device, options, seconds] of [
	["a desktop", {}, 30],
	["a phone", phone, 60],
] as const) {
	test.describe(`on ${device}`, () => {
		test.use(options);

		test(`a request ends after ${seconds} s, and the next one works`, async ({ page, card }) => {
			const account = await createAccount();
			await page.clock.install();
			await goto(page, "/get-started");
			const { held, letGo } = await holdBack(page, passwordSignIn);
			await card.fillIn(account.email, account.password);
			await card.field("Password").press("Enter");
			await expect.poll(() => held.length).toBe(1);
			await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
			if (seconds === 60) {
				await page.clock.runFor(30_000);
				await expect.poll(() => held.length).toBe(2);
			}
			// The request was sent before the clock stood still, on a busy machine by some seconds.
			await page.clock.runFor(20_000);
			await expect(card.button("Sign In")).toBeDisabled();
			await page.clock.runFor(11_000);
			await page.clock.resume();
			await expect(card.redBox).toHaveText(networkFailed);
			await expect(card.field("Password")).toHaveValue(account.password);
			await expect(card.field("Password")).toBeFocused();
			letGo();
			await card.button("Sign In").click();
			await card.expectSignedIn(account.email);
		});
	});
}

test("code that can't be loaded is said so, and can be had with the email kept", async ({
	page,
	card,
}) => {
	allowError(cut);
	const account = await createAccount();
	await page.route(providerCode, (route) => route.abort());
	await goto(page, "/get-started");
	await card.fillIn(account.email, account.password);
	for (const name of ["Sign In", "Continue with Google", "Forgot password?"]) {
		await card.button(name).click();
		await expect(card.redBox).toContainText(messages.notLoaded);
		await expect(card.button(name)).toBeFocused();
		await expect(card.field("Password")).toHaveValue(account.password);
	}
	await page.unroute(providerCode);
	await page.evaluate(() => Object.assign(window, { before: true }));
	await card.redBox.getByRole("link", { name: "Reload the page" }).click();
	await page.waitForFunction(() => !("before" in window));
	await hydrated(page);
	await expect(card.field("Email")).toHaveValue(account.email);
	expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain("@");
	await card.field("Password").fill(account.password);
	await card.button("Sign In").click();
	await card.expectSignedIn(account.email);
});

test("before its code, the form keeps what is typed, looks as it is, and says so after a moment", async ({
	page,
	card,
}) => {
	const account = await createAccount();
	const documents: string[] = [];
	page.on("request", (request) => {
		if (request.isNavigationRequest()) documents.push(request.url());
	});
	const { letGo } = await holdBack(page, /\/assets\/react-/);
	await page.goto("/get-started", { waitUntil: "domcontentloaded" });
	await card.fillIn(account.email, account.password);
	await card.field("Password").press("Enter");
	await page.evaluate(() => document.querySelector<HTMLFormElement>("main form")?.submit());
	for (const button of await page.locator("main section").first().getByRole("button").all()) {
		await expect(button).toBeDisabled();
		await expect(button).not.toHaveCSS("opacity", "1");
	}
	const loading = page.locator("main form").getByText("Loading…");
	await expect(loading).toBeHidden();
	const delays = await page.evaluate(() =>
		document.getAnimations().flatMap((each) => {
			if (!(each instanceof CSSAnimation && each.animationName === "not-yet")) return [];
			each.finish();
			return each.effect?.getTiming().delay;
		}),
	);
	expect(delays).toEqual([2_000]);
	await expect(loading).toBeVisible();
	await expect(loading.getByRole("link", { name: "Reload the page" })).toBeVisible();
	letGo();
	await hydrated(page);
	await expect(loading).toHaveCount(0);
	await expect(card.field("Password")).toBeFocused();
	expect(documents).toHaveLength(1);
	await card.field("Password").press("Enter");
	await card.expectSignedIn(account.email);
});
