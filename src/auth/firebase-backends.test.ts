import { initializeApp } from "firebase/app";
import { expect, test } from "vitest";
import { startBackends } from "~/auth/firebase-backends";

const settings = {
	apiKey: "key",
	authDomain: "shop.firebaseapp.com",
	projectId: "shop",
	appId: "1:2:web:3",
};

test("initialises the backends on the sign-in's Firebase app; skips analytics outside a browser", async () => {
	initializeApp(settings);
	expect(await startBackends(settings)).toEqual(["document database", "cloud functions"]);
	expect(await startBackends({ ...settings, measurementId: "G-1" })).toEqual([
		"document database",
		"cloud functions",
	]);
});
