import type { Page } from "@playwright/test";
import { endedMessages } from "../../src/auth/messages";
import { createAccount, disableAccount } from "./auth-emulator";
import { allowError, expect, goto, holdBack } from "./fixtures";
import { accountLookup, refused, SignInCard, test } from "./sign-in-page";

// What a document remembers of the session may be out of date: it was in the back/forward cache, or slow to
// load. tests/engines/journey.ts has a real back/forward cache, which this browser lacks.

const pageTransition = (page: Page, type: "pagehide" | "pageshow") =>
	page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);

/** A second tab in which the visitor is signed in, too. */
async function otherTab(card: SignInCard, as: string): Promise<SignInCard> {
	const other = new SignInCard(await card.page.context().newPage());
	await goto(other.page, "/get-started");
	await other.expectSignedIn(as);
	return other;
}

test("tabs follow each other, also one that comes from the back/forward cache", async ({
	page,
	card,
}) => {
	allowError(refused);
	const account = await card.signInAnew();
	const other = await otherTab(card, account.email);
	await other.signOut();
	await card.expectForm();
	// The visitor signed out, so no explanation is shown.
	await expect(card.redBox).toBeEmpty();
	await other.field("Email").fill("half typed");
	await card.signIn(account);
	await other.expectSignedIn(account.email);
	// Either would keep browsers from caching the page.
	expect(await page.evaluate(() => [window.onunload, window.onbeforeunload])).toEqual([null, null]);

	// The events that a browser sends when it caches and restores a page.
	await pageTransition(page, "pagehide");
	await other.signOut();
	await pageTransition(page, "pageshow");
	await card.expectForm();
	await expect(card.redBox).toBeEmpty();
	await goto(other.page, "/get-started");
	await other.expectForm();

	await card.signIn(account);
	await other.expectSignedIn(account.email);
	await pageTransition(page, "pagehide");
	await other.signOut();
	await disableAccount(account);
	const next = await other.signInAnew();
	await pageTransition(page, "pageshow");
	await card.expectSignedIn(next.email);

	await pageTransition(page, "pagehide");
	await disableAccount(next);
	await pageTransition(page, "pageshow");
	await expect(card.redBox).toHaveText(endedMessages.disabled);
	await card.expectForm();
});

for (const end of ["signed out", "signed in with another account"]) {
	test(`a page that is slow to load follows a visitor who has ${end} since`, async ({
		page,
		card,
	}) => {
		await card.signInAnew();
		const slow = new SignInCard(await page.context().newPage());
		const { held, letGo } = await holdBack(slow.page, accountLookup);
		await slow.page.goto("/get-started", { waitUntil: "domcontentloaded" });
		await expect.poll(() => held.length).toBe(1);
		await card.signOut();
		const next = end === "signed out" ? null : await createAccount();
		if (next) {
			await card.signIn(next);
			await card.expectSignedIn(next.email);
		}
		letGo();
		for (const each of [slow, card]) {
			await (next ? each.expectSignedIn(next.email) : each.expectForm());
		}
		await goto(page, "/get-started");
		await (next ? card.expectSignedIn(next.email) : card.expectForm());
	});
}
