/** A page in the back/forward cache gets no storage events until it is shown again. */
const changeEvents = ["storage", "pageshow"] as const;

/**
 * Passes on a stored choice: now, because another tab may have changed it before hydration, and whenever
 * another tab changes it. Returns a function that stops this.
 * @param key in local storage
 * @param apply gets null if the choice was never made, or has been cleared
 */
export function followOtherTabs(key: string, apply: (stored: string | null) => void): () => void {
	let known: string | null | undefined;
	function read(): void {
		try {
			const stored = localStorage.getItem(key);
			// A choice that couldn't be stored stays, until another tab stores another.
			if (stored !== known) apply(stored);
			known = stored;
		} catch {
			// Storage is blocked, so no other tab can have changed it.
		}
	}
	read();
	for (const event of changeEvents) addEventListener(event, read);
	return () => {
		for (const event of changeEvents) removeEventListener(event, read);
	};
}
