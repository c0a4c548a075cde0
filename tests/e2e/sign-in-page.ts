import type { Page, Request, Route } from "@playwright/test";
import { authOrigin } from "../builds.mjs";
import { type Account, createAccount } from "./auth-emulator";
import { collect, expect, goto, title } from "./fixtures";

/** The SDK's message for every kind of network failure. */
export const networkFailed =
	"A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred.";

/** The form's messages for a session that the server has ended. */
export const sessionEnded = {
	disabled: "You’ve been signed out because this account has been disabled.",
	expired: "You’ve been signed out because your session has expired or was revoked. Sign in again.",
};

/** Chromium's console error for a 400 response, which tests cause on purpose. */
export const refused = /the server responded with a status of 400/;
/** Chromium's console error for a request that a test aborted. */
export const cut = /net::ERR_FAILED/;

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) =>
	page.getByRole("main").getByRole("button", { name, exact: true });
export const redBox = (page: Page) => page.getByRole("main").getByRole("alert");
export const greenBox = (page: Page, text: string) =>
	page.getByRole("main").getByRole("status").filter({ hasText: text });

/** Turns off the browser's form validation, so that the site's and the provider's errors show. */
export async function skipBrowserChecks(page: Page) {
	await page.locator("main form").evaluate((form: HTMLFormElement) => {
		form.noValidate = true;
	});
}

export async function fillIn(page: Page, email: string, password: string) {
	await field(page, "Email").fill(email);
	await field(page, "Password").fill(password);
}

export async function signIn(page: Page, { email, password }: Pick<Account, "email" | "password">) {
	await fillIn(page, email, password);
	await button(page, "Sign In").click();
}

export async function expectSignedIn(page: Page, as: string) {
	await expect(title(page)).toHaveText("You’re signed in");
	await expect(page.getByText(as, { exact: true })).toBeVisible();
}

/** Opens the sign-in page and signs in with a new account. */
export async function signInAnew(page: Page): Promise<Account> {
	const account = await createAccount();
	await goto(page, "/get-started");
	await signIn(page, account);
	await expectSignedIn(page, account.email);
	return account;
}

export async function expectForm(page: Page) {
	await expect(title(page)).toHaveText("Welcome Back");
	await expect(button(page, "Sign In")).toBeEnabled();
}

export async function signOut(page: Page) {
	await button(page, "Sign out").click();
	await expectForm(page);
}

/** The first validation error of a field, by its name in `ValidityState`. */
export function faultOf(page: Page, label: string): Promise<string> {
	return field(page, label).evaluate((input: HTMLInputElement) => {
		for (const fault in input.validity) {
			if (fault !== "valid" && input.validity[fault as keyof ValidityState]) return fault;
		}
		return "none";
	});
}

/** How far the page can scroll horizontally, in pixels. */
export function sideways(page: Page): Promise<number> {
	return page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
}

/** Waits until the browser has been idle and idle callbacks have run. */
export async function idle(page: Page) {
	await page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				// After a key press, Chromium's headless shell may never become idle by itself.
				const limit = { timeout: 3_000 };
				requestIdleCallback(() => requestIdleCallback(() => resolve(), limit), limit);
			}),
	);
}

/** Matches the URL of the chunk with the provider's code. */
export const providerCode = /\/assets\/firebase-provider-/;
/** Matches the URL of the chunk that initialises the other Firebase services. */
export const backendsCode = /\/assets\/firebase-backends-/;

/** Collects the page's requests to the provider from now on, without CORS preflights. */
export function providerRequests(page: Page): Request[] {
	const seen: Request[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().startsWith(authOrigin)) seen.push(request);
	});
	return seen;
}

/** Match the URLs of the provider's actions. */
export const passwordSignIn = /accounts:signInWithPassword/;
export const googleSignIn = /accounts:signInWithIdp/;
export const accountCreation = /accounts:signUp/;
export const resetEmail = /accounts:sendOobCode/;
export const tokenRefresh = /securetoken\.googleapis\.com/;

/** Mocks the provider's response to an action. */
export async function answer(page: Page, action: RegExp, status: number, body: string) {
	await page.unroute(action);
	await page.route(action, (route: Route) =>
		route.fulfill({
			status,
			contentType: "application/json",
			headers: { "access-control-allow-origin": "*" },
			body,
		}),
	);
}

/** Mocks an error response with a code of the provider's server, and its message if it sends one. */
export async function refuse(page: Page, action: RegExp, code: string) {
	await answer(page, action, 400, JSON.stringify({ error: { code: 400, message: code } }));
}

/** Records every text that appears in a live region, each time it appears. */
export const listenToAnnouncements = (page: Page) =>
	collect<string>(page, (note) =>
		new MutationObserver((changes) => {
			for (const { target, addedNodes, type } of changes) {
				const element = target instanceof Element ? target : target.parentElement;
				if (!element?.closest("[role=alert], [role=status]")) continue;
				// Screen readers are silent about what is hidden.
				if (!element.checkVisibility({ visibilityProperty: true })) continue;
				if (type === "characterData") note(target.textContent ?? "");
				for (const node of addedNodes) if (node.textContent) note(node.textContent);
			}
		}).observe(document, { subtree: true, childList: true, characterData: true }),
	);
