/** @import { Browser, Page, CDPSession } from "playwright-core" */

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 0.75 up, 150 ms latency. Throughput in bytes per second. */
const slow4G = {
	offline: false,
	latency: 150,
	downloadThroughput: (1.6 * 1000 * 1000) / 8,
	uploadThroughput: (0.75 * 1000 * 1000) / 8,
};

/** @param {number[]} values */
export function median(values) {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.length >> 1;
	const [low = Number.NaN, high = Number.NaN] = [
		sorted[sorted.length % 2 ? middle : middle - 1],
		sorted[middle],
	];
	return (low + high) / 2;
}

/** @param {Page} page */
async function settled(page) {
	await page.waitForLoadState("load");
	// Other sites give no sign that they are done: wait for two seconds without a new request.
	let last = Date.now();
	page.on("request", () => {
		last = Date.now();
	});
	while (Date.now() - last < 2000) await new Promise((resolve) => setTimeout(resolve, 100));
}

/**
 * Measures a first visit by phone: bytes transferred and number of requests. The browser reports
 * Save-Data, so the site doesn't prefetch.
 * @param {Browser} browser
 * @param {string} url
 */
export async function weigh(browser, url) {
	const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
	const page = await context.newPage();
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true } });
	});
	const session = await context.newCDPSession(page);
	await session.send("Network.enable");
	/** @type {Map<string, string>} */
	const kinds = new Map();
	let bytes = 0;
	let scripts = 0;
	session.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
		if (request.url.startsWith("http")) kinds.set(requestId, type ?? "Other");
	});
	session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		bytes += encodedDataLength;
		if (kinds.get(requestId) === "Script") scripts += encodedDataLength;
	});
	await page.goto(url, { waitUntil: "load" });
	await settled(page);
	await context.close();
	return { scripts: scripts / 1000, page: bytes / 1000, requests: kinds.size };
}

/**
 * Reports when a click happens and when a new heading has been painted, in the same document or the
 * next one, on a common clock.
 */
function watchHeadings() {
	const now = () => performance.timeOrigin + performance.now();
	const report = /** @type {any} */ (window).report;
	addEventListener("click", (event) => report("click", performance.timeOrigin + event.timeStamp), {
		capture: true,
	});
	let last = "";
	const look = () => {
		const text = document.querySelector("h1")?.textContent ?? "";
		if (text && text !== last) {
			last = text;
			// The message arrives after the frame with the heading has been rendered.
			const channel = new MessageChannel();
			channel.port1.onmessage = () => report("heading", now());
			channel.port2.postMessage(null);
		}
		requestAnimationFrame(look);
	};
	requestAnimationFrame(look);
}

/** Moves the pointer into the page, as a visitor's comes: in several steps. @param {Page} page */
async function moveIn(page) {
	await page.mouse.move(20, 400);
	await page.mouse.move(40, 420, { steps: 4 });
}

/**
 * Measures the time in ms from a click on a link until the next page's heading is painted. The pointer
 * has moved since the page was opened, and hovers over the link for 100 ms before the click.
 * @param {Browser} browser
 * @param {string} url
 * @param {string} link selector
 * @param {boolean} slow 4x CPU throttling and slow 4G
 */
export async function clickToHeading(browser, url, link, slow) {
	const context = await browser.newContext({
		viewport: { width: 1350, height: 940 },
		ignoreHTTPSErrors: true,
	});
	const page = await context.newPage();
	/** @type {{ kind: string, time: number }[]} */
	const seen = [];
	await context.exposeBinding("report", (_, kind, time) => {
		seen.push({ kind, time });
	});
	await page.addInitScript(watchHeadings);
	await page.goto(url, { waitUntil: "load" });
	await moveIn(page);
	await settled(page);
	const session = await context.newCDPSession(page);
	if (slow) {
		await session.send("Network.enable");
		await session.send("Network.emulateNetworkConditions", slow4G);
		await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	}
	await page.locator(link).first().hover();
	await page.waitForTimeout(100);
	await page.mouse.down();
	await page.mouse.up();
	const deadline = Date.now() + 20_000;
	let took = Number.NaN;
	while (Number.isNaN(took) && Date.now() < deadline) {
		await page.waitForTimeout(20);
		const click = seen.find(({ kind }) => kind === "click");
		const heading = seen.find(({ kind, time }) => click && kind === "heading" && time > click.time);
		if (click && heading) took = heading.time - click.time;
	}
	await context.close();
	return took;
}

/**
 * Measures the interaction to next paint, in ms, of opening a menu, switching the theme and navigating,
 * with 4x CPU throttling. Browsers report these times in steps of 8 ms.
 * @param {Browser} browser
 * @param {string} url
 */
export async function interactions(browser, url) {
	const context = await browser.newContext({
		viewport: { width: 1350, height: 940 },
		ignoreHTTPSErrors: true,
	});
	const page = await context.newPage();
	await page.goto(url, { waitUntil: "load" });
	await moveIn(page);
	await settled(page);
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	await page.evaluate(() => {
		const times = /** @type {number[]} */ ([]);
		Object.assign(window, { times });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				if (/** @type {any} */ (entry).interactionId) times.push(entry.duration);
			}
		}).observe(/** @type {any} */ ({ type: "event", durationThreshold: 16 }));
	});
	const longest = async (/** @type {() => Promise<unknown>} */ act) => {
		await page.evaluate(() => {
			/** @type {any} */ (window).times.length = 0;
		});
		await act();
		await page.waitForTimeout(600);
		// If nothing was reported, the interaction was shorter than the observer's threshold.
		return page.evaluate(() => Math.max(16, .../** @type {any} */ (window).times));
	};
	const found = {
		menu: await longest(() => page.getByRole("button", { name: "Services" }).click()),
		"change of page": await longest(() => page.locator("#menu-services a").first().click()),
		theme: await longest(() => page.getByRole("button", { name: "Dark mode" }).click()),
	};
	await context.close();
	return found;
}
