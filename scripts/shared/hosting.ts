import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface HeaderRule {
	source: string;
	headers: { key: string; value: string }[];
}

/** What a build writes for Firebase Hosting (prerender/hosting/firebase-hosting.ts). */
export interface Hosting {
	public: string;
	cleanUrls: boolean;
	trailingSlash: boolean;
	redirects: { source: string; destination: string; type: number }[];
	headers: HeaderRule[];
}

/** Reads a build's hosting configuration, and the path of the folder that it names. */
export function readHosting(configuration: string): { hosting: Hosting; folder: string } {
	const { hosting } = JSON.parse(readFileSync(configuration, "utf8")) as { hosting: Hosting };
	return { hosting, folder: join(dirname(configuration), hosting.public) };
}
