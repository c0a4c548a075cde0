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

/** Opens a path, waits until the page is hydrated, and returns the response. */
export async function goto(page: Page, path: string): Promise<Response | null> {
	const response = await page.goto(path, { waitUntil: "domcontentloaded" });
	await hydrated(page);
	return response;
}

/** The page's heading. */
export const title = (page: Page) => page.locator("main h1");

/** The heading with which a page was built, whatever the owner has written there. */
function headingOf(path: string): string {
	const html = readFileSync(join(siteFolder, builtFileOf(path, ".html")), "utf8");
	return parseHtml(html).querySelector("main h1")?.textContent?.trim() ?? "";
}

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

/** Changes the text of the site's own responses for an address. */
export async function rewrite(
	page: Page,
	address: Parameters<Page["route"]>[0],
	change: (text: string) => string,
): Promise<void> {
	await page.route(address, async (route) => {
		const response = await route.fetch({ maxRetries: 3 });
		const text = await response.text().catch((error: Error) => {
			// The page has asked again meanwhile, and this response is dropped.
			if (!error.message.includes("disposed")) throw error;
		});
		if (text !== undefined) await route.fulfill({ response, body: change(text) });
	});
}

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

/** Waits for two frames: one for an event, one for its effect. */
export const twoFrames = (page: Page) =>
	page.evaluate(
		() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
	);

/** Waits until the page's script has run, and until the islands that run at once respond. */
export async function hydrated(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
		if (script) await import(/* @vite-ignore */ script.src);
	});
	await expect(page.locator("[data-island-soon]:not([data-hydrated])")).toHaveCount(0);
}

/** Sends the pointermove that Chromium sends under a resting pointer, which is no interaction. */
export const restPointer = (page: Page) =>
	page.evaluate(() => dispatchEvent(new PointerEvent("pointermove")));

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
// axe has this rule off by default: controls need 24 px, or that much space around them.
const targetSize = { "target-size": { enabled: true } };

/** All of axe's rules for WCAG 2.2 AA, all but the slow one for contrast, or only some. */
const axeRules = {
	all: { runOnly: { type: "tag", values: wcag }, rules: targetSize },
	structure: {
		runOnly: { type: "tag", values: wcag },
		rules: { ...targetSize, "color-contrast": { enabled: false } },
	},
	colours: { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } },
} satisfies Record<string, RunOptions>;

/** Runs axe on the current page, or a part of it, and returns the violations as readable text. */
export async function axe(
	page: Page,
	kind: keyof typeof axeRules = "all",
	part = "html",
): Promise<string[]> {
	if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axeSource);
	return page.evaluate(
		async ({ part, options }) => {
			const { axe } = window as unknown as { axe: typeof import("axe-core") };
			// Don't let axe fetch stylesheets of other hosts: the security policy blocks it.
			const { violations } = await axe.run(part, { ...options, preload: false });
			return violations.flatMap((violation) =>
				violation.nodes.map(
					(node) => `${violation.id}: ${node.target.join(" ")}: ${node.failureSummary}`,
				),
			);
		},
		{ part, options: axeRules[kind] as RunOptions },
	);
}

/** Runs a function in each theme, without reloading the page. Ends in the light theme. */
export async function inBothThemes(
	page: Page,
	look: (theme: "light" | "dark") => Promise<void>,
): Promise<void> {
	const show = (dark: boolean) =>
		page.evaluate(async (isDark) => {
			document.documentElement.classList.toggle("dark", isDark);
			for (const change of document.getAnimations()) {
				if (change instanceof CSSTransition) change.finish();
			}
			await new Promise((resolve) => {
				requestAnimationFrame(() => requestAnimationFrame(resolve));
				// A busy machine's browser may draw no frame at all.
				setTimeout(resolve, 2_000);
			});
		}, dark);
	await show(false);
	await look("light");
	await show(true);
	await look("dark");
	await show(false);
}

/** Runs axe in both themes. In dark only the colour rules, because nothing else differs. */
export async function axeInBothThemes(page: Page, state: string, part = "html"): Promise<void> {
	await inBothThemes(page, async (theme) => {
		const found = await axe(page, theme === "light" ? "all" : "colours", part);
		expect(found, `${state}, ${theme}`).toEqual([]);
	});
}

export const paths: readonly string[] = sitePaths;
/** The pages under a folder, of which there may be none. */
export const pathsIn = (folder: string) => paths.filter((path) => path.startsWith(folder));
/** Every page, and an unknown path. */
export const everyPage = [...paths, "/no-such-page"];

export { configuredOrigin } from "../shared/builds.ts";
