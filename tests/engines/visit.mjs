// What a visitor does and sees in any of the engines.
import { join } from "node:path";
import { hydrateNow } from "../../scripts/shared/hydrated.ts";

/**
 * @typedef {object} Visit
 * @property {import("./drivers.mjs").Driver} driver
 * @property {string} site the site's origin
 * @property {Awaited<ReturnType<typeof import("./proxy.mjs").startProxy>>} proxy
 * @property {string} pictures the folder for screenshots
 */

export const desktop = /** @type {const} */ ([1280, 800]);
export const phone = /** @type {const} */ ([360, 740]);

/** The timeout for a condition to become true, in milliseconds. */
const timeout = 15_000;

/**
 * Waits until a function returns something truthy in the page. Errors during a navigation are ignored.
 * @param {Visit} visit
 * @param {string} what is waited for, for the error message
 * @param {(...input: any[]) => unknown} holds
 * @param {unknown[]} input
 */
export async function until({ driver }, what, holds, ...input) {
	const deadline = Date.now() + timeout;
	let last;
	while (Date.now() < deadline) {
		try {
			last = await driver.evaluate(holds, ...input);
			if (last) return;
		} catch (error) {
			last = error;
		}
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error(`Timed out after ${timeout / 1000} s: ${what} (${last})`);
}

/** Simulates a first interaction, and waits until the page is hydrated. */
export const hydrated = (/** @type {Visit} */ visit) =>
	until(visit, "the page is hydrated", hydrateNow);

/** @param {Visit} visit @param {string} path */
export async function open(visit, path) {
	await visit.driver.open(visit.site + path);
	await hydrated(visit);
}

/** @param {Visit} visit @param {string} selector @param {boolean} shown */
export const shows = (visit, selector, shown = true) =>
	until(
		visit,
		`${selector} is ${shown ? "shown" : "hidden"}`,
		(css, wanted) => {
			const element = document.querySelector(css);
			return (
				Boolean(element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) ===
				wanted
			);
		},
		selector,
		shown,
	);

/** @param {Visit} visit @param {string} text */
export const reads = (visit, text) =>
	until(
		visit,
		`the page reads "${text}"`,
		(words) => document.body.innerText.includes(words),
		text,
	);

/** Waits for a page, with the focus on its heading. */
export const arrives = (/** @type {Visit} */ visit, /** @type {string} */ path) =>
	until(
		visit,
		`arrived at ${path}`,
		(wanted) => location.pathname === wanted && document.activeElement?.localName === "h1",
		path,
	);

/** @param {Visit} visit @param {string} selector */
export const hasFocus = (visit, selector) =>
	until(
		visit,
		`${selector} has focus`,
		(css) => document.activeElement?.matches(css) ?? false,
		selector,
	);

/** Types into a field, replacing its content. @param {Visit} visit @param {string} name @param {string} text */
export async function fill({ driver }, name, text) {
	await driver.evaluate((field) => {
		const input = /** @type {HTMLInputElement} */ (document.querySelector(`[name="${field}"]`));
		input.focus();
		input.select();
	}, name);
	await driver.type(text);
}

/** @param {Visit} visit @param {string} name */
export async function picture({ driver, pictures }, name) {
	await driver.evaluate(() => document.fonts.ready.then(() => true));
	for (const theme of ["light", "dark"]) {
		await driver.evaluate(async (dark) => {
			const frame = () => new Promise((done) => requestAnimationFrame(done));
			document.documentElement.classList.toggle("dark", dark);
			// Skip the colour transitions and wait until the result is painted.
			await frame();
			for (const animation of document.getAnimations()) {
				if (animation instanceof CSSTransition) animation.finish();
			}
			await frame();
			await frame();
		}, theme === "dark");
		await driver.screenshot(join(pictures, `${name}-${theme}.png`));
	}
	await driver.evaluate(() => document.documentElement.classList.remove("dark"));
}
