import { useCallback, useRef } from "react";

interface Draft {
	value: string;
	/** Whether the visitor was typing in it as it left. */
	focused: boolean;
}

/**
 * Keeps what was typed into a field while the field is not shown, and hands it to the next input
 * of the same name. Give the function to each input as its `ref`; the drafts live in memory as
 * long as the component.
 */
export function useDrafts(): (input: HTMLInputElement | null) => (() => void) | undefined {
	const drafts = useRef(new Map<string, Draft>());
	return useCallback((input) => {
		if (!input) return undefined;
		const draft = drafts.current.get(input.name);
		// Set as a property: an attribute would write a password into the document.
		if (draft?.value) input.value = draft.value;
		if (draft?.focused) input.focus();
		return () => {
			const focused = document.activeElement === input;
			drafts.current.set(input.name, { value: input.value, focused });
		};
	}, []);
}
