import { authConfig } from "#src/auth/config.ts";
import { messages } from "#src/auth/messages.ts";
import type { AuthProvider } from "#src/auth/provider.ts";
import { withTimeout } from "#src/auth/with-timeout.ts";

/** The provider's code couldn't be fetched in time, or isn't configured. No request was sent. */
export class ProviderLoadError extends Error {
	override name = "ProviderLoadError";
}

/** Longest wait for the provider's code, in milliseconds. */
const longestWait = 30_000;

let loading: Promise<AuthProvider> | undefined;

/**
 * Loads the authentication provider on the first call; later calls get the same one. Rejects with a
 * ProviderLoadError if that fails or takes too long, and the next call tries again, or waits on.
 */
export function loadProvider(): Promise<AuthProvider> {
	loading ??= start().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return withTimeout(loading, longestWait).catch((error: unknown) => {
		throw new ProviderLoadError(messages.notLoaded, { cause: error });
	});
}

async function start(): Promise<AuthProvider> {
	const config = authConfig();
	const { createFirebaseProvider } = await import("#src/auth/firebase-provider.ts");
	return createFirebaseProvider(config);
}
