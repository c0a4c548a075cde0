import { authConfig } from "~/auth/config";
import { messages } from "~/auth/messages";
import type { AuthProvider } from "~/auth/provider";
import { whenIdle } from "~/when-idle";

/** The provider's code could not be fetched, or is not set up: nothing was asked of the provider. */
export class ProviderLoadError extends Error {
	override name = "ProviderLoadError";
}

let loading: Promise<AuthProvider> | undefined;
let loaded: AuthProvider | undefined;

/** The provider, if its code is here already. */
export function loadedProvider(): AuthProvider | undefined {
	return loaded;
}

/**
 * The authentication provider. Its code is fetched on the first call; every later one gets the
 * same provider. Rejects with a ProviderLoadError, and then a later call tries again.
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
 * Initialises the other services of a real Firebase project, in an idle moment.
 * Returns a function that calls it off.
 */
export function startBackendsWhenIdle(): () => void {
	return whenIdle(async () => {
		const config = authConfig();
		if (config.emulator) return;
		const { startBackends } = await import("~/auth/firebase-backends");
		await startBackends(config.firebase, false);
	});
}

/** What the visitor said of analytics last, so that an earlier answer cannot overtake it. */
let lastAnswer = false;

/** Has analytics start, or stop if it runs. Rejects where its code cannot be fetched. */
export async function answerAnalytics(agreed: boolean): Promise<void> {
	lastAnswer = agreed;
	const { stopAnalytics } = await import("~/auth/firebase-analytics");
	const { startBackends } = await import("~/auth/firebase-backends");
	if (!lastAnswer) return stopAnalytics();
	await startBackends(authConfig().firebase, true);
	if (!lastAnswer) stopAnalytics();
}
