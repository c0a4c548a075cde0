import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { type AuthConfig, readAuthConfig } from "#src/auth/config.ts";
import { siteAddress } from "#src/content/site-address.ts";
import { headScript } from "#src/head-script.ts";
import { redirects } from "#src/redirects.ts";
import { builtFileOf, pageFile } from "#src/routing/page-file.ts";
import interLicence from "#src/styles/fonts/LICENSE-Inter.txt?raw";
import newsreaderLicence from "#src/styles/fonts/LICENSE-Newsreader.txt?raw";
import printSheet from "#src/styles/print.css?raw";
import sheetEnds from "#src/styles/print-breaks.css?raw";
import { readBundle } from "./bundle.ts";
import { type ProductionSettings, readProductionSettings } from "./checks/production-settings.ts";
import { discoveryOf } from "./discovery/discovery.ts";
import { headTags } from "./head-tags.ts";
import { hostingConfiguration } from "./hosting/firebase-hosting.ts";
import { nginxConfiguration } from "./hosting/nginx.ts";
import { parseHtml } from "./html.ts";
import { licencesText } from "./licences/licences.ts";
import { pageFragment } from "./page-fragment.ts";
import { pageStyles, printStyles, withoutFaces } from "./page-styles.ts";
import { livePartsOf, renderSite } from "./site-page.ts";

/*
 * The last step of a build, after both bundles: renders every page into the template, inlines each
 * page's styles, generates the files for search engines and link previews, and writes the hosting
 * configuration.
 *
 * Arguments: the folder of the built site, and the path for the hosting configuration.
 */

/** Vite's list of the packages in the client bundle, as named in vite.config.ts. */
const bundledPackagesFile = "licences.json";

/** Replaces a placeholder in the template. Throws if the template doesn't have it. */
function fill(template: string, mark: string | RegExp, text: string): string {
	const filled = template.replace(mark, () => text);
	if (filled === template && text !== "") throw new Error(`index.html has no ${mark}`);
	return filled;
}

/** Writes a file into the built site and creates the folders it needs. */
async function writeInto(folder: string, path: string, data: string | Uint8Array): Promise<void> {
	const file = join(folder, path);
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, data);
}

/** Writes a stylesheet under a name with its hash, and returns its path. */
async function writeStyles(folder: string, name: string, sheet: string): Promise<string> {
	const hash = createHash("sha256").update(sheet).digest("base64url").slice(0, 8);
	const path = `/assets/${name}-${hash}.css`;
	await writeInto(folder, path, sheet);
	return path;
}

/** What file managers leave in folders that someone has opened. It may come with public. */
const leftovers = new Set([".DS_Store", "Thumbs.db"]);

/** The paths of all files in the built site, sorted. Removes what doesn't belong there. */
async function filesIn(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	for (const { name, parentPath } of entries) {
		if (leftovers.has(name)) await rm(join(parentPath, name));
	}
	return entries
		.filter((entry) => entry.isFile() && !leftovers.has(entry.name))
		.map(
			(entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/")}`,
		)
		.sort();
}

async function prerenderSite(
	siteFolder: string,
	configurationFile: string,
	{ auth, production }: Settings,
): Promise<void> {
	const bundle = await readBundle(siteFolder);
	const sheet = (await readFile(join(siteFolder, bundle.styles), "utf8")).trim();
	// The full stylesheet, which the browser loads before the first navigation.
	const siteSheet = withoutFaces(sheet);
	const siteSheetPath = await writeStyles(siteFolder, "styles", siteSheet);
	const printPath = await writeStyles(siteFolder, "print", printStyles(printSheet + sheetEnds));

	let template = await readFile(join(siteFolder, "index.html"), "utf8");
	template = fill(
		template,
		/<link rel="stylesheet"[^>]*>/,
		bundle.fonts
			.map(
				(font) =>
					`<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="/${font}">`,
			)
			.join(""),
	);
	// Font and script get a low priority, so that neither delays the first paint of the text.
	template = fill(template, '<script type="module"', '<script type="module" fetchpriority="low"');
	template = template.replace(/>\s+</g, "><");

	const firstScript = parseHtml(template).querySelector("script[type=module]");
	const deploy = `${firstScript?.getAttribute("src")} ${siteSheetPath}`;

	const pages = await renderSite();
	const found = await discoveryOf(pages, siteFolder);
	const shellScripts = headScript + (await bundle.scriptsOf(bundle.keyOf("entry-client")));
	const inlineStyles = new Map<string, string>();
	for (const page of pages) {
		const { path, head, body } = page;
		// The shell and the page's live parts may later render classes that aren't in the markup yet.
		const own = livePartsOf(page).map((name) => bundle.scriptsOf(`src/${name}.tsx`));
		const styles = pageStyles(sheet, body, shellScripts + (await Promise.all(own)).join(""));
		inlineStyles.set(path, styles);
		let html = fill(template, "<!--head-->", headTags(head) + (found.heads.get(path) ?? ""));
		const style = `<style data-site-styles="${siteSheetPath}">${styles}</style>`;
		const print = `<link rel="stylesheet" media="print" href="${printPath}">`;
		html = fill(html, "<!--styles-->", style + print);
		await writeInto(siteFolder, builtFileOf(path, ".html"), fill(html, "<!--body-->", body));
		await writeInto(siteFolder, pageFile(path), pageFragment(page, deploy));
	}
	for (const [path, data] of found.files) await writeInto(siteFolder, path, data);
	await rm(join(siteFolder, bundle.styles));

	const bundled = join(siteFolder, bundledPackagesFile);
	const identifier = "OFL-1.1";
	const typefaces = [
		{ name: "Inter", version: "4.1", identifier, text: interLicence },
		{ name: "Newsreader", version: "26", identifier, text: newsreaderLicence },
	];
	const licensed = [...JSON.parse(await readFile(bundled, "utf8")), ...typefaces];
	await writeInto(siteFolder, "licences.txt", licencesText(licensed));
	await rm(bundled);

	const configuration = hostingConfiguration({
		inlineScripts: [headScript],
		inlineStyles,
		authDomain: auth.firebase.authDomain,
		emulator: auth.emulator,
		analytics: auth.firebase.measurementId !== undefined,
		...production,
		redirects,
		files: await filesIn(siteFolder),
		publicFolder: relative(dirname(configurationFile), siteFolder),
		ports: {
			hosting: Number(process.env.SITE_PORT || 3000),
			auth: Number(process.env.AUTH_PORT || 9099),
		},
	});
	await writeFile(configurationFile, `${JSON.stringify(configuration, null, "\t")}\n`);
	const nginx = nginxConfiguration(configuration.hosting);
	await writeInto(`${siteFolder}-nginx`, "http.conf", nginx.http);
	await writeInto(`${siteFolder}-nginx`, "server.conf", nginx.server);

	console.log(`${pages.length - 1} pages and a not-found page in ${siteFolder}.`);
	console.log(
		auth.emulator
			? `Sign-in: the auth emulator at ${auth.emulator}.`
			: `Sign-in: the Firebase project ${auth.firebase.projectId}.`,
	);
	console.log(
		auth.signUp === "check"
			? "Sign-up: the fields are checked, no account is created (VITE_SIGN_UP=check)."
			: "Sign-up: real accounts are created (VITE_SIGN_UP=provider).",
	);
	if (siteAddress.endsWith(".example")) {
		console.log(
			`Canonical links, the sitemap and social cards use the sample address ${siteAddress}. Set your own in src/content/company.ts.`,
		);
	}
}

interface Settings {
	auth: AuthConfig;
	production: ProductionSettings;
}

/** The settings, or the end of the build with what is wrong with them. */
function settings(): Settings {
	try {
		return {
			auth: readAuthConfig(import.meta.env),
			production: readProductionSettings(import.meta.env),
		};
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}

const [siteFolder, configurationFile] = process.argv.slice(2);
if (!siteFolder || !configurationFile) {
	throw new Error("Usage: prerender.js SITE_FOLDER HOSTING_CONFIGURATION");
}
await prerenderSite(siteFolder, configurationFile, settings());
