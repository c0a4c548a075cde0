// What a visitor does and sees in any of the engines, and what the network does to them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pageReadyText } from "../../scripts/shared/page-ready.ts";
import type { Middleware } from "../../scripts/shared/serve-site.ts";
import type { Driver } from "./drivers.ts";

/** Prepended to the first script: records the page's errors in `window.problems`. */
const noteProblems = `
window.problems = [];
for (const type of ["error", "unhandledrejection", "securitypolicyviolation"]) {
	addEventListener(type, (event) => {
		window.problems.push(type + ": " + (event.message ?? event.reason ?? event.blockedURI));
	});
}
console.error = (...words) => window.problems.push("console: " + words.join(" "));
`;

/** What happens to requests for the files of pages. WebKit's driver can't do it. */
export class Network {
	readonly #held = new Map<string, Promise<void>>();

	constructor(readonly folder: string) {}

	/** Delays a page until the returned function is called. */
	hold(page: string): () => void {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		this.#held.set(`/pages/${page}.htm`, held);
		return release;
	}

	readonly handle: Middleware = async ({ url = "/" }, response, next) => {
		await this.#held.get(url);
		if (!url.startsWith("/assets/client-")) return next();
		response.writeHead(200, { "content-type": "text/javascript" });
		response.end(noteProblems + readFileSync(join(this.folder, url), "utf8"));
	};
}

/** A visit in an engine, with the folder for its screenshots. */
export class Visit {
	constructor(
		readonly driver: Driver,
		readonly site: string,
		readonly network: Network,
		readonly pictures: string,
	) {}

	/** Waits until a function returns something truthy in the page. Errors during a navigation are ignored. */
	async until<Input>(
		what: string,
		holds: string | ((input: Input) => unknown),
		input: Input,
	): Promise<void> {
		const deadline = Date.now() + 15_000;
		let last: unknown;
		while (Date.now() < deadline) {
			last = await this.driver.evaluate(holds, input).catch((error) => error);
			if (last && !(last instanceof Error)) return;
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
		throw new Error(`Not within 15 s: ${what} (${last})`);
	}

	/** Opens a page in a window of a size, and waits until it is hydrated. */
	async open(path: string, [width, height]: readonly [number, number]): Promise<void> {
		await this.driver.resize(width, height);
		await this.driver.open(this.site + path);
		await this.until("the page's script has run", pageReadyText, undefined);
	}

	shows = (selector: string, shown = true) =>
		this.until(
			`${selector} is ${shown ? "shown" : "hidden"}`,
			([css, wanted]) => {
				const options = { opacityProperty: true, visibilityProperty: true };
				return Boolean(document.querySelector(css)?.checkVisibility(options)) === wanted;
			},
			[selector, shown] as const,
		);

	reads = (text: string) =>
		this.until(
			`the page reads "${text}"`,
			(words) => document.body.innerText.includes(words),
			text,
		);

	/** Waits for a page, with the focus on its heading. */
	arrives = (path: string) =>
		this.until(
			`arrived at ${path}`,
			(wanted) => location.pathname === wanted && document.activeElement?.localName === "h1",
			path,
		);

	hasFocus = (selector: string) =>
		this.until(
			`${selector} has the focus`,
			(css) => document.activeElement?.matches(css),
			selector,
		);

	/** Types into a field, replacing its content. */
	async fill(name: string, text: string): Promise<void> {
		await this.driver.evaluate((field) => {
			const input = document.querySelector<HTMLInputElement>(`[name="${field}"]`);
			input?.focus();
			input?.select();
		}, name);
		await this.driver.type(text);
	}

	picture = (name: string) => this.driver.screenshot(join(this.pictures, `${name}.png`));
}
