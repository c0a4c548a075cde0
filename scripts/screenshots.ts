// Takes screenshots of every page in both themes, at six sizes and as printed, of menus and other
// states, and of the pages with sample proof. screenshots/index.html shows them all.
// For some pages or states only: npm run screenshots -- /contact menu-services
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, PageScreenshotOptions } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { type State, states } from "./screenshots/states.ts";
import { launchBrowser } from "./shared/browser.ts";
import { localPorts, onStop, startEmulators } from "./shared/emulators.ts";
import { ensureSite } from "./shared/ensure-site.ts";
import { pageReadyText } from "./shared/page-ready.ts";
import { serveSite } from "./shared/serve-site.ts";
import { ignoreSettings, say, stop } from "./shared/setup.ts";

const themes = ["light", "dark"];
/** A phone, upright and on its side, a tablet, and windows. */
const sizes = [
	{ width: 360, height: 740 },
	{ width: 844, height: 390 },
	{ width: 768, height: 1024 },
	{ width: 1280, height: 800 },
	{ width: 1920, height: 1080 },
	{ width: 2560, height: 1440 },
];
/** Settings of a Firebase project that doesn't exist, with Google Analytics. Nothing is sent to it. */
const project = {
	VITE_FIREBASE_API_KEY: "none",
	VITE_FIREBASE_AUTH_DOMAIN: "no-such-project.firebaseapp.com",
	VITE_FIREBASE_PROJECT_ID: "no-such-project",
	VITE_FIREBASE_APP_ID: "1:1:web:1",
	VITE_FIREBASE_MEASUREMENT_ID: "G-NONE",
};
const folder = "screenshots";

const asked = process.argv.slice(2);
const everyPage = [...paths, "/no-such-page", "/get-started?mode=sign-up"];
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
const pages = everyPage.filter(isAsked);
const unknown = asked.find((name) => ![...everyPage, ...states.map((s) => s.name)].includes(name));
if (unknown) {
	stop(`There is no page or state "${unknown}": scripts/screenshots/states.ts has the states.`);
}

ignoreSettings();
const { site, sitePort, auth } = await localPorts();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
onStop(() => process.exit(1));
const browser = await launchBrowser();
/** The gallery's figures by their heading, the page or state. */
const gallery = new Map<string, string[]>();

/** Opens a page in a window of its own, with its code and its pictures. Other hosts answer with nothing. */
async function open(path: string, theme: string, viewport: { width: number; height: number }) {
	const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
	await context.addInitScript((value) => localStorage.setItem("theme", value), theme);
	await context.route(
		(url) => url.hostname !== "127.0.0.1",
		(route) => route.fulfill({ contentType: "text/css", body: "" }),
	);
	const page = await context.newPage();
	await page.goto(site + path, { waitUntil: "domcontentloaded" });
	const latest = Date.now() + 30_000;
	while (!(await page.evaluate(`(${pageReadyText})()`))) {
		if (Date.now() > latest) stop(`The script of ${path} hasn't run within 30 seconds.`);
		await page.waitForTimeout(20);
	}
	// Images below the fold are lazy: load them all.
	await page.evaluate(async () => {
		for (const image of document.images) image.loading = "eager";
		await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
		await document.fonts.ready;
	});
	return page;
}

/** Takes a screenshot, adds it to the gallery and closes the window. */
async function picture(
	page: Page,
	title: string,
	detail: string,
	options: PageScreenshotOptions = { fullPage: true },
): Promise<void> {
	const file = `${title}-${detail}.png`;
	await page.screenshot({ path: join(folder, file), ...options });
	const figure = `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${title}, ${detail}"></a><figcaption>${detail}</figcaption></figure>`;
	gallery.set(title, [...(gallery.get(title) ?? []), figure]);
	await page.context().close();
}

/** Pictures whole pages in each theme and size, and as printed. */
async function picturePages(wanted: readonly string[], ending = ""): Promise<void> {
	for (const path of wanted) {
		const name = path === "/" ? "home" : path.slice(1).replaceAll(/[/?=]/g, "-");
		const title = name + ending;
		for (const theme of themes) {
			for (const size of sizes) {
				await picture(await open(path, theme, size), title, `${size.width}-${theme}`);
			}
		}
		// With the dark theme, because paper must be white in both; as wide as A4 without its margins.
		const page = await open(path, "dark", { width: 720, height: 1040 });
		await page.emulateMedia({ media: "print" });
		const margin = { top: "15mm", right: "10mm", bottom: "15mm", left: "10mm" };
		await page.pdf({ path: join(folder, `${title}.pdf`), format: "A4", margin });
		await picture(page, title, "print");
		console.log(title);
	}
}

async function pictureStates(wanted: readonly State[]): Promise<void> {
	for (const state of wanted) {
		for (const theme of themes) {
			for (const size of sizes) {
				const header = size.width >= 1024 ? "wide" : "narrow";
				if (state.header && state.header !== header) continue;
				const page = await open(state.path, theme, size);
				if (state.nextPage === "held") await page.route("**/pages/**", () => {});
				if (state.nextPage === "lost") await page.route("**/pages/**", (route) => route.abort());
				for (const [id, value] of Object.entries(state.fill ?? {})) {
					await page.locator(`#${id}`).fill(value);
				}
				for (const selector of state.click) await page.locator(selector).first().click();
				await page.locator(state.shows).first().waitFor();
				// A part is pictured on the full page, where the header doesn't cover it.
				await page.evaluate((whole) => whole && scrollTo(0, 0), Boolean(state.part));
				const clip = state.part && (await page.locator(state.part).first().boundingBox());
				const options = clip ? { fullPage: true, clip } : {};
				await picture(page, state.name, `${size.width}-${theme}`, options);
			}
		}
		console.log(state.name);
	}
}

/** Builds and serves the site with settings, while a function takes screenshots of it. */
async function withSite(name: string, env: Record<string, string>, take: () => Promise<void>) {
	say(`Building the site, unless it is up to date: ${name}`);
	const configuration = `dist/${name}.json`;
	ensureSite({ site: `dist/${name}`, configuration, env });
	const server = await serveSite(configuration, sitePort);
	await take();
	server.closeAllConnections();
	await server[Symbol.asyncDispose]();
}

const onEmulator = { VITE_AUTH_EMULATOR: auth };
const chosen = states.filter(({ name }) => isAsked(name));
const consent = chosen.filter((state) => state.project);
const filled = ["/", "/company/leadership", "/services"].filter((path) => pages.includes(path));
const emulators = await startEmulators(auth);
await withSite("screenshots", onEmulator, async () => {
	await picturePages(pages);
	await pictureStates(chosen.filter((state) => !state.project));
});
if (consent.length > 0) await withSite("with-project", project, () => pictureStates(consent));
if (filled.length > 0) {
	await withSite("with-proof", { ...onEmulator, VITE_SAMPLE_PROOF: "on" }, () =>
		picturePages(filled, "-with-proof"),
	);
}
await Promise.all([browser.close(), emulators.end()]);

const rows = [...gallery].map(
	([title, figures]) => `<h2>${title}</h2><div>${figures.join("")}</div>`,
);
writeFileSync(
	join(folder, "index.html"),
	`<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:16px sans-serif;margin:2rem}div{display:flex;gap:1rem;overflow-x:auto;align-items:flex-start}
figure{margin:0}img{height:70vh;width:auto;border:1px solid #999}</style>
${rows.join("\n")}`,
);
console.log(`\nscreenshots/index.html shows them all.`);
