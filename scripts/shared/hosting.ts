import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Hosting } from "../../prerender/hosting/firebase-hosting.ts";

export type { Hosting };

/** Reads a build's hosting configuration, and the path of the folder that it names. */
export function readHosting(configuration: string): { hosting: Hosting; folder: string } {
	const { hosting } = JSON.parse(readFileSync(configuration, "utf8")) as { hosting: Hosting };
	return { hosting, folder: join(dirname(configuration), hosting.public) };
}
