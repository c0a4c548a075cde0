import type { Page } from "@playwright/test";
import { company } from "../../src/content/company";
import { every, full } from "../full";
import { hostileStrings, trap } from "../hostile-strings";
import { createAccount } from "./auth-emulator";
import { expect, hydrated, test } from "./fixtures";
import {
	button,
	expectForm,
	expectSignedIn,
	field,
	fillIn,
	greenBox,
	idle,
	passwordSignIn,
	providerCode,
	redBox,
	sideways,
	signIn,
	signOut,
} from "./sign-in-page";

// The full run tests thousands of strings, so most loops run inside the page.
if (full) test.describe.configure({ timeout: 600_000 });

const strings = hostileStrings(10_000);

/** Samples from each of the basic lists of strings. */
const samples = strings.filter((_, index) => index < 200 && index % 4 === 0);

/** Every hundredth string: samples of all lists and combinations. */
const spread = strings.filter((_, index) => index % 100 === 0);

/** Detects whether a string runs as code or pollutes the prototype of objects. */
async function watchForCode(page: Page) {
	await page.addInitScript(() => {
		const ran: string[] = [];
		Object.assign(window, { ran, hacked: () => ran.push(location.href) });
	});
	return () =>
		page.evaluate(() => [
			...(window as unknown as { ran: string[] }).ran,
			...("polluted" in {} ? ["the prototype of every object"] : []),
		]);
}

/** Fails if the browser has stored one of the strings. Ignores short ones, which occur by chance. */
async function expectNothingStored(page: Page) {
	const session = await page.evaluate(() => ({ ...sessionStorage }));
	const state = await page.context().storageState({ indexedDB: true });
	const stored = JSON.stringify([state, session]);
	const found = strings.filter(
		(text) => text.trim().length > 10 && stored.includes(JSON.stringify(text).slice(1, -1)),
	);
	expect(found).toEqual([]);
	expect(stored).not.toContain(trap);
	expect(stored).toContain('"cookies":[]');
}

for (const [mode, toTheOther] of every(
	[
		["Sign In", "Sign up"],
		["Sign Up", "Sign in"],
	] as const,
	[["Sign Up", "Sign in"]],
)) {
	test(`in every field of the "${mode}" form: nothing runs or is stored, and the form still works`, async ({
		page,
		goto,
	}) => {
		const ran = await watchForCode(page);
		await goto("/get-started");
		if (mode === "Sign Up") await button(page, "Sign up").click();
		await expect(button(page, mode)).toBeEnabled();
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
		await button(page, toTheOther).click();
		await expect(button(page, mode)).toBeHidden();
		await expectNothingStored(page);

		if (mode === "Sign In") return;
		await button(page, "Sign up").click();
		await fillIn(page, "someone@example.com", "a long enough phrase");
		await field(page, "Confirm Password").fill("a long enough phrase");
		await button(page, "Sign Up").click();
		await expect(greenBox(page, "Account created successfully!")).toBeVisible();
		const account = await createAccount();
		await signIn(page, account);
		await expectSignedIn(page, account.email);
		expect(await ran()).toEqual([]);
	});
}

test("as a password, each is sent unchanged; as the provider's message, each is shown as text", async ({
	page,
	goto,
}) => {
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
	await goto("/get-started");
	await expectForm(page);
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
	await expect(redBox(page)).toBeVisible();
});

test("as a user's name, each is shown as text", async ({ page, goto }) => {
	const ran = await watchForCode(page);
	await goto("/get-started");
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
		await signIn(page, await createAccount({ displayName }));
		await expect(page.getByText("Signed in as").locator("+ dd")).toHaveText(displayName);
		expect(await sideways(page)).toBe(0);
		await signOut(page);
	}
	expect(await ran()).toEqual([]);
});

const encode = (text: string) => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, "?"));

const oddAddresses = [
	"/%E0%A4%A",
	"/%00",
	"/services/extra",
	"/__proto__",
	"/constructor",
	"/SERVICES",
	"/%2e%2e/%2e%2e/etc/passwd",
	"/a".repeat(900),
];

test("as path, query and fragment, each shows the not-found page; so does every odd address", async ({
	page,
	goto,
	problems,
}) => {
	// The emulator responds with 500 to names that its file system can't handle.
	problems.allow(/status of (40[04]|500)/);
	const ran = await watchForCode(page);
	const few = samples.filter((_, index) => index % 20 === 0);
	const made = every(spread, few).map(
		(text) => `/x${encode(text)}?${encode(text)}=${text.replaceAll("#", "")}#${text}`,
	);
	for (const path of [...oddAddresses, ...made]) {
		const response = await page.goto(path, { waitUntil: "domcontentloaded" });
		expect(response?.status(), path).toBeGreaterThanOrEqual(400);
		// The server may have its own error page for invalid URLs.
		if ((await page.locator("#root").count()) === 1) {
			await hydrated(page);
			await expect(page.locator("h1"), path).toHaveText("We can’t find that page");
		}
		expect(await ran(), path).toEqual([]);
	}
	await goto("/contact?__proto__[polluted]=1");
	await expect(page.locator("h1")).toContainText(/contact us/i);
	expect(await ran()).toEqual([]);
	await expectNothingStored(page);
});

for (const texts of every([strings.slice(0, 5_000), strings.slice(5_000)], [samples])) {
	test(`as history entries, ${texts.length} strings from ${strings.indexOf(texts[0] ?? "")} on each show the not-found page`, async ({
		page,
		goto,
	}) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		const ran = await watchForCode(page);
		await goto("/contact");
		// Changing the URL during hydration would cause a mismatch.
		await idle(page);
		await page.evaluate(
			async ({ all, title }) => {
				for (const [index, text] of all.entries()) {
					const encoded = encodeURIComponent(text.replace(/[\ud800-\udfff]/g, "?"));
					history.pushState(
						// History states that code other than the site's might leave.
						[null, text, { scrollY: text }][index % 3],
						"",
						`/x${encoded}?${text.replaceAll("#", "%23")}&x=${encoded}#${text}`,
					);
					if (index % 20 === 0) await new Promise((resolve) => setTimeout(resolve));
					// Wait for the page to show after every hundredth entry and the last one.
					const awaited = index % 100 === 99 || index === all.length - 1;
					while (awaited && document.title !== title) {
						await new Promise((resolve) => setTimeout(resolve));
					}
				}
			},
			{ all: texts, title: `Page not found · ${company.name}` },
		);
		for (let back = 0; back < 3; back += 1) await page.goBack();
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
		await expect(page.locator("main h1")).toHaveText("We can’t find that page");
		expect(await ran()).toEqual([]);
		await expectNothingStored(page);
		await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
		await expect(page).toHaveURL("/terms");
	});
}
