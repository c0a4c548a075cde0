import type { Plugin } from "vite";
import { writePagePaths } from "../page-files.ts";

/** Keeps src/page-paths.ts true to the files in src/pages: when Vite starts, and while it serves. */
export function pagePaths(): Plugin {
	return {
		name: "page-paths",
		config: writePagePaths,
		configureServer({ watcher }) {
			watcher.on("add", writePagePaths).on("unlink", writePagePaths);
		},
	};
}
