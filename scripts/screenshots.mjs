// Takes screenshots of every page in both themes at four widths, and of open menus. Look at them in
// screenshots/index.html. For some pages only: npm run screenshots -- /contact /terms
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { importSource } from "./import-source.mjs";
import { ensurePackages, ignoreSettings, root, say } from "./setup.mjs";

ignoreSettings();
ensurePackages();
/** @type {typeof import("../src/paths.ts")} */
const { paths } = await importSource("src/paths.ts");
const { chromium } = await import("@playwright/test");
const { ensureBrowser } = await import("./browser.mjs");
const { buildSite } = await import("./build.mjs");
const { portFrom, requireFreePorts, seedDemoAccount, startEmulators } = await import(
	"./emulators.mjs"
);

const themes = ["light", "dark"];
const widths = [360, 768, 1280, 1920];
const folder = join(root, "screenshots");

const asked = process.argv.slice(2);
const pages = asked.length > 0 ? asked : [...paths, "/no-such-page", "/get-started?mode=sign-up"];

/** Whether the header has room for its menus at this width. */
const desktop = (/** @type {number} */ width) => width >= 1024;

/**
 * States with something open: what to click, what that shows, and the widths at which it exists.
 * @type {{ name: string, path: string, click: string[], shows: string, at: (width: number) => boolean }[]}
 */
const states = [
	...["services", "industries", "company", "careers"].map((menu) => ({
		name: `menu-${menu}`,
		path: "/",
		click: [`[popovertarget=menu-${menu}]`],
		shows: `#menu-${menu}`,
		at: desktop,
	})),
	{
		name: "mobile-menu",
		path: "/",
		click: ["[command=show-modal]", "#mobile-menu summary"],
		shows: "#mobile-menu",
		at: (/** @type {number} */ width) => !desktop(width),
	},
];

const sitePort = portFrom("SITE_PORT", 3000);
const authPort = portFrom("AUTH_PORT", 9099);
const site = `http://127.0.0.1:${sitePort}`;
const auth = `http://127.0.0.1:${authPort}`;
await requireFreePorts([
	{ port: sitePort, use: "the site", variable: "SITE_PORT" },
	{ port: authPort, use: "the auth emulator", variable: "AUTH_PORT" },
]);
const executablePath = await ensureBrowser();

say("Building the site");
const configuration = "dist/screenshots.json";
process.env.SITE_PORT = String(sitePort);
process.env.AUTH_PORT = String(authPort);
await buildSite({ site: "dist/screenshots", configuration, env: { VITE_AUTH_EMULATOR: auth } });

say("Taking the screenshots");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const emulators = await startEmulators({
	only: "auth,hosting",
	configuration,
	addresses: [auth, site],
});
await seedDemoAccount(auth);
const browser = await chromium.launch({
	executablePath,
	args: ["--disable-background-networking"],
	chromiumSandbox: process.getuid?.() !== 0,
});

/** @type {{ file: string, title: string, theme: string, width: number }[]} */
const pictures = [];

/**
 * Opens a browser context with one theme and width. Requests to Google Fonts get an empty response.
 * @param {string} theme
 * @param {number} width
 */
async function openContext(theme, width) {
	const context = await browser.newContext({
		viewport: { width, height: width < 768 ? 740 : 900 },
		reducedMotion: "reduce",
	});
	await context.addInitScript((value) => localStorage.setItem("theme", value), theme);
	await context.route(
		(url) => url.hostname !== "127.0.0.1",
		(route) => route.fulfill({ contentType: "text/css", body: "" }),
	);
	return context;
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 * @param {string} theme
 * @param {number} width
 * @param {boolean} fullPage
 */
async function picture(page, name, theme, width, fullPage) {
	const file = `${name}-${width}-${theme}.png`;
	await page.screenshot({ path: join(folder, file), fullPage });
	pictures.push({ file, title: name, theme, width });
}

/** @param {import("@playwright/test").Page} page @param {string} path */
async function open(page, path) {
	await page.goto(site + path, { waitUntil: "domcontentloaded" });
	await page.waitForFunction(() =>
		Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__react")),
	);
	// Images below the fold are lazy: load them all.
	await page.evaluate(async () => {
		for (const image of document.images) image.loading = "eager";
		await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
	});
}

try {
	for (const theme of themes) {
		for (const width of widths) {
			const context = await openContext(theme, width);
			const page = await context.newPage();
			for (const path of pages) {
				await open(page, path);
				const name = path === "/" ? "home" : path.slice(1).replaceAll(/[/?=]/g, "-");
				await picture(page, name, theme, width, true);
			}
			for (const state of asked.length > 0 ? [] : states.filter(({ at }) => at(width))) {
				await open(page, state.path);
				for (const selector of state.click) await page.locator(selector).first().click();
				await page.locator(state.shows).waitFor();
				await picture(page, state.name, theme, width, false);
			}
			await context.close();
			console.log(`${theme}, ${width} px`);
		}
	}
} finally {
	await browser.close();
	await emulators.end();
}

const names = [...new Set(pictures.map(({ title }) => title))];
const html = `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:16px sans-serif;margin:2rem}section{display:flex;gap:1rem;overflow-x:auto;align-items:flex-start}
img{height:70vh;width:auto;border:1px solid #999}nav a{margin-right:1rem}</style>
<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join("")}</nav>
${names
	.map(
		(name) =>
			`<h2 id="${name}">${name}</h2><section>${pictures
				.filter(({ title }) => title === name)
				.map(
					({ file, theme, width }) =>
						`<a href="${file}"><img loading="lazy" src="${file}" alt="${name}, ${theme}, ${width} px"></a>`,
				)
				.join("")}</section>`,
	)
	.join("\n")}`;
writeFileSync(join(folder, "index.html"), html);
console.log(`\n${pictures.length} screenshots: screenshots/index.html`);
