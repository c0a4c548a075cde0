import { expect, test } from "vitest";
import { contentSecurityPolicy, type PolicyInput } from "./security-policy";

const input: PolicyInput = {
	inlineScripts: ["script"],
	inlineStyles: "styles",
	authDomain: "shop.firebaseapp.com",
	emulator: null,
	analytics: true,
	botProtection: true,
	reports: null,
	counter: null,
};

// The site tests check the policies of real builds, none of which has bot protection.
test("bot protection lets reCAPTCHA through on the sign-in page alone", () => {
	const signIn = contentSecurityPolicy(input, true);
	expect(signIn).toMatch(/script-src [^;]* https:\/\/www\.google\.com\/recaptcha\//);
	expect(signIn).toMatch(/script-src [^;]* https:\/\/www\.gstatic\.com\/recaptcha\//);
	expect(signIn).toMatch(
		/frame-src https:\/\/shop\.firebaseapp\.com https:\/\/www\.google\.com\/recaptcha\//,
	);
	expect(signIn).toMatch(/connect-src [^;]* https:\/\/content-firebaseappcheck\.googleapis\.com/);
	// reCAPTCHA turns strings into code, under a policy that isn't documented.
	expect(signIn).not.toContain("trusted-types");
	expect(signIn).not.toMatch(/unsafe|\*/);

	const elsewhere = contentSecurityPolicy(input, false);
	expect(elsewhere).not.toMatch(/google\.com|gstatic\.com\/recaptcha|appcheck|googletagmanager/);
	expect(elsewhere).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
	expect(contentSecurityPolicy({ ...input, botProtection: false }, true)).toContain(
		"require-trusted-types-for 'script'; trusted-types default firebase-js-sdk-policy",
	);
});
