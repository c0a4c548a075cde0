import type { Page } from "@playwright/test";
import {
	type Account,
	changePhoto,
	createAccount,
	deleteAccount,
	disableAccount,
	revokeSessions,
} from "./auth-emulator";
import { alive, expect, test } from "./fixtures";
import {
	answer,
	button,
	cut,
	expectForm,
	expectSignedIn,
	field,
	listenToAnnouncements,
	passwordSignIn,
	redBox,
	refuse,
	refused,
	signIn,
	title,
} from "./sign-in-page";

const disabled = "You have been signed out because this account has been disabled.";
const expired =
	"You have been signed out because your session has expired or was revoked. Sign in again.";
const accountLookup = /accounts:lookup/;

/** Goes on to another page of the site, without a new document, and waits until it is shown. */
async function leaveByLink(page: Page) {
	await page.getByRole("link", { name: "our services" }).click();
	await expect(page).toHaveURL("/services");
	// The address changes first: back at once, and the visitor would never have left.
	await expect(title(page)).not.toHaveText("You are signed in");
}

test("a session is kept across reloads and visits, with the time it began", async ({
	page,
	goto,
}) => {
	const account = await createAccount();
	await goto("/get-started");
	await signIn(page, account);
	await expectSignedIn(page, account.email);
	const began = await page.locator("main time").getAttribute("datetime");
	await goto("/get-started");
	await expectSignedIn(page, account.email);
	await expect(page.locator("main time")).toHaveAttribute("datetime", began ?? "");
	await goto("/get-started?mode=sign-up");
	await expectSignedIn(page, account.email);
	// By the site's own links, without a new document.
	await leaveByLink(page);
	await page.getByRole("link", { name: "Get Started", exact: true }).first().click();
	await expectSignedIn(page, account.email);
	await expect(page.locator("main time")).toHaveAttribute("datetime", began ?? "");
});

test("no other page changes for a visitor who is signed in", async ({ page, goto }) => {
	await goto("/services");
	const before = await page.locator("body").innerText();
	await goto("/get-started");
	const account = await createAccount();
	await signIn(page, account);
	await expectSignedIn(page, account.email);
	await goto("/services");
	expect(await page.locator("body").innerText()).toBe(before);
});

test("another tab follows a sign-in and a sign-out, both ways", async ({ page, goto, context }) => {
	const account = await createAccount();
	const other = await context.newPage();
	await other.goto("/get-started", { waitUntil: "domcontentloaded" });
	await alive(other);
	await field(other, "Email").fill("half typed");
	await goto("/get-started");
	await signIn(page, account);
	await expectSignedIn(page, account.email);
	await expectSignedIn(other, account.email);
	await button(other, "Sign out").click();
	await expectForm(other);
	await expectForm(page);
	// The visitor did it: there is nothing to explain.
	await expect(redBox(page)).toBeEmpty();
	await signIn(other, account);
	await expectSignedIn(page, account.email);
	await button(page, "Sign out").click();
	await expectForm(other);
});

const ends: [string, (account: Account) => Promise<void>, string][] = [
	["disabled", disableAccount, disabled],
	["deleted", deleteAccount, expired],
	["revoked", revokeSessions, expired],
];

for (const [what, end, words] of ends) {
	test(`a session whose account was ${what} ends on a reload, and the form says why, once`, async ({
		page,
		goto,
		problems,
	}) => {
		problems.allow(refused);
		const announcements = await listenToAnnouncements(page);
		const account = await createAccount();
		await goto("/get-started");
		await signIn(page, account);
		await expectSignedIn(page, account.email);
		await end(account);
		await goto("/get-started");
		await expect(redBox(page)).toHaveText(words);
		await expectForm(page);
		expect(await announcements()).toEqual([words]);
		// It is gone for good, and is not told again: the SDK answers once it has read its storage.
		await goto("/get-started");
		await refuse(page, passwordSignIn, "INVALID_PASSWORD");
		await signIn(page, account);
		await expect(redBox(page)).toHaveText("Incorrect password");
		expect(await announcements()).toEqual(["Signing in…", "Incorrect password"]);
	});

	test(`a session whose account was ${what} ends when the visitor comes back to the page`, async ({
		page,
		goto,
		problems,
	}) => {
		problems.allow(refused);
		const account = await createAccount();
		await goto("/get-started");
		await signIn(page, account);
		await expectSignedIn(page, account.email);
		await leaveByLink(page);
		await end(account);
		await page.goBack();
		await expect(redBox(page)).toHaveText(words);
		await expectForm(page);
	});
}

test("a cut network keeps the session, and so does a server in trouble", async ({
	page,
	goto,
	problems,
}) => {
	problems.allow(cut);
	problems.allow(/status of 503/);
	const account = await createAccount();
	await goto("/get-started");
	await signIn(page, account);
	await expectSignedIn(page, account.email);

	await page.route(accountLookup, (route) => route.abort());
	await goto("/get-started");
	await expectSignedIn(page, account.email);
	await page.unroute(accountLookup);
	await answer(page, accountLookup, 503, "<h1>Busy</h1>");
	await goto("/get-started");
	await expectSignedIn(page, account.email);
	await page.unroute(accountLookup);
	await goto("/get-started");
	await expectSignedIn(page, account.email);
});

test("a sign-out works without a network", async ({ page, goto, context }) => {
	const account = await createAccount();
	await goto("/get-started");
	await signIn(page, account);
	await expectSignedIn(page, account.email);
	await context.setOffline(true);
	await button(page, "Sign out").click();
	await expect(title(page)).toHaveText("Welcome Back");
	await context.setOffline(false);
});

test("with storage blocked, signing in holds for the page view", async ({ page, goto }) => {
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
	await goto("/get-started");
	await signIn(page, account);
	await expectSignedIn(page, account.email);
	await leaveByLink(page);
	await page.goBack();
	await expectSignedIn(page, account.email);
	await button(page, "Sign out").click();
	await expectForm(page);
});

test("a photo is shown from Google's own host, and asked for nowhere else", async ({
	page,
	goto,
	context,
}) => {
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
	await goto("/get-started");
	await signIn(page, account);
	await expectSignedIn(page, "Aroha Ngata");
	await expect(page.locator("main section img").first()).toHaveAttribute("src", photo);
	await changePhoto(account, "https://pictures.example/someone.png");
	await goto("/get-started");
	await expectSignedIn(page, "Aroha Ngata");
	await expect(page.locator("main").getByText("A", { exact: true })).toBeVisible();
	expect(asked).toEqual([`${photo} no referrer`]);
});
