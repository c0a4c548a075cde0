import { useCallback, useRef } from "react";

interface Draft {
	value: string;
	/** Whether it had the focus when it was removed. */
	focused: boolean;
}

/** The fields whose text is still there when a visitor comes back to the page. Never passwords. */
const keptFields = ["email", "full-name"];

/** The drafts of those fields, kept until the document is unloaded. */
const kept = new Map<string, Draft>();

/** Deletes the drafts on sign-out, because someone else may use the browser next. */
export function forgetDrafts(): void {
	kept.clear();
}

/**
 * Keeps what was typed into a field while the field is not shown, and hands it to the next input
 * of the same name. Give the function to each input as its `ref`; passwords live in memory as long
 * as the component.
 */
export function useDrafts(): (input: HTMLInputElement | null) => (() => void) | undefined {
	const drafts = useRef(new Map<string, Draft>());
	return useCallback((input) => {
		if (!input) return undefined;
		const memory = keptFields.includes(input.name) ? kept : drafts.current;
		const draft = memory.get(input.name);
		// Set the property, because an attribute would write the password into the DOM.
		if (draft?.value) input.value = draft.value;
		if (draft?.focused) input.focus();
		return () => {
			const focused = document.activeElement === input;
			memory.set(input.name, { value: input.value, focused });
		};
	}, []);
}
