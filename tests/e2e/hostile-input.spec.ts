import type { Page } from "@playwright/test";
import { company } from "../../src/content/company";
import { hostileStrings, trap } from "../hostile-strings";
import { alive, expect, test } from "./fixtures";
import { button, passwordSignIn, redBox } from "./sign-in-page";

/*
 * Thousands of hostile strings at once, so most of this runs inside the page. What each kind of
 * string looks like on the screen is tested one by one in sign-in-input.spec.ts.
 */

const strings = hostileStrings(10_000);

/** Notices whether any of it runs as code, and whether an object anywhere has changed. */
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

/** All that the site has stored in the browser. */
async function everythingStored(page: Page): Promise<string> {
	const session = await page.evaluate(() => ({ ...sessionStorage }));
	return JSON.stringify([await page.context().storageState({ indexedDB: true }), session]);
}

/** Fails if one of the strings is in what is stored; the short ones are in every text. */
function expectNothingStored(stored: string) {
	const found = strings.filter(
		(text) => text.trim().length > 10 && stored.includes(JSON.stringify(text).slice(1, -1)),
	);
	expect(found).toEqual([]);
	expect(stored).not.toContain(trap);
	expect(stored).toContain('"cookies":[]');
}

for (const [mode, toTheOther] of [
	["Sign In", "Sign up"],
	["Sign Up", "Sign in"],
] as const) {
	test(`10,000 strings through every field of the form "${mode}": none runs, none is stored, none breaks it`, async ({
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
						// A browser keeps an email and a password on one line.
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
			{ texts: strings, creating: mode === "Sign Up" },
		);
		expect(wrong).toEqual([]);
		expect(await ran()).toEqual([]);
		// The other form takes over what was typed.
		await button(page, toTheOther).click();
		await expect(button(page, mode)).toBeHidden();
		expectNothingStored(await everythingStored(page));
	});
}

test("1,000 strings as what the provider says: each is shown as it is, none runs or is stored", async ({
	page,
	goto,
}) => {
	const ran = await watchForCode(page);
	// Answered in the page: thousands of answers by the network would take minutes.
	await page.addInitScript((action) => {
		const { fetch } = window;
		window.fetch = async (input, init) => {
			const request = new Request(input, init);
			if (!request.url.includes(action)) return fetch(input, init);
			const message = (window as unknown as { says: string }).says;
			return Response.json({ error: { code: 400, message } }, { status: 400 });
		};
	}, passwordSignIn.source);
	const code = page.waitForResponse(/firebase-provider-/);
	await goto("/get-started");
	await page.mouse.move(40, 40);
	await code;
	const wrong = await page.evaluate(
		async (texts) => {
			const form = document.querySelector<HTMLFormElement>("main form");
			const told = document.querySelector("main [role=alert]");
			if (!form || !told) return ["no form"];
			const found: string[] = [];
			for (const input of form.querySelectorAll("input")) input.value = "someone@example.com";
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
				form.requestSubmit();
				await changed;
				const shown = told.textContent ?? "";
				if (!text.includes(shown) && shown !== "Authentication failed")
					found.push(`${text}: ${shown}`);
				if (told.querySelector("p *, script, img, iframe, a, form")) found.push(`markup: ${text}`);
			}
			return found;
		},
		strings.slice(0, 1_000),
	);
	expect(wrong).toEqual([]);
	expect(await ran()).toEqual([]);
	expectNothingStored(await everythingStored(page));
	await expect(redBox(page)).toBeVisible();
});

for (const [half, texts] of [
	["first", strings.slice(0, 5_000)],
	["second", strings.slice(5_000)],
] as const) {
	test(`10,000 strings as path, query, fragment and state of the history, the ${half} half: each finds the not-found page`, async ({
		page,
		goto,
	}) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		const ran = await watchForCode(page);
		await goto("/contact");
		await page.evaluate(
			async ({ all, title }) => {
				for (const [index, text] of all.entries()) {
					const encoded = encodeURIComponent(text.replace(/[\ud800-\udfff]/g, "?"));
					history.pushState(
						// As other code than the site's own may leave it.
						[null, text, { scrollY: text }][index % 3],
						"",
						`/x${encoded}?${text.replaceAll("#", "%23")}&x=${encoded}#${text}`,
					);
					if (index % 20 === 0) await new Promise((resolve) => setTimeout(resolve));
					// Every hundredth, and the last, is waited for until its page is shown.
					while (index % 100 === 99 && document.title !== title) {
						await new Promise((resolve) => setTimeout(resolve));
					}
				}
			},
			{ all: texts, title: `Page not found · ${company.name}` },
		);
		for (let back = 0; back < 3; back += 1) await page.goBack();
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
		await expect(page.locator("main h1")).toHaveText("This page is not here");
		expect(await ran()).toEqual([]);
		expectNothingStored(await everythingStored(page));
		await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
		await expect(page).toHaveURL("/terms");
	});
}

const encode = (text: string) => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, "?"));

/** Every hundredth: some of each list and of each kind of mixture. */
const some = strings.filter((_, index) => index % 100 === 0);

for (const [half, texts] of [
	["first", some.slice(0, 50)],
	["second", some.slice(50)],
] as const) {
	test(`100 strings as the path, query and fragment of a page that is opened, the ${half} half`, async ({
		page,
		goto,
		problems,
	}) => {
		// 500: the emulator, of a name that its file system cannot have.
		problems.allow(/status of (40[04]|500)/);
		const ran = await watchForCode(page);
		for (const text of texts) {
			const path = `/x${encode(text)}?${encode(text)}=${text.replaceAll("#", "")}#${text}`;
			await page.goto(path, { waitUntil: "domcontentloaded" });
			// The server may have an answer of its own for what is no address at all.
			if ((await page.locator("#root").count()) === 1) {
				await alive(page);
				await expect(page.locator("h1"), path).toHaveText("This page is not here");
			}
			expect(await ran(), path).toEqual([]);
		}
		await goto("/contact");
		expectNothingStored(await everythingStored(page));
	});
}

test("300 strings asked of the server: each is answered with the same page, or turned away", async ({
	request,
}) => {
	// The emulator's own file system has no names with a NUL, nor of more than 255 bytes.
	const askable = strings.filter((text) => !/\0|%00/.test(text) && encode(text).length < 200);
	const pages = new Set<string>();
	const ask = async (text: string) => {
		const response = await request.get(`/x${encode(text)}?${encode(text)}`, { maxRedirects: 0 });
		expect([400, 404], text).toContain(response.status());
		expect(response.headers()["set-cookie"]).toBeUndefined();
		if (response.status() === 404) pages.add(await response.text());
	};
	const asked = askable.slice(-300);
	for (let next = 0; next < asked.length; next += 10) {
		await Promise.all(asked.slice(next, next + 10).map(ask));
	}
	// Nothing of what was asked is in it.
	expect(pages.size).toBe(1);
});
