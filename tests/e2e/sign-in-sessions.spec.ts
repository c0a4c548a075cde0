import { messages } from "../../src/auth/messages";
import { changeAccount, createAccount } from "./auth-emulator";
import { allowError, collect, expect, footerLink, goto, holdBack, title } from "./fixtures";
import {
	accountLookup,
	cut,
	providerCode,
	refused,
	SignInCard,
	test,
	tokenRefresh,
} from "./sign-in-page";

// A browser with a back/forward cache and prerendering, which headless shells don't have.
test.use({
	launchOptions: [
		async ({ launchOptions }, use) => {
			const whole = process.env.WHOLE_BROWSER_PATH;
			await use({ ...launchOptions, ...(whole && { executablePath: whole }) });
		},
		{ scope: "worker" },
	],
});

const minute = 60_000;

/** Another tab of the same visitor. */
async function otherTab(card: SignInCard): Promise<SignInCard> {
	return new SignInCard(await card.page.context().newPage());
}

/** Leaves the sign-in page for another, which keeps it in the back/forward cache, and goes back to it. */
async function leaveAndReturn(card: SignInCard, meanwhile: () => Promise<unknown>): Promise<void> {
	const { page } = card;
	await page.evaluate(() => Object.assign(window, { known: true }));
	await footerLink(page, "/terms").click();
	await expect(page).toHaveURL("/terms");
	await meanwhile();
	await page.evaluate(() => setTimeout(() => history.back()));
	await expect(page).toHaveURL("/get-started");
}

test("tabs follow each other, also one that comes from the back/forward cache", async ({
	page,
	card,
}) => {
	allowError(refused);
	const account = await card.signInAnew();
	const other = await otherTab(card);
	await goto(other.page, "/get-started");
	await other.expectSignedIn(account.email);
	await other.signOut();
	await card.expectForm();
	// The visitor signed out, so no explanation is shown.
	await expect(card.redBox).toBeEmpty();
	await card.signIn(account);
	await other.expectSignedIn(account.email);

	await leaveAndReturn(card, async () => {});
	await card.expectSignedIn(account.email);
	expect(await page.evaluate(() => "known" in window)).toBe(true);

	await leaveAndReturn(card, () => other.signOut());
	await card.expectForm();
	await expect(card.redBox).toBeEmpty();
	await goto(other.page, "/get-started");
	await other.expectForm();

	await card.signIn(account);
	await card.expectSignedIn(account.email);
	const next = await createAccount();
	await leaveAndReturn(card, async () => {
		await other.expectSignedIn(account.email);
		await other.signOut();
		await other.signIn(next);
		await other.expectSignedIn(next.email);
	});
	await card.expectSignedIn(next.email);

	await leaveAndReturn(card, () => changeAccount(next, { disableUser: true }));
	await expect(card.redBox).toHaveText(messages.sessionEnded);
	await card.expectForm();
});

test("a page that was slow to load doesn't reopen a session that has ended", async ({
	page,
	card,
}) => {
	await card.signInAnew();
	const slow = await otherTab(card);
	const { held, letGo } = await holdBack(slow.page, accountLookup);
	await slow.page.goto("/get-started", { waitUntil: "domcontentloaded" });
	await expect.poll(() => held.length).toBe(1);
	await card.signOut();
	letGo();
	await slow.expectForm();
	await expect(slow.redBox).toBeEmpty();
	await goto(page, "/get-started");
	await card.expectForm();
});

test("a signed-in visitor doesn't see the form while the session loads, and hears why it ended", async ({
	page,
	card,
}) => {
	allowError(refused);
	allowError(cut);
	const account = await card.signInAnew();
	const checking = page.getByText("Checking your session");
	const provider = await holdBack(page, providerCode);
	await page.goto("/get-started", { waitUntil: "domcontentloaded" });
	await expect(checking).toBeVisible();
	await expect(card.field("Email")).toBeHidden();
	provider.letGo();
	await card.expectSignedIn(account.email);
	await expect(checking).toBeHidden();

	// A failing network ends nothing, and the visitor can sign out.
	await page.route(accountLookup, (route) => route.abort());
	await goto(page, "/get-started");
	await card.expectSignedIn(account.email);
	await card.signOut();
	await page.unroute(accountLookup);
	await card.signIn(account);
	await card.expectSignedIn(account.email);

	await changeAccount(account, { disableUser: true });
	await goto(page, "/get-started");
	await expect(card.redBox).toHaveText(messages.sessionEnded);
	await card.expectForm();
	// It is said once.
	await goto(page, "/get-started");
	await card.field("Email").focus();
	await card.signIn({ email: account.email, password: account.password });
	await expect(card.redBox).toHaveText(/disabled by an administrator/);

	// If the code hangs, the form is shown after a while.
	await card.signInAnew();
	await page.clock.install();
	await page.route(providerCode, () => {});
	await page.goto("/get-started", { waitUntil: "domcontentloaded" });
	await expect(checking).toBeVisible();
	await expect(async () => {
		await page.clock.runFor(10_000);
		await expect(card.field("Email")).toBeVisible({ timeout: 500 });
	}).toPass();
});

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
	const account = await card.signInAnew();
	const began = Date.parse((await page.locator("main time").getAttribute("datetime")) ?? "");
	const now = (await page.evaluate(() => Date.now())) + 30_000;
	await page.clock.pauseAt(now);
	await page.route(tokenRefresh, (route) => route.abort());
	// Tokens are valid for an hour. Their times are in whole seconds.
	await page.clock.runFor(began + 55 * minute - 3_000 - now);
	expect(await refreshes()).toEqual([]);
	await page.clock.runFor(6_000);
	await expect.poll(refreshes).toHaveLength(1);
	let tries = 1;
	for (const wait of [0.5, 1, 2, 4, 8, 16, 16]) {
		// The failure has been heard once the next try is due when it should be, and not before.
		await expect(async () => {
			await page.clock.runFor(1_000);
			expect(await refreshes()).toHaveLength(tries + 1);
		}).toPass({ intervals: [0], timeout: 60_000 });
		const [last = 0, next = 0] = (await refreshes()).slice(-2);
		expect(Math.round((next - last) / minute / 0.5) * 0.5).toBe(wait);
		tries += 1;
	}
	await card.expectSignedIn(account.email);
	await page.unroute(tokenRefresh);
	await changeAccount(account, { disableUser: true });
	await expect(async () => {
		await page.clock.runFor(17 * minute);
		await expect(card.redBox).toHaveText(messages.sessionEnded, { timeout: 1_000 });
	}).toPass();
	await card.expectForm();
});

test("with storage blocked, sign-in works until the page is left", async ({ page, card }) => {
	await page.addInitScript(() => {
		for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
			Object.defineProperty(window, name, {
				get() {
					throw new DOMException("blocked", "SecurityError");
				},
			});
		}
	});
	await card.signInAnew();
	await card.signOut();
});

test("a photo is loaded only from Google's host", async ({ page, card }) => {
	const asked: string[] = [];
	await page.context().route(/\.(googleusercontent\.com|example)\//, (route) => {
		asked.push(`${route.request().url()} ${route.request().headers().referer ?? "no referrer"}`);
		const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
		return route.fulfill({ contentType: "image/svg+xml", body });
	});
	const photoUrl = "https://lh3.googleusercontent.com/a/someone=s96-c";
	const account = await createAccount({ displayName: "Aroha Ngata", photoUrl });
	await goto(page, "/get-started");
	await card.signIn(account);
	await expect(page.locator("main section img").first()).toHaveAttribute("src", photoUrl);
	await changeAccount(account, { photoUrl: "https://pictures.example/someone.png" });
	await goto(page, "/get-started?mode=sign-up");
	await card.expectSignedIn("Aroha Ngata");
	expect(asked).toEqual([`${photoUrl} no referrer`]);
});

test("a page that was prerendered asks for the session again when it is shown", async ({
	page,
	card,
}) => {
	const asked: string[] = [];
	page.context().on("request", (request) => asked.push(request.url()));
	const other = await otherTab(card);
	await goto(page, "/contact");
	await page.bringToFront();
	await page.locator("a.header-start").hover();
	await expect
		.poll(() => asked.filter((url) => url.endsWith("/get-started")).length, { timeout: 15_000 })
		.toBeGreaterThan(0);
	expect(asked.filter((url) => providerCode.test(url))).toEqual([]);
	const account = await other.signInAnew();
	await page.locator("a.header-start").click();
	await card.expectSignedIn(account.email);
	await expect(title(page)).not.toBeFocused();
});
