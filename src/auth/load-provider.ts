import { authConfig } from "~/auth/config";
import { messages } from "~/auth/messages";
import type { AuthProvider } from "~/auth/provider";
import { inTime } from "~/scheduling/in-time";

/** The provider's code couldn't be fetched in time, or isn't configured. No request was sent. */
export class ProviderLoadError extends Error {
	override name = "ProviderLoadError";
}

/** Longest wait for the provider's code, in milliseconds. */
const longestWait = 30_000;

let loading: Promise<AuthProvider> | undefined;
let loaded: AuthProvider | undefined;

/** The provider, if it has been loaded. */
export function loadedProvider(): AuthProvider | undefined {
	return loaded;
}

/**
 * Loads the authentication provider on the first call; later calls get the same one. Rejects with a
 * ProviderLoadError if that fails or takes too long, and the next call tries again, or waits on.
 */
export function loadProvider(): Promise<AuthProvider> {
	loading ??= start().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return inTime(loading, longestWait).catch((error: unknown) => {
		throw new ProviderLoadError(messages.notLoaded, { cause: error });
	});
}

async function start(): Promise<AuthProvider> {
	const config = authConfig();
	const { createFirebaseProvider } = await import("~/auth/firebase-provider");
	const provider = createFirebaseProvider(config);
	loaded = provider;
	return provider;
}
