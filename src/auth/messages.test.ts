import { FirebaseError } from "firebase/app";
import { AuthErrorCodes } from "firebase/auth";
import { expect, test } from "vitest";
import { type AuthAction, errorField, errorMessage } from "#src/auth/messages.ts";

const fallbacks: [AuthAction, string][] = [
	["sign-in", "Authentication failed"],
	["sign-up", "Authentication failed"],
	["google", "Google sign-in failed"],
	["reset", "Failed to send reset email"],
];

const specified: Record<string, string> = {
	"auth/email-already-in-use": "Email already in use",
	"auth/invalid-email": "Invalid email address",
	"auth/weak-password": "Password should be at least 6 characters",
	"auth/user-not-found": "User not found",
	"auth/wrong-password": "Incorrect password",
};

/** Every code that the SDK documents, so that new ones are tested, too. */
const codes = [...new Set<string>(Object.values(AuthErrorCodes))];

/** An error as the SDK makes it. */
const sdkError = (code: string, sentence = `About ${code}.`) =>
	new FirebaseError(code, `Firebase: ${sentence} (${code}).`);

test("every code has the specification's words or the SDK's own sentence, an unknown one the fallback", () => {
	expect(codes.length).toBeGreaterThan(80);
	for (const [action, fallback] of fallbacks) {
		for (const code of codes) {
			const table = action.startsWith("sign-") ? specified[code] : undefined;
			const message = errorMessage(sdkError(code), action, false);
			expect(message, `${code}, ${action}`).toBe(table ?? `About ${code}.`);
		}
		// The SDK's placeholder for a code that it has no sentence for.
		expect(errorMessage(sdkError("auth/brand-new", "Error"), action)).toBe(fallback);
	}
});

test("plain words take the place of three sentences that no visitor understands", () => {
	const isChanged = (code: string) =>
		errorMessage(sdkError(code), "sign-in", true) !==
		errorMessage(sdkError(code), "sign-in", false);
	expect(codes.filter(isChanged).sort()).toEqual([
		"auth/invalid-credential",
		"auth/network-request-failed",
		"auth/too-many-requests",
	]);
});

test("an error's own message is shown as it is, but for the SDK's prefix and code", () => {
	const own = "Access has been disabled (see help).";
	for (const message of [own, `Firebase: ${own} (auth/too-many-requests).`])
		expect(errorMessage(new Error(message), "sign-in")).toBe(own);
});

test("the action's fallback is shown for what has no message", () => {
	for (const thrown of [undefined, "text", {}, { message: 7 }, { code: 7 }, new Error("")])
		for (const [action, text] of fallbacks) expect(errorMessage(thrown, action)).toBe(text);
});

test("an error is matched to a field only if the action uses that field", () => {
	const expected: [string, AuthAction, string | null][] = [
		["auth/wrong-password", "sign-in", "password"],
		["auth/network-request-failed", "sign-in", null],
		["auth/weak-password", "sign-up", "password"],
		["auth/email-already-in-use", "sign-up", "email"],
		["auth/user-not-found", "reset", "email"],
		["auth/invalid-credential", "reset", null],
		["auth/invalid-credential", "google", null],
	];
	for (const [code, action, field] of expected) expect(errorField({ code }, action)).toBe(field);
});
