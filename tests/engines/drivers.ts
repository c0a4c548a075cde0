// One interface for two engines that Playwright can't drive as they are installed: Puppeteer drives Firefox, the
// WebDriver protocol (w3.org/TR/webdriver2) WebKitGTK.
import { spawn } from "node:child_process";
import puppeteer from "puppeteer-core";

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
	const address = `http://127.0.0.1:${port}/session`;
	/** The answer to a command. */
	async function command(path: string, body?: object, method = "POST") {
		const init = body ? { method, body: JSON.stringify(body) } : { method };
		const response = await fetch(address + path, init);
		const { value } = (await response.json()) as { value: Record<string, string> };
		if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
		return value;
	}
	// The driver needs a moment until it listens.
	await new Promise((resolve) => setTimeout(resolve, 3000));
	const { sessionId } = await command("", {
		capabilities: {
			alwaysMatch: {
				pageLoadStrategy: "none",
				"webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
			},
		},
	});
	const session = `/${sessionId}`;
	// A script in a page that is being left never returns.
	await command(`${session}/timeouts`, { script: 3_000 });
	await command(`${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 850 });
	const open = (url: string) => command(`${session}/url`, { url });
	/** Presses and releases keys. */
	const type = (keys: string) =>
		command(`${session}/actions`, {
			actions: [
				{
					type: "key",
					id: "keyboard",
					actions: [...keys].flatMap((value) => [
						{ type: "keyDown", value },
						{ type: "keyUp", value },
					]),
				},
			],
		});
	return {
		// A document that is being left answers with an error.
		open: (url) => open(url).catch(() => open(url)),
		evaluate: (expression) =>
			command(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
		click: async (selector) => {
			const found = await command(`${session}/element`, { using: "css selector", value: selector });
			return command(`${session}/element/${Object.values(found)[0]}/click`, {});
		},
		type,
		press: (key) => type({ Enter: "\ue007", Escape: "\ue00c" }[key]),
		paintsWhileLeaving: false,
		picture: async () => String(await command(`${session}/screenshot`, undefined, "GET")),
		close: async () => {
			await command(session, undefined, "DELETE");
			server.kill();
			display.end();
		},
	};
}
