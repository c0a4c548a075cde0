import { initializeApp } from "firebase/app";
// The lite client is a fifth of the full one, which has live listeners and an offline cache as well.
import { getFirestore } from "firebase/firestore/lite";
import { getFunctions } from "firebase/functions";
import type { FirebaseSettings } from "#src/auth/config.ts";

/** Initialises the document database and the cloud functions, which nothing on the page uses yet. */
export function startBackends(settings: FirebaseSettings) {
	// With the same settings, the SDK returns the app that authentication uses.
	const app = initializeApp(settings);
	return [getFirestore(app), getFunctions(app)];
}
