// What a visitor waits for, measured in Chromium.
import type { Browser, BrowserContext, Page } from "@playwright/test";

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const laptop = { viewport: { width: 1350, height: 940 } };

/** How long anything may take on a slow machine, in ms. */
const limit = 120_000;

/** Figures by name, times in ms. */
export type Figures = Record<string, number>;

/** Slows the processor down to a quarter, and with `slow4G` the network to 1.6 Mbit/s with 150 ms of delay. */
async function throttle(context: BrowserContext, page: Page, slow4G: boolean): Promise<void> {
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	if (!slow4G) return;
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 150,
		downloadThroughput: 1_600_000 / 8,
		uploadThroughput: 750_000 / 8,
	});
}

/** Opens a page, moves the pointer in as a visitor does, and waits until nothing was requested for 2 s. */
async function openSettled(page: Page, url: string): Promise<void> {
	let last = Date.now();
	page.on("request", () => {
		last = Date.now();
	});
	await page.goto(url, { waitUntil: "load" });
	await page.mouse.move(20, 400);
	await page.mouse.move(40, 420, { steps: 4 });
	while (Date.now() - last < 2000) await page.waitForTimeout(100);
}

/** A first visit by phone with a quarter of the processor: the first and the largest paint, and the shift. */
export async function firstVisit(browser: Browser, url: string): Promise<Figures> {
	const context = await browser.newContext(phone);
	context.setDefaultTimeout(limit);
	const page = await context.newPage();
	await throttle(context, page, false);
	await page.goto(url, { waitUntil: "load" });
	await page.waitForTimeout(1000);
	const figures = await page.evaluate(async () => {
		const entries = (type: string) =>
			new Promise<PerformanceEntry[]>((resolve) => {
				new PerformanceObserver((list) => resolve(list.getEntries())).observe({
					type,
					buffered: true,
				});
				setTimeout(() => resolve([]), 200);
			});
		const paints = await entries("paint");
		const first = paints.find(({ name }) => name === "first-contentful-paint");
		const largest = (await entries("largest-contentful-paint")).at(-1);
		const shifts = (await entries("layout-shift")) as (PerformanceEntry & { value: number })[];
		return {
			"first paint": first?.startTime ?? Number.NaN,
			"largest paint": largest?.startTime ?? Number.NaN,
			"layout shift": shifts.reduce((sum, { value }) => sum + value, 0),
		};
	});
	await context.close();
	return figures;
}

/**
 * From a click on a link, over which the pointer has been for 100 ms, until the next page's heading is
 * painted, in the same document or another one.
 *
 * @param slow a quarter of the processor, and slow 4G
 */
export async function clickToHeading(
	browser: Browser,
	url: string,
	link: string,
	slow: boolean,
): Promise<number> {
	const context = await browser.newContext(laptop);
	context.setDefaultTimeout(limit);
	const page = await context.newPage();
	let clicked = Number.NaN;
	let painted = Number.NaN;
	await context.exposeBinding("report", (_, kind: string, time: number) => {
		if (kind === "click") clicked = time;
		else if (Number.isNaN(painted) && time > clicked) painted = time;
	});
	await page.addInitScript(() => {
		const report = Reflect.get(window, "report") as (kind: string, time: number) => void;
		const { timeOrigin } = performance;
		addEventListener("click", (event) => report("click", timeOrigin + event.timeStamp), true);
		let last = "";
		const look = () => {
			const text = document.querySelector("h1")?.textContent ?? "";
			if (text && text !== last) {
				last = text;
				// The message arrives after the frame with the heading has been rendered.
				const channel = new MessageChannel();
				channel.port1.onmessage = () => report("heading", timeOrigin + performance.now());
				channel.port2.postMessage(null);
			}
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});
	await openSettled(page, url);
	if (slow) await throttle(context, page, true);
	await page.locator(link).first().hover();
	await page.waitForTimeout(100);
	await page.mouse.down();
	await page.mouse.up();
	const deadline = Date.now() + 20_000;
	while (Number.isNaN(painted) && Date.now() < deadline) await page.waitForTimeout(20);
	await context.close();
	return painted - clicked;
}

/**
 * The interaction to next paint of opening a menu, following one of its links and switching the theme,
 * with a quarter of the processor. Browsers report it in steps of 8 ms, from 16 ms on.
 */
export async function interactions(browser: Browser, url: string): Promise<Figures> {
	const context = await browser.newContext(laptop);
	context.setDefaultTimeout(limit);
	const page = await context.newPage();
	await openSettled(page, url);
	await throttle(context, page, false);
	await page.evaluate(() => {
		const times: number[] = [];
		Object.assign(window, { times });
		const options = { type: "event", durationThreshold: 16 };
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				if (Reflect.get(entry, "interactionId")) times.push(entry.duration);
			}
		}).observe(options);
	});
	const longest = async (selector: string) => {
		await page.evaluate(() => Reflect.get(window, "times").splice(0));
		await page.locator(selector).first().click();
		await page.waitForTimeout(600);
		return page.evaluate(() => Math.max(16, ...(Reflect.get(window, "times") as number[])));
	};
	const figures = {
		"INP, menu": await longest("header [popovertarget]"),
		"INP, change of page": await longest("header :popover-open a"),
		"INP, theme": await longest(".theme-toggle"),
	};
	await context.close();
	return figures;
}
