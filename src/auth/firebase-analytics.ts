import {
	type Analytics,
	initializeAnalytics,
	isSupported,
	setAnalyticsCollectionEnabled,
} from "firebase/analytics";
import type { FirebaseApp } from "firebase/app";

const everythingDenied = {
	ad_personalization: "denied",
	ad_storage: "denied",
	ad_user_data: "denied",
	analytics_storage: "denied",
} as const;

/** What Google's library is told of the page's only use of it. */
const config = {
	allow_ad_personalization_signals: false,
	allow_google_signals: false,
	// Its cookies are of this host and page alone, and end with the browser's session.
	cookie_domain: "none",
	cookie_expires: 0,
	cookie_path: "/get-started",
};

let analytics: Analytics | null = null;

/** Google's library reads its commands from a list of the document's. */
type Told = Window & { dataLayer?: unknown[] };

/**
 * Tells Google's library what it may store. The SDK's own function would say the default last, since
 * it waits for the project's settings first.
 */
function tellConsent(...command: ["default" | "update", Record<string, string>]): void {
	const page: Told = window;
	page.dataLayer ??= [];
	// A command is known by being an arguments object.
	page.dataLayer.push(argumentsOf("consent", ...command));
}

function argumentsOf(..._command: unknown[]): IArguments {
	// biome-ignore lint/complexity/noArguments: see above.
	return arguments;
}

/**
 * Starts Google Analytics for a visitor who has agreed: denied by default in what Google is told,
 * then counting is allowed, and nothing for advertising ever. Gives nothing where it cannot run.
 */
export async function startAnalytics(app: FirebaseApp): Promise<Analytics | null> {
	// Without the storage that it needs it would throw on every page view.
	if (!(await isSupported())) return null;
	if (!analytics) {
		tellConsent("default", everythingDenied);
		analytics = initializeAnalytics(app, { config });
	}
	tellConsent("update", { analytics_storage: "granted" });
	setAnalyticsCollectionEnabled(analytics, true);
	return analytics;
}

/** Stops it again, and takes its cookies away. */
export function stopAnalytics(): void {
	if (!analytics) return;
	tellConsent("update", everythingDenied);
	setAnalyticsCollectionEnabled(analytics, false);
	for (const [name] of document.cookie.matchAll(/\b_ga\w*(?==)/g)) {
		// biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no Cookie Store of late years' browsers.
		document.cookie = `${name}=; path=${config.cookie_path}; max-age=0`;
	}
}
