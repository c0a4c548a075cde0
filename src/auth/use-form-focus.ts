import { type RefObject, useEffect, useRef } from "react";
import { type Message, messageId } from "#src/auth/form-state.ts";
import type { FieldName } from "#src/auth/messages.ts";

interface FormFocusOptions {
	/** Gets the focus while the button that had it is disabled. */
	cardRef: RefObject<HTMLElement | null>;
	formRef: RefObject<HTMLFormElement | null>;
	pending: boolean;
	message: Message | null;
}

/**
 * Moves the focus after a request, unless the visitor has moved it meanwhile. If the message belongs to a
 * field, that field gets the focus. Otherwise it returns to the control that was used: a button lost it by
 * being disabled, a field to "Cancel", which is gone. "Try again" is gone, too: its place is taken by the next
 * one or, without an error, by the form's own button.
 * Returns a function to call before the buttons are disabled.
 */
export function useFormFocus({ cardRef, formRef, pending, message }: FormFocusOptions) {
	const origin = useRef<HTMLElement | null>(null);

	useEffect(() => {
		const form = formRef.current;
		const { current: card } = cardRef;
		if (pending || !form) return;
		const field = message?.field ? inputOf(form, message.field) : null;
		const focused = document.activeElement;
		const lost = focused === card || focused === document.body;
		if (field && (lost || !origin.current || focused === origin.current)) {
			field.focus();
			if (field.type === "password") field.select();
		} else if (lost) {
			const next = form.querySelector<HTMLElement>("[role=alert] button, [type=submit]");
			const back = origin.current?.isConnected === false ? next : origin.current;
			back?.focus({ preventScroll: true });
		}
		origin.current = null;
		if (message) {
			document.getElementById(messageId(message.kind))?.scrollIntoView({ block: "nearest" });
		}
	}, [pending, message, cardRef, formRef]);

	return () => {
		const focused = document.activeElement;
		if (!(focused instanceof HTMLElement && cardRef.current?.contains(focused))) return;
		origin.current = focused;
		if (focused instanceof HTMLButtonElement) cardRef.current.focus({ preventScroll: true });
	};
}

/** Finds an input of the form by name. Null if the current mode doesn't have it. */
export function inputOf(
	form: HTMLFormElement,
	name: FieldName | "full-name",
): HTMLInputElement | null {
	const element = form.elements.namedItem(name);
	return element instanceof HTMLInputElement ? element : null;
}
