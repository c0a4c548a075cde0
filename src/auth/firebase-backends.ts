import { initializeApp } from "firebase/app";
// The lite client is a fifth of the full client's size. It reads and writes, but has no live
// listeners and no offline cache. Import the full client once a page needs them.
import { getFirestore } from "firebase/firestore/lite";
import { getFunctions } from "firebase/functions";
import type { FirebaseSettings } from "#src/auth/config.ts";

/** The Firebase services that the site initialises, besides authentication and analytics. */
const backends = [
	{ name: "document database", start: getFirestore },
	{ name: "cloud functions", start: getFunctions },
] as const;

/**
 * Initialises each backend on the same Firebase app as authentication. The page doesn't depend on
 * them, so if one fails, the next is still started.
 * @returns the names of the backends that were initialised
 */
export function startBackends(settings: FirebaseSettings): string[] {
	// With the same settings, the SDK returns the app that authentication uses.
	const app = initializeApp(settings);
	const started: string[] = [];
	for (const { name, start } of backends) {
		try {
			start(app);
			started.push(name);
		} catch (error) {
			console.warn(`The ${name} could not be initialised.`, error);
		}
	}
	return started;
}
