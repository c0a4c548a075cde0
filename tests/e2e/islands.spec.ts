import type { Page } from "@playwright/test";
import { requests } from "../../src/pages/home/requests";
import {
	allowError,
	changedMarkup,
	expect,
	goto,
	holdBack,
	pageWith,
	test,
	turnDark,
} from "./fixtures";

const react = "**/assets/react-*.js";
const example = (page: Page) => page.locator("[data-island='pages/home/worked-example']");
const approve = (page: Page) => example(page).locator("button:not([aria-pressed])").first();
/** The visitor's approval is in the log once: a second answer would have begun the next request. */
const expectAnswered = (page: Page) =>
	expect(example(page).getByRole("log")).toContainText(requests[0].approved);

/** Replaces every text of an island the way Google Translate does, here by the same text in capitals. */
function translate(island: Element): void {
	const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walker.nextNode()) texts.push(walker.currentNode as Text);
	for (const text of texts.filter(({ data }) => data.trim())) {
		const outer = document.createElement("font");
		const inner = outer.appendChild(document.createElement("font"));
		inner.append(text.data.toUpperCase());
		text.replaceWith(outer);
	}
}

test("React is fetched for a page's islands alone, before a visitor reaches them", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/assets/react-")) asked.push(request.url());
	});
	await goto(page, "/contact");
	await page.mouse.wheel(0, 600);
	await goto(page, "/terms");
	expect(asked).toEqual([]);
	await goto(page, "/");
	await example(page).scrollIntoViewIfNeeded();
	await expect(example(page)).toHaveAttribute("data-hydrated");
	expect(asked).toHaveLength(1);
});

/** How a visitor may press a button of an island whose code isn't here. */
const presses: Record<string, (page: Page) => Promise<void>> = {
	"by pointer": (page) => approve(page).click(),
	"by keyboard": (page) => approve(page).press("Enter"),
	"by assistive technology": (page) => approve(page).evaluate((it: HTMLElement) => it.click()),
	"beside an extension's button": async (page) => {
		await approve(page).evaluate((it) => it.before(document.createElement("button")));
		await example(page).locator("button:not([aria-pressed])").nth(1).click();
	},
};

test("a click before an island's code is here is answered once, however it is made", async ({
	page,
}) => {
	allowError(changedMarkup);
	for (const [how, press] of Object.entries(presses)) {
		await test.step(how, async () => {
			const code = await holdBack(page, react);
			await page.goto("/", { waitUntil: "domcontentloaded" });
			await example(page).scrollIntoViewIfNeeded();
			await expect.poll(() => code.held.length).toBe(1);
			await press(page);
			code.letGo();
			await expect(example(page)).toHaveAttribute("data-hydrated");
			await expectAnswered(page);
			await page.unrouteAll();
		});
	}
});

for (const translated of [false, true]) {
	test(`a click while React is at work isn't lost${translated ? ", in a translated page" : ""}`, async ({
		page,
	}) => {
		allowError(changedMarkup);
		// React listens at the island as soon as it begins, and commits in a later task.
		await page.addInitScript(() => {
			const { addEventListener } = EventTarget.prototype;
			EventTarget.prototype.addEventListener = function (...listener) {
				addEventListener.apply(this, listener);
				if (!(this instanceof HTMLElement && this.dataset.island) || listener[0] !== "abort")
					return;
				EventTarget.prototype.addEventListener = addEventListener;
				queueMicrotask(() => {
					document.documentElement.dataset.pressed = String("hydrated" in this.dataset);
					this.querySelector<HTMLElement>("button:not([aria-pressed])")?.click();
				});
			};
		});
		const code = await holdBack(page, react);
		await page.goto("/", { waitUntil: "domcontentloaded" });
		if (translated) await example(page).evaluate(translate);
		await example(page).scrollIntoViewIfNeeded();
		code.letGo();
		await expect(example(page)).toHaveAttribute("data-hydrated");
		await expect(page.locator("html")).toHaveAttribute("data-pressed", "false");
		await expectAnswered(page);
		// What a translator has done since doesn't stay in the way either.
		if (translated) await example(page).evaluate(translate);
		await example(page).locator("[aria-pressed=false]").first().click();
		await expect(example(page)).toContainText(requests[1]?.question ?? "");
		await expect(example(page)).not.toContainText(requests[0].question, { ignoreCase: true });
	});
}

/** What extensions and translators may have done to a field before React takes it over. */
const changes: Record<string, (field: HTMLInputElement) => void> = {
	"an icon beside the field": (field) => field.after(document.createElement("com-icon")),
	"an element around the field": (field) => {
		const wrapper = document.createElement("span");
		field.replaceWith(wrapper);
		wrapper.append(field);
		// Such an extension gives back the focus that the move takes away.
		field.focus();
	},
	"a translated label": (field) => {
		const words = document.createElement("font");
		words.append(field.labels?.[0]?.textContent?.toUpperCase() ?? "");
		field.labels?.[0]?.replaceChildren(words);
	},
};

test("what is typed and sent before the code is here is kept with the focus, and answered", async ({
	page,
}) => {
	allowError(changedMarkup);
	const path = pageWith('data-analytics/nhi-checker"');
	if (!path) return test.skip(true, "The owner has removed the form.");
	const field = page.locator("main input[name=nhi]");
	for (const [what, change] of Object.entries(changes)) {
		await test.step(what, async () => {
			const code = await holdBack(page, react);
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await field.fill("ZAC5361");
			await field.scrollIntoViewIfNeeded();
			await expect.poll(() => code.held.length).toBe(1);
			await field.press("Enter");
			await field.evaluate(change as (field: Element) => void);
			code.letGo();
			await expect(page.getByRole("main").getByRole("status")).toHaveText(/^ZAC5361 passes/);
			await expect(field).toHaveValue("ZAC5361");
			await expect(field).toBeFocused();
			await page.unrouteAll();
		});
	}
});

test("an island that fails stays as it was served, and says so; the rest of the page works", async ({
	page,
}) => {
	allowError(/Failed to load resource|dynamically imported module|at load|at render/);
	const notice = page.locator("[data-island-failed]").first();
	for (const [fault, script] of Object.entries({
		"its code is missing": "",
		"its code throws": `throw new Error("at load")`,
		"it throws": `export const WorkedExample = () => { throw new Error("at render") }`,
	})) {
		await page.route("**/assets/worked-example-*.js", (route) =>
			script
				? route.fulfill({ contentType: "text/javascript", body: script })
				: route.fulfill({ status: 404, body: "" }),
		);
		await goto(page, "/");
		await example(page).scrollIntoViewIfNeeded();
		await expect(notice, fault).toBeVisible();
		await expect(notice, fault).toHaveAttribute("role", "alert");
		await expect(example(page), fault).toContainText(requests[0].question);
		await turnDark(page);
		await page.evaluate(() => localStorage.clear());
		await page.unrouteAll();
		await notice.getByRole("link").click();
		await approve(page).click();
		await expectAnswered(page);
		await expect(notice).toBeHidden();
	}
});
