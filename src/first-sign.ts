/** What a visitor does before, or when, something has to answer. */
const signs = ["pointermove", "pointerdown", "scroll", "keydown", "focusin", "click"];

/** Longest wait for a sign, in milliseconds: some visitors read without touching anything. */
const patience = 4_000;

const inCapture = { capture: true, passive: true };

let begun = false;
let waiting = () => {};

function begin(): void {
	if (begun) return;
	begun = true;
	for (const sign of signs) removeEventListener(sign, onSign, inCapture);
	waiting();
}

function onSign(event: Event): void {
	// Chromium also sends this event when the page is laid out under a pointer that rests.
	const resting = event instanceof PointerEvent && !event.movementX && !event.movementY;
	if (event.type !== "pointermove" || !resting) begin();
}
for (const sign of signs) addEventListener(sign, onSign, inCapture);
setTimeout(begin, patience);

/**
 * Runs a task at the first sign of a visitor, or after a few seconds without one, and at once if that
 * is over.
 */
export function atFirstSign(task: () => void): void {
	if (begun) task();
	else waiting = task;
}

let clicked: HTMLElement | null = null;

/** Keeps the last click on a button that can't answer yet. Popovers and dialogs open by themselves. */
function keepClick({ target }: Event): void {
	if (!(target instanceof Element)) return;
	clicked = target.closest<HTMLElement>("button[type=button]:not([popovertarget], [commandfor])");
}
addEventListener("click", keepClick, inCapture);

/** Ends keeping clicks. Returns the button whose click has had no answer, to be clicked again. */
export function earlyClick(): HTMLElement | null {
	removeEventListener("click", keepClick, inCapture);
	return clicked;
}
