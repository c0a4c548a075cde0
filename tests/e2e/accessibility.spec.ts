import { existsSync, writeFileSync } from "node:fs";
import { axeInBothThemes, everyPage, expect, paths, test } from "./fixtures";
import { outline } from "./screen-reader";

/** Words that their own box cuts off, and boxes of controls that their words run out of. */
function cutOff() {
	const found: string[] = [];
	for (const element of document.querySelectorAll<HTMLElement>("body *")) {
		// What is left out of sight for screen readers, and a strip that passes by, are cut on purpose.
		if (!element.checkVisibility() || element.closest(".sr-only, .technology-window, svg"))
			continue;
		const { overflowX, overflowY } = getComputedStyle(element);
		const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
		const wide = element.scrollWidth > element.clientWidth + 1;
		const high = element.scrollHeight > element.clientHeight + 1;
		const control = element.matches("a, button") && getComputedStyle(element).display !== "inline";
		if (
			element.innerText?.trim() &&
			((wide && (clips(overflowX) || control)) || (high && (clips(overflowY) || control)))
		) {
			found.push(element.outerHTML.slice(0, 100));
		}
	}
	const { scrollWidth, clientWidth } = document.documentElement;
	if (scrollWidth > clientWidth) found.push(`sideways by ${scrollWidth - clientWidth}`);
	return found;
}

for (const path of everyPage) {
	test.describe(path, () => {
		test.beforeEach(({ problems }) => {
			if (!paths.includes(path)) problems.allow(/404 \(Not Found\)/);
		});

		test("axe finds nothing, in both themes, on phone, tablet and desk", async ({ page, goto }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await goto(path);
			await expect(page.getByText("Try Dark/Light Mode!")).toBeVisible();
			for (const width of [320, 768, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				await axeInBothThemes(page, `${width} px`);
			}
		});

		// WCAG 2.4.7 and 2.4.11.
		test("each stop of the Tab key is seen, and not under the header", async ({ page, goto }) => {
			await page.emulateMedia({ reducedMotion: "reduce" });
			await goto(path);
			const stops = new Set<string>();
			for (;;) {
				await page.keyboard.press("Tab");
				const stop = await page.evaluate(async () => {
					// One frame for the scroll that focus brings, one for the header that it shrinks.
					await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
					// Less motion makes every change a transition of a moment.
					for (const change of document.getAnimations()) {
						if (change instanceof CSSTransition) change.finish();
					}
					const element = document.activeElement;
					if (!element || element === document.body) return;
					// A switch drawn by its label's text is looked at there.
					const drawn = element.matches(".technology-pause input")
						? element.nextElementSibling
						: element;
					if (!drawn) return;
					const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(drawn);
					const box = drawn.getClientRects()[0] ?? drawn.getBoundingClientRect();
					const header = document.querySelector("header");
					const bottom = header?.getBoundingClientRect().bottom ?? 0;
					const below = header?.contains(drawn) || drawn.matches("[href='#main']") ? 0 : bottom;
					const top = document.elementFromPoint(
						box.left + box.width / 2,
						box.top + Math.min(box.height, 40) / 2,
					);
					const index = [...document.querySelectorAll("*")].indexOf(element);
					return {
						key: `${index}`,
						what: drawn.outerHTML.slice(0, 90),
						ring: `${outlineStyle} ${outlineWidth} ${outlineColor}`,
						covered: box.top < below - 1 || box.top >= innerHeight || !top || !drawn.contains(top),
					};
				});
				if (!stop || stops.has(stop.key)) break;
				stops.add(stop.key);
				expect(stop.ring, stop.what).toMatch(/^solid [2-9](\.\d+)?px rgb\(/);
				expect(stop.covered, stop.what).toBe(false);
			}
			expect(stops.size).toBeGreaterThan(15);
		});

		// WCAG 1.4.4, 1.4.10 and 1.4.12: 640 and 320 px are a window of 1280 px at 200% and 400%.
		test("no words are cut off at 200% and 400%, or with text spaced out", async ({
			page,
			goto,
		}) => {
			await goto(path);
			for (const width of [1280, 640, 320]) {
				await page.setViewportSize({ width, height: 800 });
				expect(await page.evaluate(cutOff), `${width} px`).toEqual([]);
			}
			await page.evaluate(() => {
				const spaced = new CSSStyleSheet();
				spaced.replaceSync(`
					* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
					p { margin-bottom: 2em !important; }`);
				document.adoptedStyleSheets.push(spaced);
			});
			for (const width of [1280, 640, 320]) {
				await page.setViewportSize({ width, height: 800 });
				expect(await page.evaluate(cutOff), `spaced, ${width} px`).toEqual([]);
			}
		});

		/*
		 * What a screen reader is told, reviewed as a file. After a change of structure:
		 * npm test -- e2e accessibility.spec.ts --update-snapshots, then read the difference.
		 * The file of a new page is written by its first test.
		 */
		test("a screen reader is told what was reviewed", async ({ page, goto }) => {
			// Whether somebody answers the phone now depends on the hour.
			await page.clock.setFixedTime(new Date("2026-11-23T10:00:00+13:00"));
			await goto(path);
			const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
			const told = outline(await page.getByRole("main").ariaSnapshot());
			const file = test.info().snapshotPath(`${name}.yml`);
			if (!existsSync(file)) writeFileSync(file, told);
			expect(told).toMatchSnapshot(`${name}.yml`);
		});
	});
}

test("a screen reader is told of header, hint and footer what was reviewed", async ({
	page,
	goto,
}) => {
	await goto("/");
	for (const [name, part] of [
		["header", page.getByRole("banner")],
		["hint", page.locator(".theme-hint")],
		["footer", page.getByRole("contentinfo")],
	] as const) {
		expect(outline(await part.ariaSnapshot())).toMatchSnapshot(`part-${name}.yml`);
	}
	await page.setViewportSize({ width: 360, height: 740 });
	await page.getByRole("button", { name: "Open the menu" }).click();
	const menu = page.getByRole("dialog", { name: "Menu" });
	await menu.locator("summary", { hasText: "Careers" }).click();
	expect(outline(await menu.ariaSnapshot())).toMatchSnapshot("part-mobile-menu.yml");
});

test("axe finds nothing with each panel open, and with the mobile menu open", async ({
	page,
	goto,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await goto("/");
	for (const title of ["Services", "Industries", "Company", "Careers"]) {
		const main = page.getByRole("navigation", { name: "Main" });
		await main.getByRole("button", { name: title }).click();
		await expect(page.locator(`#menu-${title.toLowerCase()}`)).toHaveCSS("opacity", "1");
		await axeInBothThemes(page, title);
	}
	await page.keyboard.press("Escape");
	for (const width of [320, 768]) {
		await page.setViewportSize({ width, height: 800 });
		await page.getByRole("button", { name: "Open the menu" }).click();
		await page.locator("#mobile-menu summary", { hasText: "Services" }).click();
		await axeInBothThemes(page, `mobile menu, ${width} px`);
		await page.keyboard.press("Escape");
		await expect(page.locator("#mobile-menu")).toBeHidden();
	}
});

test("axe finds nothing while a page loads, and when it cannot be", async ({
	page,
	goto,
	problems,
}) => {
	problems.allow(/Failed to load resource|404/);
	await page.emulateMedia({ reducedMotion: "reduce" });
	let answer: () => void = () => {};
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route("**/assets/terms-*.js", async (route) => {
		await answered;
		await route.fulfill({ status: 404, body: "" });
	});
	await goto("/");
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page.locator(".page-loader")).toHaveCSS("opacity", "1");
	await axeInBothThemes(page, "loading");
	answer();
	await expect(page.getByRole("heading", { name: "This page did not load" })).toBeFocused();
	await axeInBothThemes(page, "failed");
});
