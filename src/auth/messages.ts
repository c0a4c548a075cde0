/** The sign-in form's data. The inputs have these names. */
export interface SignInFormData {
	email: string;
	password: string;
	confirmPassword: string;
	/** Not sent anywhere unless the provider makes accounts (specification, section 3). */
	fullName: string;
}

export type FieldName = keyof SignInFormData;

/** Minimum number of characters in a password (specification, section 5). */
export const minimumPasswordLength = 6;

/** The page's own messages. Strings quoted in the specification must match it exactly. */
export const messages = {
	accountCreated: "Account created successfully!",
	resetSent: "Password reset email sent. Please check your inbox.",
	emailFirst: "Please enter your email first",
	passwordsDiffer: "Passwords don't match",
	passwordShort: `Password should be at least ${minimumPasswordLength} characters`,
	passwordHint: `At least ${minimumPasswordLength} characters. A long phrase is safer.`,
	checkingSession: "Checking your session…",
	sessionEnded: "You’ve been signed out because your session has ended. Sign in again.",
	notLoaded: "Sign-in couldn’t be loaded. Check your connection and try again.",
	notSignedOut: "You’re still signed in, because signing out failed. Try again.",
} as const;

/** The provider's codes with words of their own: the specification's table (section 8). */
const specified: ReadonlyMap<string, string> = new Map([
	["auth/email-already-in-use", "Email already in use"],
	["auth/invalid-email", "Invalid email address"],
	["auth/weak-password", messages.passwordShort],
	["auth/user-not-found", "User not found"],
	["auth/wrong-password", "Incorrect password"],
]);

export const networkError = "auth/network-request-failed";

/** In place of the provider's sentences that no visitor understands, with VITE_PLAIN_ERRORS. */
const plain: ReadonlyMap<string, string> = new Map([
	[
		"auth/invalid-credential",
		"Those details don’t match an account here. Check them and try again.",
	],
	["auth/too-many-requests", "There have been too many tries. Wait a few minutes, then try again."],
	[networkError, "We can’t reach the sign-in service. Check your connection and try again."],
]);

/** The codes of errors that belong to a field. */
const fieldCodes: ReadonlyMap<FieldName, RegExp> = new Map([
	["email", /^auth\/(email-already-in-use|(invalid|missing)-email|user-(not-found|disabled))$/],
	["password", /^auth\/(\w+-password|invalid-credential|password-does-not-meet-requirements)$/],
]);

const email = ["email"] as const;
const both = ["email", "password"] as const;

/** What is said while an action is waiting, or if its error has no message, and the fields of its errors. */
export const actions = {
	"sign-in": { waiting: "Signing in…", failed: "Authentication failed", fields: both },
	"sign-up": { waiting: "Creating your account…", failed: "Authentication failed", fields: both },
	google: { waiting: "Waiting for Google…", failed: "Google sign-in failed", fields: [] },
	reset: { waiting: "Sending the email…", failed: "Failed to send reset email", fields: email },
} as const;

export type AuthAction = keyof typeof actions;

/** A text of something thrown, or "" if it has none. */
function textOf(thrown: unknown, name: "code" | "message"): string {
	const text = (thrown as Partial<Record<string, unknown>> | null | undefined)?.[name];
	return typeof text === "string" ? text : "";
}

/** The provider's code of an error, such as "auth/user-disabled", or "" if it has none. */
export const errorCode = (error: unknown): string => textOf(error, "code");

/** The error's message without the SDK's "Firebase:" prefix and "(auth/…)" suffix. */
function ownMessage(error: unknown): string {
	const sentence = textOf(error, "message")
		.replace(/^Firebase:\s*/, "")
		.replace(/\s*\(auth\/[^()]*\)\.?\s*$/, "")
		.trim();
	// The SDK's placeholder for a code that isn't in its error map.
	return sentence === "Error" ? "" : sentence;
}

/** The words for an error of the provider, never empty (section 8). The table holds for sign-in and sign-up. */
export function errorMessage(
	error: unknown,
	action: AuthAction,
	isPlain = import.meta.env.VITE_PLAIN_ERRORS === "on",
): string {
	const code = errorCode(error);
	const { fields, failed } = actions[action];
	const table = fields === both ? specified.get(code) : undefined;
	const simple = isPlain ? plain.get(code) : undefined;
	return table ?? simple ?? (ownMessage(error) || failed);
}

/** The field that an error belongs to, if the action uses that field. */
export function errorField(error: unknown, action: AuthAction): FieldName | null {
	const fields: readonly FieldName[] = actions[action].fields;
	return fields.find((field) => fieldCodes.get(field)?.test(errorCode(error))) ?? null;
}
