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
	/** Whether the provider's bot protection may run on the sign-in page. */
	botProtection: boolean;
	/** The URL for reports of errors and violations, or null for none. */
	reports: string | null;
	/** The address of the visitor counter's script, or null for none. */
	counter: string | null;
}

/** Directives of a policy, with their sources. */
type Directives = Readonly<Record<string, readonly string[]>>;

/** The hosts that Firebase's Google Analytics loads from and reports to. */
const analyticsSources: Directives = {
	"script-src": ["https://www.googletagmanager.com"],
	"connect-src": [
		"https://firebase.googleapis.com",
		"https://firebaseinstallations.googleapis.com",
		"https://www.googletagmanager.com",
		"https://www.google-analytics.com",
		"https://region1.google-analytics.com",
	],
	"trusted-types": [gtagPolicy],
};

/** The hosts of reCAPTCHA Enterprise, when Firebase Authentication or App Check uses it. */
const botProtectionSources: Directives = {
	"script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
	"connect-src": [
		"https://www.google.com/recaptcha/",
		"https://content-firebaseappcheck.googleapis.com",
	],
	"frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
};

const originOf = (address: string | null) => (address ? [new URL(address).origin] : []);

/** The directives of every page. What needs a header is in firebase.json. */
function everyPage(input: PolicyInput, signIn: boolean): Directives {
	const counter = signIn ? [] : originOf(input.counter);
	return {
		"default-src": ["'none'"],
		"script-src": ["'self'", ...input.inlineScripts.map(sourceHash), ...counter],
		"style-src": ["'self'", "https://fonts.googleapis.com", sourceHash(input.inlineStyles)],
		"font-src": ["'self'", "https://fonts.gstatic.com"],
		"img-src": ["'self'", ...counter],
		"connect-src": ["'self'", ...originOf(input.reports), ...counter],
		"manifest-src": ["'self'"],
		"worker-src": ["'none'"],
		"base-uri": ["'none'"],
		"form-action": ["'self'"],
		"object-src": ["'none'"],
		// No string can become code, and no script can create a Trusted Types policy that allows it.
		"require-trusted-types-for": ["'script'"],
		"trusted-types": ["'none'"],
	};
}

/** The sources that are added on the sign-in page. */
function signInPage(input: PolicyInput): Directives[] {
	return [
		{
			// The loader of the Google sign-in popup.
			"script-src": ["https://apis.google.com"],
			// The photo of a visitor signed in with Google.
			"img-src": ["https://lh3.googleusercontent.com"],
			"connect-src": [
				"https://identitytoolkit.googleapis.com",
				"https://securetoken.googleapis.com",
				...(input.emulator ? [input.emulator] : []),
			],
			"frame-src": [input.emulator ?? `https://${input.authDomain}`],
			"trusted-types": [loaderPolicy],
		},
		...(input.analytics ? [analyticsSources] : []),
		...(input.botProtection ? [botProtectionSources] : []),
	];
}

/**
 * The content security policy of the sign-in page, or of all others.
 * @param signIn whether it is the sign-in page, which connects to the authentication provider
 */
export function contentSecurityPolicy(input: PolicyInput, signIn: boolean): string {
	const policy: Record<string, readonly string[]> = { ...everyPage(input, signIn) };
	for (const added of signIn ? signInPage(input) : []) {
		for (const [name, sources] of Object.entries(added)) {
			const known = policy[name] ?? [];
			policy[name] = [...known.filter((source) => source !== "'none'"), ...sources];
		}
	}
	// reCAPTCHA creates code from strings, and under a policy that isn't documented.
	if (signIn && input.botProtection) {
		delete policy["require-trusted-types-for"];
		delete policy["trusted-types"];
	}
	return Object.entries(policy)
		.map(([name, sources]) => `${name} ${sources.join(" ")}`)
		.join("; ");
}

/** A source expression of the content security policy for a text (CSP Level 3, section 2.3.1). */
function sourceHash(text: string): string {
	return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
