/** Longest wait for an idle moment, in milliseconds. */
const idleLimit = 2_000;

/**
 * Runs a task once the browser is idle. Errors are ignored, so use it only for work that is tried
 * again, and reports its own failure, when someone needs the result.
 * Returns a function that cancels the task.
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
