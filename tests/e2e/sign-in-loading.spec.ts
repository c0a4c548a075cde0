import { every } from "../full";
import { createAccount } from "./auth-emulator";
import { alive, expect, test } from "./fixtures";
import {
	backendsCode,
	button,
	cut,
	expectForm,
	expectSignedIn,
	field,
	fillIn,
	holdBack,
	idle,
	listenToAnnouncements,
	providerCode,
	providerRequests,
	redBox,
	title,
} from "./sign-in-page";

type Page = import("@playwright/test").Page;

const anyFirebaseCode = /\/assets\/(firebase|index\.esm)/;
const pageCode = /\/assets\/entry-client-/;
const loadFailed = "Sign-in couldn’t be loaded. Check your connection and try again.";

function codeRequests(page: Page): string[] {
	const seen: string[] = [];
	page.on("request", (request) => {
		if (anyFirebaseCode.test(request.url())) seen.push(request.url());
	});
	return seen;
}

// That no page but this one names the code is tested on the built files.
for (const path of every(
	["/", "/services", "/industries/retreats", "/career/hire", "/contact", "/terms"],
	["/services"],
)) {
	test(`${path} does not fetch the provider's code, neither when idle nor over Get Started`, async ({
		page,
		goto,
	}) => {
		const seen = codeRequests(page);
		await goto(path);
		const getStarted = page.getByRole("link", { name: "Get Started", exact: true }).first();
		await getStarted.hover();
		await getStarted.focus();
		await idle(page);
		expect(seen).toEqual([]);
	});
}

const uses: [string, (page: Page) => Promise<unknown>][] = [
	// A screen reader moves the focus without a key of the page's.
	["focus", (page) => field(page, "Email").focus()],
	["pointer", (page) => page.mouse.move(40, 40)],
	["key", (page) => page.keyboard.press("Tab")],
	["scroll", (page) => page.evaluate(() => scrollBy(0, 100))],
];

for (const [name, use] of every(uses, uses.slice(0, 2))) {
	test(`the provider's code is fetched at the first ${name}, and where there may be a session when idle`, async ({
		page,
		goto,
	}) => {
		const requests = providerRequests(page);
		const seen = codeRequests(page);
		const provider = () => seen.filter((url) => providerCode.test(url));
		const stores = () => page.evaluate(async () => (await indexedDB.databases()).length);
		await goto("/get-started");
		await expectForm(page);
		await idle(page);
		expect(seen).toEqual([]);
		await use(page);
		await expect.poll(provider).toHaveLength(1);
		// The SDK has made its store by then, in which it may keep a session.
		await expect.poll(stores).toBeGreaterThan(0);
		await idle(page);
		expect(requests).toEqual([]);
		expect(seen.filter((url) => backendsCode.test(url))).toEqual([]);

		await goto("/get-started");
		await expect.poll(provider).toHaveLength(2);
	});
}

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

const signingIn = ["Sign In", "Signing in…"] as const;
const google = ["Continue with Google", "Waiting for the Google window…"] as const;
const reset = ["Forgot password?", "Sending the email…"] as const;
const actions = [signingIn, google, reset];

for (const last of every(actions, [reset])) {
	test(`code that does not load is told at every action, and ${last[0]} can be tried again`, async ({
		page,
		goto,
		problems,
	}) => {
		problems.allow(cut);
		const account = await createAccount();
		const announcements = await listenToAnnouncements(page);
		const again = redBox(page).getByRole("button", { name: "Try again" });
		await page.route(providerCode, (route) => route.abort());
		await goto("/get-started");
		await fillIn(page, account.email, account.password);
		for (const [name, waiting] of [...actions.filter((action) => action !== last), last]) {
			const before = (await announcements()).length;
			const heard = async () => (await announcements()).slice(before);
			await button(page, name).click();
			await expect.poll(heard).toEqual([waiting, expect.stringContaining(loadFailed)]);
			await expect(redBox(page).locator("p").first()).toHaveText(loadFailed);
			await expect(redBox(page).getByRole("link", { name: "Reload the page" })).toHaveAttribute(
				"href",
				"/get-started",
			);
			await expect(field(page, "Email")).toHaveValue(account.email);
			await expect(field(page, "Password")).toHaveValue(account.password);
			// Still cut: the same is tried and the same is said, it is not a dead button.
			await again.click();
			await expect
				.poll(heard)
				.toEqual([
					waiting,
					expect.stringContaining(loadFailed),
					waiting,
					expect.stringContaining(loadFailed),
				]);
		}
		await page.unroute(providerCode);
		await again.click();
		if (last === signingIn) await expectSignedIn(page, account.email);
		else if (last === reset) {
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

test.describe("with scripts off", () => {
	test.use({ javaScriptEnabled: false });

	test("a notice says that signing in needs them, and nothing else is offered", async ({
		page,
	}) => {
		await page.goto("/get-started", { waitUntil: "domcontentloaded" });
		// Playwright looks for no text in a noscript element.
		const notice = page.locator("main noscript p");
		await expect(notice).toBeVisible();
		await expect(notice).toHaveText(/^Signing in needs scripts, and they’re turned off/);
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
