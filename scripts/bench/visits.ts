// Visits in Chromium, each in an empty profile and with a quarter of the processor. Times are in ms.
import type { Browser, Page } from "puppeteer-core";
import { type Act, probe, type Report } from "./probe.ts";

/** How a visitor acts. The pointer comes with its click (mouse), or is on the control before (hover). */
export const inputs = ["touch", "mouse", "hover", "keyboard"] as const;
export type Input = (typeof inputs)[number];

/** Figures by name. NaN stands for what didn't happen. */
export type Figures = Record<string, number>;

const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const laptop = { width: 1350, height: 940 };

/** An act that has had no effect for so long is lost, and a control that isn't ready is missing. */
const limit = 10_000;
/** How long the pointer or the focus is on the control before, how long scrolling and aiming take, … */
const rest = 100;
const afterScroll = 300;
/** … and how long a visitor looks at the next page before going back. */
const beforeBack = 1_000;
/** How long after the load event a page has asked for everything that it asks for by itself. */
const settled = 6_000;

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

async function inNewProfile(
	browser: Browser,
	onPhone: boolean,
	visit: (page: Page) => Promise<Figures>,
): Promise<Figures> {
	const context = await browser.createBrowserContext();
	const page = await context.newPage();
	await page.setViewport(onPhone ? phone : laptop);
	await page.emulateCPUThrottling(4);
	const figures = await visit(page);
	await context.close();
	return figures;
}

/**
 * Opens a page, acts some time after its first paint, before which nothing was moved or touched, and waits
 * for the effect.
 *
 * @param wait from the first paint to the act
 * @returns times from the input event to the ends of frames; none if the page has no such control
 */
export function visitAndAct(
	browser: Browser,
	url: string,
	act: Act,
	input: Input,
	wait: number,
): Promise<Figures> {
	return inNewProfile(browser, input === "touch", async (page) => {
		const reports: Report[] = [];
		async function timeOf(kind: Report["kind"], after = 0): Promise<number> {
			for (const deadline = Date.now() + limit; Date.now() < deadline; await sleep(1)) {
				const found = reports.find((report) => report.kind === kind && report.time > after);
				if (found) return found.time;
			}
			return Number.NaN;
		}
		const session = await page.createCDPSession();
		const touch = (type: "touchStart" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
			session.send("Input.dispatchTouchEvent", { type, touchPoints });

		await page.exposeFunction("report", (report: Report) => reports.push(report));
		await page.evaluateOnNewDocument(probe, act);
		page.goto(url).catch(() => {});
		await timeOf("ready");
		let at = reports.find(({ kind }) => kind === "ready")?.at;
		if (!at) return {};
		if (wait > 0) await sleep((await timeOf("painted")) + wait - Date.now());
		// A tap right after the paint doesn't wait for the page to say again where its control is.
		if (wait > 0 || act.below || input === "keyboard") {
			at = (await page.evaluate(`aim(${input === "keyboard"})`)) as { x: number; y: number };
		}
		if (act.below) await sleep(afterScroll);
		// The parts of a tap at once: a busy page must not hold up its end.
		const parts: Promise<unknown>[] = [];
		if (input === "touch") parts.push(touch("touchStart", [at]), touch("touchEnd", []));
		else if (input !== "keyboard") parts.push(page.mouse.move(at.x, at.y));
		if (input === "hover" || input === "keyboard") await sleep(rest);
		if (input === "keyboard") parts.push(page.keyboard.press("Enter"));
		else if (input !== "touch") parts.push(page.mouse.down(), page.mouse.up());
		await Promise.all(parts);

		const acted = await timeOf("acted");
		if (Number.isNaN(acted)) return { "to the effect": Number.NaN };
		const since = async (kind: Report["kind"]) => (await timeOf(kind, acted)) - acted;
		const figures: Figures = {
			"landed after the paint": acted - (await timeOf("painted")),
			"to the effect": await since("shown"),
		};
		if (act.effect === "theme") figures["to the class"] = await since("applied");
		if (act.effect === "page") {
			figures["to the opaque heading"] = await since("opaque");
			await sleep(beforeBack);
			const left = Date.now();
			page.goBack().catch(() => {});
			figures["and Back"] = (await timeOf("shown", left)) - left;
		}
		return figures;
	});
}

/** A first visit by phone without any act: the paints, the shift, and what it asks for by itself. */
export function firstVisit(browser: Browser, url: string): Promise<Figures> {
	return inNewProfile(browser, true, async (page) => {
		await page.goto(url, { timeout: 60_000 });
		await sleep(settled);
		return page.evaluate(() => {
			function entries(type: string): PerformanceEntryList {
				const observer = new PerformanceObserver(() => {});
				observer.observe({ type, buffered: true });
				return observer.takeRecords();
			}
			const timeOf = (entry?: PerformanceEntry) => entry?.startTime ?? Number.NaN;
			const shifts = entries("layout-shift").map((shift) => Reflect.get(shift, "value"));
			const files = performance
				.getEntries()
				.filter((entry) => entry instanceof PerformanceResourceTiming);
			const prefetches = [...document.querySelectorAll<HTMLLinkElement>("link[rel=prefetch]")];
			const ahead = files.filter(
				({ initiatorType, name }) =>
					["fetch", "xmlhttprequest"].includes(initiatorType) ||
					prefetches.some(({ href }) => href === name),
			);
			const kilobytes = (all: PerformanceResourceTiming[]) =>
				all.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
			return {
				"first paint": timeOf(entries("paint").at(-1)),
				"largest paint": timeOf(entries("largest-contentful-paint").at(-1)),
				"layout shift": shifts.reduce((sum, value) => sum + value, 0),
				"kB in all": kilobytes(files),
				"kB asked for ahead": kilobytes(ahead),
			};
		});
	});
}
