import { expect, test } from "vitest";
import { settingProblems } from "./settings-check";

const project = {
	VITE_FIREBASE_API_KEY: "key",
	VITE_FIREBASE_AUTH_DOMAIN: "auth.shop-online.co.nz",
	VITE_FIREBASE_PROJECT_ID: "shop-online",
	VITE_FIREBASE_APP_ID: "1:2:web:3",
};
const good = {
	...project,
	VITE_FIREBASE_STORAGE_BUCKET: "shop-online.firebasestorage.app",
	VITE_FIREBASE_MEASUREMENT_ID: "G-ABC123",
	VITE_SIGN_UP: "provider",
	VITE_PLAIN_ERRORS: "on",
	VITE_VERIFICATION_EMAIL: "on",
	VITE_BOT_PROTECTION: "on",
	VITE_REPORTS_ADDRESS: "https://reports.shop.co.nz/site",
	VITE_SITE_ADDRESS: "https://preview.shop.co.nz",
};

test("no settings and valid ones are accepted", () => {
	expect(settingProblems({ MODE: "production", DEV: false })).toBeNull();
	expect(settingProblems(good)).toBeNull();
	expect(settingProblems({ ...project, VITE_AUTH_EMULATOR: "http://127.0.0.1:4399/" })).toBeNull();
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
	["VITE_AUTH_EMULATOR", "4399"],
	["VITE_AUTH_EMULATOR", "ftp://127.0.0.1"],
	["VITE_AUTH_EMULATOR", "http://127.0.0.1:4399/auth"],
	["VITE_AUTH_EMULATOR", "javascript:alert(1)"],
	["VITE_SIGN_UP", "yes"],
	["VITE_PLAIN_ERRORS", "yes"],
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
	expect(settingProblems({ ...good, [name]: value })).toContain(
		`attention.\n- ${name} is "${value}": give `,
	);
});

test.each([
	["VITE_SIGN_UP", "provider "],
	["VITE_FIREBASE_MEASUREMENT_ID", "\n"],
])("%s as %j is refused for its space", (name, value) => {
	expect(settingProblems({ ...good, [name]: value })).toContain(
		`${name} begins or ends with a space`,
	);
});

test("a verification email without accounts is refused", () => {
	expect(settingProblems({ ...good, VITE_SIGN_UP: "" })).toContain("set VITE_SIGN_UP to provider");
});

test("the samples of proof are refused in a build that could be published", () => {
	const emulator = { VITE_SAMPLE_PROOF: "on", VITE_AUTH_EMULATOR: "http://127.0.0.1:9099" };
	expect(settingProblems(emulator)).toBeNull();
	for (const env of [{ VITE_SAMPLE_PROOF: "on" }, { ...good, ...emulator }]) {
		expect(settingProblems(env)).toContain("that are made up");
	}
});

test.each(Object.keys(project))(
	"names %s, and only it, when it is missing from a real project",
	(name) => {
		const message = settingProblems({ ...project, [name]: " " });
		for (const other of Object.keys(project)) {
			expect(message?.includes(`${other} is missing`), other).toBe(other === name);
		}
	},
);

test("takes an optional setting as a sign that a real project is meant, and reports every problem at once", () => {
	const env = { VITE_FIREBASE_MEASUREMENT_ID: "G-1", VITE_SIGN_UP: "maybe" };
	const message = settingProblems(env);
	for (const name of Object.keys(project)) expect(message).toContain(`${name} is missing`);
	expect(message).toContain('VITE_SIGN_UP is "maybe"');
	expect(message).toContain(".env.example");
});
