import { type FirebaseApp, getApps, initializeApp } from "firebase/app";
// The lite client is a fifth of the full client's size. It reads and writes, but has no live
// listeners and no offline cache. Import the full client once a page needs them.
import { getFirestore } from "firebase/firestore/lite";
import { getFunctions } from "firebase/functions";
import type { FirebaseSettings } from "~/auth/config";

interface Backend {
	name: string;
	/** Whether it starts only after the visitor has agreed. */
	asksFirst?: boolean;
	start: (app: FirebaseApp) => unknown;
}

/** The Firebase services, besides authentication, that the site initialises. */
const backends: readonly Backend[] = [
	{ name: "document database", start: (app) => getFirestore(app) },
	{ name: "cloud functions", start: (app) => getFunctions(app) },
	// A build without the setting leaves this code out, and no build fetches it before it's wanted.
	...(import.meta.env.VITE_FIREBASE_MEASUREMENT_ID
		? [
				{
					name: "analytics",
					asksFirst: true,
					start: async (app: FirebaseApp) =>
						(await import("~/auth/firebase-analytics")).startAnalytics(app),
				},
			]
		: []),
];

/**
 * Initialises each backend on the same Firebase app as authentication. The page doesn't depend on
 * them, so if one fails, the next is still started.
 * @param agreed whether the visitor has agreed to the backends that ask first
 * @returns the names of the backends that were initialised
 */
export async function startBackends(
	settings: FirebaseSettings,
	agreed: boolean,
): Promise<string[]> {
	const app = getApps()[0] ?? initializeApp(settings);
	const started: string[] = [];
	for (const { name, asksFirst, start } of backends) {
		if (asksFirst && !agreed) continue;
		try {
			if (await start(app)) started.push(name);
		} catch (error) {
			console.warn(`The ${name} could not be initialised.`, error);
		}
	}
	return started;
}
