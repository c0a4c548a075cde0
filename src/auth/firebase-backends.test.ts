import { initializeApp } from "firebase/app";
import { expect, test } from "vitest";
import { startBackends } from "~/auth/firebase-backends";

const settings = {
	apiKey: "key",
	authDomain: "shop.firebaseapp.com",
	projectId: "shop",
	appId: "1:2:web:3",
};

test("the backends are initialised on the app of the sign-in, analytics only in a build that asks for it", async () => {
	initializeApp(settings);
	const others = ["document database", "cloud functions"];
	expect(await startBackends(settings, false)).toEqual(others);
	expect(await startBackends({ ...settings, measurementId: "G-1" }, true)).toEqual(others);
});
