// The steps of the journey that try the menus.
import assert from "node:assert/strict";
import { arrives, desktop, hasFocus, open, phone, picture, shows, until } from "./visit.mjs";

/** @typedef {import("./visit.mjs").Visit} Visit */

const menus = ["services", "industries", "company", "careers"];

/** @type {Record<string, (visit: Visit) => Promise<void>>} */
export const menuSteps = {
	async "only one menu panel is open at a time; its button, Escape and a click outside close it"(
		visit,
	) {
		const { driver } = visit;
		await driver.resize(...desktop);
		await open(visit, "/");
		for (const menu of menus) {
			await driver.click(`[popovertarget=menu-${menu}]`);
			await shows(visit, `#menu-${menu}`);
			await until(
				visit,
				"the panel's animation has ended",
				(id) => document.getElementById(id)?.getAnimations().length === 0,
				`menu-${menu}`,
			);
			const place = await driver.evaluate((id) => {
				const panels = [...document.querySelectorAll(":popover-open")];
				const box = document.getElementById(id)?.getBoundingClientRect();
				const header = document.querySelector("header")?.getBoundingClientRect();
				return { open: panels.map((panel) => panel.id), top: box?.top, bottom: header?.bottom };
			}, `menu-${menu}`);
			assert.deepEqual(place.open, [`menu-${menu}`]);
			assert.equal(place.top, place.bottom, "the panel starts at the bottom of the header");
		}
		await driver.click("[popovertarget=menu-careers]");
		await shows(visit, "#menu-careers", false);
		await driver.click("[popovertarget=menu-services]");
		await shows(visit, "#menu-services");
		await picture(visit, "panel");
		await driver.press("Escape");
		await shows(visit, "#menu-services", false);
		await hasFocus(visit, "[popovertarget=menu-services]");
		await driver.press("Enter");
		await shows(visit, "#menu-services");
		await driver.press("Tab");
		await hasFocus(visit, "#menu-services a");
		await driver.clickAt(640, 780);
		await shows(visit, "#menu-services", false);
	},

	async "the mobile menu is modal, and closes by button, Escape, click outside and link"(visit) {
		const { driver } = visit;
		await driver.resize(768, 800);
		await open(visit, "/");
		const openMenu = async () => {
			await driver.click("header button[commandfor=mobile-menu]");
			await shows(visit, "#mobile-menu");
			await until(visit, "the menu has slid in", () => {
				const menu = document.getElementById("mobile-menu");
				const edge = document.querySelector("header")?.getBoundingClientRect().right ?? 0;
				return menu && Math.abs(menu.getBoundingClientRect().right - edge) < 1;
			});
			assert.equal(
				await driver.evaluate(() => document.querySelector("#mobile-menu")?.matches(":modal")),
				true,
			);
		};
		const closed = async () => {
			await shows(visit, "#mobile-menu", false);
			assert.equal(await driver.evaluate(() => document.querySelector("dialog:modal")), null);
		};
		const place = () =>
			driver.evaluate(() => document.querySelector("h1")?.getBoundingClientRect().left ?? 0);
		const before = await place();
		await openMenu();
		// In Chromium `vw` leaves out the reserved scroll bar, which moves the page by a tenth of a pixel.
		const aside = Math.abs((await place()) - before);
		assert.ok(aside < 1, `the page behind moves aside by ${aside} px`);
		await driver.click("#mobile-menu [command=close]");
		await closed();
		await openMenu();
		await driver.press("Escape");
		await closed();
		await hasFocus(visit, "header button[commandfor=mobile-menu]");
		await openMenu();
		await driver.clickAt(40, 400);
		await closed();
		await openMenu();
		await driver.click("#mobile-menu details:nth-of-type(3) summary");
		await shows(visit, "#mobile-menu a[href='/company/leadership']");
		await driver.click("#mobile-menu a[href='/company/leadership']");
		await arrives(visit, "/company/leadership");
		await closed();
		await driver.resize(...phone);
		await open(visit, "/");
		await openMenu();
		await driver.click("#mobile-menu details:nth-of-type(1) summary");
		await picture(visit, "mobile-menu");
	},

	async "the mobile menu takes 300 ms to slide out, in the middle of a page as well"(visit) {
		const { driver } = visit;
		await driver.resize(768, 800);
		await open(visit, "/services");
		for (const scroll of [0, 600]) {
			await driver.evaluate((top) => scrollTo(0, top), scroll);
			await driver.click("header button[commandfor=mobile-menu]");
			await shows(visit, "#mobile-menu");
			const took = await driver.evaluate(async () => {
				const frame = () => new Promise((done) => requestAnimationFrame(done));
				const menu = /** @type {HTMLDialogElement} */ (document.getElementById("mobile-menu"));
				while (menu.getAnimations().length > 0) await frame();
				const start = performance.now();
				menu.close();
				let between = 0;
				while (menu.checkVisibility({ visibilityProperty: true })) {
					const { left } = menu.getBoundingClientRect();
					if (left > innerWidth - 370 && left < innerWidth - 5) between += 1;
					await frame();
				}
				return { time: performance.now() - start, between };
			});
			assert.ok(took.time > 200 && took.between > 2, JSON.stringify(took));
		}
	},

	async "the mobile menu and a menu panel don't jump while they close on a scrolled page"(visit) {
		const { driver } = visit;
		for (const { size, button, box, move } of [
			{ size: [768, 800], button: "[commandfor=mobile-menu]", box: "#mobile-menu", move: "left" },
			{
				size: [1920, 900],
				button: "[popovertarget=menu-services]",
				box: "#menu-services",
				move: "top",
			},
		]) {
			await driver.resize(size[0] ?? 0, size[1] ?? 0);
			await open(visit, "/services");
			await driver.evaluate(() => scrollTo(0, 600));
			await until(
				visit,
				"the header has shrunk",
				() =>
					document.querySelector(".site-header")?.matches("[data-scrolled]") &&
					document.getAnimations().every(({ playState }) => playState !== "running"),
			);
			await driver.click(`header button${button}`);
			await shows(visit, box);
			const frames = await driver.evaluate(async (css) => {
				const frame = () => new Promise((done) => requestAnimationFrame(done));
				const element = document.querySelector(css);
				while (element.getAnimations().length > 0) await frame();
				/** @type {{ left: number, top: number, width: number }[]} */
				const seen = [];
				const look = () => {
					if (!element.checkVisibility({ visibilityProperty: true })) return false;
					const { left, top, width } = element.getBoundingClientRect();
					seen.push({ left: Math.round(left), top: Math.round(top), width: Math.round(width) });
					return true;
				};
				look();
				if (element.localName === "dialog") element.close();
				else element.hidePopover();
				do await frame();
				while (look() && seen.length < 300);
				return seen;
			}, box);
			const still = move === "left" ? "top" : "left";
			const first = frames[0];
			assert.ok(first);
			for (const now of frames) {
				assert.equal(now[still], first[still], `${box} jumps as it closes`);
				assert.equal(now.width, first.width, `${box} changes its width as it closes`);
			}
		}
	},
};
