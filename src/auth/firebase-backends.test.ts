import { initializeApp } from "firebase/app";
import { expect, test } from "vitest";
import { readAuthConfig } from "#src/auth/config.ts";
import { startBackends } from "#src/auth/firebase-backends.ts";

test("document database and functions are initialised on the app of the sign-in", () => {
	const { firebase } = readAuthConfig({ VITE_FIREBASE_PROJECT_ID: "shop" });
	const app = initializeApp(firebase);
	expect(startBackends({ ...firebase }).map((backend) => backend.app)).toEqual([app, app]);
});
