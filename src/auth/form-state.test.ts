import { expect, test } from "vitest";
import { type FormEvent, formReducer, initialFormState } from "#src/auth/form-state.ts";

const after = (...events: FormEvent[]) => events.reduce(formReducer, initialFormState);
const failed: FormEvent = { type: "said", message: { kind: "error", text: "No" } };
const asked: FormEvent = { type: "asked", action: "google" };
const switched: FormEvent = { type: "switched", mode: "sign-up" };

test("a request clears the message and is pending until it is answered or given up", () => {
	expect(after(failed, asked)).toMatchObject({ pending: "google", message: null });
	expect(after(asked, { type: "cleared" })).toMatchObject({ pending: null, message: null });
	expect(after(asked, failed)).toMatchObject({ pending: null, message: { text: "No" } });
});

test("the same text shown twice makes two messages", () => {
	expect(after(failed, failed).message?.id).not.toBe(after(failed).message?.id);
});

test("switching mode clears the message, except one that comes with the switch, once", () => {
	expect(after(failed, asked, switched)).toEqual({ ...initialFormState, mode: "sign-up" });
	const arrived = after(switched, { type: "switched", mode: "sign-in", text: "Made" });
	expect(arrived).toMatchObject({ mode: "sign-in", message: { kind: "success", text: "Made" } });
	expect(formReducer(arrived, switched).message).toBeNull();
});
