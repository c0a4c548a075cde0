import { expect, test } from "vitest";
import { readAuthConfig } from "#src/auth/config.ts";

const real = {
	VITE_FIREBASE_API_KEY: "key",
	VITE_FIREBASE_AUTH_DOMAIN: "shop.firebaseapp.com",
	VITE_FIREBASE_PROJECT_ID: "shop",
	VITE_FIREBASE_APP_ID: "1:2:web:3",
};

const emulator = "http://127.0.0.1:9099";

test("with nothing set, uses the emulator with a demo project, and sign-up only checks the form", () => {
	expect(readAuthConfig({ MODE: "production", DEV: false })).toEqual({
		firebase: expect.objectContaining({ projectId: "demo-site" }),
		emulator,
		signUp: "check",
		plainErrors: false,
	});
});

test.each([
	["an empty or blank one is as good as none", "", emulator],
	["it is reduced to its origin", "http://127.0.0.1:4399/", "http://127.0.0.1:4399"],
])("the emulator's address: %s", (_, address, origin) => {
	const env = { VITE_FIREBASE_API_KEY: "", VITE_FIREBASE_APP_ID: "  " };
	expect(readAuthConfig({ ...env, VITE_AUTH_EMULATOR: address }).emulator).toBe(origin);
});

test("uses a real project's settings as given, without the emulator", () => {
	const firebase = {
		apiKey: "key",
		authDomain: "shop.firebaseapp.com",
		projectId: "shop",
		appId: "1:2:web:3",
	};
	const chosen = { emulator: null, signUp: "check", plainErrors: false };
	const env = { ...real, VITE_AUTH_EMULATOR: "http://127.0.0.1:4399" };
	expect(readAuthConfig(env)).toEqual({ ...chosen, firebase });
	expect(
		readAuthConfig({
			...env,
			VITE_FIREBASE_STORAGE_BUCKET: "shop.appspot.com",
			VITE_FIREBASE_MESSAGING_SENDER_ID: "2",
			VITE_FIREBASE_MEASUREMENT_ID: "G-1",
			VITE_SIGN_UP: "provider",
			VITE_PLAIN_ERRORS: "on",
		}),
	).toEqual({
		emulator: null,
		signUp: "provider",
		plainErrors: true,
		firebase: {
			...firebase,
			storageBucket: "shop.appspot.com",
			messagingSenderId: "2",
			measurementId: "G-1",
		},
	});
	expect(readAuthConfig({ VITE_PLAIN_ERRORS: "on" }).plainErrors).toBe(true);
});
