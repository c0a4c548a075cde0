import { initializeApp } from "firebase/app";
// The lite client is a fifth of the full client's size. It reads and writes, but has no live
// listeners and no offline cache. Import the full client once a page needs them.
import { getFirestore } from "firebase/firestore/lite";
import { getFunctions } from "firebase/functions";
import type { FirebaseSettings } from "#src/auth/config.ts";

/**
 * Initialises the services that the site has besides authentication and analytics, the document database
 * and the cloud functions. Nothing on the page uses them yet.
 */
export function startBackends(settings: FirebaseSettings) {
	// With the same settings, the SDK returns the app that authentication uses.
	const app = initializeApp(settings);
	return [getFirestore(app), getFunctions(app)];
}
