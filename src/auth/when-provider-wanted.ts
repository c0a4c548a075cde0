import { whenIdle } from "#src/auth/when-idle.ts";

/** The IndexedDB database in which the SDK keeps its session. */
const sessionStore = "firebaseLocalStorageDb";

/** Whether this browser may have a stored session. True if that can't be determined. */
async function mayHoldSession(): Promise<boolean> {
	try {
		return (await indexedDB.databases()).some(({ name }) => name === sessionStore);
	} catch {
		return true;
	}
}

/**
 * Whether the browser is Safari. It blocks a popup that isn't opened synchronously in the click
 * handler, so the provider's code must be loaded before the click.
 */
function blocksDelayedPopups(): boolean {
	return navigator.vendor.startsWith("Apple");
}

/** Events that show that a visitor is here and may soon expect a response. */
const interactions = ["pointermove", "pointerdown", "scroll", "keydown", "focusin", "click"];

/**
 * Runs the task once the provider's code is worth its 33 kB: when the browser is idle if there may be
 * a session to show, otherwise at the first interaction. Errors are ignored.
 * Returns a function that cancels the task.
 */
export function whenProviderWanted(task: () => Promise<unknown>): () => void {
	const stop = new AbortController();
	const run = () => {
		stop.abort();
		task().catch(() => {});
	};
	function onInteraction(event: Event) {
		// Chromium also fires pointermove when the layout changes under a resting pointer.
		const resting = event instanceof PointerEvent && !event.movementX && !event.movementY;
		if (event.type !== "pointermove" || !resting) run();
	}
	// Before the page's own listeners, which may stop an event.
	const options = { capture: true, passive: true, signal: stop.signal };
	for (const event of interactions) addEventListener(event, onInteraction, options);
	const cancelIdle = whenIdle(async () => {
		const wanted = blocksDelayedPopups() || (await mayHoldSession());
		if (wanted && !stop.signal.aborted) run();
	});
	return () => {
		stop.abort();
		cancelIdle();
	};
}
