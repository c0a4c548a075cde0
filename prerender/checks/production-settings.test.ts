import { expect, test } from "vitest";
import { readProductionSettings } from "./production-settings";

const good = {
	VITE_FIREBASE_AUTH_DOMAIN: "auth.shop-online.co.nz",
	VITE_FIREBASE_PROJECT_ID: "shop-online",
	VITE_FIREBASE_STORAGE_BUCKET: "shop-online.firebasestorage.app",
	VITE_FIREBASE_MEASUREMENT_ID: "G-ABC123",
	VITE_SIGN_UP: "provider",
	VITE_VERIFICATION_EMAIL: "on",
	VITE_BOT_PROTECTION: "on",
	VITE_REPORTS_ADDRESS: "https://reports.shop.co.nz/site",
	VITE_SITE_ADDRESS: "https://preview.shop.co.nz",
};

test("nothing set: no reports, no bot protection", () => {
	expect(readProductionSettings({ MODE: "production" })).toEqual({
		reports: null,
		botProtection: false,
	});
});

test("valid settings are accepted", () => {
	expect(readProductionSettings(good)).toEqual({
		reports: "https://reports.shop.co.nz/site",
		botProtection: true,
	});
});

// Each would end up in a header, a URL or a command.
test.each([
	["VITE_FIREBASE_AUTH_DOMAIN", "shop.web.app; script-src *"],
	["VITE_FIREBASE_AUTH_DOMAIN", "https://shop.web.app"],
	["VITE_FIREBASE_AUTH_DOMAIN", "shop"],
	["VITE_FIREBASE_AUTH_DOMAIN", "-shop.web.app"],
	["VITE_FIREBASE_AUTH_DOMAIN", "*.web.app"],
	["VITE_FIREBASE_PROJECT_ID", "shop"],
	["VITE_FIREBASE_PROJECT_ID", "Shop-Online"],
	["VITE_FIREBASE_PROJECT_ID", "shop-online --force"],
	["VITE_FIREBASE_STORAGE_BUCKET", "gs://shop"],
	["VITE_FIREBASE_MEASUREMENT_ID", "UA-12345"],
	["VITE_BOT_PROTECTION", "yes"],
	["VITE_VERIFICATION_EMAIL", "true"],
	["VITE_SAMPLE_PROOF", "yes"],
	["VITE_SITE_ADDRESS", "http://kowhai.co.nz"],
	["VITE_SITE_ADDRESS", "https://kowhai.co.nz/"],
	["VITE_SITE_ADDRESS", "http://127.0.0.1:3000/x"],
	["VITE_REPORTS_ADDRESS", "http://reports.shop.co.nz/site"],
	["VITE_REPORTS_ADDRESS", 'https://reports.shop.co.nz/"; other="https://evil.example'],
	["VITE_REPORTS_ADDRESS", "https://reports.shop.co.nz/site; script-src *"],
])("%s as %j is refused, and it alone", (name, value) => {
	expect(() => readProductionSettings({ ...good, [name]: value })).toThrow(
		`attention.\n- ${name} is "${value}": give `,
	);
});

test.each([
	["VITE_SIGN_UP", "provider "],
	["VITE_FIREBASE_MEASUREMENT_ID", "\n"],
])("%s as %j is refused for its space", (name, value) => {
	expect(() => readProductionSettings({ ...good, [name]: value })).toThrow(
		`${name} begins or ends with a space`,
	);
});

test("a verification email without accounts is refused", () => {
	expect(() => readProductionSettings({ ...good, VITE_SIGN_UP: "" })).toThrow(
		"set VITE_SIGN_UP to provider",
	);
});

test("the samples of proof are refused in a build that could be published", () => {
	const emulator = { VITE_SAMPLE_PROOF: "on", VITE_AUTH_EMULATOR: "http://127.0.0.1:9099" };
	expect(() => readProductionSettings(emulator)).not.toThrow();
	for (const env of [{ VITE_SAMPLE_PROOF: "on" }, { ...good, ...emulator }]) {
		expect(() => readProductionSettings(env)).toThrow("that are made up");
	}
});
