import type { BrowserContext, Page } from "@playwright/test";
import type { SignInCard } from "./sign-in-page";

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

/** Serves the stand-in for Google's script. */
export async function letGoogleAnswer(context: BrowserContext) {
	await context.route("https://apis.google.com/js/api.js*", (route) =>
		route.fulfill({ contentType: "text/javascript; charset=utf-8", body: `(${standIn})();` }),
	);
}

/** Clicks 'Continue with Google' and returns the popup. */
export async function continueWithGoogle(card: SignInCard): Promise<Page> {
	const opened = card.page.waitForEvent("popup");
	await card.button("Continue with Google").click();
	const popup = await opened;
	await popup.waitForLoadState("domcontentloaded");
	return popup;
}

/** Tells the SDK what the popup does once a visitor has chosen an account there. */
export async function chooseGoogleAccount({ page }: SignInCard, popup: Page, email: string) {
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
