// Checks that a built site may be published.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { root } from "./setup.mjs";

const require = createRequire(import.meta.url);

/** Matches the origin of a server on the build machine, such as the auth emulator. */
const localServer = /https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d+/;

/** @typedef {{ source: string, headers: { key: string, value: string }[] }} HeaderRule */

/**
 * Reads a built site with firebase-tools' own code, as a deploy would.
 * @param {string} configuration the hosting configuration, relative to the project root
 * @returns {{ folder: string, files: string[], rules: HeaderRule[], faults: string[] }} the site's
 *   folder, the files that would be sent, the header rules, and every reason not to publish it
 */
export function readBuiltSite(configuration) {
	const { Config } = require("firebase-tools/lib/config");
	const { getErrorMessage, getValidator } = require("firebase-tools/lib/firebaseConfigValidate");
	const { hostingConfig } = require("firebase-tools/lib/hosting/config");
	const { listFiles } = require("firebase-tools/lib/listFiles");

	/** @type {string[]} */
	const faults = [];
	const config = Config.load({ cwd: root, configPath: configuration });
	const valid = getValidator();
	if (!valid(config.src)) faults.push(...valid.errors.map(getErrorMessage));
	const [hosting] = hostingConfig({
		config,
		site: "default",
		cwd: root,
		configPath: configuration,
	});
	const folder = join(root, dirname(configuration), hosting.public);
	/** @type {string[]} */
	const files = listFiles(folder, hosting.ignore);

	for (const file of ["index.html", "404.html"]) {
		if (!files.includes(file)) faults.push(`${file} is missing.`);
	}
	/** @type {HeaderRule[]} */
	const rules = hosting.headers;
	const all = rules.find(({ source }) => source === "**")?.headers ?? [];
	for (const name of ["Content-Security-Policy", "Strict-Transport-Security"]) {
		if (!all.some(({ key }) => key === name)) faults.push(`The pages are sent without ${name}.`);
	}
	if (localServer.test(JSON.stringify(rules))) {
		faults.push("The headers name a server on this machine.");
	}
	for (const file of files) {
		const found = localServer.exec(readFileSync(join(folder, file), "utf8"));
		if (found) faults.push(`${file} names a server on this machine: ${found[0]}.`);
	}
	return { folder: relative(root, folder), files, rules, faults };
}
