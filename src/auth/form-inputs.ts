import type { FieldName } from "~/auth/messages";

/** An input of the form by its name, or null in a mode without it. */
export function inputOf(
	form: HTMLFormElement,
	name: FieldName | "full-name",
): HTMLInputElement | null {
	const element = form.elements.namedItem(name);
	return element instanceof HTMLInputElement ? element : null;
}
