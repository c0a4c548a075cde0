import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import {
	test as base,
	expect,
	type Locator,
	type Page,
	type Request,
	type Response,
} from "@playwright/test";
import type { RunOptions } from "axe-core";
import { parseHtml } from "../../build/html.ts";
import { builtFileOf, paths as sitePaths } from "../../src/paths";
import { siteFolder } from "../shared/builds.ts";

export { expect } from "@playwright/test";
export { configuredOrigin, siteOrigin } from "../shared/builds.ts";

const axeSource = readFileSync(
	createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
	"utf8",
);

/** Hosts that the tests can reach. */
const local = /^(127\.0\.0\.1|localhost)$/;

/** The console errors that the current test causes on purpose. */
let allowed: RegExp[] = [];

/** Lets the current test cause these console errors. */
export function allowError(pattern: RegExp): void {
	allowed.push(pattern);
}

/** React's report that something had changed an island's markup before. */
export const changedMarkup = /Minified React error #418/;

/**
 * Fails a test on any console error, uncaught exception or breach of the security policy. The browser
 * can't reach other hosts, such as the fonts service, so a failed name lookup is ignored.
 */
export const test = base.extend({
	page: async ({ page }, use) => {
		const seen: string[] = [];
		page.on("console", (message) => {
			const { url } = message.location();
			if (/ERR_NAME_NOT_RESOLVED/.test(message.text()) && !local.test(new URL(url).hostname))
				return;
			if (message.type() === "error") seen.push(message.text());
		});
		page.on("pageerror", (error) => seen.push(String(error)));
		await use(page);
		const unexpected = seen.filter((text) => !allowed.some((pattern) => pattern.test(text)));
		allowed = [];
		expect(unexpected).toEqual([]);
	},
});

/** Every page, and an unknown path. */
export const everyPage: readonly string[] = [...sitePaths, "/no-such-page"];

const builtHtml = (path: string) =>
	readFileSync(join(siteFolder, builtFileOf(path, ".html")), "utf8");

/** The page that has something in its markup, if the owner has kept it. */
export const pageWith = (markup: string) =>
	sitePaths.find((path) => builtHtml(path).includes(markup));

/** Opens a path, waits until the page is hydrated, and returns the response. */
export async function goto(page: Page, path: string): Promise<Response | null> {
	const response = await page.goto(path, { waitUntil: "domcontentloaded" });
	await hydrated(page);
	return response;
}

/** Waits until the page's script has run, and until the islands that run at once respond. */
export async function hydrated(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
		if (script) await import(/* @vite-ignore */ script.src);
	});
	await expect(page.locator("[data-island-soon]:not([data-hydrated])")).toHaveCount(0);
}

/** The page's heading. */
export const title = (page: Page) => page.locator("main h1");

/** The heading with which a page was built, whatever the owner has written there. */
const headingOf = (path: string) =>
	parseHtml(builtHtml(path)).querySelector("main h1")?.textContent?.trim() ?? "";

/** Expects that the page of a path is shown: its address and its heading. */
export async function expectPage(page: Page, path: string): Promise<void> {
	await expect(page).toHaveURL(path);
	await expect(title(page)).toHaveText(headingOf(path));
}

/** The heading of the not-found page. */
export const notFound = () => headingOf("/404");

/** A link in the footer, by its path. The footer is on every page, and its links work without scripts. */
export const footerLink = (page: Page, path: string) =>
	page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();

/** The buttons of the header's menus, and the panel that is open. */
export const menuButtons = (page: Page) =>
	page.getByRole("navigation", { name: "Main" }).getByRole("button");
export const openPanel = (page: Page) => page.locator(".mega-menu-panel:popover-open");

/** The header's control of the theme, the hint that points at it, and the loader of a slow page. */
export const themeToggle = (page: Page) => page.getByRole("button", { name: "Dark mode" });
export const hint = (page: Page) => page.getByText("Try Dark/Light Mode!");
export const closeHint = (page: Page) => page.getByRole("button", { name: "Close the hint" });
export const loader = (page: Page) => page.getByRole("progressbar", { name: "Loading" });

/** Switches the theme, which must then be dark. */
export async function turnDark(page: Page): Promise<void> {
	await themeToggle(page).click();
	await expect(page.locator("html")).toHaveClass(/dark/);
}

/** A colour of an element as it is painted, "red green blue", in whichever notation it was given. */
export const painted = (element: Locator, property: string) =>
	element.evaluate((target, name) => {
		const canvas = document.createElement("canvas").getContext("2d");
		if (!canvas) throw new Error("no canvas");
		canvas.fillStyle = getComputedStyle(target).getPropertyValue(name);
		canvas.fillRect(0, 0, 1, 1);
		return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(" ");
	}, property);

let collections = 0;

/**
 * Collects values in each document of a page, from before its first script.
 * @param watch runs in the page and passes each value on
 * @returns reads what the current document has collected
 */
export async function collect<Value>(
	page: Page,
	watch: (note: (value: Value) => void) => void,
): Promise<() => Promise<Value[]>> {
	collections += 1;
	const name = `collected${collections}`;
	await page.addInitScript(`{ const all = (window.${name} = []);
		(${watch})((value) => void all.push(value)); }`);
	return () =>
		page.evaluate((key) => (window as unknown as Record<string, Value[]>)[key] ?? [], name);
}

/** Loads the page again without its scripts. */
export async function reloadWithoutScripts(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setScriptExecutionDisabled", { value: true });
	await page.reload({ waitUntil: "domcontentloaded" });
}

/** Presses Enter for so long that it repeats several times. */
export async function holdEnter(page: Page): Promise<void> {
	for (let repeat = 0; repeat < 6; repeat += 1) await page.keyboard.down("Enter");
	await page.keyboard.up("Enter");
}

/** Delays requests until `letGo` is called. */
export async function holdBack(page: Page, address: RegExp | string) {
	let letGo: () => void = () => {};
	const gate = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	const held: Request[] = [];
	await page.route(address, async (route) => {
		held.push(route.request());
		await gate;
		// The page may be closed by now, or may have aborted the request.
		await route.fallback().catch(() => {});
	});
	return { held, letGo };
}

/** How far the page can scroll horizontally, in pixels. */
export function sideways(page: Page): Promise<number> {
	return page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
}

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** axe's rules for WCAG 2.2 AA, and those that a theme can break. */
const axeRules = {
	light: {
		runOnly: { type: "tag", values: wcag },
		// Off by default: controls need 24 px, or that much space around them.
		rules: { "target-size": { enabled: true } },
	},
	dark: { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } },
} satisfies Record<string, RunOptions>;

/** Runs axe in both themes, and expects no violation. Ends in the light theme. */
export async function axeInBothThemes(page: Page, state: string, part = "html"): Promise<void> {
	if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axeSource);
	for (const theme of ["light", "dark"] as const) {
		await showTheme(page, theme);
		const found = await page.evaluate(
			async ({ part, options }) => {
				const { axe } = window as unknown as { axe: typeof import("axe-core") };
				// Don't let axe fetch stylesheets of other hosts: the security policy blocks it.
				const { violations } = await axe.run(part, { ...options, preload: false });
				return violations.flatMap(({ id, nodes }) =>
					nodes.map(
						({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`,
					),
				);
			},
			{ part, options: axeRules[theme] as RunOptions },
		);
		expect.soft(found, `${state}, ${theme}`).toEqual([]);
	}
	await showTheme(page, "light");
}

/** Shows a page in a theme, without reloading it or storing a choice. Its transitions end at once. */
export const showTheme = (page: Page, theme: "light" | "dark") =>
	page.evaluate((dark) => {
		document.documentElement.classList.toggle("dark", dark);
		for (const change of document.getAnimations()) {
			if (change instanceof CSSTransition) change.finish();
		}
	}, theme === "dark");
