import type { SessionEnd } from "#src/auth/provider.ts";

/** What the visitor asked the provider to do. */
export type AuthAction = "sign-in" | "sign-up" | "google" | "reset";

/** A form field that an error can belong to, by its name. */
export type FieldName = "email" | "password" | "confirmation";

/** Minimum number of characters in a password (specification, section 5). */
export const minimumPasswordLength = 6;

/** The page's own messages. Strings quoted in the specification must match it exactly. */
export const messages = {
	accountCreated: "Account created successfully!",
	resetSent: "Password reset email sent. Please check your inbox.",
	emailFirst: "Please enter your email first",
	passwordsDiffer: "Passwords don't match",
	passwordHint: `At least ${minimumPasswordLength} characters. A long phrase is safer.`,
	checkingSession: "Checking your session…",
	notLoaded: "Sign-in couldn’t be loaded. Check your connection and try again.",
	notSignedOut: "You’re still signed in, because signing out failed. Try again.",
	notLoadedYet: "Sign-in hasn’t loaded yet. Check your connection.",
} as const;

/** Shown when the provider has ended the session. */
export const endedMessages: Readonly<Record<SessionEnd, string>> = {
	disabled: "You’ve been signed out because this account has been disabled.",
	expired: "You’ve been signed out because your session has expired or was revoked. Sign in again.",
};

/** Shown while waiting for the provider: at first, and once it takes long. */
export const waitingMessages: Readonly<Record<AuthAction, { now: string; slow: string }>> = {
	"sign-in": {
		now: "Signing in…",
		slow: "Still trying to sign you in. The connection seems slow.",
	},
	"sign-up": {
		now: "Creating your account…",
		slow: "Still trying to create your account. The connection seems slow.",
	},
	reset: {
		now: "Sending the email…",
		slow: "Still trying to send the email. The connection seems slow.",
	},
	google: {
		now: "Waiting for the Google window…",
		slow: "Still waiting for the Google window. If you’ve closed it, cancel here.",
	},
};

interface KnownError {
	/** The specification's text (section 8). Without it, the error's own message is shown. */
	text?: string;
	/** Replaces the error's own message, which no visitor understands, if VITE_PLAIN_ERRORS is on. */
	plain?: string;
	/** The same where no password was asked for, so that none can be wrong or help to be reset. */
	plainWithoutPassword?: string;
	/** The field that the error belongs to. */
	field?: FieldName;
}

/** What to show for each of the provider's error codes. An unlisted code belongs to no field. */
const knownErrors: ReadonlyMap<string, KnownError> = new Map(
	Object.entries({
		"auth/email-already-in-use": { text: "Email already in use", field: "email" },
		"auth/invalid-email": { text: "Invalid email address", field: "email" },
		"auth/weak-password": {
			text: `Password should be at least ${minimumPasswordLength} characters`,
			field: "password",
		},
		"auth/user-not-found": { text: "User not found", field: "email" },
		"auth/wrong-password": { text: "Incorrect password", field: "password" },
		"auth/invalid-credential": {
			plain:
				"That email and password don’t match an account here. Check both, or reset your password.",
			plainWithoutPassword: "Google sign-in didn’t go through. Please try again.",
			field: "password",
		},
		"auth/missing-password": { field: "password" },
		"auth/password-does-not-meet-requirements": { field: "password" },
		"auth/missing-email": { field: "email" },
		"auth/user-disabled": { field: "email" },
		"auth/network-request-failed": {
			plain: "We can’t reach the sign-in service. Check your connection and try again.",
		},
		"auth/too-many-requests": {
			plain: "There have been too many tries. Wait a few minutes, or reset your password.",
			plainWithoutPassword: "There have been too many tries. Wait a few minutes, then try again.",
		},
	}),
);

/** Shown if the error has no message. */
const fallbacks: Readonly<Record<AuthAction, string>> = {
	"sign-in": "Authentication failed",
	"sign-up": "Authentication failed",
	google: "Google sign-in failed",
	reset: "Failed to send reset email",
};

/** The provider's code of an error, such as "auth/user-disabled", or "" if it has none. */
export function errorCode(error: unknown): string {
	const code = (error as { code?: unknown } | null | undefined)?.code;
	return typeof code === "string" ? code : "";
}

const known = (error: unknown): KnownError => knownErrors.get(errorCode(error)) ?? {};

/** The error's message without the SDK's "Firebase:" prefix and "(auth/…)" suffix. */
function ownMessage(error: unknown): string {
	const message = (error as { message?: unknown } | null | undefined)?.message;
	if (typeof message !== "string") return "";
	const sentence = message
		.replace(/^Firebase:\s*/, "")
		.replace(/\s*\(auth\/[^()]*\)\.?\s*$/, "")
		.trim();
	// The SDK's placeholder for a code that isn't in its error map.
	return sentence === "Error" ? "" : sentence;
}

/**
 * The words for an error of the provider, never empty. The table holds for sign-in and sign-up;
 * a Google or reset failure shows the error's own message or its fallback (section 8).
 * @param isPlain whether plain words replace the provider's hard ones
 */
export function errorMessage(
	error: unknown,
	action: AuthAction,
	isPlain = import.meta.env.VITE_PLAIN_ERRORS === "on",
): string {
	const { text, plain, plainWithoutPassword } = known(error);
	const ofForm = action === "sign-in" || action === "sign-up";
	const simple = ofForm ? plain : (plainWithoutPassword ?? plain);
	return (ofForm && text) || (isPlain && simple) || ownMessage(error) || fallbacks[action];
}

/** The field that an error belongs to, if the action uses that field. */
export function errorField(error: unknown, action: AuthAction): FieldName | null {
	const field = known(error).field ?? null;
	if (action === "google") return null;
	return action === "reset" && field !== "email" ? null : field;
}
