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
 * Moves the focus after a request. If the message belongs to a field, that field gets the focus.
 * Otherwise it returns to the button that was used, which lost it by being disabled. "Try again" is gone
 * by then: its place is taken by the next one or, without an error, by the form's own button.
 * Returns a function to call before the buttons are disabled.
 */
export function useFormFocus({ cardRef, formRef, pending, message }: FormFocusOptions) {
	const origin = useRef<HTMLElement | null>(null);

	useEffect(() => {
		const form = formRef.current;
		const { current: card } = cardRef;
		if (pending || !form) return;
		const field = message?.field ? inputOf(form, message.field) : null;
		if (field) {
			field.focus();
			if (field.type === "password") field.select();
		} else if (document.activeElement === card || document.activeElement === document.body) {
			const next = form.querySelector<HTMLElement>("[role=alert] button, [type=submit]");
			const button = origin.current?.isConnected === false ? next : origin.current;
			button?.focus({ preventScroll: true });
		}
		origin.current = null;
		if (message) {
			document.getElementById(messageId(message.kind))?.scrollIntoView({ block: "nearest" });
		}
	}, [pending, message, cardRef, formRef]);

	return () => {
		const focused = document.activeElement;
		if (focused instanceof HTMLButtonElement && cardRef.current?.contains(focused)) {
			origin.current = focused;
			cardRef.current.focus({ preventScroll: true });
		}
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
