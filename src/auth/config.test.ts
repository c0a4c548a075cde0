import { expect, test } from "vitest";
import { readAuthConfig } from "#src/auth/config.ts";
import { startBackends } from "#src/auth/firebase-backends.ts";

test.each([
	["the default one", undefined, "http://127.0.0.1:9099"],
	["an empty address is as good as none", "", "http://127.0.0.1:9099"],
	["an address is reduced to its origin", "http://127.0.0.1:4399/", "http://127.0.0.1:4399"],
])("without a project, the emulator with a demo project: %s", (_, address, emulator) => {
	expect(readAuthConfig({ VITE_FIREBASE_API_KEY: "", VITE_AUTH_EMULATOR: address })).toEqual({
		firebase: expect.objectContaining({ projectId: "demo-site", measurementId: "" }),
		emulator,
	});
});

test("a real project's settings are used as given, by each backend, without the emulator", () => {
	const { firebase, emulator } = readAuthConfig({
		VITE_AUTH_EMULATOR: "http://127.0.0.1:4399",
		VITE_FIREBASE_API_KEY: "key",
		VITE_FIREBASE_AUTH_DOMAIN: "shop.firebaseapp.com",
		VITE_FIREBASE_PROJECT_ID: "shop",
		VITE_FIREBASE_APP_ID: "1:2:web:3",
		VITE_FIREBASE_MEASUREMENT_ID: "G-1",
	});
	const settings = {
		apiKey: "key",
		authDomain: "shop.firebaseapp.com",
		projectId: "shop",
		appId: "1:2:web:3",
		storageBucket: "",
		messagingSenderId: "",
		measurementId: "G-1",
	};
	expect(firebase).toEqual(settings);
	expect(emulator).toBeNull();
	const backends = startBackends(firebase);
	expect(backends.map(({ app }) => app.options)).toEqual([settings, settings]);
});
