import { every } from "../shared/full-run";
import { hostileStrings, visibleHostileStrings } from "../shared/hostile-strings";
import { allowError, expect, goto, sideways } from "./fixtures";
import { expectNothingStored, watchForCode } from "./hostile-page";
import { passwordSignIn, refused, test } from "./sign-in-page";

test("in every field of the sign-up form, nothing runs or is stored", async ({ page, card }) => {
	const ran = await watchForCode(page);
	await goto(page, "/get-started?mode=sign-up");
	await expect(card.button("Sign Up")).toBeEnabled();
	const wrong = await page.evaluate(async (texts) => {
		const form = document.querySelector<HTMLFormElement>("main form");
		if (!form) return ["no form"];
		form.noValidate = true;
		const inputs = [...form.querySelectorAll("input")];
		const confirmation = inputs.at(-1);
		const found: string[] = [];
		for (const text of texts) {
			for (const input of inputs) {
				input.value = input === confirmation ? `${text}!` : text;
				input.dispatchEvent(new InputEvent("input", { bubbles: true }));
			}
			form.requestSubmit();
			await Promise.resolve();
			const told = document.querySelector("main [role=alert]")?.textContent;
			if (told !== "Passwords don't match") found.push(`${text}: ${told}`);
		}
		return found;
	}, hostileStrings);
	expect(wrong).toEqual([]);
	expect(await sideways(page)).toBe(0);
	// The other form keeps the input.
	await card.button("Sign in").click();
	await card.expectForm();
	expect(await ran()).toEqual([]);
	await expectNothingStored(page);
});

test("each is sent unchanged as a password, and the answer is shown as text", async ({
	page,
	card,
}) => {
	allowError(refused);
	const ran = await watchForCode(page);
	await goto(page, "/get-started");
	const requests = card.requests();
	await card.skipBrowserChecks();
	// Browsers take line breaks out of what is typed.
	const typed = visibleHostileStrings.filter((text) => text !== "" && !/[\r\n]/.test(text));
	for (const text of every(
		typed,
		typed.filter((_, index) => index % 20 === 0),
	)) {
		await card.refuse(passwordSignIn, `SOMETHING_NEW : ${text}`);
		await card.signIn({ email: "someone@example.com", password: text });
		await expect.poll(() => requests.at(-1)?.postDataJSON().password).toBe(text);
		await expect(card.redBox).not.toBeEmpty();
		await expect(card.redBox.locator("p *, script, img, iframe, a, form")).toHaveCount(0);
		expect(await sideways(page), text).toBe(0);
	}
	expect(await ran()).toEqual([]);
	await expectNothingStored(page);
});
