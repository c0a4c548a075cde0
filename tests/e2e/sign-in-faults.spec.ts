import { createAccount, newEmail } from "./auth-emulator";
import { expect, test } from "./fixtures";
import {
	answer,
	button,
	cut,
	expectSignedIn,
	field,
	fillIn,
	holdBack,
	listenToAnnouncements,
	passwordSignIn,
	redBox,
	refused,
	resetEmail,
	signIn,
	title,
} from "./sign-in-page";

type Page = import("@playwright/test").Page;

const networkFailed =
	"A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred.";

const faults: [string, (page: Page) => Promise<unknown>, string][] = [
	["a cut network", (page) => page.route(passwordSignIn, (route) => route.abort()), networkFailed],
	[
		"a server that is down",
		(page) => answer(page, passwordSignIn, 503, "<h1>Service unavailable</h1>"),
		networkFailed,
	],
	["a malformed answer", (page) => answer(page, passwordSignIn, 200, "{"), networkFailed],
	["an empty refusal", (page) => answer(page, passwordSignIn, 400, "{}"), networkFailed],
];

for (const [name, bringAbout, words] of faults) {
	test(`${name} is told, loses nothing that was typed, and the next try works`, async ({
		page,
		goto,
		problems,
	}) => {
		problems.allow(cut);
		problems.allow(refused);
		problems.allow(/status of 503/);
		const account = await createAccount();
		await goto("/get-started");
		await bringAbout(page);
		await signIn(page, account);
		await expect(redBox(page)).toHaveText(words);
		await expect(button(page, "Sign In")).toBeFocused();
		await expect(field(page, "Email")).toHaveValue(account.email);
		await expect(field(page, "Password")).toHaveValue(account.password);
		await page.unroute(passwordSignIn);
		await button(page, "Sign In").click();
		await expectSignedIn(page, account.email);
	});
}

test("an answer is awaited once: one request, all buttons off, a spinner, and the focus kept", async ({
	page,
	goto,
}) => {
	const account = await createAccount();
	const announcements = await listenToAnnouncements(page);
	await goto("/get-started");
	const { held, letGo } = await holdBack(page, passwordSignIn);
	await fillIn(page, account.email, account.password);
	await button(page, "Sign In").focus();
	// Faster than any hand, and in all the ways there are.
	await page.evaluate(() => {
		const submit = document.querySelector<HTMLButtonElement>("main [type=submit]");
		submit?.click();
		submit?.click();
		submit?.form?.requestSubmit();
	});
	const card = page.getByRole("main").locator("section").first();
	const buttons = card.getByRole("button");
	expect(await buttons.count()).toBeGreaterThanOrEqual(5);
	for (const one of await buttons.all()) await expect(one).toBeDisabled();
	await expect(card.locator("form")).toHaveAttribute("aria-busy", "true");
	await expect(button(page, "Sign In").locator(".animate-spin")).toBeVisible();
	await expect(card).toBeFocused();
	await field(page, "Password").press("Enter");
	await expect.poll(() => held.length).toBe(1);
	letGo();
	await expectSignedIn(page, account.email);
	expect(held).toHaveLength(1);
	expect(await announcements()).toEqual(["Signing in…"]);
});

test("while waiting, Tab goes on inside the card, and the answer does not fetch the focus back", async ({
	page,
	goto,
}) => {
	await goto("/get-started");
	const { held, letGo } = await holdBack(page, resetEmail);
	await field(page, "Email").fill((await createAccount()).email);
	await button(page, "Forgot password?").press("Enter");
	await expect.poll(() => held.length).toBe(1);
	await expect(button(page, "Forgot password?").locator(".animate-spin")).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(field(page, "Email")).toBeFocused();
	letGo();
	await expect(button(page, "Forgot password?")).toBeEnabled();
	await expect(field(page, "Email")).toBeFocused();
});

test("after eight seconds the page says that it is still trying, and then succeeds", async ({
	page,
	goto,
}) => {
	await page.clock.install();
	const announcements = await listenToAnnouncements(page);
	const account = await createAccount();
	await goto("/get-started");
	const { held, letGo } = await holdBack(page, passwordSignIn);
	await signIn(page, account);
	await expect.poll(() => held.length).toBe(1);
	const note = page.getByText("Still trying to sign you in. The connection seems slow.");
	await expect(note).toBeHidden();
	await page.clock.fastForward(8_000);
	await expect(note).toBeVisible();
	letGo();
	await expectSignedIn(page, account.email);
	expect(await announcements()).toEqual([
		"Signing in…",
		"Still trying to sign you in. The connection seems slow.",
	]);
});

test.describe("a provider that hangs", () => {
	/** Signs in at a provider that never answers, and lets time pass until just before the limit. */
	async function waitAlmost(page: Page, goto: (path: string) => Promise<unknown>, limit: number) {
		await page.clock.install();
		await goto("/get-started");
		const { held, letGo } = await holdBack(page, passwordSignIn);
		await signIn(page, { email: newEmail(), password: "some password" });
		await expect.poll(() => held.length).toBe(1);
		await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
		await page.clock.fastForward(limit - 15_000);
		await expect(page.getByText("Still trying to sign you in.")).toBeVisible();
		await expect(redBox(page)).toBeEmpty();
		return letGo;
	}

	async function expectGivenUp(page: Page) {
		await page.clock.fastForward(10_000);
		await page.clock.resume();
		await expect(redBox(page)).toHaveText(networkFailed);
		await expect(button(page, "Sign In")).toBeFocused();
		await expect(field(page, "Password")).toHaveValue("some password");
	}

	test("is given up by the SDK after 30 s", async ({ page, goto }) => {
		const letGo = await waitAlmost(page, goto, 30_000);
		await expectGivenUp(page);
		letGo();
	});

	test.describe("in an app on a phone", () => {
		test.use({
			userAgent:
				"Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
		});

		test("is given up by the SDK after 60 s", async ({ page, goto, problems }) => {
			// On phones the SDK fetches Google's script ahead, which no test can reach.
			problems.allow(cut);
			// What the SDK means by mobile: a phone's browser inside an app of its own.
			await page.addInitScript(() => {
				Object.assign(window, { cordova: {} });
			});
			const letGo = await waitAlmost(page, goto, 60_000);
			await expectGivenUp(page);
			letGo();
		});
	});
});

test("a message goes as the next attempt begins", async ({ page, goto, problems }) => {
	problems.allow(cut);
	const account = await createAccount();
	await goto("/get-started");
	await page.route(passwordSignIn, (route) => route.abort());
	await signIn(page, account);
	await expect(redBox(page)).toHaveText(networkFailed);
	await page.unroute(passwordSignIn);
	const { letGo } = await holdBack(page, passwordSignIn);
	await button(page, "Sign In").click();
	await expect(redBox(page)).toBeEmpty();
	letGo();
	await expect(title(page)).toHaveText("You are signed in");
});
