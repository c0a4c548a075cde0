import type { Page } from "@playwright/test";
import { every } from "../shared/full-run";
import {
	changePhoto,
	createAccount,
	deleteAccount,
	disableAccount,
	revokeSessions,
} from "./auth-emulator";
import { allowError, expect, footerLink, goto, holdBack, title } from "./fixtures";
import {
	cut,
	passwordSignIn,
	providerCode,
	refused,
	SignInCard,
	sessionEnded,
	test,
} from "./sign-in-page";

const accountLookup = /accounts:lookup/;

/** Navigates to another page on the client, and waits until it is shown. */
async function leaveByLink(page: Page) {
	await page.getByRole("link", { name: "our services" }).click();
	await expect(page).toHaveURL("/services");
	// The address changes first: back at once, and the visitor would never have left.
	await expect(title(page)).not.toHaveText("You’re signed in");
}

test("tabs follow each other's sign-in and sign-out", async ({ page, card }) => {
	const account = await createAccount();
	const other = new SignInCard(await page.context().newPage());
	await goto(other.page, "/get-started");
	await other.field("Email").fill("half typed");
	await goto(page, "/get-started");
	const pair = [card, other] as const;
	for (const [one, two] of every([pair, [other, card] as const], [pair])) {
		await one.signIn(account);
		await one.expectSignedIn(account.email);
		await two.expectSignedIn(account.email);
		await two.signOut();
		await one.expectForm();
		// The visitor signed out, so no explanation is shown.
		await expect(one.redBox).toBeEmpty();
	}
});

test("a signed-in visitor doesn't see the form while the session loads", async ({ page, card }) => {
	const account = await card.signInAnew();
	const provider = await holdBack(page, providerCode);
	await goto(page, "/get-started");
	await expect(page.getByText("Checking your session")).toBeVisible();
	await expect(card.field("Email")).toBeHidden();
	provider.letGo();
	await card.expectSignedIn(account.email);
	await expect(page.getByText("Checking your session")).toBeHidden();

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
	await expect(page.getByText("Checking your session")).toBeVisible();
	await page.clock.fastForward("00:10");
	await card.expectForm();
	await card.fillIn(account.email, account.password);
	await card.button("Sign In").click();
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
	await card.expectForm();
});

const disabled = ["disabled", disableAccount, sessionEnded.disabled] as const;
const deleted = ["deleted", deleteAccount, sessionEnded.expired] as const;
const revoked = ["revoked", revokeSessions, sessionEnded.expired] as const;

test("when the server has ended a session, the form says why, once", async ({ page, card }) => {
	allowError(refused);
	const announcements = await card.announcements();
	for (const [what, end, words] of every([disabled, deleted, revoked], [disabled])) {
		const account = await card.signInAnew();
		await leaveByLink(page);
		await end(account);
		await page.goBack();
		await expect(card.redBox, what).toHaveText(words);
		await card.expectForm();
	}
	for (const [what, end, words] of every([disabled, deleted, revoked], [revoked])) {
		const account = await card.signInAnew();
		await end(account);
		await goto(page, "/get-started");
		await expect(card.redBox, what).toHaveText(words);
		await card.expectForm();
		expect(await announcements()).toEqual([words]);
		// The session is gone, and the message isn't repeated. The SDK reports once it has read its storage.
		await goto(page, "/get-started");
		await card.refuse(passwordSignIn, "INVALID_PASSWORD");
		await card.signIn(account);
		await expect(card.redBox).toHaveText("Incorrect password");
		expect(await announcements()).toEqual(["Signing in…", "Incorrect password"]);
		await page.unroute(passwordSignIn);
	}
});

test("network and server errors keep the session, and the visitor can sign out", async ({
	page,
	card,
}) => {
	allowError(cut);
	allowError(/status of 503/);
	// Prefetches that fail when the network goes down.
	allowError(/net::ERR_INTERNET_DISCONNECTED/);
	const account = await card.signInAnew();

	const troubles = [
		() => page.route(accountLookup, (route) => route.abort()),
		() => card.answer(accountLookup, 503, "<h1>Busy</h1>"),
		() => page.unroute(accountLookup),
	];
	for (const bringAbout of every(troubles, troubles.slice(0, 1))) {
		await bringAbout();
		await goto(page, "/get-started");
		await card.expectSignedIn(account.email);
	}
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

const storages = {
	blocked: () => {
		for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
			Object.defineProperty(window, name, {
				get() {
					throw new DOMException("blocked", "SecurityError");
				},
			});
		}
	},
	full: () => {
		const full = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
		Storage.prototype.setItem = full;
		IDBFactory.prototype.open = full;
		Object.defineProperty(document, "cookie", { get: full, set: full });
	},
};

for (const state of every(["blocked", "full"] as const, ["blocked"])) {
	test(`with storage ${state}, theme, hint, links and sign-in work`, async ({ page, card }) => {
		await page.addInitScript(storages[state]);
		const account = await createAccount();
		await goto(page, "/");
		await page.getByRole("button", { name: "Dark mode" }).click();
		await page.getByRole("button", { name: "Close the hint" }).click();
		await expect(page.getByText("Try Dark/Light Mode!")).toBeHidden();
		await footerLink(page, "Terms").click();
		await expect(page).toHaveURL("/terms");
		await expect(page.locator("html")).toHaveClass(/dark/);
		await page.getByRole("link", { name: "Get Started", exact: true }).first().click();
		await card.expectForm();
		await card.signIn(account);
		// The session lasts until the page is closed.
		await card.expectSignedIn(account.email);
		await card.signOut();
	});
}

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

for (const [what, days] of [
	["behind", -1],
	["ahead", 1],
] as const) {
	test(`with the visitor's clock a day ${what}, signing in and out works`, {
		tag: "@full",
	}, async ({ page, card }) => {
		await page.clock.install({ time: Date.now() + days * 24 * 60 * 60 * 1000 });
		const account = await card.signInAnew();
		await goto(page, "/get-started");
		await card.expectSignedIn(account.email);
		await card.button("Sign out").click();
		await card.expectForm();
		await goto(page, "/contact");
		await expect(page.getByText(/Open now|Opens /)).toBeVisible();
	});
}
