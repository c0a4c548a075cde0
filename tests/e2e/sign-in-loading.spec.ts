import { createAccount } from "./auth-emulator";
import { alive, expect, test } from "./fixtures";
import {
	button,
	cut,
	expectSignedIn,
	field,
	fillIn,
	holdBack,
	providerRequests,
	redBox,
	signIn,
	title,
} from "./sign-in-page";

type Page = import("@playwright/test").Page;

const providerCode = /\/assets\/firebase-provider-/;
const anyFirebaseCode = /\/assets\/(firebase|index\.esm)/;
const pageCode = /\/assets\/entry-client-/;
const loadFailed = "Sign-in could not be loaded. Check your connection and try again.";

function codeRequests(page: Page): string[] {
	const seen: string[] = [];
	page.on("request", (request) => {
		if (anyFirebaseCode.test(request.url())) seen.push(request.url());
	});
	return seen;
}

/** Resolves once the browser has been idle, and what waited for that has run. */
async function idle(page: Page) {
	await page.evaluate(
		() =>
			new Promise<void>((resolve) =>
				requestIdleCallback(() => requestIdleCallback(() => resolve())),
			),
	);
}

test("no other page fetches the provider's code, neither when idle nor over Get Started", async ({
	page,
	goto,
}) => {
	const seen = codeRequests(page);
	// One of each kind; that no page but this one names the code is tested on the built files.
	for (const path of [
		"/",
		"/services",
		"/industries/retreats",
		"/career/hire",
		"/contact",
		"/terms",
	]) {
		await goto(path);
		const getStarted = page.getByRole("link", { name: "Get Started", exact: true }).first();
		await getStarted.hover();
		await getStarted.focus();
		await idle(page);
		expect(seen, path).toEqual([]);
	}
});

test("the sign-in page fetches it at the first sign of use, and asks the provider nothing yet", async ({
	page,
	goto,
}) => {
	const requests = providerRequests(page);
	for (const [name, use] of [
		["pointer", () => page.mouse.move(40, 40)],
		["key", () => page.keyboard.press("Tab")],
		["scroll", () => page.evaluate(() => scrollBy(0, 100))],
		// A screen reader moves the focus without a key of the page's.
		["focus", () => field(page, "Email").focus()],
	] as const) {
		// A browser that has never signed in.
		await page.goto("/terms", { waitUntil: "domcontentloaded" });
		await page.evaluate(
			() =>
				new Promise((resolve) => {
					indexedDB.deleteDatabase("firebaseLocalStorageDb").onsuccess = resolve;
				}),
		);
		const seen = codeRequests(page);
		await goto("/get-started");
		await idle(page);
		expect(seen, name).toEqual([]);
		await use();
		await expect
			.poll(() => seen.filter((url) => providerCode.test(url)), { message: name })
			.toHaveLength(1);
	}
	await idle(page);
	expect(requests).toEqual([]);
});

test("where the browser may hold a session, it is fetched when idle", async ({ page, goto }) => {
	await goto("/get-started");
	await field(page, "Email").focus();
	// The SDK has made its store by then.
	await expect
		.poll(() => page.evaluate(async () => (await indexedDB.databases()).length))
		.toBeGreaterThan(0);
	const seen = codeRequests(page);
	await goto("/get-started");
	await expect.poll(() => seen.filter((url) => providerCode.test(url))).toHaveLength(1);
});

for (const [browser, change] of [
	["that cannot tell", () => Reflect.deleteProperty(IDBFactory.prototype, "databases")],
	// Its windows open at the click or not at all; it has no idle callbacks either.
	[
		"of Apple's",
		() => {
			Object.defineProperty(navigator, "vendor", { value: "Apple Computer, Inc." });
			Reflect.deleteProperty(window, "requestIdleCallback");
		},
	],
] as const) {
	test(`in a browser ${browser}, it is fetched when idle`, async ({ page, goto }) => {
		await page.addInitScript(change);
		const seen = codeRequests(page);
		await goto("/get-started");
		await expect.poll(() => seen.filter((url) => providerCode.test(url))).toHaveLength(1);
	});
}

for (const [action, act] of [
	["sign-in", (page: Page) => button(page, "Sign In").click()],
	["reset", (page: Page) => button(page, "Forgot password?").click()],
	["Google", (page: Page) => button(page, "Continue with Google").click()],
] as const) {
	test(`code that does not load is told at ${action}, and can be tried again`, async ({
		page,
		goto,
		problems,
	}) => {
		problems.allow(cut);
		const account = await createAccount();
		await page.route(providerCode, (route) => route.abort());
		await goto("/get-started");
		await fillIn(page, account.email, account.password);
		await act(page);
		await expect(redBox(page).locator("p").first()).toHaveText(loadFailed);
		await expect(redBox(page).getByRole("link", { name: "Reload the page" })).toHaveAttribute(
			"href",
			"/get-started",
		);
		await expect(field(page, "Email")).toHaveValue(account.email);
		await expect(field(page, "Password")).toHaveValue(account.password);
		// Still cut: the same message again, not a dead button.
		await redBox(page).getByRole("button", { name: "Try again" }).click();
		await expect(redBox(page).locator("p").first()).toHaveText(loadFailed);
		await page.unroute(providerCode);
		await redBox(page).getByRole("button", { name: "Try again" }).click();
		if (action === "sign-in") await expectSignedIn(page, account.email);
		else if (action === "reset") {
			await expect(page.getByText("Password reset email sent.")).toBeVisible();
		} else await expect(redBox(page)).toHaveText("Google sign-in failed");
	});
}

test.describe("before the page comes alive", () => {
	async function openAsleep(page: Page, path: string) {
		const { letGo } = await holdBack(page, pageCode);
		await page.goto(path, { waitUntil: "domcontentloaded" });
		return letGo;
	}

	test("what is typed stays, and a submission sends nothing and shows nothing", async ({
		page,
	}) => {
		const account = await createAccount();
		const documents: string[] = [];
		page.on("request", (request) => {
			if (request.isNavigationRequest()) documents.push(request.url());
		});
		const requests = providerRequests(page);
		const letGo = await openAsleep(page, "/get-started");
		await fillIn(page, account.email, account.password);
		await field(page, "Password").press("Enter");
		// The button waits; a browser that submits all the same gets no further than this.
		await page.evaluate(() => document.querySelector<HTMLFormElement>("main form")?.submit());
		letGo();
		await alive(page);
		await expect(page).toHaveURL("/get-started");
		await expect(field(page, "Email")).toHaveValue(account.email);
		await expect(field(page, "Password")).toHaveValue(account.password);
		await expect(field(page, "Password")).toBeFocused();
		expect(documents).toHaveLength(1);
		expect(requests).toEqual([]);
		await field(page, "Password").press("Enter");
		await expectSignedIn(page, account.email);
	});

	test("what is typed at the address of the sign-up form goes into that form", async ({ page }) => {
		const letGo = await openAsleep(page, "/get-started?mode=sign-up");
		await fillIn(page, "early@example.com", "typed early");
		letGo();
		await expect(title(page)).toHaveText("Create Account");
		await expect(field(page, "Email")).toHaveValue("early@example.com");
		await expect(field(page, "Password")).toHaveValue("typed early");
		await expect(field(page, "Password")).toBeFocused();
	});
});

test("a visitor who signs in while the code is still on its way waits for it", async ({
	page,
	goto,
}) => {
	const account = await createAccount();
	const { held, letGo } = await holdBack(page, providerCode);
	await goto("/get-started");
	await signIn(page, account);
	await expect(button(page, "Sign In")).toBeDisabled();
	await expect.poll(() => held.length).toBe(1);
	letGo();
	await expectSignedIn(page, account.email);
	expect(held).toHaveLength(1);
});

test.describe("with scripts off", () => {
	test.use({ javaScriptEnabled: false });

	test("a notice says that signing in needs them, and nothing else is offered", async ({
		page,
	}) => {
		await page.goto("/get-started", { waitUntil: "domcontentloaded" });
		// Playwright looks for no text in a noscript element.
		const notice = page.locator("main noscript p");
		await expect(notice).toBeVisible();
		await expect(notice).toHaveText(/^Signing in needs scripts, and they are turned off/);
		await expect(title(page)).toHaveText("Welcome Back");
		for (const name of ["Sign In", "Continue with Google", "Forgot password?", "Sign up"]) {
			await expect(button(page, name)).toBeDisabled();
		}
		await expect(button(page, "Show password")).toBeHidden();
		await fillIn(page, "someone@example.com", "a secret of mine");
		await field(page, "Password").press("Enter");
		await expect(page).toHaveURL("/get-started");
	});
});
