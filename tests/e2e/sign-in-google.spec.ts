import type { Page } from "@playwright/test";
import { createAccount, findAccount, newEmail } from "./auth-emulator";
import { expect, goto, title } from "./fixtures";
import { type SignInCard, test } from "./sign-in-page";

/**
 * What the SDK uses of Google's script, which tests can't reach: a frame that passes on what the popup
 * says. It runs in the browser, so it can't use anything outside the function.
 */
function standIn() {
	const frame = {
		restyle: async () => {},
		ping: async (onReply: () => void) => onReply(),
		send(_name: string, _data: unknown, onReply: (data: unknown) => void) {
			try {
				onReply([{ webStorageSupport: true }]);
			} catch {
				// The SDK throws after this reply. Google's script ignores that too.
			}
		},
		register: (_name: string, handler: unknown) => Object.assign(window, { tellSdk: handler }),
	};
	const context = {
		open: (_: unknown, onOpen: (opened: typeof frame) => unknown) => onOpen(frame),
	};
	const gapi = {
		load: (_name: string, { callback }: { callback: () => void }) => callback(),
		iframes: { CROSS_ORIGIN_IFRAMES_FILTER: "cross", getContext: () => context },
	};
	Object.assign(window, { gapi });
	const script = document.currentScript as HTMLScriptElement;
	const onLoad = new URL(script.src).searchParams.get("onload") ?? "";
	(window as unknown as Record<string, () => void>)[onLoad]?.();
}

/** Clicks 'Continue with Google' and returns the popup. */
async function continueWithGoogle(card: SignInCard): Promise<Page> {
	const opened = card.page.waitForEvent("popup");
	await card.button("Continue with Google").click();
	const popup = await opened;
	await popup.waitForLoadState("domcontentloaded");
	return popup;
}

/** Tells the SDK what the popup does once a visitor has chosen an account there. */
async function chooseGoogleAccount({ page }: SignInCard, popup: Page, email: string) {
	const token = JSON.stringify({ sub: email, email, email_verified: true });
	const authEvent = {
		type: "signInViaPopup",
		eventId: new URL(popup.url()).searchParams.get("eventId"),
		urlResponse: "http://localhost",
		postBody: `id_token=${encodeURIComponent(token)}&providerId=google.com`,
	};
	await page.evaluate((event) => {
		const { tellSdk } = window as unknown as { tellSdk: (said: object) => void };
		tellSdk({ type: "authEvent", authEvent: event });
	}, authEvent);
}

test.beforeEach(({ context }) =>
	context.route("https://apis.google.com/js/api.js*", (route) =>
		route.fulfill({ contentType: "text/javascript", body: `(${standIn})();` }),
	),
);

test("a Google account signs in; waiting can be cancelled, and the visitor's last choice holds", async ({
	page,
	card,
}) => {
	const account = await createAccount();
	const google = card.button("Continue with Google");
	await goto(page, "/get-started");
	await card.field("Email").fill(account.email);
	await continueWithGoogle(card);
	await expect(page.getByText("Waiting for Google…")).toBeVisible();
	await expect(card.button("Sign In")).toBeDisabled();
	await card.button("Cancel").click();
	await expect(google).toBeFocused();
	await expect(card.redBox).toBeEmpty();
	await expect(card.field("Email")).toHaveValue(account.email);

	// From the other form, too.
	const email = newEmail();
	for (const _ of ["a new account", "the same again"]) {
		await card.button("Sign up").click();
		await chooseGoogleAccount(card, await continueWithGoogle(card), email);
		await card.expectSignedIn(email);
		await expect(title(page)).toBeFocused();
		expect(await findAccount(email)).toMatchObject({ email });
		await page.goto("/get-started");
		await card.signOut();
	}

	// A forgotten window that is finished after a sign-in by email changes nothing.
	const forgotten = await continueWithGoogle(card);
	await card.button("Cancel").click();
	await card.signIn(account);
	await card.expectSignedIn(account.email);
	const asked = page.waitForResponse(/accounts:signInWithIdp/);
	const late = newEmail();
	await chooseGoogleAccount(card, forgotten, late);
	await asked;
	await expect.poll(() => findAccount(late)).toMatchObject({ email: late });
	await page.goto("/get-started");
	await card.expectSignedIn(account.email);
});

test("a window that was closed is said so, and the next one works", async ({ page, card }) => {
	await goto(page, "/get-started");
	const popup = await continueWithGoogle(card);
	await popup.close();
	await expect(card.redBox).toHaveText(/^The popup has been closed by the user/);
	const email = newEmail();
	await chooseGoogleAccount(card, await continueWithGoogle(card), email);
	await card.expectSignedIn(email);
});
