import { appendFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readAuthConfig, signUpMakesAccounts } from "#src/auth/config.ts";
import { siteAddress } from "#src/content/site-address.ts";
import { builtFileOf, notFoundPath, paths } from "#src/paths.ts";
import interLicence from "#src/styles/fonts/LICENSE-Inter.txt?raw";
import newsreaderLicence from "#src/styles/fonts/LICENSE-Newsreader.txt?raw";
import apacheLicence from "./Apache-2.0.txt?raw";
import { deadLinks } from "./checks/dead-links.ts";
import { toMarkdown } from "./discovery/markdown.ts";
import { siteFiles } from "./discovery/site-files.ts";
import { socialCard } from "./discovery/social-card.ts";
import { cardOf, counterTag, pageDocument, readTemplate } from "./page-document.ts";
import { renderPage, type SitePage } from "./render-page.tsx";
import { contentSecurityPolicy } from "./security-policy.ts";

/*
 * The last step of a build, after both bundles: renders every page into the template, and writes what search engines,
 * link previews and language models read.
 *
 * Argument: the folder of the built site.
 */

async function prerenderSite(siteFolder: string): Promise<void> {
	const write = async (path: string, data: string | Uint8Array) => {
		const file = join(siteFolder, path);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, data);
	};
	// The tests read Vite's manifest, which must not be published.
	await rename(join(siteFolder, ".vite/manifest.json"), `${siteFolder}-manifest.json`);
	await rm(join(siteFolder, ".vite"), { recursive: true });

	const env = import.meta.env;
	const template = readTemplate(await readFile(join(siteFolder, "index.html"), "utf8"));
	const pages: SitePage[] = [];
	for (const path of [...paths, notFoundPath]) {
		const page = await renderPage(path);
		pages.push(page);
		await write(cardOf(path), await socialCard(page));
		if (path !== notFoundPath)
			await write(builtFileOf(path, ".md"), toMarkdown(page.document, page.address, siteAddress));
		const policy = contentSecurityPolicy(path, template, env);
		const counter = counterTag(path, env.VITE_COUNTER);
		await write(builtFileOf(path, ".html"), pageDocument(template.html, page, policy, counter));
	}
	const files = siteFiles(pages.filter(({ indexed }) => indexed));
	for (const [path, data] of Object.entries(files)) await write(path, data);
	// What Vite's list of packages lacks: typefaces, and the licence that packages of Firebase only name.
	const licences = [
		`\n## Inter - 4.1 (OFL-1.1)\n\n${interLicence}`,
		`## Newsreader - 26 (OFL-1.1)\n\n${newsreaderLicence}`,
		`## Apache-2.0, of the packages above that name it\n\n${apacheLicence}`,
	];
	await appendFile(join(siteFolder, "licences.txt"), licences.join("\n"));

	const dead = deadLinks(pages, siteFolder);
	if (dead.length > 0) throw new Error(dead.join("\n"));

	const { firebase, emulator } = readAuthConfig(env);
	console.log(`${pages.length - 1} pages and a not-found page in ${siteFolder}.
Sign-in: the ${emulator ? `auth emulator at ${emulator}` : `Firebase project ${firebase.projectId}`}.
Sign-up: ${signUpMakesAccounts ? "accounts are created" : "the fields are checked, no account is created"}.`);
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
