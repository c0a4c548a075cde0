import type { Plugin } from "vite";
import { writePagePaths } from "../page-files.ts";

/** How long files have to be at rest, in milliseconds: one that Git or an editor replaces is gone for a moment. */
const rest = 100;

/** Keeps src/page-paths.ts true to the files in src/pages: when Vite starts, and while it serves. */
export function pagePaths(): Plugin {
	let timer: ReturnType<typeof setTimeout> | undefined;
	return {
		name: "page-paths",
		config: writePagePaths,
		configureServer({ watcher }) {
			// A replaced file is reported as changed, although the list may have been written without it.
			watcher.on("all", (_, file) => {
				if (!file.endsWith(".tsx")) return;
				clearTimeout(timer);
				timer = setTimeout(writePagePaths, rest);
			});
		},
	};
}
