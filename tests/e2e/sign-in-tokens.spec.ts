import type { Page } from "@playwright/test";
import { endedMessages } from "../../src/auth/messages";
import { every } from "../shared/full-run";
import { disableAccount } from "./auth-emulator";
import { allowError, collect, expect, goto } from "./fixtures";
import { cut, refused, type SignInCard, test, tokenRefresh } from "./sign-in-page";

// The specification's figures, of which the SDK takes care.

const second = 1_000;
const minute = 60 * second;
/** Tokens are valid for an hour, in the emulator as in Firebase. Their times are in whole seconds. */
const lifetime = 60 * minute;

/** Records when the page requests a new token, and the timers that it sets, by the page's clock. */
const watch = (page: Page) =>
	collect<{ refresh: number } | { timer: number }>(page, (note) => {
		const { fetch, setTimeout: wait } = window;
		window.fetch = (...request) => {
			if (String(request[0]).includes("securetoken")) note({ refresh: Date.now() });
			return fetch(...request);
		};
		window.setTimeout = ((task: () => void, delay = 0) => {
			note({ timer: delay });
			return wait(task, delay);
		}) as typeof setTimeout;
	});

/** Signs in and pauses the page's clock. Returns the token's expiry time, accurate to a second. */
async function signInAndStopTheClock(card: SignInCard) {
	const { page } = card;
	const account = await card.signInAnew();
	const began = Date.parse((await page.locator("main time").getAttribute("datetime")) ?? "");
	// Pause slightly in the future, because the clock keeps running until then and can't go back.
	const now = (await page.evaluate(() => Date.now())) + 30 * second;
	await page.clock.pauseAt(now);
	return { account, expiry: began + lifetime, now };
}

test("the token is refreshed 5 minutes early, and retried from 30 s on", async ({ page, card }) => {
	allowError(cut);
	await page.clock.install();
	const noted = await watch(page);
	const refreshes = async () =>
		(await noted()).flatMap((note) => ("refresh" in note ? note.refresh : []));
	const { account, expiry, now } = await signInAndStopTheClock(card);
	expect(await refreshes()).toEqual([]);
	await page.route(tokenRefresh, (route) => route.abort());
	const due = expiry - 5 * minute;
	await page.clock.fastForward(due - 5 * second - now);
	await page.clock.fastForward(35 * second);
	await expect.poll(refreshes).toHaveLength(1);
	// If it had come during the first step, it would have that step's time.
	expect((await refreshes())[0]).toBeGreaterThan(due - 5 * second);

	/** The timers since the last request for a token. */
	const timers = async () => {
		const all = await noted();
		const last = all.findLastIndex((note) => "refresh" in note);
		return all.slice(last).flatMap((note) => ("timer" in note ? note.timer : []));
	};
	const waits = every([0.5, 1, 2, 4, 8, 16, 16], [0.5, 1]).map((minutes) => minutes * minute);
	for (const [index, wait] of waits.entries()) {
		// The SDK has handled the failure once it has set a timer for the next try.
		await expect.poll(timers).toContain(wait);
		await page.clock.fastForward(wait - 1);
		await page.clock.fastForward(1);
		await expect.poll(refreshes).toHaveLength(index + 2);
	}
	const times = await refreshes();
	expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual(waits);
	// The session survives, and the token is refreshed once the network is back.
	await expect.poll(async () => Math.max(...(await timers()))).toBeGreaterThan(30 * second);
	await page.unroute(tokenRefresh);
	const refreshed = page.waitForResponse(tokenRefresh);
	await page.clock.fastForward(16 * minute);
	expect((await refreshed).status()).toBe(200);
	await card.expectSignedIn(account.email);
});

test("a token counts as expired 30 s early", async ({ page, card }) => {
	await page.clock.install();
	const { account, expiry, now } = await signInAndStopTheClock(card);
	// Leave the page, so that nothing refreshes the token.
	await page.goto("about:blank");
	await page.clock.fastForward(expiry - 20 * second - now);
	await page.clock.resume();
	const requests = card.requests();
	await goto(page, "/get-started");
	await card.expectSignedIn(account.email);
	expect(requests[0]?.url()).toContain("securetoken");
});

for (const name of every(["disabled", "expired"] as const, ["disabled"])) {
	test(`a session ends on the open page if a token refresh finds it ${name}`, async ({
		page,
		card,
	}) => {
		allowError(refused);
		await page.clock.install();
		const { account, expiry, now } = await signInAndStopTheClock(card);
		if (name === "disabled") await disableAccount(account);
		else await card.refuse(tokenRefresh, "TOKEN_EXPIRED");
		await page.clock.fastForward(expiry - 4 * minute - now);
		await page.clock.resume();
		await expect(card.redBox).toHaveText(endedMessages[name]);
		await card.expectForm();
	});
}
