import { FirebaseError } from "firebase/app";
import { AuthErrorCodes, debugErrorMap } from "firebase/auth";
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

/** The SDK's sentences by code, read from the SDK so that new codes are tested, too. */
const sentences = (debugErrorMap as unknown as () => Record<string, string>)();
const codes = [
	...new Set([
		...Object.values<string>(AuthErrorCodes),
		...Object.keys(sentences).map((code) => `auth/${code}`),
	]),
];

/** Builds an error for a code the way the SDK does. */
function sdkError(code: string): FirebaseError {
	const sentence = sentences[code.replace("auth/", "")] || "Error";
	return new FirebaseError(code, `Firebase: ${sentence} (${code}).`);
}

test("every code has the specification's words, the SDK's own sentence, or the fallback", () => {
	expect(codes.length).toBeGreaterThan(100);
	for (const code of [...codes, "auth/brand-new"]) {
		const own = sentences[code.replace("auth/", "")]?.trim();
		for (const [action, fallback] of fallbacks) {
			const message = errorMessage(sdkError(code), action, false);
			const table = action.startsWith("sign-") ? specified[code] : undefined;
			expect(message, `${code}, ${action}`).toBe(table ?? (own || fallback));
			expect(message).not.toMatch(/Firebase:|\(auth\//);
		}
	}
});

test("plain words take the place of three sentences that no visitor understands", () => {
	const plain = codes.filter((code) =>
		fallbacks.every(
			([action]) =>
				errorMessage(sdkError(code), action, true) !== errorMessage(sdkError(code), action, false),
		),
	);
	expect(plain.sort()).toEqual([
		"auth/invalid-credential",
		"auth/network-request-failed",
		"auth/too-many-requests",
	]);
	expect(errorMessage(sdkError("auth/wrong-password"), "sign-in", true)).toBe("Incorrect password");
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
