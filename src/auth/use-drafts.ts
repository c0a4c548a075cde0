import { useCallback, useRef } from "react";

interface Draft {
	value: string;
	/** Whether the visitor was typing in it as it left. */
	focused: boolean;
}

/** What a visitor who comes back to the page finds as they left it: never a password. */
const keptFields = ["email", "full-name"];

/** Drafts of those fields, as long as the document. */
const kept = new Map<string, Draft>();

/** Forgets what was typed: whoever signs out may leave the browser to someone else. */
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
		// Set as a property: an attribute would write a password into the document.
		if (draft?.value) input.value = draft.value;
		if (draft?.focused) input.focus();
		return () => {
			const focused = document.activeElement === input;
			memory.set(input.name, { value: input.value, focused });
		};
	}, []);
}
