import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./security-policy";

const env = {
	VITE_FIREBASE_AUTH_DOMAIN: "shop.firebaseapp.com",
	VITE_FIREBASE_PROJECT_ID: "shop-online",
	VITE_FIREBASE_MEASUREMENT_ID: "G-ABC123",
	VITE_BOT_PROTECTION: "on",
};
const policy = (path: string, changes = {}) =>
	contentSecurityPolicy(
		path,
		{ inlineScripts: ["script"], inlineStyles: "styles" },
		{ ...env, ...changes },
	);

// The site tests check the policies of real builds, none of which has bot protection.
test("bot protection lets reCAPTCHA through on the sign-in page alone", () => {
	const signIn = policy("/get-started");
	expect(signIn).toMatch(/script-src [^;]* https:\/\/www\.google\.com\/recaptcha\//);
	expect(signIn).toMatch(/script-src [^;]* https:\/\/www\.gstatic\.com\/recaptcha\//);
	expect(signIn).toMatch(
		/frame-src https:\/\/shop\.firebaseapp\.com https:\/\/www\.google\.com\/recaptcha\//,
	);
	expect(signIn).toMatch(/connect-src [^;]* https:\/\/content-firebaseappcheck\.googleapis\.com/);
	// reCAPTCHA turns strings into code, under a policy that isn't documented.
	expect(signIn).not.toContain("trusted-types");
	expect(signIn).not.toMatch(/unsafe|\*/);

	const elsewhere = policy("/contact");
	expect(elsewhere).not.toMatch(/google\.com|gstatic\.com\/recaptcha|appcheck|googletagmanager/);
	expect(elsewhere).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
	expect(policy("/get-started", { VITE_BOT_PROTECTION: "" })).toContain(
		"require-trusted-types-for 'script'; trusted-types default firebase-js-sdk-policy",
	);
});
