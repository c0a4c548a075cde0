// One interface for two engines that Playwright can't drive as they are installed: Puppeteer drives Firefox, Selenium
// drives WebKitGTK.
import { spawn } from "node:child_process";
import puppeteer from "puppeteer-core";
import { Builder, By, Capabilities, Key } from "selenium-webdriver";

/** A page in an engine. Selectors are CSS. Clicks and keys are real input events. */
export interface Driver {
	/** Resolves once the document is parsed. */
	open(url: string): Promise<unknown>;
	/** The value of an expression in the page. */
	evaluate(expression: string): Promise<unknown>;
	click(selector: string): Promise<unknown>;
	/** Types into the focused element. */
	type(text: string): Promise<unknown>;
	press(key: "Enter" | "Escape"): Promise<unknown>;
	/** Whether the engine goes on painting a page that is being left: WebKitGTK doesn't. */
	paintsWhileLeaving: boolean;
	/** The picture of the screen, in base64. */
	picture(): Promise<string>;
	close(): Promise<unknown>;
}

/** Drives Firefox. */
export async function firefoxDriver(executablePath: string): Promise<Driver> {
	const browser = await puppeteer.launch({ browser: "firefox", executablePath });
	const page = await browser.newPage();
	await page.setViewport({ width: 1280, height: 800 });
	return {
		open: (url) => page.goto(url, { waitUntil: "domcontentloaded" }),
		evaluate: (expression) => page.evaluate(expression),
		click: (selector) => page.click(selector),
		type: (text) => page.keyboard.type(text),
		press: (key) => page.keyboard.press(key),
		paintsWhileLeaving: true,
		picture: () => page.screenshot({ encoding: "base64" }),
		close: () => browser.close(),
	};
}

/** The address of a virtual display, once it is there, and what ends it. */
async function virtualDisplay() {
	const screen = ["-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
	const display = spawn("Xvfb", ["-displayfd", "3", ...screen], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const number = await new Promise<string>((resolve, reject) => {
		display.once("error", reject);
		display.stdio[3]?.once("data", (data) => resolve(String(data).trim()));
	});
	return { address: `:${number}`, end: () => display.kill() };
}

/**
 * Drives WebKitGTK on a virtual display.
 * @param miniBrowser the browser's path
 * @param port a free one for its driver
 */
export async function webkitDriver(miniBrowser: string, port: number): Promise<Driver> {
	const display = await virtualDisplay();
	const server = spawn("WebKitWebDriver", [`--port=${port}`], {
		stdio: "ignore",
		env: { ...process.env, DISPLAY: display.address },
	});
	// The driver needs a moment until it listens.
	await new Promise((resolve) => setTimeout(resolve, 3000));
	const driver = await new Builder()
		.usingServer(`http://127.0.0.1:${port}`)
		.withCapabilities(
			new Capabilities({
				browserName: "MiniBrowser",
				pageLoadStrategy: "none",
				"webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
			}),
		)
		.build();
	// A script in a page that is being left never returns.
	await driver.manage().setTimeouts({ script: 3_000 });
	await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 850 });
	const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE };
	return {
		// A document that is being left answers with an error.
		open: (url) => driver.get(url).catch(() => driver.get(url)),
		evaluate: (expression) => driver.executeScript(`return ${expression}`),
		click: (selector) => driver.findElement(By.css(selector)).click(),
		type: (text) => driver.switchTo().activeElement().sendKeys(text),
		press: (key) => driver.actions({ async: true }).sendKeys(keys[key]).perform(),
		paintsWhileLeaving: false,
		picture: () => driver.takeScreenshot(),
		close: async () => {
			await driver.quit();
			server.kill();
			display.end();
		},
	};
}
