// Builds the sites under test.
import { cpSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildSite } from "../../scripts/shared/build-site.ts";
import { ignoreSettings } from "../../scripts/shared/setup.ts";
import { ownerCopy } from "./owner-copy.ts";

/** Where the sites under test and the auth emulator listen. */
export const ports = {
	site: Number(process.env.TEST_SITE_PORT || 4173),
	auth: Number(process.env.TEST_AUTH_PORT || 9399),
};
export const siteOrigin = `http://127.0.0.1:${ports.site}`;
export const configuredOrigin = `http://127.0.0.1:${ports.site + 1}`;
export const authOrigin = `http://127.0.0.1:${ports.auth}`;

/** The folders of the built sites: as delivered, and another owner's, with every setting made. */
export const siteFolder = "dist/test/site";
export const configuredFolder = "dist/test-configured/site";

/** Made-up settings of a real Firebase project. The tests never contact Google. */
export const settings = {
	VITE_FIREBASE_API_KEY: "test-key",
	VITE_FIREBASE_AUTH_DOMAIN: "longcloud-test.firebaseapp.com",
	VITE_FIREBASE_PROJECT_ID: "longcloud-test",
	VITE_FIREBASE_APP_ID: "1:1234567890:web:abcdef",
	VITE_FIREBASE_MEASUREMENT_ID: "G-TEST123",
	VITE_SIGN_UP: "provider",
	VITE_REPORTS_ADDRESS: "https://reports.longcloud.test/site",
	VITE_COUNTER: "https://counter.longcloud.test/count.js data-site=longcloud",
	VITE_SITE_ADDRESS: "https://www.longcloud.test",
};

if (process.argv[1] === import.meta.filename) {
	ignoreSettings();
	buildSite(siteFolder, { VITE_AUTH_EMULATOR: authOrigin });
	const project = process.cwd();
	const copy = await ownerCopy();
	process.chdir(copy);
	buildSite("dist/site", settings);
	process.chdir(project);
	rmSync(configuredFolder, { recursive: true, force: true });
	cpSync(join(copy, "dist/site"), resolve(configuredFolder), { recursive: true });
	rmSync(copy, { recursive: true });
}
