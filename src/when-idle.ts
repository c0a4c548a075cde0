/** Longest wait for an idle moment, in milliseconds. */
const idleLimit = 2_000;

/**
 * Runs the task once the browser has nothing better to do. A task that fails fails in silence: use
 * it for work that is done again, or reported, when someone needs it.
 * Returns a function that calls the task off.
 */
export function whenIdle(task: () => Promise<unknown>): () => void {
	const run = () => void task().catch(() => {});
	// Safari has no requestIdleCallback.
	if (typeof requestIdleCallback !== "function") {
		const timer = setTimeout(run, 200);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(run, { timeout: idleLimit });
	return () => cancelIdleCallback(handle);
}
