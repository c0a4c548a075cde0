import { createHash } from "node:crypto";
import { readAuthConfig } from "#src/auth/config.ts";
import { gtagPolicy, loaderPolicy } from "#src/auth/trusted-types.ts";
import { signInPath } from "#src/paths.ts";

const recaptcha = "https://www.google.com/recaptcha/";

/** A source expression for a text (CSP Level 3, section 2.3.1). */
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const originOf = (address: unknown) => (address ? [new URL(String(address)).origin] : []);
const when = (holds: boolean, ...sources: string[]) => (holds ? sources : []);

/**
 * The content security policy of a page.
 * @param inline the texts of the inline styles and scripts, the same on all pages
 * @param env the settings, which the build has checked
 */
export function contentSecurityPolicy(
	path: string,
	inline: { inlineStyles: string; inlineScripts: readonly string[] },
	env: Readonly<Record<string, unknown>>,
): string {
	const { firebase, emulator } = readAuthConfig(env);
	// Only this page connects to the authentication provider.
	const signIn = path === signInPath;
	const analytics = signIn && firebase.measurementId !== "";
	const botProtection = signIn && env.VITE_BOT_PROTECTION === "on";
	const counter = signIn ? [] : originOf(env.VITE_COUNTER);
	const loaders = [loaderPolicy, ...when(analytics, gtagPolicy)];
	const policy: Record<string, readonly string[]> = {
		"default-src": ["'none'"],
		"script-src": [
			"'self'",
			...inline.inlineScripts.map(hashOf),
			...counter,
			// The loader of the Google sign-in popup.
			...when(signIn, "https://apis.google.com"),
			...when(analytics, "https://www.googletagmanager.com"),
			...when(botProtection, recaptcha, "https://www.gstatic.com/recaptcha/"),
		],
		"style-src": ["'self'", "https://fonts.googleapis.com", hashOf(inline.inlineStyles)],
		"font-src": ["'self'", "https://fonts.gstatic.com"],
		// The photo of a visitor signed in with Google.
		"img-src": ["'self'", ...counter, ...when(signIn, "https://lh3.googleusercontent.com")],
		"connect-src": [
			"'self'",
			...originOf(env.VITE_REPORTS_ADDRESS),
			...counter,
			...when(
				signIn,
				"https://identitytoolkit.googleapis.com",
				"https://securetoken.googleapis.com",
				...originOf(emulator),
			),
			...when(
				analytics,
				"https://firebase.googleapis.com",
				"https://firebaseinstallations.googleapis.com",
				"https://www.googletagmanager.com",
				"https://www.google-analytics.com",
				"https://region1.google-analytics.com",
			),
			...when(botProtection, recaptcha, "https://content-firebaseappcheck.googleapis.com"),
		],
		"manifest-src": ["'self'"],
		"worker-src": ["'none'"],
		"base-uri": ["'none'"],
		"form-action": ["'self'"],
		"object-src": ["'none'"],
		// No string can become code, and no script can create a Trusted Types policy that allows it. But reCAPTCHA
		// creates code from strings, and under a policy that isn't documented.
		"require-trusted-types-for": when(!botProtection, "'script'"),
		"trusted-types": when(!botProtection, ...(signIn ? loaders : ["'none'"])),
		"frame-src": [
			...when(signIn, emulator ?? `https://${firebase.authDomain}`),
			...when(botProtection, recaptcha, "https://recaptcha.google.com/recaptcha/"),
		],
	};
	return Object.entries(policy)
		.filter(([, sources]) => sources.length > 0)
		.map(([name, sources]) => `${name} ${sources.join(" ")}`)
		.join("; ");
}
