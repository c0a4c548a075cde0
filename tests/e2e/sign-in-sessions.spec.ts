import type { Page } from "@playwright/test";
import { every } from "../full-run";
import {
	changePhoto,
	createAccount,
	deleteAccount,
	disableAccount,
	revokeSessions,
} from "./auth-emulator";
import { allowError, expect, footerLink, goto, holdBack, hydrated, test, title } from "./fixtures";
import {
	answer,
	button,
	cut,
	expectForm,
	expectSignedIn,
	field,
	listenToAnnouncements,
	passwordSignIn,
	providerCode,
	redBox,
	refuse,
	refused,
	sessionEnded,
	signIn,
	signInAnew,
	signOut,
} from "./sign-in-page";

const accountLookup = /accounts:lookup/;

/** Navigates to another page on the client, and waits until it is shown. */
async function leaveByLink(page: Page) {
	await page.getByRole("link", { name: "our services" }).click();
	await expect(page).toHaveURL("/services");
	// The address changes first: back at once, and the visitor would never have left.
	await expect(title(page)).not.toHaveText("You’re signed in");
}

test("tabs follow each other's sign-in and sign-out", async ({ page, context }) => {
	const account = await createAccount();
	const other = await context.newPage();
	await other.goto("/get-started", { waitUntil: "domcontentloaded" });
	await hydrated(other);
	await field(other, "Email").fill("half typed");
	await goto(page, "/get-started");
	const pair = [page, other] as const;
	for (const [one, two] of every([pair, [other, page] as const], [pair])) {
		await signIn(one, account);
		await expectSignedIn(one, account.email);
		await expectSignedIn(two, account.email);
		await signOut(two);
		await expectForm(one);
		// The visitor signed out, so no explanation is shown.
		await expect(redBox(one)).toBeEmpty();
	}
});

test("a signed-in visitor who reloads the page doesn't see the form while the session is loading", async ({
	page,
}) => {
	const account = await signInAnew(page);
	const provider = await holdBack(page, providerCode);
	await goto(page, "/get-started");
	await expect(page.getByText("Checking your session")).toBeVisible();
	await expect(field(page, "Email")).toBeHidden();
	provider.letGo();
	await expectSignedIn(page, account.email);
	await expect(page.getByText("Checking your session")).toBeHidden();

	// If the provider's code can't be loaded, the form is shown.
	allowError(/Failed to load resource|404/);
	await page.route(providerCode, (route) => route.fulfill({ status: 404, body: "" }));
	await goto(page, "/get-started");
	await expectForm(page);
	await page.unrouteAll();
	await goto(page, "/get-started");
	await signOut(page);
	await expect(field(page, "Email")).toHaveValue("");
	// After that, the form is shown at once.
	await holdBack(page, providerCode);
	await goto(page, "/get-started");
	await expectForm(page);
});

const disabled = ["disabled", disableAccount, sessionEnded.disabled] as const;
const deleted = ["deleted", deleteAccount, sessionEnded.expired] as const;
const revoked = ["revoked", revokeSessions, sessionEnded.expired] as const;

test("a session whose account was disabled, deleted or revoked ends on coming back and on a reload, and the form says why, once", async ({
	page,
}) => {
	allowError(refused);
	const announcements = await listenToAnnouncements(page);
	for (const [what, end, words] of every([disabled, deleted, revoked], [disabled])) {
		const account = await signInAnew(page);
		await leaveByLink(page);
		await end(account);
		await page.goBack();
		await expect(redBox(page), what).toHaveText(words);
		await expectForm(page);
	}
	for (const [what, end, words] of every([disabled, deleted, revoked], [revoked])) {
		const account = await signInAnew(page);
		await end(account);
		await goto(page, "/get-started");
		await expect(redBox(page), what).toHaveText(words);
		await expectForm(page);
		expect(await announcements()).toEqual([words]);
		// The session is gone, and the message isn't repeated. The SDK reports once it has read its storage.
		await goto(page, "/get-started");
		await refuse(page, passwordSignIn, "INVALID_PASSWORD");
		await signIn(page, account);
		await expect(redBox(page)).toHaveText("Incorrect password");
		expect(await announcements()).toEqual(["Signing in…", "Incorrect password"]);
		await page.unroute(passwordSignIn);
	}
});

test("network and server errors keep the session, and the visitor can sign out", async ({
	page,
	context,
}) => {
	allowError(cut);
	allowError(/status of 503/);
	// Prefetches that fail when the network goes down.
	allowError(/net::ERR_INTERNET_DISCONNECTED/);
	const account = await signInAnew(page);

	const troubles = [
		() => page.route(accountLookup, (route) => route.abort()),
		() => answer(page, accountLookup, 503, "<h1>Busy</h1>"),
		() => page.unroute(accountLookup),
	];
	for (const bringAbout of every(troubles, troubles.slice(0, 1))) {
		await bringAbout();
		await goto(page, "/get-started");
		await expectSignedIn(page, account.email);
	}
	await context.setOffline(true);
	await button(page, "Sign out").click();
	await expect(title(page)).toHaveText("Welcome Back");
	await context.setOffline(false);
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
	test(`with storage ${state}, theme, hint, links and sign-in work`, async ({ page }) => {
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
		await expectForm(page);
		await signIn(page, account);
		// The session lasts until the page is closed.
		await expectSignedIn(page, account.email);
		await signOut(page);
	});
}

test("a photo is loaded only from Google's host", async ({ page, context }) => {
	const asked: string[] = [];
	await context.route(/\.(googleusercontent\.com|example)\//, (route) => {
		asked.push(`${route.request().url()} ${route.request().headers().referer ?? "no referrer"}`);
		return route.fulfill({
			contentType: "image/svg+xml",
			body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
		});
	});
	const photo = "https://lh3.googleusercontent.com/a/someone=s96-c";
	const account = await createAccount({ displayName: "Aroha Ngata", photoUrl: photo });
	await goto(page, "/get-started");
	await signIn(page, account);
	await expectSignedIn(page, "Aroha Ngata");
	await expect(page.locator("main section img").first()).toHaveAttribute("src", photo);
	await changePhoto(account, "https://pictures.example/someone.png");
	await goto(page, "/get-started?mode=sign-up");
	await expectSignedIn(page, "Aroha Ngata");
	await expect(page.locator("main").getByText("A", { exact: true })).toBeVisible();
	expect(asked).toEqual([`${photo} no referrer`]);
});

for (const [what, days] of [
	["behind", -1],
	["ahead", 1],
] as const) {
	test(`with the visitor's clock a day ${what}, signing in and out works`, {
		tag: "@full",
	}, async ({ page }) => {
		await page.clock.install({ time: Date.now() + days * 24 * 60 * 60 * 1000 });
		const account = await signInAnew(page);
		await goto(page, "/get-started");
		await expectSignedIn(page, account.email);
		await button(page, "Sign out").click();
		await expectForm(page);
		await goto(page, "/contact");
		await expect(page.getByText(/Open now|Opens /)).toBeVisible();
	});
}
