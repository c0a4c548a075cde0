import { createHash } from "node:crypto";
import { gtagPolicy, loaderPolicy } from "#src/auth/trusted-types.ts";

/** What a page's content security policy depends on. */
export interface PolicyInput {
	/** The texts of the inline scripts and of the inline styles, the same on all pages. */
	inlineScripts: readonly string[];
	inlineStyles: string;
	/** The host of the Firebase project's sign-in pages: Google's popup and its helper iframe. */
	authDomain: string;
	/** The auth emulator's origin, or null for a real Firebase project. */
	emulator: string | null;
	/** Whether the sign-in page asks visitors for consent to Google Analytics. */
	analytics: boolean;
	/** Whether the provider's bot protection, reCAPTCHA Enterprise, may run on the sign-in page. */
	botProtection: boolean;
	/** The URL for reports of errors and violations, and of the visitor counter's script. Null for none. */
	reports: string | null;
	counter: string | null;
}

const recaptcha = "https://www.google.com/recaptcha/";

/** A source expression for a text (CSP Level 3, section 2.3.1). */
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The content security policy of the sign-in page, or of all others.
 * @param signIn whether it is the sign-in page, which connects to the authentication provider
 */
export function contentSecurityPolicy(input: PolicyInput, signIn: boolean): string {
	const when = (holds: boolean, ...sources: string[]) => (holds ? sources : []);
	const originOf = (address: string | null) => (address ? [new URL(address).origin] : []);
	const analytics = signIn && input.analytics;
	const botProtection = signIn && input.botProtection;
	const counter = signIn ? [] : originOf(input.counter);
	const loaders = [loaderPolicy, ...when(analytics, gtagPolicy)];
	const policy: Record<string, readonly string[]> = {
		"default-src": ["'none'"],
		"script-src": [
			"'self'",
			...input.inlineScripts.map(hashOf),
			...counter,
			// The loader of the Google sign-in popup.
			...when(signIn, "https://apis.google.com"),
			...when(analytics, "https://www.googletagmanager.com"),
			...when(botProtection, recaptcha, "https://www.gstatic.com/recaptcha/"),
		],
		"style-src": ["'self'", "https://fonts.googleapis.com", hashOf(input.inlineStyles)],
		"font-src": ["'self'", "https://fonts.gstatic.com"],
		// The photo of a visitor signed in with Google.
		"img-src": ["'self'", ...counter, ...when(signIn, "https://lh3.googleusercontent.com")],
		"connect-src": [
			"'self'",
			...originOf(input.reports),
			...counter,
			...when(
				signIn,
				"https://identitytoolkit.googleapis.com",
				"https://securetoken.googleapis.com",
				...(input.emulator ? [input.emulator] : []),
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
			...when(signIn, input.emulator ?? `https://${input.authDomain}`),
			...when(botProtection, recaptcha, "https://recaptcha.google.com/recaptcha/"),
		],
	};
	return Object.entries(policy)
		.filter(([, sources]) => sources.length > 0)
		.map(([name, sources]) => `${name} ${sources.join(" ")}`)
		.join("; ");
}
