import { getAnalytics, isSupported } from "firebase/analytics";
import { type FirebaseApp, getApps, initializeApp } from "firebase/app";
// The lite client is a fifth of the full client's size. It reads and writes, but has no live
// listeners and no offline cache. Import the full client once a page needs them.
import { getFirestore } from "firebase/firestore/lite";
import { getFunctions } from "firebase/functions";
import type { FirebaseSettings } from "~/auth/config";

interface Backend {
	name: string;
	start: (app: FirebaseApp, settings: FirebaseSettings) => unknown;
}

/** The Firebase services, besides authentication, that the site initialises. */
const backends: readonly Backend[] = [
	{ name: "document database", start: (app) => getFirestore(app) },
	{ name: "cloud functions", start: (app) => getFunctions(app) },
	{
		name: "analytics",
		start: async (app, { measurementId }) =>
			// Without the storage that it needs it would throw on every page view.
			measurementId && (await isSupported()) ? getAnalytics(app) : null,
	},
];

/**
 * Initialises each backend on the app that authentication runs on, or will. Nothing on the page
 * depends on them, so one that fails does not stop the next.
 * Returns the names of those that were initialised.
 */
export async function startBackends(settings: FirebaseSettings): Promise<string[]> {
	const app = getApps()[0] ?? initializeApp(settings);
	const started: string[] = [];
	for (const { name, start } of backends) {
		try {
			if (await start(app, settings)) started.push(name);
		} catch (error) {
			console.warn(`The ${name} could not be initialised.`, error);
		}
	}
	return started;
}
