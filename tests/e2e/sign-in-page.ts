import type { Page, Request } from "@playwright/test";
import { authOrigin } from "../shared/builds.ts";
import { type Account, createAccount } from "./auth-emulator";
import { test as base, expect, goto, title } from "./fixtures";

/** The SDK's message for every kind of network failure. */
export const networkFailed =
	"A network AuthError (such as timeout, interrupted connection or unreachable host) has occurred.";

/** Chromium's console errors for a 400 response, and for a request that a test aborted. */
export const refused = /the server responded with a status of 400/;
export const cut = /net::ERR_FAILED/;

/** Match the URLs of the chunks with the provider's code, and that of the other Firebase services. */
export const providerCode = /\/assets\/firebase-provider-/;
export const backendsCode = /\/assets\/firebase-backends-/;

/** Match the URLs of the provider's actions. */
export const passwordSignIn = /accounts:signInWithPassword/;
export const accountLookup = /accounts:lookup/;
export const resetEmail = /accounts:sendOobCode/;

/** The card of the sign-in page, with its forms or the session. */
export class SignInCard {
	constructor(readonly page: Page) {}

	readonly field = (label: string) => this.page.getByLabel(label, { exact: true });
	readonly button = (name: string) =>
		this.page.getByRole("main").getByRole("button", { name, exact: true });
	get redBox() {
		return this.page.getByRole("main").getByRole("alert");
	}
	readonly greenBox = (text: string) =>
		this.page.getByRole("main").getByRole("status").filter({ hasText: text });

	async fillIn(email: string, password: string) {
		await this.field("Email").fill(email);
		await this.field("Password").fill(password);
	}

	async signIn({ email, password }: Pick<Account, "email" | "password">) {
		await this.fillIn(email, password);
		await this.button("Sign In").click();
	}

	async expectSignedIn(as: string) {
		await expect(title(this.page)).toHaveText("You’re signed in");
		await expect(this.page.getByText(as, { exact: true })).toBeVisible();
	}

	/** Opens the sign-in page and signs in with a new account. */
	async signInAnew(): Promise<Account> {
		const account = await createAccount();
		await goto(this.page, "/get-started");
		await this.signIn(account);
		await this.expectSignedIn(account.email);
		return account;
	}

	async expectForm() {
		await expect(title(this.page)).toHaveText("Welcome Back");
		await expect(this.button("Sign In")).toBeEnabled();
	}

	async signOut() {
		await this.button("Sign out").click();
		await this.expectForm();
	}

	/** Collects the page's requests to the provider from now on. */
	requests(): Request[] {
		const seen: Request[] = [];
		this.page.on("request", (request) => {
			if (request.method() === "POST" && request.url().startsWith(authOrigin)) seen.push(request);
		});
		return seen;
	}

	/** Mocks an error response with a code of the provider's server. */
	refuse = (action: RegExp, code: string) =>
		this.page.route(action, (route) =>
			route.fulfill({
				status: 400,
				headers: { "access-control-allow-origin": "*" },
				json: { error: { code: 400, message: code } },
			}),
		);
}

/** Gives tests the card of their page. */
export const test = base.extend<{ card: SignInCard }>({
	card: ({ page }, use) => use(new SignInCard(page)),
});
