/** Longest wait for an idle moment, in milliseconds. */
const idleLimit = 2_000;

/** Runs a task once the page is shown: at once, unless the browser has prerendered it. Returns what cancels it. */
export function whenShown(task: () => void): () => void {
	if (!(document as { prerendering?: boolean }).prerendering) {
		task();
		return () => {};
	}
	document.addEventListener("prerenderingchange", task, { once: true });
	return () => document.removeEventListener("prerenderingchange", task);
}

/**
 * Runs a task once the page is shown and the browser is idle. Errors are ignored, so use it only for work that is
 * tried again, and reports its own failure, when someone needs the result. Returns a function that cancels the task.
 */
export function whenIdle(task: () => Promise<unknown>): () => void {
	const run = () => void task().catch(() => {});
	let cancel = () => {};
	const cancelShown = whenShown(() => {
		// Safari has no requestIdleCallback.
		if (typeof requestIdleCallback !== "function") {
			const timer = setTimeout(run, 200);
			cancel = () => clearTimeout(timer);
		} else {
			const handle = requestIdleCallback(run, { timeout: idleLimit });
			cancel = () => cancelIdleCallback(handle);
		}
	});
	return () => {
		cancelShown();
		cancel();
	};
}
