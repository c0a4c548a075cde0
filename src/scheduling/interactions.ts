/** Events that show that a visitor is here and may soon expect a response. */
const events = ["pointermove", "pointerdown", "scroll", "keydown", "focusin", "click"];

/** Capture: runs before the page's own listeners. Passive: never calls preventDefault. */
const inCapture = { capture: true, passive: true };

/** Calls a function at every interaction, until the signal is aborted. */
export function onInteraction(act: () => void, signal: AbortSignal): void {
	function listen(event: Event): void {
		// Chromium also fires pointermove when the layout changes under a resting pointer.
		const resting = event instanceof PointerEvent && !event.movementX && !event.movementY;
		if (event.type !== "pointermove" || !resting) act();
	}
	for (const event of events) addEventListener(event, listen, { ...inCapture, signal });
}
