import { inCapture, onInteraction } from "#src/scheduling/interactions.ts";

/** Longest wait for an interaction, in milliseconds: some visitors read without touching anything. */
const longestWait = 4_000;

const interacted = new AbortController();
let pendingTask = () => {};

function begin(): void {
	if (interacted.signal.aborted) return;
	interacted.abort();
	pendingTask();
}
onInteraction(begin, interacted.signal);
setTimeout(begin, longestWait);

/**
 * Runs a task at the first interaction, or after a few seconds without one. If either has happened
 * already, it runs at once.
 */
export function atFirstInteraction(task: () => void): void {
	if (interacted.signal.aborted) task();
	else pendingTask = task;
}

/**
 * Buttons that do nothing before hydration. Those of popovers work by themselves, and so do those of
 * dialogs in browsers with invoker commands.
 */
const deadButton = `button[type=button]:not([popovertarget]${"commandForElement" in HTMLButtonElement.prototype ? ",[commandfor]" : ""})`;

let clicked: HTMLElement | null = null;

/** Keeps the last click, if it was on a button that does nothing yet. */
function keepClick({ target }: Event): void {
	if (target instanceof Element) clicked = target.closest<HTMLElement>(deadButton);
}
addEventListener("click", keepClick, inCapture);

/** Stops keeping clicks. Returns the button whose click has had no effect, to be clicked again. */
export function earlyClick(): HTMLElement | null {
	removeEventListener("click", keepClick, inCapture);
	return clicked;
}
