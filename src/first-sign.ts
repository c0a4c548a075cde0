import { inCapture, onSign } from "~/visitor-signs";

/** Longest wait for a sign, in milliseconds: some visitors read without touching anything. */
const patience = 4_000;

const begun = new AbortController();
let waiting = () => {};

function begin(): void {
	if (begun.signal.aborted) return;
	begun.abort();
	waiting();
}
onSign(begin, begun.signal);
setTimeout(begin, patience);

/**
 * Runs a task at the first sign of a visitor, or after a few seconds without one, and at once if that
 * is over.
 */
export function atFirstSign(task: () => void): void {
	if (begun.signal.aborted) task();
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
