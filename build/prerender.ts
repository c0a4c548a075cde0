import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readAuthConfig, signUpMakesAccounts } from "#src/auth/config.ts";
import { siteAddress } from "#src/content/site-address.ts";
import { builtFileOf } from "#src/paths.ts";
import interLicence from "#src/styles/fonts/LICENSE-Inter.txt?raw";
import newsreaderLicence from "#src/styles/fonts/LICENSE-Newsreader.txt?raw";
import { deadLinks } from "./checks/dead-links.ts";
import { discoveryOf } from "./discovery/discovery.ts";
import { structuredData } from "./discovery/structured-data.ts";
import { licencesText } from "./licences/licences.ts";
import { renderSite } from "./site-page.tsx";
import { counterTag, fillTemplate, policyTag, readCounter, readTemplate } from "./template.ts";

/*
 * The last step of a build, after both bundles: renders every page into the template, and generates the files
 * for search engines and link previews.
 *
 * Argument: the folder of the built site.
 */

/** Vite's list of the packages in the client bundle, as named in vite.config.ts. */
const bundledPackagesFile = "licences.json";

/** Writes a file into the built site and creates the folders it needs. */
async function writeInto(folder: string, path: string, data: string | Uint8Array): Promise<void> {
	const file = join(folder, path);
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, data);
}

async function prerenderSite(siteFolder: string): Promise<void> {
	// The client's bundling has checked the settings.
	const env = import.meta.env;
	const auth = readAuthConfig(env);
	// The tests read Vite's manifest, which must not be published.
	await rename(join(siteFolder, ".vite/manifest.json"), `${siteFolder}-manifest.json`);
	await rm(join(siteFolder, ".vite"), { recursive: true });

	const template = readTemplate(await readFile(join(siteFolder, "index.html"), "utf8"));
	const pages = await renderSite();
	const found = await discoveryOf(pages, siteFolder);
	const counter = readCounter(env.VITE_COUNTER);
	const policy = {
		...template,
		authDomain: auth.firebase.authDomain,
		emulator: auth.emulator,
		analytics: auth.firebase.measurementId !== "",
		botProtection: env.VITE_BOT_PROTECTION === "on",
		reports: env.VITE_REPORTS_ADDRESS || null,
		counter: counter?.address ?? null,
	};
	for (const page of pages) {
		// At the end of the body, so that it doesn't come before what a visitor sees.
		const body = page.body + structuredData(page);
		const policyMarkup = policyTag(page.path, policy);
		const head = (found.heads.get(page.path) ?? "") + counterTag(page.path, counter);
		const html = fillTemplate(template.html, { ...page, body }, policyMarkup, head);
		await writeInto(siteFolder, builtFileOf(page.path, ".html"), html);
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

	const dead = deadLinks(pages, siteFolder);
	if (dead.length > 0) throw new Error(dead.join("\n"));

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

const siteFolder = process.argv[2];
if (!siteFolder) throw new Error("Usage: prerender.js SITE_FOLDER");
try {
	await prerenderSite(siteFolder);
} catch (error) {
	// What this site throws itself says what to do, which a stack trace would hide.
	console.error(error instanceof Error && error.name === "Error" ? error.message : error);
	process.exit(1);
}
