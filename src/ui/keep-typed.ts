/** What holds typed text or can hold the focus before hydration, and has something by which it is found again. */
const selector = "[name], a[href], button";
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Identifies a field, a link or a button in an island: an island has no two with the same. */
const keyOf = (element: Element) =>
	element.getAttribute("name") ?? element.getAttribute("href") ?? element.textContent;

/**
 * Keeps what is typed or filled into an island's fields, and the focus, through hydration. If something
 * else has changed the markup by then (a password manager's icon, a translator), React replaces every element.
 * Call it before hydration.
 * @returns a function to call when React is done
 */
export function keepTyped(island: Element): () => void {
	const served = [...island.querySelectorAll<HTMLElement>(selector)];
	let focused: EventTarget | null = document.activeElement;
	const noted = new AbortController();
	const { signal } = noted;
	const onFocus = ({ target }: Event) => {
		focused = target;
	};
	const onBlur = ({ target }: Event) =>
		// Some browsers send this event for an element that is being removed, too.
		queueMicrotask(() => {
			if (focused === target && (target as Element).isConnected) focused = null;
		});
	island.addEventListener("focusin", onFocus, { signal });
	island.addEventListener("focusout", onBlur, { signal });

	return () => {
		noted.abort();
		const shown = [...island.querySelectorAll<HTMLElement>(selector)];
		for (const old of served) {
			const next = shown.find((each) => keyOf(each) === keyOf(old));
			if (old.isConnected || !next) continue;
			if (old.matches("[name]")) (next as Field).value = (old as Field).value;
			if (focused !== old) continue;
			next.focus({ preventScroll: true });
			// Not every type of input has a selection.
			if (old instanceof HTMLInputElement && old.selectionStart !== null)
				(next as HTMLInputElement).setSelectionRange(old.selectionStart, old.selectionEnd);
		}
	};
}
