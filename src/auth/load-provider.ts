import { authConfig } from "~/auth/config";
import { messages } from "~/auth/messages";
import type { AuthProvider } from "~/auth/provider";
import { whenIdle } from "~/when-idle";

/** The provider's code couldn't be fetched or isn't configured. No request was sent. */
export class ProviderLoadError extends Error {
	override name = "ProviderLoadError";
}

let loading: Promise<AuthProvider> | undefined;
let loaded: AuthProvider | undefined;

/** The provider, if it has been loaded. */
export function loadedProvider(): AuthProvider | undefined {
	return loaded;
}

/**
 * Loads the authentication provider on the first call; later calls get the same one. Rejects with a
 * ProviderLoadError if that fails, and the next call tries again.
 */
export function loadProvider(): Promise<AuthProvider> {
	loading ??= start().catch((error: unknown) => {
		loading = undefined;
		throw new ProviderLoadError(messages.notLoaded, { cause: error });
	});
	return loading;
}

async function start(): Promise<AuthProvider> {
	const config = authConfig();
	const { createFirebaseProvider } = await import("~/auth/firebase-provider");
	const provider = createFirebaseProvider(config);
	loaded = provider;
	return provider;
}

/**
 * Initialises the other services of a real Firebase project once the browser is idle.
 * Returns a function that cancels this.
 */
export function startBackendsWhenIdle(): () => void {
	return whenIdle(async () => {
		const config = authConfig();
		if (config.emulator) return;
		const { startBackends } = await import("~/auth/firebase-backends");
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
	const { startAnalytics, stopAnalytics } = await import("~/auth/firebase-analytics");
	const runs = lastAnswer && (await startAnalytics(authConfig().firebase));
	if (!lastAnswer) stopAnalytics();
	return runs;
}
