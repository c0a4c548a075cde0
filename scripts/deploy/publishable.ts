import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { HeaderRule } from "../../prerender/hosting/headers.ts";
import { readHosting } from "../shared/hosting.ts";

/** What the build sets for hosting. firebase-tools would run others, such as "predeploy", as commands. */
const hostingKeys = ["public", "cleanUrls", "trailingSlash", "redirects", "headers"];

/** Matches the origin of a server on the build machine, such as the auth emulator. */
const localServer = /https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\]):\d+/;

export interface BuiltSite {
	folder: string;
	/** The files that would be sent, by their paths in the folder. */
	files: string[];
	rules: HeaderRule[];
	/** Every reason not to publish it. */
	faults: string[];
}

/** Reads a built site, and checks that it may be published. */
export function readBuiltSite(configuration: string): BuiltSite {
	const faults: string[] = [];
	const { hosting, folder } = readHosting(configuration);
	for (const key of Object.keys(hosting)) {
		if (!hostingKeys.includes(key)) faults.push(`The configuration has "${key}" for hosting.`);
	}
	const files = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
	for (const file of ["index.html", "404.html"]) {
		if (!files.includes(file)) faults.push(`${file} is missing.`);
	}
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
	return { folder, files, rules, faults };
}
