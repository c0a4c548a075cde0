// The journey of a visitor, run in each engine.
import assert from "node:assert/strict";
import { demoAccount } from "../../scripts/shared/emulators.ts";
import type { Driver } from "./drivers.ts";

export interface Visit {
	driver: Driver;
	site: string;
	/** Delays the response for a path until the returned function is called. */
	hold(path: string): () => void;
}

/** Waits until a condition holds in the page. Errors during a navigation are ignored. */
async function until({ driver }: Visit, condition: string): Promise<void> {
	const deadline = Date.now() + 30_000;
	while (Date.now() < deadline) {
		if (await driver.evaluate(`Boolean(${condition})`).catch(() => false)) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error(`Not within 30 s: ${condition}`);
}

/** Waits for a page, until its script and the islands that run at once respond. */
async function arrive(visit: Visit, path: string): Promise<void> {
	await until(visit, `location.pathname === "${path}" && document.readyState === "complete"`);
	await until(visit, `!document.querySelector("[data-island-soon]:not([data-hydrated])")`);
}

async function open(visit: Visit, path: string): Promise<void> {
	// The page before may have the same address.
	await visit.driver.evaluate("document.documentElement.classList.add('left')");
	await visit.driver.open(visit.site + path);
	await until(visit, `!document.documentElement.classList.contains("left")`);
	await arrive(visit, path);
}

/** Follows a link in the footer, with a click of the page itself: drivers wait for the next document. */
const follow = ({ driver }: Visit, path: string) =>
	driver.evaluate(`setTimeout(() => document.querySelector("footer a[href='${path}']").click())`);

export const journey: Record<string, (visit: Visit) => Promise<void>> = {
	async "a menu opens its panel, Escape closes it, and the focus returns"(visit) {
		await open(visit, "/terms");
		await visit.driver.click(".mega-menu button");
		await until(visit, `document.querySelector(".mega-menu :popover-open")`);
		await visit.driver.press("Escape");
		await until(visit, `document.activeElement.matches(".mega-menu button")`);
	},

	async "the theme is remembered, and the hint closes for good"(visit) {
		await open(visit, "/terms");
		await visit.driver.click(".theme-toggle");
		await until(visit, `document.documentElement.classList.contains("dark")`);
		await visit.driver.evaluate(`document.querySelector(".theme-hint button").click()`);
		await open(visit, "/contact");
		await until(visit, `!document.querySelector(".theme-hint").checkVisibility()`);
		await until(
			visit,
			`getComputedStyle(document.documentElement).backgroundColor === "rgb(0, 0, 0)"`,
		);
		await visit.driver.evaluate("localStorage.clear()");
	},

	async "sign-in refuses a wrong password, takes the right one, and signs out"(visit) {
		const { driver } = visit;
		const reads = (text: string) => until(visit, `document.body.innerText.includes("${text}")`);
		await open(visit, "/get-started");
		await driver.click("main [name=email]");
		await driver.type(demoAccount.email);
		await driver.click("main [name=password]");
		await driver.type("not the password");
		await driver.press("Enter");
		await reads("Incorrect password");
		await driver.click("main [name=password]");
		await driver.type(demoAccount.password);
		await driver.click("main form [type=submit]");
		await reads("Demo Visitor");
		await driver.evaluate(
			`[...document.querySelectorAll("main button")].find((button) => button.textContent === "Sign out").click()`,
		);
		await reads("Welcome Back");
	},

	async "the loader covers a page that is left while the next one is late, and turns"(visit) {
		if (!visit.driver.paintsWhileLeaving) return;
		await open(visit, "/contact");
		const letGo = visit.hold("/terms");
		const before = await visit.driver.picture();
		assert.equal(await visit.driver.picture(), before, "something else moves");
		await follow(visit, "/terms");
		await new Promise((resolve) => setTimeout(resolve, 2_000));
		const first = await visit.driver.picture();
		await new Promise((resolve) => setTimeout(resolve, 500));
		const second = await visit.driver.picture();
		letGo();
		assert.notEqual(first, before, "the loader doesn't show");
		assert.notEqual(second, first, "its ring doesn't turn");
		await arrive(visit, "/terms");
	},

	// Last, because Puppeteer loses a page that comes from the back/forward cache.
	async "Back shows the page before, without the loader"(visit) {
		await open(visit, "/contact");
		await follow(visit, "/privacy");
		await arrive(visit, "/privacy");
		await visit.driver.evaluate("setTimeout(() => history.back())");
		await until(visit, `location.pathname === "/contact"`);
		await until(visit, `!document.querySelector(".page-loader:popover-open")`);
	},
};
