import { expect, test } from "vitest";
import { readAuthConfig } from "#src/auth/config.ts";

test("with no settings or blank ones, uses the emulator with a demo project, and sign-up only checks the form", () => {
	for (const env of [
		{ MODE: "production", DEV: false },
		{ VITE_FIREBASE_API_KEY: "", VITE_FIREBASE_APP_ID: "  ", VITE_AUTH_EMULATOR: "" },
	]) {
		expect(readAuthConfig(env)).toEqual({
			firebase: expect.objectContaining({ projectId: "demo-site" }),
			emulator: "http://127.0.0.1:9099",
			signUp: "check",
			plainErrors: false,
		});
	}
	// Only an origin may be in a policy.
	const elsewhere = readAuthConfig({ VITE_AUTH_EMULATOR: "http://127.0.0.1:4399/" });
	expect(elsewhere.emulator).toBe("http://127.0.0.1:4399");
});

test("uses a real project's settings as given, without the emulator", () => {
	const env = {
		VITE_FIREBASE_API_KEY: "key",
		VITE_FIREBASE_AUTH_DOMAIN: "shop.firebaseapp.com",
		VITE_FIREBASE_PROJECT_ID: "shop",
		VITE_FIREBASE_APP_ID: "1:2:web:3",
		VITE_FIREBASE_STORAGE_BUCKET: "shop.appspot.com",
		VITE_FIREBASE_MESSAGING_SENDER_ID: "2",
		VITE_AUTH_EMULATOR: "http://127.0.0.1:4399",
		VITE_SIGN_UP: "provider",
		VITE_PLAIN_ERRORS: "on",
	};
	const firebase = {
		apiKey: "key",
		authDomain: "shop.firebaseapp.com",
		projectId: "shop",
		appId: "1:2:web:3",
		storageBucket: "shop.appspot.com",
		messagingSenderId: "2",
	};
	const chosen = { emulator: null, signUp: "provider", plainErrors: true };
	// A measurement id that isn't set is left out: it would start analytics.
	expect(readAuthConfig(env)).toEqual({ ...chosen, firebase });
	const measured = readAuthConfig({ ...env, VITE_FIREBASE_MEASUREMENT_ID: "G-1" });
	expect(measured.firebase).toEqual({ ...firebase, measurementId: "G-1" });
});
