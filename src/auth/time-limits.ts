import { errorCode, networkError } from "#src/auth/messages.ts";

/** How long the SDK waits for an answer, in milliseconds. It takes only Cordova and React Native for mobile. */
export const sdkLimit = 30_000;
/** The same on a phone or a tablet (specification, section 7). */
const mobileLimit = 60_000;
/** How much later our limit is than the SDK's, whose error has a message of its own. */
const grace = 1_000;

/** Rejects if a promise takes longer than a limit, in milliseconds. What the promise stands for goes on. */
export function withTimeout<Value>(promise: Promise<Value>, limit: number): Promise<Value> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject({ code: networkError }), limit);
		promise.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}

/**
 * Waits for the answer to a request of the SDK for 30 seconds, or 60 on a phone. What had no answer when the SDK
 * gave up is sent once more there. It ends as well when the browser's storage never answers.
 */
export function withRequestLimit<Answer>(send: () => Promise<Answer>): Promise<Answer> {
	const { userAgentData } = navigator as { userAgentData?: { mobile: boolean } };
	const isMobile =
		userAgentData?.mobile || matchMedia("(pointer: coarse) and (hover: none)").matches;
	const began = Date.now();
	const answer = send().catch((error: unknown) => {
		const hasTimedOut = errorCode(error) === networkError && Date.now() - began >= sdkLimit;
		if (isMobile && hasTimedOut) return send();
		throw error;
	});
	return withTimeout(answer, (isMobile ? mobileLimit : sdkLimit) + grace);
}
