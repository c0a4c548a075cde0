import { every, full } from "../shared/full-run";
import { createAccount } from "./auth-emulator";
import { expect, goto, sideways } from "./fixtures";
import { expectNothingStored, samples, strings, watchForCode } from "./hostile-page";
import { passwordSignIn, providerCode, test } from "./sign-in-page";

// The full run tests thousands of strings, so most loops run inside the page.
if (full) test.describe.configure({ timeout: 600_000 });

for (const [mode, other] of every(
	[
		["Sign Up", "Sign in"],
		["Sign In", "Sign up"],
	] as const,
	[["Sign Up", "Sign in"]],
)) {
	test(`in every field of the "${mode}" form, nothing runs or is stored`, async ({
		page,
		card,
	}) => {
		const ran = await watchForCode(page);
		await goto(page, mode === "Sign Up" ? "/get-started?mode=sign-up" : "/get-started");
		await expect(card.button(mode)).toBeEnabled();
		const wrong = await page.evaluate(
			async ({ texts, creating }) => {
				const form = document.querySelector<HTMLFormElement>("main form");
				if (!form) return ["no form"];
				form.noValidate = true;
				const inputs = [...form.querySelectorAll("input")];
				const confirmation = inputs.at(-1);
				const found: string[] = [];
				for (const text of texts) {
					for (const input of inputs) {
						input.value = text;
						input.dispatchEvent(new InputEvent("input", { bubbles: true }));
						input.dispatchEvent(new Event("change", { bubbles: true }));
						// Browsers remove line breaks from these inputs and trim email addresses.
						if (input.value !== text && !/[\r\n]|^\s|\s$/.test(text)) found.push(text);
					}
					if (!creating) continue;
					if (confirmation) confirmation.value = `${text}!`;
					form.requestSubmit();
					await Promise.resolve();
					const told = document.querySelector("main [role=alert]")?.textContent;
					if (told !== "Passwords don't match") found.push(`${text}: ${told}`);
				}
				return found;
			},
			{ texts: every(strings, samples), creating: mode === "Sign Up" },
		);
		expect(wrong).toEqual([]);
		expect(await ran()).toEqual([]);
		expect(await sideways(page)).toBe(0);
		// The other form keeps the input.
		await card.button(other).click();
		await expect(card.button(mode)).toBeHidden();
		await expectNothingStored(page);

		if (mode === "Sign In") return;
		await card.button("Sign up").click();
		await card.fillIn("someone@example.com", "a long enough phrase");
		await card.field("Confirm Password").fill("a long enough phrase");
		await card.button("Sign Up").click();
		await expect(card.greenBox("Account created successfully!")).toBeVisible();
		const account = await createAccount();
		await card.signIn(account);
		await card.expectSignedIn(account.email);
		expect(await ran()).toEqual([]);
	});
}

test("each is sent unchanged as a password, and shown as text", async ({ page, card }) => {
	const ran = await watchForCode(page);
	// Mock the responses inside the page, because thousands of requests would take minutes.
	await page.addInitScript((action) => {
		const { fetch } = window;
		window.fetch = async (input, init) => {
			const request = new Request(input, init);
			if (!request.url.includes(action)) return fetch(input, init);
			const message = (window as unknown as { says: string }).says;
			Object.assign(window, { sent: (await request.json()).password });
			return Response.json({ error: { code: 400, message } }, { status: 400 });
		};
	}, passwordSignIn.source);
	const code = page.waitForResponse(providerCode);
	await goto(page, "/get-started");
	await card.expectForm();
	await page.mouse.move(40, 40);
	await code;
	const wrong = await page.evaluate(
		async (texts) => {
			const form = document.querySelector<HTMLFormElement>("main form");
			const told = document.querySelector("main [role=alert]");
			const [email, password] = form?.querySelectorAll("input") ?? [];
			if (!form || !told || !email || !password) return ["no form"];
			const found: string[] = [];
			form.noValidate = true;
			email.value = "someone@example.com";
			for (const text of texts) {
				Object.assign(window, { says: `SOMETHING_NEW : ${text}` });
				const changed = new Promise<void>((resolve) => {
					const observer = new MutationObserver(() => {
						if (!told.textContent) return;
						observer.disconnect();
						resolve();
					});
					observer.observe(told, { childList: true, characterData: true, subtree: true });
				});
				// The SDK rejects an empty password without sending it.
				password.value = text || "-";
				const typed = password.value;
				form.requestSubmit();
				await changed;
				const { sent } = window as unknown as { sent: string };
				if (sent !== typed) found.push(`typed ${typed}, sent ${sent}`);
				const shown = told.textContent ?? "";
				if (!text.includes(shown) && shown !== "Authentication failed")
					found.push(`${text}: ${shown}`);
				if (told.querySelector("p *, script, img, iframe, a, form")) found.push(`markup: ${text}`);
				const { scrollWidth, clientWidth } = document.documentElement;
				if (scrollWidth !== clientWidth) found.push(`${scrollWidth} px wide: ${text}`);
			}
			return found;
		},
		every(strings.slice(0, 1_000), samples),
	);
	expect(wrong).toEqual([]);
	expect(await ran()).toEqual([]);
	await expectNothingStored(page);
	await expect(card.redBox).toBeVisible();
});

test("as a user's name, each is shown as text", async ({ page, card }) => {
	const ran = await watchForCode(page);
	await goto(page, "/get-started");
	const names = [
		'"><img src=x onerror=hacked()>',
		"مرحبا \u202Eabc\u202C שלום",
		"long".repeat(1_250),
		"<script>hacked()</script>",
		"javascript:hacked()//",
		"{{hacked()}} #{hacked()} <%= hacked() %>",
		"'; DROP TABLE users; --",
		"👩‍👩‍👧‍👦 🇳🇿 kia ora",
		"Z̸̡͓͎a̶͇͝l̷̰̀g̸̨̑ȯ̵̧ and ＦＵＬＬ ｗｉｄｔｈ",
		"\\u0000 %00 %0d%0a ../../etc/passwd",
	];
	for (const displayName of every(names, names.slice(0, 3))) {
		await card.signIn(await createAccount({ displayName }));
		await expect(page.getByText("Signed in as").locator("+ dd")).toHaveText(displayName);
		expect(await sideways(page)).toBe(0);
		await card.signOut();
	}
	expect(await ran()).toEqual([]);
});
