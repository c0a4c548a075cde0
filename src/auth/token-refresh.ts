import type { User } from "firebase/auth";
import { errorCode, networkError } from "#src/auth/messages.ts";
import { isMarked } from "#src/auth/session-mark.ts";

// In milliseconds (specification, section 4).
const refreshMargin = 5 * 60_000;
const shortestRetry = 30_000;
const longestRetry = 16 * 60_000;

/**
 * Refreshes the access token before it expires, and again if the network fails. By itself the SDK does this only
 * while another of its services listens for tokens.
 * @param onTokenChange calls a function with the stored session's user, then after each change
 */
export function keepFresh(onTokenChange: (listener: (user: User | null) => void) => void): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isStored = true;

	function refreshIn(delay: number, user: User, retry = shortestRetry): void {
		clearTimeout(timer);
		timer = setTimeout(async () => {
			// The SDK would store the new token of a session that has ended in another tab.
			if (!isMarked(user.uid)) return;
			try {
				await user.getIdToken(true);
			} catch (error) {
				const next = Math.min(2 * retry, longestRetry);
				if (errorCode(error) === networkError) refreshIn(retry, user, next);
			}
		}, delay);
	}

	onTokenChange(async (user) => {
		clearTimeout(timer);
		const startedAt = isStored ? Date.now() : undefined;
		isStored = false;
		const token = await user?.getIdTokenResult().catch(() => null);
		if (!user || !token) return;
		// A new token's age is known, even if this device's clock is wrong.
		const since = startedAt ?? Date.parse(token.issuedAtTime);
		refreshIn(Math.max(0, Date.parse(token.expirationTime) - since - refreshMargin), user);
	});
}
