import type { Page } from "@playwright/test";
import {
	allowError,
	axeInBothThemes,
	closeHint,
	everyPage,
	expect,
	goto,
	showTheme,
	test,
} from "./fixtures";

/** From the narrowest phone to the widest window, on both sides of each change of the layout. */
const widths = [320, 390, 639, 640, 768, 1023, 1024, 1280, 1920, 2560];
/** Also between the changes. */
const spacedWidths = [320, 480, 700, 900, 1024, 1152, 1280];

/**
 * The texts that are cut off at any of their four edges: by the window, by a part that clips, or by the box of a
 * button. Runs in the browser.
 */
function cutTexts(): string[] {
	const root = document.documentElement;
	interface Limit {
		element: Element;
		across: boolean;
		down: boolean;
	}
	const known = new Map<Element, Limit[]>();
	/** What limits the texts in an element. */
	function limitsOf(element: Element | null): Limit[] {
		if (!element || element === document.body) return [];
		const cached = known.get(element);
		if (cached) return cached;
		const { overflowX, overflowY, position, backgroundColor } = getComputedStyle(element);
		const clips = (overflow: string) => /hidden|clip/.test(overflow);
		const isButton = element.matches("a, button") && !/, 0\)$/.test(backgroundColor);
		const own = {
			element,
			across: clips(overflowX) || isButton,
			down: clips(overflowY) || isButton,
		};
		const outer = position === "fixed" ? [] : limitsOf(element.parentElement);
		const limits = own.across || own.down ? [own, ...outer] : outer;
		known.set(element, limits);
		return limits;
	}
	const found: string[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	for (let text = walker.nextNode(); text; text = walker.nextNode()) {
		const parent = text.parentElement;
		if (!parent || !text.textContent?.trim()) continue;
		if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
		// Visually hidden text and the moving technology strip are clipped on purpose, the skip link is off the screen.
		if (parent.closest(".sr-only, .technology-chips, a[href='#main']")) continue;
		range.selectNodeContents(text);
		for (const { left, right, top, bottom, height } of range.getClientRects()) {
			// A line's box is higher than its letters.
			const spare = Math.max(2, height * 0.25);
			const cut = limitsOf(parent).some(({ element, across, down }) => {
				const box = element.getBoundingClientRect();
				const wide = across && (left < box.left - 1 || right > box.right + 1);
				return wide || (down && (top < box.top - spare || bottom > box.bottom + spare));
			});
			if (cut || left < -1 || right > root.clientWidth + 1) {
				found.push(`${text.textContent.trim().slice(0, 60)} in ${parent.outerHTML.slice(0, 80)}`);
				break;
			}
		}
	}
	if (root.scrollWidth > root.clientWidth)
		found.push(`${root.scrollWidth - root.clientWidth} px wider than the window`);
	return found;
}

/** Applies the text spacing of WCAG 1.4.12. Runs in the browser. */
function spaceOut(): void {
	const spaced = new CSSStyleSheet();
	spaced.replaceSync(`
		* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
		p { margin-bottom: 2em !important; }`);
	document.adoptedStyleSheets.push(spaced);
}

/** The colours of everything that is shown, to compare the two themes on paper. Runs in the browser. */
const coloursShown = () =>
	[...document.querySelectorAll("body *")]
		.filter((element) => element.checkVisibility())
		.map((element) => {
			const { color, backgroundColor, borderTopColor, fill, stroke } = getComputedStyle(element);
			return [element.tagName, color, backgroundColor, borderTopColor, fill, stroke].join();
		});

async function expectNothingCut(page: Page, at: readonly number[], state: string): Promise<void> {
	for (const width of at) {
		await page.setViewportSize({ width, height: 800 });
		const cut = await page.evaluate(cutTexts);
		expect.soft(cut, `${state}, ${width} px wide`).toEqual([]);
	}
}

for (const path of everyPage) {
	test(`${path} is whole at every width, with wide spacing too, and accessible in both themes`, async ({
		page,
	}) => {
		allowError(/status of 404/);
		// Colours don't change slowly.
		await page.emulateMedia({ reducedMotion: "reduce" });
		await goto(page, path);
		await page.evaluate(() => document.fonts.ready);
		await axeInBothThemes(page, path);
		await expectNothingCut(page, widths, path);
		await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
		await showTheme(page, "light");
		const light = await page.evaluate(coloursShown);
		await showTheme(page, "dark");
		expect.soft(await page.evaluate(coloursShown), `${path} on paper`).toEqual(light);
		await showTheme(page, "light");
		await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
		await page.evaluate(spaceOut);
		await expectNothingCut(page, spacedWidths, `${path} with text spacing`);
	});
}

test("text of 200% and a translator's right to left stay within a phone's screen", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 740 });
	const session = await page.context().newCDPSession(page);
	await goto(page, "/");
	await closeHint(page).click();
	for (const path of ["/", "/services", "/get-started", "/contact"]) {
		await goto(page, path);
		await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
		expect.soft(await page.evaluate(cutTexts), `${path}, from right to left`).toEqual([]);
		await page.evaluate(() => document.documentElement.removeAttribute("dir"));
		await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
		expect.soft(await page.evaluate(cutTexts), `${path}, 200%`).toEqual([]);
		await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
	}
});
