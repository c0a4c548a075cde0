import { existsSync } from "node:fs";
import { paths } from "../../src/paths.ts";
import { stop } from "../shared/setup.ts";

/** What a page's own files are called: its module, and the folder of its parts. */
export const filesOf = (path: string) => ({
	module: `src/pages${path}.tsx`,
	folder: `src/pages${path}`,
});

/** The path that a command was given, or the end of the command if no page has it. */
export function existingPage(path: string | undefined, usage: string): string {
	if (path === undefined) stop(`Say which page: ${usage}`);
	if (path === "/" || !(paths as readonly string[]).includes(path)) {
		stop(
			path === "/"
				? "The home page has to stay where it is."
				: `There is no page at ${path}. The site has:\n  ${paths.join("\n  ")}`,
		);
	}
	if (!existsSync(filesOf(path).module)) stop(`${filesOf(path).module} doesn't exist.`);
	return path;
}
