import type { FieldName } from "#src/auth/messages.ts";

/** Finds an input of the form by name. Null if the current mode doesn't have it. */
export function inputOf(
	form: HTMLFormElement,
	name: FieldName | "full-name",
): HTMLInputElement | null {
	const element = form.elements.namedItem(name);
	return element instanceof HTMLInputElement ? element : null;
}
