import { endedMessages } from "../../src/auth/messages";
import { disableAccount } from "./auth-emulator";
import { allowError, collect, expect, goto } from "./fixtures";
import { cut, refused, type SignInCard, test, tokenRefresh } from "./sign-in-page";

// The specification's figures, of which the SDK takes care.

const second = 1_000;
const minute = 60 * second;
/** Tokens are valid for an hour, in the emulator as in Firebase. Their times are in whole seconds. */
const lifetime = 60 * minute;

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

test("the token is refreshed 5 minutes early, again after 30 s to 16 min, and a refused one ends the session", async ({
	page,
	card,
}) => {
	allowError(cut);
	allowError(refused);
	await page.clock.install();
	const refreshes = await collect<number>(page, (note) => {
		const { fetch } = window;
		window.fetch = (...request) => {
			if (String(request[0]).includes("securetoken")) note(Date.now());
			return fetch(...request);
		};
	});
	/** The delays of timers, and "failed" for each refresh that has failed. */
	const steps = await collect<number | "failed">(page, (note) => {
		const { fetch, setTimeout: wait } = window;
		window.fetch = (...request) =>
			fetch(...request).catch((error) => {
				if (String(request[0]).includes("securetoken")) note("failed");
				throw error;
			});
		window.setTimeout = ((task: () => void, delay = 0) => {
			note(delay);
			return wait(task, delay);
		}) as typeof setTimeout;
	});
	const { account, expiry, now } = await signInAndStopTheClock(card);
	await page.route(tokenRefresh, (route) => route.abort());
	const due = expiry - 5 * minute;
	await page.clock.fastForward(due - 5 * second - now);
	await page.clock.fastForward(35 * second);
	await expect.poll(refreshes).toHaveLength(1);
	// If it had come during the first step, it would have that step's time.
	expect((await refreshes())[0]).toBeGreaterThan(due - 5 * second);

	// The SDK has handled a failure once it has set a timer for the next try, each twice as long. A request's own
	// limit is 30 s as well, so only what comes after the failure counts.
	for (const minutes of [0.5, 1, 2, 4, 8, 16]) {
		const wait = minutes * minute;
		const before = (await refreshes()).length;
		const sinceFailure = async () => {
			const all = await steps();
			const failures = all.filter((step) => step === "failed").length;
			return failures === before ? all.slice(all.lastIndexOf("failed") + 1) : [];
		};
		await expect.poll(sinceFailure).toContain(wait);
		await page.clock.fastForward(wait - 1);
		expect(await refreshes()).toHaveLength(before);
		await page.clock.fastForward(1);
		await expect.poll(refreshes).toHaveLength(before + 1);
	}
	// No wait is longer.
	const longest = async () => (await steps()).filter((step) => step === 16 * minute);
	await expect.poll(longest).toHaveLength(2);
	await card.expectSignedIn(account.email);

	await page.unroute(tokenRefresh);
	await disableAccount(account);
	await page.clock.fastForward(16 * minute);
	await page.clock.resume();
	await expect(card.redBox).toHaveText(endedMessages.disabled);
	await card.expectForm();
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
