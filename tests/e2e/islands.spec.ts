import type { Page } from "@playwright/test";
import {
	allowError,
	expect,
	expectPage,
	goto,
	holdBack,
	idle,
	paths,
	spareData,
	test,
} from "./fixtures";

const react = "**/assets/react-*.js";
const example = (page: Page) => page.locator("[data-island='pages/home/worked-example']");

test("React is fetched for a page's islands, and before a visitor reaches them", async ({
	page,
}) => {
	await spareData(page);
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/assets/react-")) asked.push(request.url());
	});
	// The opening hours need none.
	await goto(page, "/contact");
	await expect(page.getByText(/^(Open now|Opens )/)).toBeVisible();
	await page.mouse.move(200, 200);
	await page.mouse.wheel(0, 600);
	// As long as an idle moment could take.
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
	expect(asked).toEqual([]);
	await goto(page, "/");
	await example(page).scrollIntoViewIfNeeded();
	await expect.poll(() => asked.length).toBe(1);
});

test("a click before an island's code is here is answered once, however it is made", async ({
	page,
}) => {
	allowError(/Minified React error #418/);
	const approve = example(page).getByRole("button", { name: "Approve" });
	const answered = () =>
		expect(example(page).getByRole("button", { name: "Start again" })).toBeVisible();
	for (const click of [
		() => approve.click(),
		() => approve.press("Enter"),
		// As assistive technology clicks: without a pointer.
		() => approve.evaluate((button: HTMLElement) => button.click()),
		// An extension's button is before it, which React will remove.
		() =>
			approve.evaluate((button: HTMLElement) => {
				const other = Object.assign(document.createElement("button"), { type: "button" });
				button.parentElement?.prepend(other);
				button.click();
			}),
	]) {
		const code = await holdBack(page, react);
		await page.goto("/", { waitUntil: "commit" });
		await example(page).scrollIntoViewIfNeeded();
		await expect.poll(() => code.held.length).toBe(1);
		await click();
		code.letGo();
		await answered();
		await page.waitForTimeout(200);
		// A second click would have begun again.
		await answered();
		await page.unrouteAll();
	}
});

test("a form sent before an island's code is here is answered, even if its markup is changed", async ({
	page,
}) => {
	allowError(/Minified React error #418/);
	const path = "/solutions/data-analytics";
	test.skip(!paths.includes(path), "The owner has removed the page.");
	const field = page.locator("main input[name=nhi]");
	const code = await holdBack(page, react);
	await page.goto(path, { waitUntil: "domcontentloaded" });
	await field.fill("ZAC5361");
	await field.scrollIntoViewIfNeeded();
	await expect.poll(() => code.held.length).toBe(1);
	await field.press("Enter");
	// A password manager does this.
	await field.evaluate((input) => input.after(document.createElement("com-icon")));
	code.letGo();
	await expect(page.getByRole("main").getByRole("status")).toHaveText(/^ZAC5361 passes/);
});

test("a button that has the focus before hydration keeps it, even if its part is translated", async ({
	page,
}) => {
	allowError(/Minified React error #418/);
	const code = await holdBack(page, react);
	await page.goto("/", { waitUntil: "domcontentloaded" });
	const change = example(page).getByRole("button", { name: "Change" });
	await change.focus();
	await expect.poll(() => code.held.length).toBe(1);
	await example(page)
		.locator("h3")
		.first()
		.evaluate((heading) => heading.replaceChildren("Anders"));
	code.letGo();
	await expect(example(page).getByText("Anders")).toHaveCount(0);
	await expect(change).toBeFocused();
});

test("a page that is left while a part of it hydrates reports no error", async ({ page }) => {
	await goto(page, "/terms");
	await page.evaluate(() => {
		const { addEventListener } = EventTarget.prototype;
		EventTarget.prototype.addEventListener = function (...listener) {
			addEventListener.apply(this, listener);
			// React has begun.
			if (!(this instanceof HTMLElement && "island" in this.dataset) || listener[0] !== "abort")
				return;
			EventTarget.prototype.addEventListener = addEventListener;
			document.documentElement.dataset.left = "";
			queueMicrotask(() => document.querySelector<HTMLElement>("footer a[href='/terms']")?.click());
		};
	});
	await page.locator(".logo-link").click();
	await expect(page.locator("html")).toHaveAttribute("data-left");
	await expectPage(page, "/terms");
	await idle(page);
});

test("a page that is prerendered loads its code, and follows what is chosen since", async ({
	page,
}) => {
	const code = await holdBack(page, "**/assets/client-*.js");
	// A page that nobody sees yet isn't painted.
	await page.addInitScript(() => {
		window.requestAnimationFrame = () => 0;
		IntersectionObserver.prototype.observe = () => {};
	});
	await page.goto("/get-started", { waitUntil: "commit" });
	const hint = page.getByRole("dialog", { name: "Try Dark/Light Mode!" });
	await expect(hint).toBeVisible();
	// As the page that the visitor sees does.
	const other = await page.context().newPage();
	await goto(other, "/terms");
	await other.evaluate(() => {
		localStorage.setItem("theme", "dark");
		localStorage.setItem("theme-hint", "closed");
	});
	await expect(page.locator("html")).toHaveClass(/dark/);
	await expect(hint).toBeHidden();
	code.letGo();
	await expect(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
});
