import {
	type Analytics,
	initializeAnalytics,
	isSupported,
	setAnalyticsCollectionEnabled,
} from "firebase/analytics";
import { initializeApp } from "firebase/app";
import type { FirebaseSettings } from "#src/auth/config.ts";

const everythingDenied = {
	ad_personalization: "denied",
	ad_storage: "denied",
	ad_user_data: "denied",
	analytics_storage: "denied",
} as const;

/** The settings for Google's library. */
const config = {
	allow_ad_personalization_signals: false,
	allow_google_signals: false,
	// Cookies only for this host and page, until the browser is closed.
	cookie_domain: "none",
	cookie_expires: 0,
	cookie_path: "/get-started",
};

let analytics: Analytics | null = null;

/** Google's library reads its commands from this array. */
type WindowWithDataLayer = Window & { dataLayer?: unknown[] };

/**
 * Tells Google's library what it may store. The SDK's own function would send the default last, because
 * it waits for the project's settings first.
 */
function setConsent(...command: ["default" | "update", Record<string, string>]): void {
	const page: WindowWithDataLayer = window;
	page.dataLayer ??= [];
	// The library recognises a command by its type, an arguments object.
	page.dataLayer.push(argumentsOf("consent", ...command));
}

function argumentsOf(..._command: unknown[]): IArguments {
	// biome-ignore lint/complexity/noArguments: see above.
	return arguments;
}

/**
 * Starts Google Analytics for a visitor who has agreed. Consent is denied by default, then granted for
 * analytics storage, never for advertising.
 * @returns false if the browser doesn't support it
 */
export async function startAnalytics(settings: FirebaseSettings): Promise<boolean> {
	// Without the storage it needs, it would throw on every page view.
	if (!(await isSupported())) return false;
	if (!analytics) {
		setConsent("default", everythingDenied);
		// With the same settings, the SDK returns the app that authentication uses.
		analytics = initializeAnalytics(initializeApp(settings), { config });
	}
	setConsent("update", { analytics_storage: "granted" });
	setAnalyticsCollectionEnabled(analytics, true);
	return true;
}

/** Stops analytics and deletes its cookies. */
export function stopAnalytics(): void {
	if (!analytics) return;
	setConsent("update", everythingDenied);
	setAnalyticsCollectionEnabled(analytics, false);
	for (const [name] of document.cookie.matchAll(/\b_ga\w*(?==)/g)) {
		// biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API.
		document.cookie = `${name}=; path=${config.cookie_path}; max-age=0`;
	}
}
