/** What a visitor does before, or when, something has to answer. */
const events = ["pointermove", "pointerdown", "scroll", "keydown", "focusin", "click"];

/** Before the page's own listeners, and without a claim to cancel the event. */
export const inCapture = { capture: true, passive: true };

/** Calls a function at every interaction, until the signal is aborted. */
export function onInteraction(act: () => void, signal: AbortSignal): void {
	function listen(event: Event): void {
		// Chromium also sends this event when the page is laid out under a pointer that rests.
		const resting = event instanceof PointerEvent && !event.movementX && !event.movementY;
		if (event.type !== "pointermove" || !resting) act();
	}
	for (const event of events) addEventListener(event, listen, { ...inCapture, signal });
}
