import { endedMessages } from "../../src/auth/messages";
import {
	changePhoto,
	createAccount,
	deleteAccount,
	disableAccount,
	revokeSessions,
} from "./auth-emulator";
import { allowError, expect, footerLink, goto, hint, holdBack, title, turnDark } from "./fixtures";
import { accountLookup, passwordSignIn, providerCode, refused, test } from "./sign-in-page";

test("a signed-in visitor doesn't see the form while the session loads", async ({ page, card }) => {
	const account = await card.signInAnew();
	const checking = page.getByText("Checking your session");
	const provider = await holdBack(page, providerCode);
	await goto(page, "/get-started");
	await expect(checking).toBeVisible();
	await expect(card.field("Email")).toBeHidden();
	provider.letGo();
	await card.expectSignedIn(account.email);
	await expect(checking).toBeHidden();

	// If the provider's code can't be loaded, the form is shown.
	allowError(/Failed to load resource|404/);
	await page.route(providerCode, (route) => route.fulfill({ status: 404, body: "" }));
	await goto(page, "/get-started");
	await card.expectForm();
	await page.unrouteAll();

	// If it hangs, the form is shown after a while, and signing in says so in the end.
	await page.clock.install();
	await holdBack(page, providerCode);
	await goto(page, "/get-started");
	await expect(checking).toBeVisible();
	await page.clock.fastForward("00:10");
	await card.expectForm();
	await card.signIn(account);
	await page.clock.fastForward("00:30");
	await expect(card.redBox).toContainText("Sign-in couldn’t be loaded.");
	await expect(card.redBox.getByRole("button", { name: "Try again" })).toBeVisible();
	await page.clock.resume();
	await page.unrouteAll();
	await goto(page, "/get-started");
	await card.signOut();
	await expect(card.field("Email")).toHaveValue("");
	// After that, the form is shown at once.
	await holdBack(page, providerCode);
	await goto(page, "/get-started");
	expect(await checking.isVisible(), "the form waits for a session that has ended").toBe(false);
	await card.expectForm();
});

test("when the server has ended a session, the form says why, once", async ({ page, card }) => {
	allowError(refused);
	const announcements = await card.announcements();
	for (const [end, words] of [
		[disableAccount, endedMessages.disabled],
		[deleteAccount, endedMessages.expired],
		[revokeSessions, endedMessages.expired],
	] as const) {
		const account = await card.signInAnew();
		await end(account);
		await goto(page, "/get-started");
		await expect(card.redBox).toHaveText(words);
		await card.expectForm();
		expect(await announcements()).toEqual([words]);
	}
	// The session is gone, and the message isn't repeated. The SDK reports once it has read its storage.
	await goto(page, "/get-started");
	await card.refuse(passwordSignIn, "INVALID_PASSWORD");
	await card.signIn(await createAccount());
	await expect(card.redBox).toHaveText("Incorrect password");
	expect(await announcements()).toEqual(["Signing in…", "Incorrect password"]);
	await page.unroute(passwordSignIn);

	// The same after Back from another page.
	const account = await card.signInAnew();
	await footerLink(page, "/terms").click();
	await expect(page).toHaveURL("/terms");
	await expect(title(page)).not.toHaveText("You’re signed in");
	await disableAccount(account);
	await page.goBack();
	await expect(card.redBox).toHaveText(endedMessages.disabled);
	await card.expectForm();
});

test("network errors keep the session, and the visitor can sign out", async ({ page, card }) => {
	// Prefetches fail as well when the network goes down.
	allowError(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
	const account = await card.signInAnew();
	await page.route(accountLookup, (route) => route.abort());
	await goto(page, "/get-started");
	await card.expectSignedIn(account.email);
	// If the browser can't delete the session, the panel says so.
	await page.evaluate(() => {
		const remove = IDBObjectStore.prototype.delete;
		IDBObjectStore.prototype.delete = () => {
			throw new DOMException("failed", "UnknownError");
		};
		addEventListener("offline", () => {
			IDBObjectStore.prototype.delete = remove;
		});
	});
	await card.button("Sign out").click();
	await expect(card.redBox).toContainText("You’re still signed in");
	await expect(card.button("Sign out")).toBeFocused();
	await page.context().setOffline(true);
	await card.button("Sign out").click();
	await expect(title(page)).toHaveText("Welcome Back");
	await page.context().setOffline(false);
});

test("with storage blocked, theme, hint, links and sign-in work", async ({ page, card }) => {
	await page.addInitScript(() => {
		for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
			Object.defineProperty(window, name, {
				get() {
					throw new DOMException("blocked", "SecurityError");
				},
			});
		}
	});
	const account = await createAccount();
	await goto(page, "/");
	await turnDark(page);
	await page.getByRole("button", { name: "Close the hint" }).click();
	await expect(hint(page)).toBeHidden();
	await footerLink(page, "/terms").click();
	await expect(page).toHaveURL("/terms");
	await expect(page.locator("html")).toHaveClass(/dark/);
	await page.getByRole("link", { name: "Get Started", exact: true }).first().click();
	await card.expectForm();
	await card.signIn(account);
	// The session lasts until the page is closed.
	await card.expectSignedIn(account.email);
	await card.signOut();
});

test("a photo is loaded only from Google's host", async ({ page, card }) => {
	const asked: string[] = [];
	await page.context().route(/\.(googleusercontent\.com|example)\//, (route) => {
		asked.push(`${route.request().url()} ${route.request().headers().referer ?? "no referrer"}`);
		return route.fulfill({
			contentType: "image/svg+xml",
			body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
		});
	});
	const photo = "https://lh3.googleusercontent.com/a/someone=s96-c";
	const account = await createAccount({ displayName: "Aroha Ngata", photoUrl: photo });
	await goto(page, "/get-started");
	await card.signIn(account);
	await card.expectSignedIn("Aroha Ngata");
	await expect(page.locator("main section img").first()).toHaveAttribute("src", photo);
	await changePhoto(account, "https://pictures.example/someone.png");
	await goto(page, "/get-started?mode=sign-up");
	await card.expectSignedIn("Aroha Ngata");
	await expect(page.locator("main").getByText("A", { exact: true })).toBeVisible();
	expect(asked).toEqual([`${photo} no referrer`]);
});
