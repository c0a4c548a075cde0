import { whenIdle } from "~/when-idle";

/** Where the SDK keeps its sessions. */
const sessionStore = "firebaseLocalStorageDb";

/** What a visitor does before anything that needs the provider. */
const firstActions = ["pointermove", "pointerdown", "keydown", "scroll"];

/** Whether this browser may hold a session. One that cannot tell may. */
async function mayHoldSession(): Promise<boolean> {
	try {
		return (await indexedDB.databases()).some(({ name }) => name === sessionStore);
	} catch {
		return true;
	}
}

/**
 * Whether the code has to be there before the click: Safari lets a click open a window only at
 * once, or it counts as one that nobody asked for.
 */
function opensWindowsAtOnceOnly(): boolean {
	return navigator.vendor.startsWith("Apple");
}

/**
 * Runs the task once the provider's code is worth its 33 kB: in an idle moment where there may be a
 * session to show, else at the first sign that someone is using the page. A failure is silent.
 * Returns a function that calls the task off.
 */
export function whenProviderWanted(task: () => Promise<unknown>): () => void {
	const stop = new AbortController();
	const run = () => {
		stop.abort();
		task().catch(() => {});
	};
	for (const action of firstActions) {
		addEventListener(action, run, { signal: stop.signal, passive: true });
	}
	const callOff = whenIdle(async () => {
		const wanted = opensWindowsAtOnceOnly() || (await mayHoldSession());
		if (wanted && !stop.signal.aborted) run();
	});
	return () => {
		stop.abort();
		callOff();
	};
}
