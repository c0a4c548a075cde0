import type { Page, Request, Route } from "@playwright/test";
import { authOrigin } from "../builds.mjs";
import type { Account } from "./auth-emulator";
import { expect } from "./fixtures";

/** The sentence the SDK has for every request that fails on its way. */
export const networkFailed =
	"A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred.";

/** What the form says of a session that the server has ended. */
export const sessionEnded = {
	disabled: "You’ve been signed out because this account has been disabled.",
	expired: "You’ve been signed out because your session has expired or was revoked. Sign in again.",
};

/** What Chromium says of an answer that refuses, which a test brings about on purpose. */
export const refused = /the server responded with a status of 400/;
/** What Chromium says of a request that a test has cut. */
export const cut = /net::ERR_FAILED/;

export const title = (page: Page) => page.getByRole("heading", { level: 1 });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) =>
	page.getByRole("main").getByRole("button", { name, exact: true });
export const redBox = (page: Page) => page.getByRole("main").getByRole("alert");
export const greenBox = (page: Page, text: string) =>
	page.getByRole("main").getByRole("status").filter({ hasText: text });

/** Has the browser check nothing of the form, so that the site's own checks and the provider's show. */
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

export async function expectForm(page: Page) {
	await expect(title(page)).toHaveText("Welcome Back");
	await expect(button(page, "Sign In")).toBeEnabled();
}

export async function signOut(page: Page) {
	await button(page, "Sign out").click();
	await expectForm(page);
}

/** The first thing that the browser finds wrong with a field, by its name in `ValidityState`. */
export function faultOf(page: Page, label: string): Promise<string> {
	return field(page, label).evaluate((input: HTMLInputElement) => {
		for (const fault in input.validity) {
			if (fault !== "valid" && input.validity[fault as keyof ValidityState]) return fault;
		}
		return "none";
	});
}

/** How far the page can be scrolled sideways, in pixels. */
export function sideways(page: Page): Promise<number> {
	return page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
}

/** Resolves once the browser has been idle, and what waited for that has run. */
export async function idle(page: Page) {
	await page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				// After a key, Chromium's headless shell may have no idle moment by itself.
				const limit = { timeout: 3_000 };
				requestIdleCallback(() => requestIdleCallback(() => resolve(), limit), limit);
			}),
	);
}

/** The chunk with the provider's code, by its address. */
export const providerCode = /\/assets\/firebase-provider-/;
/** The chunk that initialises the project's other services. */
export const backendsCode = /\/assets\/firebase-backends-/;

/** Collects what the page asks of the provider from now on, without the browser's own pre-checks. */
export function providerRequests(page: Page): Request[] {
	const seen: Request[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().startsWith(authOrigin)) seen.push(request);
	});
	return seen;
}

/** The provider's actions, by the end of their addresses. */
export const passwordSignIn = /accounts:signInWithPassword/;
export const googleSignIn = /accounts:signInWithIdp/;
export const accountCreation = /accounts:signUp/;
export const resetEmail = /accounts:sendOobCode/;
export const tokenRefresh = /securetoken\.googleapis\.com/;

/** Answers an action in the provider's stead. */
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

/** Refuses an action with a code of the provider's server, and its sentence if it sends one. */
export async function refuse(page: Page, action: RegExp, code: string) {
	await answer(page, action, 400, JSON.stringify({ error: { code: 400, message: code } }));
}

/** Holds requests back until they are let go. */
export async function holdBack(page: Page, address: RegExp) {
	let letGo: () => void = () => {};
	const gate = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	const held: Request[] = [];
	await page.route(address, async (route) => {
		held.push(route.request());
		await gate;
		// The page may have gone by now, or have given the request up.
		await route.continue().catch(() => {});
	});
	return { held, letGo };
}

/** Notes every text that comes into a live region, once for each time that it comes. */
export async function listenToAnnouncements(page: Page): Promise<() => Promise<string[]>> {
	await page.addInitScript(() => {
		const heard: string[] = [];
		Object.assign(window, { heard });
		new MutationObserver((changes) => {
			for (const { target, addedNodes, type } of changes) {
				const element = target instanceof Element ? target : target.parentElement;
				if (!element?.closest("[role=alert], [role=status]")) continue;
				if (type === "characterData") heard.push(target.textContent ?? "");
				for (const node of addedNodes) if (node.textContent) heard.push(node.textContent);
			}
		}).observe(document, { subtree: true, childList: true, characterData: true });
	});
	return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
