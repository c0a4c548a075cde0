import { inCapture, onInteraction } from "~/interactions";

/** Longest wait for an interaction, in milliseconds: some visitors read without touching anything. */
const longestWait = 4_000;

const interacted = new AbortController();
let waiting = () => {};

function begin(): void {
	if (interacted.signal.aborted) return;
	interacted.abort();
	waiting();
}
onInteraction(begin, interacted.signal);
setTimeout(begin, longestWait);

/**
 * Runs a task at the first interaction, or after a few seconds without one, and at once if that
 * is over.
 */
export function atFirstInteraction(task: () => void): void {
	if (interacted.signal.aborted) task();
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
