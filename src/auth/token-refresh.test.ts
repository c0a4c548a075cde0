import { expect, test, vi } from "vitest";
import { keepFresh } from "#src/auth/token-refresh.ts";

const minute = 60_000;

test("a token is refreshed 5 minutes early, after a failure again in 30 s to 16 min", async () => {
	vi.useFakeTimers();
	const began = Date.now();
	const tries: number[] = [];
	const user = {
		uid: "someone",
		getIdTokenResult: async () => ({
			issuedAtTime: new Date(began).toUTCString(),
			expirationTime: new Date(began + 60 * minute).toUTCString(),
		}),
		getIdToken: async () => {
			tries.push(Math.round((Date.now() - began) / 30_000) / 2);
			throw { code: "auth/network-request-failed" };
		},
	};
	keepFresh((listener) => listener(user as unknown as Parameters<typeof listener>[0]));
	await vi.advanceTimersByTimeAsync(110 * minute);
	expect(tries).toEqual([55, 55.5, 56.5, 58.5, 62.5, 70.5, 86.5, 102.5]);
	vi.useRealTimers();
});
