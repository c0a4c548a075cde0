import { every } from "../shared/full-run";
import { type Account, disableAccount } from "./auth-emulator";
import { allowError, collect, expect, footerLink, goto, title, turnDark } from "./fixtures";
import { cut, refused, type SignInCard, sessionEnded, test, tokenRefresh } from "./sign-in-page";

type Page = import("@playwright/test").Page;

const second = 1_000;
const minute = 60 * second;
/** Tokens are valid for an hour, in the emulator as in Firebase. Their times are in whole seconds. */
const lifetime = 60 * minute;
/** The SDK's timeout for requests. */
const requestLimit = 30 * second;

/** Records when the page requests a new token, by the page's clock. */
const watchRefreshes = (page: Page) =>
	collect<number>(page, (note) => {
		const { fetch } = window;
		window.fetch = (...request) => {
			if (String(request[0]).includes("securetoken")) note(Date.now());
			return fetch(...request);
		};
	});

/** Records the timers that the page sets. */
const watchTimers = (page: Page) =>
	collect<number>(page, (note) => {
		const { setTimeout: wait } = window;
		window.setTimeout = ((task: () => void, delay = 0) => {
			note(delay);
			return wait(task, delay);
		}) as typeof setTimeout;
	});

/** Signs in and pauses the page's clock. Returns the token's expiry time, accurate to a second. */
async function signInAndStopTheClock(card: SignInCard) {
	const { page } = card;
	const account = await card.signInAnew();
	const began = Date.parse((await page.locator("main time").getAttribute("datetime")) ?? "");
	const now = await page.evaluate(() => Date.now());
	// Pause slightly in the future, because the clock keeps running until then and can't go back.
	const stopped = now + 30 * second;
	await page.clock.pauseAt(stopped);
	return { account, expiry: began + lifetime, now: stopped };
}

test("the token is refreshed 5 minutes early, and retried from 30 s on", async ({ page, card }) => {
	allowError(cut);
	await page.clock.install();
	const refreshes = await watchRefreshes(page);
	const timers = await watchTimers(page);
	const { account, expiry, now } = await signInAndStopTheClock(card);
	expect(await refreshes()).toEqual([]);
	await page.route(tokenRefresh, (route) => route.abort());
	let timersBefore = (await timers()).length;
	const due = expiry - 5 * minute;
	await page.clock.fastForward(due - 5 * second - now);
	await page.clock.fastForward(35 * second);
	await expect.poll(refreshes).toHaveLength(1);
	// If it had come during the first step, it would have that step's time.
	expect((await refreshes())[0]).toBeGreaterThan(due - 5 * second);

	const waits = every([0.5, 1, 2, 4, 8, 16, 16], [0.5]).map((minutes) => minutes * minute);
	for (const [index, wait] of waits.entries()) {
		// The SDK has handled the failure once it has set a timer for the next try. The request's timeout
		// of 30 s is a timer too.
		const own = wait === requestLimit ? 2 : 1;
		await expect
			.poll(async () => (await timers()).slice(timersBefore).filter((delay) => delay === wait))
			.toHaveLength(own);
		timersBefore = (await timers()).length;
		await page.clock.fastForward(wait - 1);
		await page.clock.fastForward(1);
		await expect.poll(refreshes).toHaveLength(index + 2);
	}
	const times = await refreshes();
	expect(times.slice(1).map((time, index) => time - (times[index] ?? 0))).toEqual(waits);
	// The last failure is handled, too: no other timer is longer than a request may take.
	const next = async () =>
		(await timers()).slice(timersBefore).filter((wait) => wait > requestLimit);
	await expect.poll(next).not.toEqual([]);
	// The session survives, and the token is refreshed once the network is back.
	await page.unroute(tokenRefresh);
	const refreshed = page.waitForResponse(tokenRefresh);
	await page.clock.fastForward(16 * minute);
	expect((await refreshed).status()).toBe(200);
	await card.expectSignedIn(account.email);
});

const used = [50 * second, "is used", "lookup"] as const;
const renewed = [20 * second, "is renewed before it is used", "securetoken"] as const;

for (const [left, what, first] of every([used, renewed], [renewed])) {
	test(`a token counts as expired 30 s early: with ${left / second} s left, it ${what}`, async ({
		page,
		card,
	}) => {
		await page.clock.install();
		const account = await card.signInAnew();
		const began = Date.parse((await page.locator("main time").getAttribute("datetime")) ?? "");
		// Leave the page, so that nothing refreshes the token.
		await page.goto("about:blank");
		const now = await page.evaluate(() => Date.now());
		await page.clock.fastForward(began + lifetime - left - now);
		const requests = card.requests();
		await goto(page, "/get-started");
		await card.expectSignedIn(account.email);
		expect(requests[0]?.url()).toContain(first);
	});
}

const disabled = [
	"disabled",
	(_: SignInCard, account: Account) => disableAccount(account),
] as const;
const expired = [
	"expired",
	(card: SignInCard) => card.refuse(tokenRefresh, "TOKEN_EXPIRED"),
] as const;

for (const [name, end] of every([disabled, expired], [disabled])) {
	test(`a session ends on the open page if a token refresh finds it ${name}`, async ({
		page,
		card,
	}) => {
		allowError(refused);
		await page.clock.install();
		const { account, expiry, now } = await signInAndStopTheClock(card);
		await end(card, account);
		await page.clock.fastForward(expiry - 4 * minute - now);
		await expect(title(page)).toHaveText("Welcome Back");
		await page.clock.resume();
		await expect(card.redBox).toHaveText(sessionEnded[name]);
		await card.expectForm();
	});
}

test("a page restored from the back/forward cache checks its session", async ({ page, card }) => {
	allowError(refused);
	const heard = await collect<string>(page, (note) => {
		const listen = EventTarget.prototype.addEventListener;
		EventTarget.prototype.addEventListener = function (...args: Parameters<typeof listen>) {
			note(args[0]);
			return listen.apply(this, args);
		};
	});
	const account = await card.signInAnew();
	expect(await heard()).toContain("pagehide");
	for (const name of ["unload", "beforeunload"]) expect(await heard()).not.toContain(name);
	expect(await page.evaluate(() => [window.onunload, window.onbeforeunload])).toEqual([null, null]);
	// The events that a browser sends when it caches and restores a page.
	await page.evaluate(() => {
		dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
	});
	await disableAccount(account);
	await page.evaluate(() => {
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	});
	await expect(card.redBox).toContainText("this account has been disabled");
	await card.expectForm();
	await turnDark(page);
	await footerLink(page, "Terms").click();
	await expect(title(page)).toContainText(/terms/i);
});
