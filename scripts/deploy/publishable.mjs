// Checks that a built site may be published.
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { root } from "../shared/setup.ts";

const require = createRequire(import.meta.url);

/** What the build sets for hosting. firebase-tools would run others, such as "predeploy", as commands. */
const hostingKeys = ["public", "cleanUrls", "trailingSlash", "redirects", "headers"];

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
	for (const key of Object.keys(config.src.hosting)) {
		if (!hostingKeys.includes(key)) faults.push(`The configuration has "${key}" for hosting.`);
	}
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
	const [http, server] = ["http.conf", "server.conf"].map((name) => {
		const file = join(`${folder}-nginx`, name);
		return existsSync(file) ? readFileSync(file, "utf8") : "";
	});
	faults.push(...nginxFaults(rules, http ?? "", server ?? ""));
	return { folder: relative(root, folder), files, rules, faults };
}

/**
 * Checks that nginx would send the same headers, and that they name no server on this machine.
 * @param {readonly HeaderRule[]} rules
 * @param {string} http
 * @param {string} server
 * @returns {string[]}
 */
export function nginxFaults(rules, http, server) {
	if (!http || !server) return ["The configuration for nginx is missing."];
	/** @type {string[]} */
	const faults = [];
	if (localServer.test(http + server)) {
		faults.push("The configuration for nginx names a server on this machine.");
	}
	for (const { source, headers } of rules) {
		for (const { key, value } of headers) {
			// nginx chooses types by file extension.
			if (key === "Content-Type") continue;
			if (!server.includes(`add_header ${key} `)) {
				faults.push(`nginx would send no ${key}.`);
			} else if (!http.includes(` "${value}";`) && !http.includes(` '${value}';`)) {
				faults.push(`nginx would send another ${key} for ${source}.`);
			}
		}
	}
	return [...new Set(faults)];
}
