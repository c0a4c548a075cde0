import type { Page } from "@playwright/test";
import { collect } from "./fixtures";

/*
 * Checks that read the current page. Those without a `page` parameter run in the browser and return
 * everything they find as readable text.
 */

/** Finds clipped text, text that overflows its button or link, and horizontal overflow of the page. */
export function cutOff(): string[] {
	const found: string[] = [];
	function textBeyond(element: Element, wide: boolean, high: boolean): boolean {
		const { right, bottom } = element.getBoundingClientRect();
		const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		for (let text = texts.nextNode(); text; text = texts.nextNode()) {
			if (!text.textContent?.trim() || text.parentElement?.closest("svg")) continue;
			range.selectNodeContents(text);
			for (const box of range.getClientRects()) {
				if ((wide && box.right > right + 1) || (high && box.bottom > bottom + 1)) return true;
			}
		}
		return false;
	}
	for (const element of document.querySelectorAll<HTMLElement>("body *")) {
		// Visually hidden text and the moving technology strip are clipped on purpose.
		if (!element.checkVisibility() || element.closest("[class*=sr-only], .technology-window, svg"))
			continue;
		const { overflowX, overflowY } = getComputedStyle(element);
		const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
		const control = element.matches("a, button") && getComputedStyle(element).display !== "inline";
		const wide = element.scrollWidth > element.clientWidth + 1 && (clips(overflowX) || control);
		const high = element.scrollHeight > element.clientHeight + 1 && (clips(overflowY) || control);
		if (!wide && !high) continue;
		// A drawing may be cut off.
		if (textBeyond(element, wide, high)) {
			found.push(element.outerHTML.slice(0, 100));
		}
	}
	const { scrollWidth, clientWidth } = document.documentElement;
	if (scrollWidth > clientWidth)
		found.push(`${scrollWidth - clientWidth} px wider than the window`);
	return found;
}

/** Controls too small for touch: less than 44 px high. Links inside running text don't count. */
export function smallTargets(): string[] {
	return [...document.querySelectorAll<HTMLElement>("a, button, summary, input")]
		.filter((control) => {
			if (!control.checkVisibility({ visibilityProperty: true })) return false;
			// Only keyboard users see the skip link.
			if (control.matches("[href='#main']")) return false;
			const alone = control.parentElement?.textContent?.trim() === control.textContent?.trim();
			const inText = getComputedStyle(control).display === "inline" && !alone;
			// A checkbox's label is part of its target.
			const target = control.closest("label") ?? control;
			return !inText && target.getBoundingClientRect().height < 43.5;
		})
		.map((control) => control.outerHTML.slice(0, 120));
}

/** Texts too faint for what is behind them, by WCAG 2.2's formula: under 4.5, or 3 for large ones. */
export function faintTexts(): string[] {
	const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
	const known = new Map<string, [number, number, number, number]>();
	const channels = (colour: string): [number, number, number, number] => {
		const cached = known.get(colour);
		if (cached) return cached;
		if (!canvas) throw new Error("no canvas");
		canvas.clearRect(0, 0, 1, 1);
		canvas.fillStyle = colour;
		canvas.fillRect(0, 0, 1, 1);
		const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
		known.set(colour, [r, g, b, a / 255]);
		return [r, g, b, a / 255];
	};
	const luminance = (colour: number[]) => {
		const [r = 0, g = 0, b = 0] = colour.map((channel) => {
			const part = channel / 255;
			return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
		});
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	};
	const behind = (element: Element | null): number[] => {
		for (let at = element; at; at = at.parentElement) {
			const [r, g, b, alpha] = channels(getComputedStyle(at).backgroundColor);
			if (alpha === 1) return [r, g, b];
		}
		return channels(getComputedStyle(document.documentElement).backgroundColor).slice(0, 3);
	};
	const found: string[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const element = node.parentElement;
		const words = node.textContent?.trim() ?? "";
		if (!element || !words || !element.checkVisibility({ visibilityProperty: true })) continue;
		if (element.closest("noscript, script, style, :disabled")) continue;
		const front = luminance(channels(getComputedStyle(element).color).slice(0, 3));
		const back = luminance(behind(element));
		const ratio = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
		const needed = Number.parseFloat(getComputedStyle(element).fontSize) < 24 ? 4.5 : 3;
		if (ratio < needed) found.push(`${ratio.toFixed(2)} < ${needed}: ${words.slice(0, 60)}`);
	}
	return found;
}

/** Scrolls through the whole page. */
export async function scrollThrough(): Promise<void> {
	// Headless Chromium sometimes stops rendering frames until the next page, so don't wait forever.
	const frame = () =>
		Promise.race([
			new Promise(requestAnimationFrame),
			new Promise((done) => setTimeout(done, 1_000)),
		]);
	// A callback comes before its frame is drawn, so each position is drawn once.
	for (let at = 0; at < document.body.scrollHeight; at += 700) {
		scrollTo(0, at);
		await frame();
	}
	await Promise.race([document.fonts.ready, new Promise((done) => setTimeout(done, 10_000))]);
	await frame();
}

/**
 * Takes the page away, and lets what its first screen needs come again element by element, each in a frame of its own:
 * the parser may pause after any of them.
 */
export async function comeInPieces(): Promise<void> {
	const main = document.querySelector("main");
	if (!main) return;
	scrollTo(0, 0);
	const pieces: { node: ChildNode; parent: Element }[] = [];
	const take = (parent: Element) => {
		for (const node of parent.childNodes) {
			pieces.push({ node, parent });
			if (node instanceof HTMLElement) take(node);
		}
	};
	take(main);
	// As in scrollThrough, don't wait forever.
	const frame = () =>
		Promise.race([
			new Promise(requestAnimationFrame),
			new Promise((done) => setTimeout(done, 1_000)),
		]);
	const last = pieces.findLastIndex(
		({ node }) => node instanceof Element && node.getBoundingClientRect().top < innerHeight,
	);
	while (main.nextSibling) main.nextSibling.remove();
	for (const { node } of pieces) node.remove();
	for (const { node, parent } of pieces.slice(0, last + 1)) {
		parent.append(node);
		if (node instanceof Element) await frame();
	}
	// The last frame is drawn, and its shifts reported.
	await frame();
	await frame();
}

/**
 * Records a page's layout shifts. Call it before opening the page.
 * @returns reads the shifts, if their scores (Layout Instability API) add up to more than a limit
 */
export async function watchShifts(page: Page): Promise<(limit: number) => Promise<string[]>> {
	const shifts = await collect<{ value: number; what: string }>(page, (note) =>
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & {
				value: number;
				hadRecentInput: boolean;
				sources: { node?: Node }[];
			})[]) {
				if (entry.hadRecentInput) continue;
				const names = entry.sources.map(({ node }) =>
					(node instanceof Element ? node.outerHTML : String(node?.textContent)).slice(0, 80),
				);
				note({ value: entry.value, what: `${entry.value}: ${names.join(" | ")}` });
			}
		}).observe({ type: "layout-shift", buffered: true }),
	);
	return async (limit) => {
		const seen = await shifts();
		const sum = seen.reduce((total, { value }) => total + value, 0);
		return sum > limit ? seen.map(({ what }) => what) : [];
	};
}

/** The layout shift score that a page may have while its fonts replace the fallbacks. */
export const shiftLimit = 0.01;

/** A stop of the Tab key: what it is, whether it has an outline, and whether something lies over it. */
interface TabStop {
	key: string;
	what: string;
	outlined: boolean;
	covered: boolean;
}

/** The focused element, after the page has scrolled to it. Undefined at the end of the page. */
export async function tabStop(): Promise<TabStop | undefined> {
	// One frame for the scroll, one for the header to shrink.
	await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
	// Skip transitions.
	for (const change of document.getAnimations()) {
		if (change instanceof CSSTransition) change.finish();
	}
	const element = document.activeElement;
	if (!element || element === document.body) return;
	const { outlineStyle, outlineWidth } = getComputedStyle(element);
	const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
	const header = document.querySelector("header");
	const bottom = header?.getBoundingClientRect().bottom ?? 0;
	// The hint may stand in the bar, beside the switch that it points at.
	const inHeader = header?.contains(element) || element.closest(".theme-hint");
	const below = inHeader || element.matches("[href='#main']") ? 0 : bottom;
	const top = document.elementFromPoint(
		box.left + box.width / 2,
		box.top + Math.min(box.height, 40) / 2,
	);
	return {
		key: `${[...document.querySelectorAll("*")].indexOf(element)}`,
		what: element.outerHTML.slice(0, 90),
		outlined: outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2,
		covered: box.top < below - 1 || box.top >= innerHeight || !top || !element.contains(top),
	};
}

/** Applies the text spacing of WCAG 1.4.12. */
export function spaceOut(): void {
	const spaced = new CSSStyleSheet();
	spaced.replaceSync(`
		* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
		p { margin-bottom: 2em !important; }`);
	document.adoptedStyleSheets.push(spaced);
}
