// Takes screenshots of every page in both themes, at six sizes and as printed, of menus and other
// states, and of the pages with sample proof. screenshots/index.html shows them all.
// For some pages or states only: npm run screenshots -- /contact menu-services
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hydrateNow } from "./shared/hydrated.ts";
import { importSource } from "./shared/import-source.ts";
import { ignoreSettings, root, say, stop } from "./shared/setup.ts";

ignoreSettings();
/** @type {typeof import("../src/paths.ts")} */
const { paths } = await importSource("src/paths.ts");
const { launchBrowser } = await import("./shared/browser.ts");
const { buildSite } = await import("./shared/ensure-site.ts");
const { localPorts, onStop, startEmulators } = await import("./shared/emulators.ts");
const { galleryPage } = await import("./screenshots/gallery.mjs");
const { consentStates, states } = await import("./screenshots/states.mjs");

/** @typedef {{ width: number, height: number }} Size */

const themes = ["light", "dark"];
/** @type {Size[]} A phone, upright and on its side, a tablet, and windows. */
const sizes = [
	{ width: 360, height: 740 },
	{ width: 844, height: 390 },
	{ width: 768, height: 1024 },
	{ width: 1280, height: 800 },
	{ width: 1920, height: 1080 },
	{ width: 2560, height: 1440 },
];
/** A sheet of A4 without its margins, at 96 pixels to the inch. */
const sheet = { width: 720, height: 1040 };
/** Settings of a Firebase project that doesn't exist, with Google Analytics. Nothing is sent to it. */
const project = {
	VITE_AUTH_EMULATOR: "",
	VITE_FIREBASE_API_KEY: "none",
	VITE_FIREBASE_AUTH_DOMAIN: "no-such-project.firebaseapp.com",
	VITE_FIREBASE_PROJECT_ID: "no-such-project",
	VITE_FIREBASE_APP_ID: "1:1:web:1",
	VITE_FIREBASE_MEASUREMENT_ID: "G-NONE",
};
const folder = join(root, "screenshots");

const asked = process.argv.slice(2);
const every = [...paths, "/no-such-page", "/get-started?mode=sign-up"];
const pages = asked.length > 0 ? asked.filter((name) => name.startsWith("/")) : every;
/** @param {readonly import("./screenshots/states.mjs").State[]} all */
const chosen = (all) => all.filter(({ name }) => asked.length === 0 || asked.includes(name));

const known = [...every, ...states, ...consentStates].map((each) =>
	typeof each === "string" ? each : each.name,
);
const unknown = asked.find((name) => !known.includes(name));
if (unknown)
	stop(`There is no page or state "${unknown}". The states are in scripts/screenshots/states.mjs.`);

const { site, auth } = await localPorts();

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();

/** @type {import("./screenshots/gallery.mjs").Picture[]} */
const pictures = [];

/**
 * Opens a browser window with one theme and size. Requests to Google Fonts get an empty response.
 * @param {string} theme
 * @param {Size} viewport
 */
async function openWindow(theme, viewport) {
	const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
	await context.addInitScript((value) => localStorage.setItem("theme", value), theme);
	await context.route(
		(url) => url.hostname !== "127.0.0.1",
		(route) => route.fulfill({ contentType: "text/css", body: "" }),
	);
	return context.newPage();
}

/** @param {import("@playwright/test").Page} page @param {string} path */
async function open(page, path) {
	await page.goto(site + path, { waitUntil: "domcontentloaded" });
	await page.waitForFunction(hydrateNow);
	// Images below the fold are lazy: load them all.
	await page.evaluate(async () => {
		for (const image of document.images) image.loading = "eager";
		await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
		await document.fonts.ready;
	});
}

const nameOf = (/** @type {string} */ path) =>
	path === "/" ? "home" : path.slice(1).replaceAll(/[/?=]/g, "-");

/**
 * Captures full pages in each theme and size, and as printed.
 * @param {readonly string[]} wanted paths
 * @param {string} ending of the pictures' names
 */
async function picturePages(wanted, ending = "") {
	if (wanted.length === 0) return;
	for (const theme of themes) {
		for (const size of sizes) {
			const page = await openWindow(theme, size);
			for (const path of wanted) {
				await open(page, path);
				const title = nameOf(path) + ending;
				const file = `${title}-${size.width}-${theme}.png`;
				await page.screenshot({ path: join(folder, file), fullPage: true });
				pictures.push({ file, title, size: `${size.width} px`, theme });
			}
			await page.context().close();
			console.log(`${theme}, ${size.width} px${ending && `, ${ending.slice(1)}`}`);
		}
	}
	// With the dark theme, because paper must be white in both.
	const page = await openWindow("dark", sheet);
	for (const path of wanted) {
		await open(page, path);
		const title = nameOf(path) + ending;
		await page.emulateMedia({ media: "print" });
		const file = `${title}-print.png`;
		await page.screenshot({ path: join(folder, file), fullPage: true });
		const pdf = `${title}.pdf`;
		await page.pdf({
			path: join(folder, pdf),
			format: "A4",
			margin: { top: "15mm", right: "10mm", bottom: "15mm", left: "10mm" },
		});
		pictures.push({ file, title, size: "on paper", theme: "print", pdf });
		await page.emulateMedia({ media: "screen" });
	}
	await page.context().close();
	console.log(`on paper${ending && `, ${ending.slice(1)}`}`);
}

/**
 * Options for a screenshot of an element on the full page, where the header doesn't cover it.
 * @param {import("@playwright/test").Page} page
 * @param {string | undefined} selector if undefined, the window is captured as it is
 */
async function partOf(page, selector) {
	if (!selector) return {};
	await page.evaluate(() => scrollTo(0, 0));
	const clip = await page.locator(selector).first().boundingBox();
	return clip ? { fullPage: true, clip } : {};
}

/** @param {readonly import("./screenshots/states.mjs").State[]} wanted */
async function pictureStates(wanted) {
	for (const theme of themes) {
		for (const size of sizes) {
			for (const { name, path, act, shows, part, at, nextPage } of wanted) {
				if (at && !at(size.width)) continue;
				// A window for each state, because some outlast the page.
				const page = await openWindow(theme, size);
				if (nextPage) await page.route("**/pages/**", nextPage);
				await open(page, path);
				await act(page);
				await page.locator(shows).first().waitFor();
				const file = `${name}-${size.width}-${theme}.png`;
				await page.screenshot({ path: join(folder, file), ...(await partOf(page, part)) });
				pictures.push({ file, title: name, size: `${size.width} px`, theme });
				await page.context().close();
			}
		}
	}
}

/**
 * Builds and serves the site while a function takes screenshots of it.
 * @param {string} name of the build
 * @param {Record<string, string>} env
 * @param {() => Promise<void>} take
 */
async function withSite(name, env, take) {
	say(`Building the site: ${name}`);
	const configuration = `dist/${name}.json`;
	await buildSite({
		site: `dist/${name}`,
		configuration,
		env: { VITE_AUTH_EMULATOR: auth, ...env },
	});
	// A build for a project has no emulator for accounts.
	const accounts = "VITE_AUTH_EMULATOR" in env ? undefined : auth;
	const emulators = await startEmulators({ configuration, site, auth: accounts });
	try {
		await take();
	} finally {
		await emulators.end();
	}
}

onStop(() => process.exit(1));
try {
	await withSite("screenshots", {}, async () => {
		await picturePages(pages);
		await pictureStates(chosen(states));
	});
	const consent = chosen(consentStates);
	if (consent.length > 0) {
		await withSite("screenshots-project", project, () => pictureStates(consent));
	}
	const filled = ["/", "/company/leadership", "/services"].filter((path) => pages.includes(path));
	if (filled.length > 0) {
		await withSite("screenshots-filled", { VITE_SAMPLE_PROOF: "on" }, () =>
			picturePages(filled, "-with-proof"),
		);
	}
} finally {
	await browser.close();
}
writeFileSync(join(folder, "index.html"), galleryPage(pictures));
console.log(`\n${pictures.length} screenshots: screenshots/index.html`);
