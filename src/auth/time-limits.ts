import { errorCode, networkError } from "#src/auth/messages.ts";

/** How long the SDK waits for an answer, in milliseconds. It takes only Cordova and React Native for mobile. */
export const sdkLimit = 30_000;

/** Rejects if a promise takes longer than a limit, in milliseconds. */
export function withTimeout<Value>(promise: Promise<Value>, limit: number): Promise<Value> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new Error("It took too long.")), limit);
		promise.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}

/** Waits 60 seconds on a phone or tablet: what the SDK has given up is sent once more. Not for making an account. */
export async function withMobileLimit<Answer>(send: () => Promise<Answer>): Promise<Answer> {
	const began = Date.now();
	try {
		return await send();
	} catch (error) {
		const hasTimedOut = errorCode(error) === networkError && Date.now() - began >= sdkLimit;
		const { userAgentData } = navigator as { userAgentData?: { mobile: boolean } };
		const isPhone =
			userAgentData?.mobile || matchMedia("(pointer: coarse) and (hover: none)").matches;
		if (hasTimedOut && isPhone) return send();
		throw error;
	}
}
