import { FirebaseError } from "firebase/app";
import { AuthErrorCodes, debugErrorMap } from "firebase/auth";
import { expect, test } from "vitest";
import { type AuthAction, errorField, errorMessage } from "#src/auth/messages.ts";
import { hostilePairs } from "../../tests/shared/hostile-strings";

const actions: readonly AuthAction[] = ["sign-in", "sign-up", "google", "reset"];

const fallback: Record<AuthAction, string> = {
	"sign-in": "Authentication failed",
	"sign-up": "Authentication failed",
	google: "Google sign-in failed",
	reset: "Failed to send reset email",
};

const specified: Record<string, string> = {
	"auth/email-already-in-use": "Email already in use",
	"auth/invalid-email": "Invalid email address",
	"auth/weak-password": "Password should be at least 6 characters",
	"auth/user-not-found": "User not found",
	"auth/wrong-password": "Incorrect password",
};

/** The SDK's messages by code, read from the SDK so that new codes are tested too. */
const sentences = (debugErrorMap as unknown as () => Record<string, string>)();
const codes = [
	...new Set([
		...Object.keys(specified),
		...Object.values<string>(AuthErrorCodes),
		...Object.keys(sentences).map((code) => `auth/${code}`),
	]),
];

/** Builds an error for a code the way the SDK does. */
function sdkError(code: string): FirebaseError {
	const sentence = sentences[code.replace("auth/", "")] || "Error";
	return new FirebaseError(code, `Firebase: ${sentence} (${code}).`);
}

test.each(codes)("%s", (code) => {
	const own = sentences[code.replace("auth/", "")];
	for (const action of actions) {
		const message = errorMessage(sdkError(code), action);
		const table = action === "sign-in" || action === "sign-up" ? specified[code] : undefined;
		expect(message, action).toBe(table ?? (own || fallback[action]));
		expect(message, action).not.toMatch(/Firebase:|\(auth\//);
		expect(message.trim(), action).not.toBe("");
	}
});

test("plain words take the place of the sentences that no visitor understands, and of no others", () => {
	const plain = [
		"auth/invalid-credential",
		"auth/network-request-failed",
		"auth/too-many-requests",
	];
	for (const code of codes) {
		for (const action of actions) {
			const message = errorMessage(sdkError(code), action, true);
			const off = errorMessage(sdkError(code), action);
			if (plain.includes(code)) expect(message, code).not.toBe(off);
			else expect(message, code).toBe(off);
		}
	}
	expect(errorMessage(sdkError("auth/invalid-credential"), "sign-in", true)).toMatch(/password/);
	// Where no password was asked for, none can be wrong or help to be reset.
	for (const action of ["google", "reset"] as const) {
		for (const code of ["auth/invalid-credential", "auth/too-many-requests"]) {
			expect(errorMessage(sdkError(code), action, true), code).not.toMatch(/password/);
		}
	}
});

test("an error's own message is shown as it is, but for the SDK's prefix and code", () => {
	const own = "Access has been disabled (see help).";
	for (const message of [own, `Firebase: ${own} (auth/too-many-requests).`])
		expect(errorMessage(new Error(message), "sign-in")).toBe(own);
});

test.each([
	undefined,
	null,
	"text",
	42,
	{},
	{ message: 7 },
	{ code: 7 },
	new Error(""),
	// A code that this version of the SDK doesn't know.
	new FirebaseError("auth/brand-new", "Firebase: Error (auth/brand-new)."),
])("shows the action's fallback for what has no message: %j", (thrown) => {
	for (const action of actions) expect(errorMessage(thrown, action)).toBe(fallback[action]);
});

test("thousands of hostile codes and messages are shown as text and matched to no field", () => {
	const wrong: string[] = [];
	for (const text of hostilePairs) {
		for (const action of actions) {
			const shown = errorMessage({ code: text, message: `Firebase: ${text} (auth/x).` }, action);
			// Either part of the same text or, if nothing is left of it, the fallback.
			const asMeant = shown === fallback[action] || (shown !== "" && text.includes(shown));
			const field =
				errorField({ code: text }, action) ?? errorField({ code: `auth/${text}` }, action);
			if (!asMeant || field) wrong.push(text);
		}
	}
	// Some are enough: there could be four of each.
	expect(wrong.slice(0, 5)).toEqual([]);
	expect(Object.keys(Object.prototype)).toEqual([]);
});

test("an error is matched to a field only if the action uses that field", () => {
	expect(errorField(sdkError("auth/wrong-password"), "sign-in")).toBe("password");
	expect(errorField(sdkError("auth/email-already-in-use"), "sign-up")).toBe("email");
	expect(errorField(sdkError("auth/user-not-found"), "reset")).toBe("email");
	expect(errorField(sdkError("auth/invalid-credential"), "google")).toBeNull();
	expect(errorField(sdkError("auth/invalid-credential"), "reset")).toBeNull();
	expect(errorField(sdkError("auth/network-request-failed"), "sign-in")).toBeNull();
});
