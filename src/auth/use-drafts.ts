import { useCallback, useRef } from "react";

/**
 * Keeps the text and the focus of a field while it isn't rendered, for the next input with the same name. Pass the
 * returned function to each input as its `ref`. The drafts live in memory, as long as the form.
 */
export function useDrafts(): (input: HTMLInputElement | null) => (() => void) | undefined {
	const drafts = useRef(new Map<string, { value: string; focused: boolean }>());
	return useCallback((input) => {
		if (!input) return undefined;
		const draft = drafts.current.get(input.name);
		// Set the property, because an attribute would write the password into the DOM.
		if (draft?.value) input.value = draft.value;
		if (draft?.focused) input.focus();
		return () => {
			const focused = document.activeElement === input;
			drafts.current.set(input.name, { value: input.value, focused });
		};
	}, []);
}
