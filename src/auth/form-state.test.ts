import { expect, test } from "vitest";
import { type FormEvent, formReducer, initialFormState } from "#src/auth/form-state.ts";
import type { AuthAction } from "#src/auth/messages.ts";

function after(...events: FormEvent[]) {
	return events.reduce(formReducer, initialFormState);
}

test("a new request clears the message and is marked as pending", () => {
	const state = after({ type: "failed", text: "No" }, { type: "asked", action: "sign-in" });
	expect(state).toMatchObject({ pending: "sign-in", message: null });
});

test("an answer or giving up clears the pending request", () => {
	expect(
		after({ type: "asked", action: "google" }, { type: "failed", text: "No" }).pending,
	).toBeNull();
	expect(
		after({ type: "asked", action: "reset" }, { type: "succeeded", text: "Sent" }).pending,
	).toBeNull();
	expect(after({ type: "asked", action: "google" }, { type: "given-up" })).toMatchObject({
		pending: null,
		message: null,
	});
});

test("the same text shown twice makes two messages", () => {
	const once = after({ type: "failed", text: "No" });
	expect(formReducer(once, { type: "failed", text: "No" }).message?.id).not.toBe(once.message?.id);
});

test.each(["failed", "succeeded"] as const)(
	"switching mode clears the message after: %s",
	(type) => {
		expect(
			after({ type, text: "Words" }, { type: "mode-changed", mode: "sign-up" }).message,
		).toBeNull();
	},
);

test("a message written for the new mode survives one switch of mode", () => {
	const created: FormEvent = { type: "succeeded", text: "Made", mode: "sign-in" };
	const arrived = after(created, { type: "mode-changed", mode: "sign-in" });
	expect(arrived.message?.text).toBe("Made");
	expect(formReducer(arrived, { type: "mode-changed", mode: "sign-up" }).message).toBeNull();
});

test("switching mode gives up waiting, except for an account that may be made already", () => {
	const switched = (action: AuthAction) =>
		after({ type: "asked", action }, { type: "mode-changed", mode: "sign-in" }).pending;
	expect(switched("sign-up")).toBe("sign-up");
	for (const action of ["sign-in", "google", "reset"] as const) expect(switched(action)).toBeNull();
});
