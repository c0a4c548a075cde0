import { useCallback, useRef } from "react";

interface Draft {
	value: string;
	/** Whether it had the focus when it was removed. */
	focused: boolean;
}

/**
 * Keeps the text of a field while the field isn't rendered, and puts it into the next input with the
 * same name. Pass the returned function to each input as its `ref`. The drafts live in memory as long
 * as the component; what Back restores in a document is the browser's own work.
 */
export function useDrafts(): (input: HTMLInputElement | null) => (() => void) | undefined {
	const drafts = useRef(new Map<string, Draft>());
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
