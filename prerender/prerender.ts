import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { readAuthConfig, signUpMakesAccounts } from "#src/auth/config.ts";
import { siteAddress } from "#src/content/site-address.ts";
import { redirects } from "#src/redirects.ts";
import { builtFileOf, pageFile } from "#src/routing/page-file.ts";
import interLicence from "#src/styles/fonts/LICENSE-Inter.txt?raw";
import newsreaderLicence from "#src/styles/fonts/LICENSE-Newsreader.txt?raw";
import { discoveryOf } from "./discovery/discovery.ts";
import { structuredData } from "./discovery/structured-data.ts";
import { hostingConfiguration } from "./hosting/firebase-hosting.ts";
import { nginxMaps } from "./hosting/nginx-maps.ts";
import { licencesText } from "./licences/licences.ts";
import { renderSite } from "./site-page.tsx";
import { fillTemplate, pageFragment, readTemplate } from "./template.ts";

/*
 * The last step of a build, after both bundles: renders every page into the template, generates the files
 * for search engines and link previews, and writes the hosting configuration.
 *
 * Arguments: the folder of the built site, and the path for the hosting configuration.
 */

/** Vite's list of the packages in the client bundle, as named in vite.config.ts. */
const bundledPackagesFile = "licences.json";

/** Writes a file into the built site and creates the folders it needs. */
async function writeInto(folder: string, path: string, data: string | Uint8Array): Promise<void> {
	const file = join(folder, path);
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, data);
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

async function prerenderSite(siteFolder: string, configurationFile: string): Promise<void> {
	// The client's bundling has checked the settings.
	const env = import.meta.env;
	const auth = readAuthConfig(env);
	// The tests read Vite's manifest, which must not be published.
	await rename(join(siteFolder, ".vite/manifest.json"), `${siteFolder}-manifest.json`);
	await rm(join(siteFolder, ".vite"), { recursive: true });

	const template = readTemplate(await readFile(join(siteFolder, "index.html"), "utf8"));
	const pages = await renderSite();
	const found = await discoveryOf(pages, siteFolder);
	for (const page of pages) {
		// At the end of the body, so that it doesn't come before what a visitor sees.
		const body = page.body + structuredData(page);
		const html = fillTemplate(template, { ...page, body }, found.heads.get(page.path));
		await writeInto(siteFolder, builtFileOf(page.path, ".html"), html);
		await writeInto(siteFolder, pageFile(page.path), pageFragment(page, template.deploy));
	}
	for (const [path, data] of found.files) await writeInto(siteFolder, path, data);

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
		inlineScripts: template.scripts,
		inlineStyles: template.styles,
		authDomain: auth.firebase.authDomain,
		emulator: auth.emulator,
		analytics: auth.firebase.measurementId !== "",
		botProtection: env.VITE_BOT_PROTECTION === "on",
		reports: env.VITE_REPORTS_ADDRESS || null,
		redirects,
		files: await filesIn(siteFolder),
		publicFolder: relative(dirname(configurationFile), siteFolder),
	});
	await writeFile(configurationFile, `${JSON.stringify(configuration, null, "\t")}\n`);
	await writeFile(`${siteFolder}-nginx.conf`, nginxMaps(configuration.hosting));

	console.log(`${pages.length - 1} pages and a not-found page in ${siteFolder}.`);
	console.log(
		auth.emulator
			? `Sign-in: the auth emulator at ${auth.emulator}.`
			: `Sign-in: the Firebase project ${auth.firebase.projectId}.`,
	);
	console.log(
		signUpMakesAccounts
			? "Sign-up: real accounts are created (VITE_SIGN_UP=provider)."
			: "Sign-up: the fields are checked, no account is created (VITE_SIGN_UP=check).",
	);
	if (siteAddress.endsWith(".example")) {
		console.log(
			`Canonical links, the sitemap and social cards use the sample address ${siteAddress}. Set your own in src/content/company.ts.`,
		);
	}
}

const [siteFolder, configurationFile] = process.argv.slice(2);
if (!siteFolder || !configurationFile) {
	throw new Error("Usage: prerender.js SITE_FOLDER HOSTING_CONFIGURATION");
}
try {
	await prerenderSite(siteFolder, configurationFile);
} catch (error) {
	// What this site throws itself says what to do, which a stack trace would hide.
	console.error(error instanceof Error && error.name === "Error" ? error.message : error);
	process.exit(1);
}
