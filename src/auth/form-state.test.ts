import { expect, test } from "vitest";
import { type FormEvent, formReducer, initialFormState } from "~/auth/form-state";

function after(...events: FormEvent[]) {
	return events.reduce(formReducer, initialFormState);
}

test("asking clears the message and marks what is pending", () => {
	const state = after({ type: "failed", text: "No" }, { type: "asked", action: "sign-in" });
	expect(state).toMatchObject({ pending: "sign-in", message: null });
});

test("an answer ends the waiting", () => {
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

test("the same words said twice are two messages", () => {
	const once = after({ type: "failed", text: "No" });
	expect(formReducer(once, { type: "failed", text: "No" }).message?.id).not.toBe(once.message?.id);
});

test.each(["failed", "succeeded"] as const)("switching mode clears a message that %s", (type) => {
	expect(
		after({ type, text: "Words" }, { type: "mode-changed", mode: "sign-up" }).message,
	).toBeNull();
});

test("switching mode keeps the message that was written for the mode, until the next switch", () => {
	const created: FormEvent = { type: "succeeded", text: "Made", mode: "sign-in" };
	const arrived = after(created, { type: "mode-changed", mode: "sign-in" });
	expect(arrived.message?.text).toBe("Made");
	expect(formReducer(arrived, { type: "mode-changed", mode: "sign-up" }).message).toBeNull();
});

test("switching mode while the provider is asked does not let a second request start", () => {
	const state = after(
		{ type: "asked", action: "sign-up" },
		{ type: "mode-changed", mode: "sign-in" },
	);
	expect(state.pending).toBe("sign-up");
});
