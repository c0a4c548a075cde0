import type { Page } from "@playwright/test";
import { messages, waitingMessages } from "../../src/auth/messages";
import { createAccount } from "./auth-emulator";
import { allowError, expect, goto, holdBack, hydrated, idle, restPointer, title } from "./fixtures";
import { backendsCode, cut, providerCode, test } from "./sign-in-page";

function codeRequests(page: Page): string[] {
	const seen: string[] = [];
	page.on("request", (request) => {
		if (/\/assets\/(firebase|index\.esm)/.test(request.url())) seen.push(request.url());
	});
	return seen;
}

test("the provider's code is loaded on the first focus; with a possible session, when idle", async ({
	page,
	card,
}) => {
	const requests = card.requests();
	const seen = codeRequests(page);
	const provider = () => seen.filter((url) => providerCode.test(url));
	const stores = () => page.evaluate(async () => (await indexedDB.databases()).length);
	await goto(page, "/get-started");
	await card.expectForm();
	await restPointer(page);
	await idle(page);
	expect(seen).toEqual([]);
	// Screen readers move the focus without sending key events.
	await card.field("Email").focus();
	await expect.poll(provider).toHaveLength(1);
	// The SDK has created its database by then, so there could be a session.
	await expect.poll(stores).toBeGreaterThan(0);
	await idle(page);
	expect(requests).toEqual([]);
	expect(seen.filter((url) => backendsCode.test(url))).toEqual([]);

	await goto(page, "/get-started");
	await expect.poll(provider).toHaveLength(2);
});

// Safari blocks popups that aren't opened directly in the click. It also has no requestIdleCallback.
const browsers = {
	"without indexedDB.databases": () => Reflect.deleteProperty(IDBFactory.prototype, "databases"),
	"like Safari": () => {
		Object.defineProperty(navigator, "vendor", { value: "Apple Computer, Inc." });
		Reflect.deleteProperty(window, "requestIdleCallback");
	},
};

for (const [browser, change] of Object.entries(browsers)) {
	test(`in a browser ${browser}, the provider's code is loaded when idle`, async ({ page }) => {
		await page.addInitScript(change);
		const seen = codeRequests(page);
		await goto(page, "/get-started");
		await expect.poll(() => seen.filter((url) => providerCode.test(url))).toHaveLength(1);
	});
}

test("every action shows an error if the code can't be loaded, and can be retried", async ({
	page,
	card,
}) => {
	allowError(cut);
	const account = await createAccount();
	const announcements = await card.announcements();
	const again = card.redBox.getByRole("button", { name: "Try again" });
	const reload = card.redBox.getByRole("link", { name: "Reload the page" });
	const failure = expect.stringContaining(messages.notLoaded);
	await page.route(providerCode, (route) => route.abort());
	await goto(page, "/get-started");
	await card.fillIn(account.email, account.password);
	for (const [name, { now }] of [
		["Sign In", waitingMessages["sign-in"]],
		["Continue with Google", waitingMessages.google],
		["Forgot password?", waitingMessages.reset],
	] as const) {
		const before = (await announcements()).length;
		const heard = async () => (await announcements()).slice(before);
		await card.button(name).click();
		await expect.poll(heard).toEqual([now, failure]);
		await expect(reload).toHaveAttribute("href", "/get-started");
		await expect(card.field("Email")).toHaveValue(account.email);
		await expect(card.field("Password")).toHaveValue(account.password);
		// The code is still blocked: retrying shows the same error again.
		await again.click();
		await expect.poll(heard).toEqual([now, failure, now, failure]);
		await expect(again).toBeFocused();
	}
	// Reloading keeps the email. The browser never keeps a password.
	await page.evaluate(() => Object.assign(window, { before: true }));
	await reload.click();
	await page.waitForFunction(() => !("before" in window));
	await hydrated(page);
	await expect(card.field("Email")).toHaveValue(account.email);
	await card.field("Password").fill(account.password);
	await card.button("Sign In").click();
	await expect(card.redBox).toContainText(messages.notLoaded);
	await page.unroute(providerCode);
	await again.click();
	await card.expectSignedIn(account.email);
});

test("before hydration typed input is kept, submitting does nothing, and a late form says so", async ({
	page,
	card,
}) => {
	const account = await createAccount();
	const documents: string[] = [];
	page.on("request", (request) => {
		if (request.isNavigationRequest()) documents.push(request.url());
	});
	const requests = card.requests();
	const { letGo } = await holdBack(page, /\/assets\/react-/);
	await page.goto("/get-started", { waitUntil: "domcontentloaded" });
	await card.fillIn(account.email, account.password);
	await card.field("Password").press("Enter");
	// The button is disabled. Submit the form anyway, which must do nothing.
	await page.evaluate(() => document.querySelector<HTMLFormElement>("main form")?.submit());
	expect(documents).toHaveLength(1);
	const late = page.getByText(messages.notLoadedYet);
	await expect(late).toBeHidden();
	const delays = await page.evaluate(() =>
		document.getAnimations().flatMap((each) => {
			if (!(each instanceof CSSAnimation && each.animationName === "not-yet")) return [];
			each.finish();
			return each.effect?.getTiming().delay;
		}),
	);
	expect(delays).toEqual([10_000]);
	await expect(late).toBeVisible();
	// Also while the form is hidden, because the visitor was signed in.
	await page.locator("html").evaluate((root) => root.classList.add("session-expected"));
	await expect(late).toBeVisible();
	await page.getByRole("link", { name: "Reload the page" }).click();
	await expect(late).toBeHidden();
	await expect(card.field("Email")).toHaveValue(account.email);
	expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(account.email);
	await card.field("Password").fill(account.password);
	letGo();
	await hydrated(page);
	await expect(page).toHaveURL("/get-started");
	await expect(card.field("Email")).toHaveValue(account.email);
	await expect(card.field("Password")).toHaveValue(account.password);
	await expect(card.field("Password")).toBeFocused();
	await expect(late).toHaveCount(0);
	expect(documents).toHaveLength(2);
	expect(requests).toEqual([]);
	await card.field("Password").press("Enter");
	await card.expectSignedIn(account.email);
});

test.describe("with scripts off", () => {
	test.use({ javaScriptEnabled: false });

	test("a notice says that sign-in needs scripts, and buttons are disabled", async ({
		page,
		card,
	}) => {
		await page.goto("/get-started", { waitUntil: "domcontentloaded" });
		// Playwright's text locators ignore noscript elements.
		await expect(page.locator("main noscript p")).toBeVisible();
		await expect(title(page)).toHaveText("Welcome Back");
		for (const name of ["Sign In", "Continue with Google", "Forgot password?", "Sign up"]) {
			await expect(card.button(name)).toBeDisabled();
		}
		await expect(card.button("Show password")).toBeHidden();
		await card.fillIn("someone@example.com", "a secret of mine");
		await card.field("Password").press("Enter");
		await expect(page).toHaveURL("/get-started");
	});
});
