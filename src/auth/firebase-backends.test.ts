import { getApps, initializeApp } from "firebase/app";
import { expect, test } from "vitest";
import { startBackends } from "#src/auth/firebase-backends.ts";

const settings = {
	apiKey: "key",
	authDomain: "shop.firebaseapp.com",
	projectId: "shop",
	appId: "1:2:web:3",
};

test("document database and functions are initialised on the app of the sign-in", () => {
	initializeApp(settings);
	expect(startBackends(settings)).toEqual(["document database", "cloud functions"]);
	expect(getApps()).toHaveLength(1);
});
