import { messages } from "../../src/auth/messages";
import { changeAccount, createAccount } from "./auth-emulator";
import { allowError, expect, footerLink, goto, holdBack, title } from "./fixtures";
import { accountLookup, cut, providerCode, refused, SignInCard, test } from "./sign-in-page";

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
const otherTab = async (card: SignInCard) => new SignInCard(await card.page.context().newPage());

/**
 * Leaves the panel for another page, so that it is in the back/forward cache, and goes back to it.
 * @returns the heading that shows as soon as it is back, or "" if it is covered
 */
async function leaveAndReturn(card: SignInCard, meanwhile: () => Promise<unknown>) {
	const { page } = card;
	await page.evaluate(() =>
		addEventListener("pageshow", ({ persisted }) => {
			const heading = document.querySelector("main h1");
			const isSeen = heading?.checkVisibility({ visibilityProperty: true });
			if (persisted) sessionStorage.setItem("seen", (isSeen && heading?.textContent) || "");
		}),
	);
	await footerLink(page, "/terms").click();
	await expect(page).toHaveURL("/terms");
	await meanwhile();
	await page.evaluate(() => setTimeout(() => history.back()));
	await expect(page).toHaveURL("/get-started");
	await expect.poll(() => page.evaluate(() => sessionStorage.getItem("seen"))).not.toBeNull();
	return page.evaluate(() => {
		const seen = sessionStorage.getItem("seen");
		sessionStorage.removeItem("seen");
		return seen;
	});
}

test("tabs follow each other, also one that comes from the back/forward cache", async ({
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

	expect(await leaveAndReturn(card, async () => {})).toBe("You’re signed in");
	await card.expectSignedIn(account.email);

	expect(await leaveAndReturn(card, () => other.signOut())).toBe("");
	await card.expectForm();
	await expect(card.redBox).toBeEmpty();
	await goto(other.page, "/get-started");
	await other.expectForm();

	await card.signIn(account);
	await card.expectSignedIn(account.email);
	const next = await createAccount();
	const seen = await leaveAndReturn(card, async () => {
		await other.expectSignedIn(account.email);
		await other.signOut();
		await other.signIn(next);
		await other.expectSignedIn(next.email);
	});
	expect(seen).toBe("");
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

	// A failing network ends nothing.
	await page.route(accountLookup, (route) => route.abort());
	await goto(page, "/get-started");
	await card.expectSignedIn(account.email);
	await page.unroute(accountLookup);

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

test("a token that the server refuses to refresh before it expires ends the session", async ({
	page,
	card,
}) => {
	allowError(refused);
	await page.clock.install();
	const account = await card.signInAnew();
	await changeAccount(account, { disableUser: true });
	let refreshes = 0;
	page.on("request", (request) => {
		if (request.url().includes("securetoken.googleapis.com")) refreshes += 1;
	});
	// Tokens are valid for an hour; token-refresh.test.ts says when each is refreshed.
	await expect(async () => {
		await page.clock.fastForward(10 * minute);
		expect(refreshes).toBeGreaterThan(0);
	}).toPass();
	await page.clock.resume();
	await expect(card.redBox).toHaveText(messages.sessionEnded);
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
		return route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" });
	});
	const photoUrl = "https://lh3.googleusercontent.com/a/someone=s96-c";
	await goto(page, "/get-started");
	for (const url of [photoUrl, "https://pictures.example/someone.png"]) {
		const account = await createAccount({ photoUrl: url });
		await card.signIn(account);
		await card.expectSignedIn(account.email);
		await expect(page.locator("main section img")).toHaveCount(url === photoUrl ? 1 : 0);
		await card.signOut();
	}
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
