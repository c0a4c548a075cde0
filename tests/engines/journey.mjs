// The journey of a visitor, run in each engine. Each step opens its own page and cleans up after itself.
import assert from "node:assert/strict";
import { demoAccount } from "../../scripts/shared/emulators.ts";
import { importSource } from "../../scripts/shared/import-source.ts";
import { menuSteps } from "./menu-steps.mjs";
import {
	arrives,
	desktop,
	fill,
	hasFocus,
	hydrated,
	open,
	phone,
	picture,
	reads,
	shows,
	until,
} from "./visit.mjs";

/** @typedef {import("./visit.mjs").Visit} Visit */

/** @type {typeof import("../../src/paths.ts")} */
const { paths } = await importSource("src/paths.ts");

/** Whether the engine supports each feature that the site uses as an enhancement. */
export const features = () => ({
	"invoker commands": "commandForElement" in HTMLButtonElement.prototype,
	closedby: "closedBy" in HTMLDialogElement.prototype,
	overlay: CSS.supports("overlay", "auto"),
	requestIdleCallback: "requestIdleCallback" in window,
	"@starting-style": "CSSStartingStyleRule" in window,
});

/** @type {Record<string, (visit: Visit) => Promise<void>>} */
export const journey = {
	// `lose` stops the prefetch of the next step's page, whose link is in view here.
	async "the loader covers the page while the next page is delayed"(visit) {
		const { driver, proxy } = visit;
		await driver.resize(...desktop);
		await open(visit, "/");
		const release = proxy.hold("terms");
		const restore = proxy.lose("privacy");
		try {
			await driver.click("footer a[href='/terms']");
			await shows(visit, "[role=progressbar]");
			assert.deepEqual(
				await driver.evaluate(() => [
					location.pathname,
					document.elementFromPoint(640, 400)?.closest(".page-loader") !== null,
				]),
				["/terms", true],
			);
		} finally {
			release();
		}
		await arrives(visit, "/terms");
		assert.equal(await driver.evaluate(() => document.querySelector(".page-loader")), null);
		await driver.open("about:blank");
		restore();
	},

	async "a page that can't be fetched shows an error with a working link"(visit) {
		const { driver, proxy } = visit;
		await driver.resize(...desktop);
		await open(visit, "/");
		const restore = proxy.lose("privacy");
		try {
			await driver.click("footer a[href='/privacy']");
			await reads(visit, "This page didn’t load");
			await arrives(visit, "/privacy");
		} finally {
			restore();
		}
		await driver.click("main a[href$='/privacy']");
		await reads(visit, "What this site learns about you");
		await hydrated(visit);
	},

	async "every page hydrates without errors, has one h1 and doesn't scroll sideways"(visit) {
		const { driver } = visit;
		for (const [width, height] of [desktop, phone]) {
			await driver.resize(width, height);
			for (const path of [...paths, "/no-such-page"]) {
				await open(visit, path);
				const found = await driver.evaluate(async () => {
					// Give effects after hydration time to run.
					await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
					const { scrollWidth, clientWidth } = document.documentElement;
					return {
						headings: document.querySelectorAll("h1").length,
						titled: document.title.length > 5,
						sideways: Math.max(0, scrollWidth - clientWidth),
						problems: /** @type {any} */ (window).problems,
					};
				});
				assert.deepEqual(found, { headings: 1, titled: true, sideways: 0, problems: [] }, path);
			}
		}
	},

	...menuSteps,

	async "a link in a menu panel navigates without loading a document, and Back returns"(visit) {
		const { driver } = visit;
		await driver.resize(...desktop);
		await open(visit, "/");
		await driver.evaluate(() => void Object.assign(window, { same: true }));
		await driver.click("[popovertarget=menu-industries]");
		await shows(visit, "#menu-industries");
		await driver.click("#menu-industries a[href='/industries/retreats']");
		await arrives(visit, "/industries/retreats");
		await reads(visit, "Recovery Retreat Solutions");
		await shows(visit, "#menu-industries", false);
		await driver.back();
		await until(
			visit,
			"Back returns the focus to the menu's button, which had it when the link was followed",
			() =>
				location.pathname === "/" &&
				document.activeElement?.matches("[popovertarget=menu-industries]"),
		);
		assert.deepEqual(
			await driver.evaluate(() => [
				"same" in window,
				document.querySelectorAll("link[rel=canonical]").length,
				/** @type {any} */ (window).problems,
			]),
			[true, 1, []],
		);
	},

	async "the Tab key stops at links and controls alone"(visit) {
		const { driver } = visit;
		await driver.resize(...desktop);
		await open(visit, "/terms");
		for (let stop = 0; stop < 12; stop += 1) {
			await driver.press("Tab");
			const other = await driver.evaluate(() => {
				const { activeElement: element } = document;
				return element?.matches("a, button") ? "" : element?.outerHTML.slice(0, 80);
			});
			assert.equal(other, "");
		}
	},

	async "the example sends no empty reply, keeps what was typed and logs it"(visit) {
		const { driver } = visit;
		const answer = ".example-answers button:nth-of-type";
		const logged = "Changed by you";
		await driver.resize(...phone);
		await open(visit, "/");
		await driver.click(`${answer}(2)`);
		await hasFocus(visit, ".worked-example textarea");
		await driver.evaluate(() => document.querySelector("textarea")?.select());
		await driver.type(" ");
		await driver.click(`${answer}(2)`);
		await hasFocus(visit, ".worked-example textarea");
		await driver.type("My own words");
		await driver.press("Escape");
		await hasFocus(visit, `${answer}(2)`);
		assert(!(await driver.evaluate(() => document.body.innerText)).includes(logged));
		await driver.click(`${answer}(2)`);
		await driver.click(`${answer}(2)`);
		await reads(visit, logged);
		await reads(visit, "My own words");
	},

	async "the theme and the closed hint are remembered across pages"(visit) {
		const { driver } = visit;
		const ground = () =>
			driver.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
		await driver.resize(...desktop);
		await open(visit, "/");
		await driver.evaluate(() => localStorage.clear());
		await open(visit, "/");
		await picture(visit, "home");
		assert.equal(await ground(), "rgb(255, 255, 255)");
		await driver.click(".theme-toggle");
		assert.equal(await ground(), "rgb(0, 0, 0)");
		await shows(visit, ".theme-hint");
		await open(visit, "/contact");
		assert.equal(await ground(), "rgb(0, 0, 0)");
		await driver.click(".theme-hint button");
		await shows(visit, ".theme-hint", false);
		await open(visit, "/");
		await shows(visit, ".theme-hint", false);
		await driver.click(".theme-toggle");
		assert.equal(await ground(), "rgb(255, 255, 255)");
		await driver.evaluate(() => localStorage.clear());
	},

	async "sign-in rejects a wrong password, keeps the session after a reload, and signs out"(visit) {
		const { driver } = visit;
		await driver.resize(...desktop);
		await open(visit, "/get-started");
		await picture(visit, "sign-in");
		await fill(visit, "email", demoAccount.email);
		await fill(visit, "password", "not the password");
		await driver.press("Enter");
		await reads(visit, "Incorrect password");
		await picture(visit, "sign-in-error");
		await fill(visit, "password", demoAccount.password);
		await driver.click("main form [type=submit]");
		await reads(visit, "You’re signed in");
		await open(visit, "/get-started");
		await reads(visit, "You’re signed in");
		await reads(visit, "Demo Visitor");
		await driver.evaluate(() => {
			const buttons = [...document.querySelectorAll("main button")];
			const button = buttons.find(({ textContent }) => textContent === "Sign out");
			if (button instanceof HTMLElement) button.click();
		});
		await reads(visit, "Welcome Back");
	},
};
