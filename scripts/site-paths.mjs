// The site's paths, read from the sources as text: neither the commands nor the tests can import the
// route table, which imports the pages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

/**
 * Every path of a route table, in its order.
 * @param {string} source the text of src/routes.ts
 */
export function pathsIn(source) {
	return [...source.matchAll(/^\t"(\/[^"]*)": \(\) => import\(/gm)].map(([, path]) => String(path));
}

/** Every path of the site. */
export const sitePaths = pathsIn(readFileSync(join(root, "src/routes.ts"), "utf8"));
