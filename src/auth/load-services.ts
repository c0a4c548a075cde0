import { authConfig } from "#src/auth/config.ts";
import { whenIdle } from "#src/auth/when-idle.ts";

/**
 * Initialises the other services of a real Firebase project once the browser is idle.
 * Returns a function that cancels this.
 */
export function startBackendsWhenIdle(): () => void {
	return whenIdle(async () => {
		const config = authConfig();
		if (config.emulator) return;
		const { startBackends } = await import("#src/auth/firebase-backends.ts");
		startBackends(config.firebase);
	});
}

/** The visitor's latest answer about analytics. It prevents a race with an earlier one. */
let lastAnswer = false;
/** Whether there was a yes, after which a no has something to stop. */
let wasWanted = false;

/** Starts or stops analytics. Returns whether it runs. Rejects if its code can't be loaded. */
export async function answerAnalytics(agreed: boolean): Promise<boolean> {
	lastAnswer = agreed;
	wasWanted ||= agreed;
	if (!wasWanted) return false;
	const { startAnalytics, stopAnalytics } = await import("#src/auth/firebase-analytics.ts");
	const runs = lastAnswer && (await startAnalytics(authConfig().firebase));
	if (!lastAnswer) stopAnalytics();
	return runs;
}
