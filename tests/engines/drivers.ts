// One interface for the three engines, so that the journey is written only once. Puppeteer drives Chromium
// and Firefox as they are installed, which Playwright can't; Selenium drives WebKitGTK.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { Builder, By, Capabilities, Key } from "selenium-webdriver";

/** A page in an engine. Selectors are CSS. Clicks and keys are real input events. */
export interface Driver {
	/** Resolves once the document is parsed. */
	open(url: string): Promise<unknown>;
	/** Runs a function, or its text, in the page. Its argument and its result are JSON. */
	evaluate<Input, Result>(
		work: string | ((input: Input) => Result),
		input: Input,
	): Promise<Awaited<Result>>;
	click(selector: string): Promise<unknown>;
	clickAt(x: number, y: number): Promise<unknown>;
	/** Types into the focused element. */
	type(text: string): Promise<unknown>;
	press(key: "Enter" | "Escape" | "Tab"): Promise<unknown>;
	back(): Promise<unknown>;
	resize(width: number, height: number): Promise<unknown>;
	screenshot(file: string): Promise<unknown>;
	close(): Promise<unknown>;
}

/** Drives Chromium or Firefox. */
export async function puppeteerDriver(
	engine: "chrome" | "firefox",
	executablePath: string,
): Promise<Driver> {
	const browser = await puppeteer.launch({
		browser: engine,
		executablePath,
		// As root, for example in a container, Chromium only starts without its sandbox.
		args: engine === "chrome" && process.getuid?.() === 0 ? ["--no-sandbox"] : [],
		// With the scroll bars and the back/forward cache that a visitor has.
		ignoreDefaultArgs:
			engine === "chrome" ? ["--hide-scrollbars", "--disable-back-forward-cache"] : false,
		extraPrefsFirefox: { "fission.bfcacheInParent": true },
	});
	const page = await browser.newPage();
	return {
		open: (url) => page.goto(url, { waitUntil: "domcontentloaded" }),
		evaluate: (work, input) =>
			page.evaluate(`(${work})(${JSON.stringify(input)})`) as Promise<never>,
		click: (selector) => page.click(selector),
		clickAt: (x, y) => page.mouse.click(x, y),
		type: (text) => page.keyboard.type(text),
		press: (key) => page.keyboard.press(key),
		back: () => page.goBack({ waitUntil: "domcontentloaded" }),
		resize: (width, height) => page.setViewport({ width, height }),
		screenshot: (path) => page.screenshot({ path: path as `${string}.png` }),
		close: () => browser.close(),
	};
}

/**
 * Drives WebKitGTK on a virtual display.
 *
 * @param miniBrowser the browser's path
 * @param port a free one for its driver
 */
export async function webkitDriver(miniBrowser: string, port: number): Promise<Driver> {
	const screen = ["-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
	const display = spawn("Xvfb", ["-displayfd", "3", ...screen], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const number = await new Promise<string>((resolve, reject) => {
		display.once("error", reject);
		display.stdio[3]?.once("data", (data) => resolve(String(data).trim()));
	});
	const server = spawn("WebKitWebDriver", [`--port=${port}`], {
		stdio: "ignore",
		env: { ...process.env, DISPLAY: `:${number}` },
	});
	const capabilities = new Capabilities({
		browserName: "MiniBrowser",
		// With an earlier strategy a script may run in the page being left, and never return.
		pageLoadStrategy: "normal",
		"webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
	});
	const started = () =>
		new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
	// The driver needs a moment until it listens.
	await new Promise((resolve) => setTimeout(resolve, 3000));
	const driver = await started();
	const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };
	return {
		open: (url) => driver.get(url),
		evaluate: async (work, input) => {
			const { result, error } = await driver.executeAsyncScript<{ result: never; error?: string }>(
				`const [input, done] = arguments;
				 (async () => (${work})(input))()
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
			server.kill();
			display.kill();
		},
	};
}
