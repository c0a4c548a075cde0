// The journey of a visitor, run in each engine. Each step opens its own page and cleans up after itself.
import assert from "node:assert/strict";
import { demoAccount } from "../../scripts/shared/emulators.ts";
import { paths } from "../../src/paths.ts";
import type { Visit } from "./visit.ts";

const desktop = [1280, 800] as const;
const tablet = [768, 800] as const;
const phone = [360, 740] as const;

/** Whether the engine supports each feature that the site uses as an enhancement. */
export const features = (): Record<string, boolean> => ({
	overlay: CSS.supports("overlay", "auto"),
	requestIdleCallback: "requestIdleCallback" in window,
	"@starting-style": "CSSStartingStyleRule" in window,
});

const background = ({ driver }: Visit) =>
	driver.evaluate(() => getComputedStyle(document.documentElement).backgroundColor, undefined);

async function signOut(visit: Visit): Promise<void> {
	await visit.driver.evaluate(() => {
		const buttons = [...document.querySelectorAll<HTMLElement>("main button")];
		buttons.find(({ textContent }) => textContent === "Sign out")?.click();
	}, undefined);
	await visit.reads("Welcome Back");
}

/** Opens the mobile menu, and waits until it has slid in. */
async function openMobileMenu(visit: Visit): Promise<void> {
	await visit.driver.click("header button[popovertarget=mobile-menu]");
	await visit.shows("#mobile-menu:popover-open");
	await visit.until(
		"the menu has slid in",
		() => document.querySelector("#mobile-menu")?.getAnimations().length === 0,
		undefined,
	);
}

export const journey: Record<string, (visit: Visit) => Promise<void>> = {
	async "the loader covers the page while the next page is delayed"(visit) {
		const { driver, network } = visit;
		await visit.open("/", desktop);
		const release = network.hold("terms");
		await driver.click("footer a[href='/terms']");
		await visit.shows("[role=progressbar]");
		const covers = () => document.elementFromPoint(640, 400)?.closest(".page-loader") !== null;
		assert(await driver.evaluate(covers, undefined));
		release();
		await visit.arrives("/terms");
		await visit.shows(".page-loader", false);
	},

	async "every page hydrates without errors, has one h1 and doesn't scroll sideways"(visit) {
		for (const size of [desktop, phone]) {
			for (const path of [...paths, "/no-such-page"]) {
				await visit.open(path, size);
				const found = await visit.driver.evaluate(async () => {
					// Give effects after hydration time to run.
					await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
					const { scrollWidth, clientWidth } = document.documentElement;
					return {
						headings: document.querySelectorAll("h1").length,
						sideways: Math.max(0, scrollWidth - clientWidth),
						problems: Reflect.get(window, "problems"),
					};
				}, undefined);
				assert.deepEqual(found, { headings: 1, sideways: 0, problems: [] }, path);
			}
		}
	},

	async "one menu panel is open at a time; its button, Escape and a click outside close it"(visit) {
		const { driver } = visit;
		await visit.open("/", desktop);
		const menus = await driver.evaluate(
			() => [...document.querySelectorAll("header .mega-menu-panel")].map(({ id }) => id),
			undefined,
		);
		for (const menu of menus) {
			await driver.click(`[popovertarget=${menu}]`);
			await visit.shows(`#${menu}`);
			const open = await driver.evaluate(
				() => [...document.querySelectorAll(":popover-open")].map(({ id }) => id),
				undefined,
			);
			assert.deepEqual(open, [menu]);
		}
		const [first = "", last = ""] = [menus[0], menus.at(-1)];
		await driver.click(`[popovertarget=${last}]`);
		await visit.shows(`#${last}`, false);
		await driver.click(`[popovertarget=${first}]`);
		await visit.shows(`#${first}`);
		await visit.picture("panel");
		await driver.press("Escape");
		await visit.shows(`#${first}`, false);
		await visit.hasFocus(`[popovertarget=${first}]`);
		await driver.press("Enter");
		await visit.shows(`#${first}`);
		await driver.press("Tab");
		await visit.hasFocus(`#${first} a`);
		await driver.clickAt(640, 780);
		await visit.shows(`#${first}`, false);
	},

	async "the mobile menu is modal, and closes by button, Escape, click outside and link"(visit) {
		const { driver } = visit;
		await visit.open("/", tablet);
		const place = () => document.querySelector("h1")?.getBoundingClientRect().left ?? 0;
		const before = await driver.evaluate(place, undefined);
		await openMobileMenu(visit);
		// In Chromium `vw` leaves out the reserved scroll bar, which moves the page by a tenth of a pixel.
		const aside = Math.abs((await driver.evaluate(place, undefined)) - before);
		assert(aside < 1, `the page behind moves aside by ${aside} px`);
		await driver.click("#mobile-menu [popovertargetaction=hide]");
		await visit.shows("#mobile-menu", false);
		await openMobileMenu(visit);
		await visit.hasFocus("#mobile-menu [popovertargetaction=hide]");
		await driver.press("Escape");
		await visit.shows("#mobile-menu", false);
		await visit.hasFocus("header button[popovertargetaction=show]");
		await openMobileMenu(visit);
		await driver.clickAt(40, 400);
		await visit.shows("#mobile-menu", false);
		await openMobileMenu(visit);
		await visit.picture("mobile-menu");
		await driver.click("#mobile-menu summary");
		await visit.shows("#mobile-menu details a");
		const target = () => document.querySelector("#mobile-menu details a")?.getAttribute("href");
		const path = await driver.evaluate(target, undefined);
		await driver.click("#mobile-menu details a");
		await visit.arrives(path ?? "");
		await visit.shows("#mobile-menu", false);
	},

	async "the mobile menu and a panel close on a scrolled page without a jump, the menu in 300 ms"(
		visit,
	) {
		for (const [button, box, size, still] of [
			["[popovertarget=mobile-menu]", "#mobile-menu", tablet, "top"],
			["[popovertarget]", "header [popover]", [1920, 900], "left"],
		] as const) {
			await visit.open("/services", size);
			await visit.driver.evaluate(() => scrollTo(0, 600), undefined);
			const shrunk = () =>
				document.querySelector(".site-header")?.matches("[data-scrolled]") &&
				// What scrolling moves never ends.
				document
					.getAnimations()
					.every(
						({ timeline, playState }) => timeline !== document.timeline || playState !== "running",
					);
			await visit.until("the header has shrunk", shrunk, undefined);
			await visit.driver.click(`header button${button}`);
			await visit.shows(box);
			const frames = await visit.driver.evaluate(async (css) => {
				const frame = () => new Promise((done) => requestAnimationFrame(done));
				const element = document.querySelector<HTMLElement>(css);
				if (!element) return [];
				while (element.getAnimations().length > 0) await frame();
				const seen: { time: number; left: number; top: number; width: number }[] = [];
				const start = performance.now();
				const look = () => {
					const { left, top, width } = element.getBoundingClientRect();
					seen.push({ time: performance.now() - start, left, top, width });
				};
				look();
				element.hidePopover();
				await frame();
				while (element.checkVisibility({ visibilityProperty: true }) && seen.length < 300) {
					look();
					await frame();
				}
				return seen;
			}, box);
			for (const now of frames) {
				for (const part of [still, "width"] as const) {
					const moved = Math.abs(now[part] - (frames[0]?.[part] ?? 0));
					assert(moved < 1, `${box} jumps or changes its width as it closes`);
				}
			}
			assert(box !== "#mobile-menu" || (frames.at(-1)?.time ?? 0) > 150, "the menu doesn't slide");
		}
	},

	async "a link in a menu panel navigates without loading a document, and Back returns"(visit) {
		const { driver } = visit;
		await visit.open("/", desktop);
		await driver.evaluate(() => void Reflect.set(window, "same", true), undefined);
		await driver.click("header [popovertarget]");
		await visit.shows("header [popover]");
		const target = () => document.querySelector("header [popover] a")?.getAttribute("href");
		const path = await driver.evaluate(target, undefined);
		await driver.click("header [popover] a");
		await visit.arrives(path ?? "");
		await visit.shows("header [popover]", false);
		await driver.back();
		await visit.until("Back returns", () => location.pathname === "/", undefined);
		await visit.hasFocus("header [popovertarget]");
		assert.deepEqual(
			await driver.evaluate(
				() => [Reflect.get(window, "same"), Reflect.get(window, "problems")],
				undefined,
			),
			[true, []],
		);
	},

	async "the Tab key stops at links and controls alone"(visit) {
		await visit.open("/terms", desktop);
		for (let stop = 0; stop < 12; stop += 1) {
			await visit.driver.press("Tab");
			const stopsAt = () => document.activeElement?.matches("a, button");
			assert(await visit.driver.evaluate(stopsAt, undefined));
		}
	},

	async "the theme and the closed hint are remembered across pages"(visit) {
		const { driver } = visit;
		await visit.open("/", desktop);
		await driver.evaluate(() => localStorage.clear(), undefined);
		await visit.open("/", desktop);
		await visit.picture("home-light");
		const light = await background(visit);
		await driver.click(".theme-toggle");
		const dark = await background(visit);
		assert.notEqual(dark, light);
		await visit.picture("home-dark");
		await visit.shows(".theme-hint");
		await visit.open("/contact", desktop);
		assert.equal(await background(visit), dark);
		await driver.click(".theme-hint button");
		await visit.shows(".theme-hint", false);
		await visit.open("/", desktop);
		await visit.shows(".theme-hint", false);
		await driver.evaluate(() => localStorage.clear(), undefined);
	},

	// Last, because Puppeteer loses a page that comes from the back/forward cache.
	async "sign-in rejects a wrong password, keeps the session after a reload, and ends it for good"(
		visit,
	) {
		const { driver } = visit;
		await visit.open("/get-started", desktop);
		await visit.fill("email", demoAccount.email);
		await visit.fill("password", "not the password");
		await driver.press("Enter");
		await visit.reads("Incorrect password");
		await visit.picture("sign-in-error");
		await visit.fill("password", demoAccount.password);
		await driver.click("main form [type=submit]");
		await visit.reads("You’re signed in");

		// Back to this page after a sign-out, from the back/forward cache, doesn't sign in again.
		await driver.evaluate(() => void Object.assign(window, { first: true }), undefined);
		await visit.open("/services", desktop);
		await visit.open("/get-started", desktop);
		await visit.reads("Demo Visitor");
		await signOut(visit);
		await driver.evaluate(() => void Object.assign(window, { last: true }), undefined);
		await driver.evaluate(() => history.go(-2), undefined);
		await visit.until("the first page is back", () => !("last" in window), undefined);
		const cached = await driver.evaluate(() => "first" in window, undefined);
		if (!cached) console.log("    (without a back/forward cache in this browser)");
		await visit.reads("Welcome Back");
	},
};
