import { expect, test } from "vitest";
import { readAuthConfig } from "#src/auth/config.ts";

const real = {
	VITE_FIREBASE_API_KEY: "key",
	VITE_FIREBASE_AUTH_DOMAIN: "shop.firebaseapp.com",
	VITE_FIREBASE_PROJECT_ID: "shop",
	VITE_FIREBASE_APP_ID: "1:2:web:3",
};

test("with nothing set, uses the emulator with a demo project, and sign-up only checks the form", () => {
	expect(readAuthConfig({ MODE: "production", DEV: false })).toEqual({
		firebase: expect.objectContaining({ projectId: "demo-site" }),
		emulator: "http://127.0.0.1:9099",
		signUp: "check",
		plainErrors: false,
	});
});

test("treats empty and blank settings as not set", () => {
	expect(readAuthConfig({ VITE_FIREBASE_API_KEY: "", VITE_FIREBASE_APP_ID: "  " }).emulator).toBe(
		"http://127.0.0.1:9099",
	);
});

test("the emulator's address can be set, and is reduced to its origin", () => {
	expect(readAuthConfig({ VITE_AUTH_EMULATOR: "http://127.0.0.1:4399/" }).emulator).toBe(
		"http://127.0.0.1:4399",
	);
});

test("uses a real project's settings as given, without the emulator", () => {
	expect(readAuthConfig({ ...real, VITE_AUTH_EMULATOR: "http://127.0.0.1:4399" })).toEqual({
		firebase: {
			apiKey: "key",
			authDomain: "shop.firebaseapp.com",
			projectId: "shop",
			appId: "1:2:web:3",
		},
		emulator: null,
		signUp: "check",
		plainErrors: false,
	});
});

test("passes optional settings on", () => {
	const config = readAuthConfig({
		...real,
		VITE_FIREBASE_STORAGE_BUCKET: "shop.appspot.com",
		VITE_FIREBASE_MESSAGING_SENDER_ID: "2",
		VITE_FIREBASE_MEASUREMENT_ID: "G-1",
		VITE_SIGN_UP: "provider",
	});
	expect(config.firebase).toMatchObject({
		storageBucket: "shop.appspot.com",
		messagingSenderId: "2",
		measurementId: "G-1",
	});
	expect(config.signUp).toBe("provider");
});

test("plain errors are on or off", () => {
	expect(readAuthConfig({ VITE_PLAIN_ERRORS: "on" }).plainErrors).toBe(true);
	expect(readAuthConfig({ ...real, VITE_PLAIN_ERRORS: "on" }).plainErrors).toBe(true);
	expect(readAuthConfig({ VITE_PLAIN_ERRORS: "off" }).plainErrors).toBe(false);
});
