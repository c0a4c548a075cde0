import { expect, test } from "vitest";
import { readAuthConfig } from "#src/auth/config.ts";

const real = {
	VITE_FIREBASE_API_KEY: "key",
	VITE_FIREBASE_AUTH_DOMAIN: "shop.firebaseapp.com",
	VITE_FIREBASE_PROJECT_ID: "shop",
	VITE_FIREBASE_APP_ID: "1:2:web:3",
};

function problemsOf(env: Record<string, string>): string {
	try {
		readAuthConfig(env);
	} catch (error) {
		return (error as Error).message;
	}
	throw new Error("The settings were accepted.");
}

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

test.each(["4399", "ftp://127.0.0.1", "http://127.0.0.1:4399/auth", "javascript:alert(1)"])(
	"refuses an emulator address that isn't an http origin: %s",
	(address) => {
		expect(problemsOf({ VITE_AUTH_EMULATOR: address })).toContain("VITE_AUTH_EMULATOR");
	},
);

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

test.each(Object.keys(real))(
	"names %s, and only it, when it is missing from a real project",
	(name) => {
		const message = problemsOf({ ...real, [name]: "" });
		for (const other of Object.keys(real)) {
			expect(message.includes(`${other} is missing`), other).toBe(other === name);
		}
		expect(message).toContain(".env.example");
	},
);

test("takes an optional setting as a sign that a real project is meant", () => {
	const message = problemsOf({ VITE_FIREBASE_MEASUREMENT_ID: "G-1" });
	for (const name of Object.keys(real)) expect(message).toContain(`${name} is missing`);
});

test("the error for an unknown sign-up setting lists the two that exist", () => {
	expect(problemsOf({ VITE_SIGN_UP: "yes" })).toMatch(/VITE_SIGN_UP is "yes".*check or provider/);
});

test("plain errors are on, off or refused", () => {
	expect(readAuthConfig({ VITE_PLAIN_ERRORS: "on" }).plainErrors).toBe(true);
	expect(readAuthConfig({ ...real, VITE_PLAIN_ERRORS: "on" }).plainErrors).toBe(true);
	expect(readAuthConfig({ VITE_PLAIN_ERRORS: "off" }).plainErrors).toBe(false);
	expect(problemsOf({ VITE_PLAIN_ERRORS: "yes" })).toMatch(/VITE_PLAIN_ERRORS is "yes".*on or off/);
});

test("reports every problem at once", () => {
	const message = problemsOf({ VITE_FIREBASE_API_KEY: "key", VITE_SIGN_UP: "maybe" });
	expect(message).toContain("VITE_SIGN_UP");
	expect(message).toContain("VITE_FIREBASE_PROJECT_ID");
});
