// One interface for the three engines, so that the journey is written only once.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";

// Untyped, because this folder's packages aren't installed when the project's types are checked.
const load = /** @type {(name: string) => any} */ (createRequire(import.meta.url));

/**
 * A page in an engine. Selectors are CSS. Clicks and keys are real input events.
 * @typedef {object} Driver
 * @property {(url: string) => Promise<void>} open resolves once the document is parsed
 * @property {<Result>(work: (...input: any[]) => Result, ...input: unknown[]) => Promise<Awaited<Result>>} evaluate
 *   runs a function in the page; arguments and result are JSON
 * @property {(selector: string) => Promise<void>} click in the middle of the element
 * @property {(x: number, y: number) => Promise<void>} clickAt
 * @property {(text: string) => Promise<void>} type into the focused element
 * @property {(key: "Enter" | "Escape" | "Tab") => Promise<void>} press
 * @property {() => Promise<void>} back
 * @property {(width: number, height: number) => Promise<void>} resize
 * @property {(file: string) => Promise<void>} screenshot
 * @property {() => Promise<void>} close
 */

/**
 * Drives Chromium or Firefox with Puppeteer.
 * @param {"chrome" | "firefox"} browserName
 * @param {string} executablePath
 * @returns {Promise<Driver>}
 */
export async function puppeteerDriver(browserName, executablePath) {
	const puppeteer = load("puppeteer-core");
	const browser = await puppeteer.launch({
		browser: browserName,
		executablePath,
		headless: true,
		// As root, for example in a container, Chromium only starts without its sandbox.
		args: browserName === "chrome" && process.getuid?.() === 0 ? ["--no-sandbox"] : [],
		// With the scroll bars that a visitor has.
		ignoreDefaultArgs: browserName === "chrome" ? ["--hide-scrollbars"] : false,
	});
	const page = await browser.newPage();
	return {
		open: (url) => page.goto(url, { waitUntil: "domcontentloaded" }),
		evaluate: (work, ...input) => page.evaluate(work, ...input),
		click: (selector) => page.click(selector),
		clickAt: (x, y) => page.mouse.click(x, y),
		type: (text) => page.keyboard.type(text),
		press: (key) => page.keyboard.press(key),
		back: () => page.goBack({ waitUntil: "domcontentloaded" }),
		resize: (width, height) => page.setViewport({ width, height }),
		screenshot: (path) => page.screenshot({ path }),
		close: () => browser.close(),
	};
}

/**
 * Drives WebKitGTK with Selenium, on a virtual display.
 * @param {{ miniBrowser: string, port: number }} options the browser's path; a free port for its driver
 * @returns {Promise<Driver>}
 */
export async function webkitDriver({ miniBrowser, port }) {
	const { Builder, By, Key } = load("selenium-webdriver");
	const screen = ["-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
	const display = spawn("Xvfb", ["-displayfd", "3", ...screen], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	/** @type {string} */
	const number = await new Promise((resolve, reject) => {
		display.once("error", reject);
		display.stdio[3]?.once("data", (data) => resolve(String(data).trim()));
	});
	const server = spawn("WebKitWebDriver", [`--port=${port}`], {
		stdio: "ignore",
		env: { ...process.env, DISPLAY: `:${number}` },
	});
	const end = () => {
		server.kill();
		display.kill();
	};
	let driver;
	try {
		const address = `http://127.0.0.1:${port}`;
		await answering(`${address}/status`);
		driver = await new Builder()
			.usingServer(address)
			.withCapabilities({
				browserName: "MiniBrowser",
				// With an earlier strategy a script may run in the page being left, and never return.
				pageLoadStrategy: "normal",
				"webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
			})
			.build();
	} catch (error) {
		end();
		throw error;
	}
	const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };
	return {
		open: (url) => driver.get(url),
		evaluate: async (work, ...input) => {
			const { result, error } = await driver.executeAsyncScript(
				`const done = arguments[arguments.length - 1];
				 (async () => (${work})(...arguments[0]))()
					.then((result) => done({ result }), (error) => done({ error: String(error) }));`,
				input,
			);
			if (error) throw new Error(error);
			return result;
		},
		click: (selector) => driver.findElement(By.css(selector)).click(),
		clickAt: (x, y) => driver.actions({ async: true }).move({ x, y }).click().perform(),
		type: (text) => driver.switchTo().activeElement().sendKeys(text),
		press: (key) => driver.actions({ async: true }).sendKeys(keys[key]).perform(),
		back: () => driver.navigate().back(),
		// The height includes the window's title bar. The minimum width is about 450 px.
		resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
		screenshot: async (file) => writeFileSync(file, await driver.takeScreenshot(), "base64"),
		close: async () => {
			await driver.quit();
			end();
		},
	};
}

/** Waits up to ten seconds until a URL responds. */
async function answering(/** @type {string} */ address) {
	const deadline = Date.now() + 10_000;
	for (;;) {
		try {
			await fetch(address);
			return;
		} catch (error) {
			if (Date.now() > deadline) throw error;
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
	}
}
