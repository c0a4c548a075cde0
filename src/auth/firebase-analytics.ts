import {
	type Analytics,
	initializeAnalytics,
	isSupported,
	setAnalyticsCollectionEnabled,
	setConsent,
} from "firebase/analytics";
import { initializeApp } from "firebase/app";
import type { FirebaseSettings } from "#src/auth/config.ts";

/** The settings for Google's library: cookies only for this host and page, until the browser is closed. */
const config = {
	allow_ad_personalization_signals: false,
	allow_google_signals: false,
	cookie_domain: "none",
	cookie_expires: 0,
	cookie_path: "/get-started",
};

let analytics: Analytics | undefined;

/**
 * Starts Google Analytics after a yes; stops it after a no, and deletes its cookies. Returns whether it runs.
 * @param isWanted says the visitor's latest answer, which may change meanwhile
 */
export async function followAnswer(
	settings: FirebaseSettings,
	isWanted: () => boolean,
): Promise<boolean> {
	const runs = (await isSupported()) && isWanted();
	if (!runs && !analytics) return false;
	setConsent({
		ad_personalization: "denied",
		ad_storage: "denied",
		ad_user_data: "denied",
		analytics_storage: runs ? "granted" : "denied",
	});
	analytics ??= initializeAnalytics(initializeApp(settings), { config });
	setAnalyticsCollectionEnabled(analytics, runs);
	for (const [name] of runs ? [] : document.cookie.matchAll(/\b_ga\w*(?==)/g)) {
		// biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API.
		document.cookie = `${name}=; path=${config.cookie_path}; max-age=0`;
	}
	return runs;
}
