import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { paths as sitePaths } from "../../src/paths";

/** The built site as it comes, which these tests read. */
export const siteFolder = "dist/test/standard";

/** Every path of the site. */
export const paths: readonly string[] = sitePaths;

/** The built file of a path, as the host finds it. */
export function fileOf(path: string): string {
	return join(siteFolder, `${path === "/" ? "index" : path}.html`);
}

export interface BuiltPage {
	path: string;
	html: string;
}

/** Every built page; the not-found page under the path "/404". */
export const pages: BuiltPage[] = [...paths, "/404"].map((path) => ({
	path,
	html: readFileSync(fileOf(path), "utf8"),
}));

/** Pages that search engines may list. */
export const indexed = pages.filter(({ path }) => path !== "/404" && path !== "/get-started");

/** The one match of a pattern's first group; throws if there is none or more than one. */
export function only(html: string, pattern: RegExp): string {
	const found = [...html.matchAll(new RegExp(pattern, "g"))];
	if (found.length !== 1) throw new Error(`${pattern} found ${found.length} times`);
	return found[0]?.[1] ?? "";
}

/** Files of a folder of the built site. */
export function filesIn(folder: string): string[] {
	return readdirSync(join(siteFolder, folder));
}
