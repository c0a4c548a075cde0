import { expect, test } from "vitest";
import { type FormEvent, formReducer, initialFormState } from "#src/auth/form-state.ts";
import type { AuthAction } from "#src/auth/messages.ts";

const after = (...events: FormEvent[]) => events.reduce(formReducer, initialFormState);
const failed = { type: "failed", text: "No" } as const;
const switched = { type: "mode-changed", mode: "sign-up" } as const;

test("a request clears the message and is pending until it is answered or given up", () => {
	const asked = { type: "asked", action: "google" } as const;
	expect(after(failed, asked)).toMatchObject({ pending: "google", message: null });
	expect(after(asked, { type: "given-up" })).toMatchObject({ pending: null, message: null });
	for (const answer of [failed, { type: "succeeded", text: "Sent" } as const])
		expect(after(asked, answer).pending).toBeNull();
});

test("the same text shown twice makes two messages", () => {
	expect(after(failed, failed).message?.id).not.toBe(after(failed).message?.id);
});

test("switching mode clears the message, except one that was written for the new mode, once", () => {
	expect(after(failed, switched).message).toBeNull();
	expect(after({ type: "succeeded", text: "Sent" }, switched).message).toBeNull();
	const created: FormEvent = { type: "succeeded", text: "Made", mode: "sign-in" };
	const arrived = after(created, { type: "mode-changed", mode: "sign-in" });
	expect(arrived.message?.text).toBe("Made");
	expect(formReducer(arrived, switched).message).toBeNull();
});

test("switching mode gives up waiting, except for an account that may be made already", () => {
	const left = (action: AuthAction) => after({ type: "asked", action }, switched).pending;
	expect(left("sign-up")).toBe("sign-up");
	for (const action of ["sign-in", "google", "reset"] as const) expect(left(action)).toBeNull();
});
