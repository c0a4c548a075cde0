import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { notFoundPath } from "#src/paths.ts";
import { ownerOf } from "./page-files.ts";

/**
 * The module of the page at a path.
 * @throws if there is no such file
 */
export function moduleOf(path: string): string {
	const names: Record<string, string> = { "/": "/home", [notFoundPath]: "/not-found" };
	const file = `src/pages${names[path] ?? path}.tsx`;
	if (!existsSync(file)) throw new Error(`The page at ${path} should be in ${file}.`);
	return file;
}

/**
 * When each page last changed on this branch, by the file of its module: git's log of the module and of the
 * folder with what only that page uses. Empty outside a repository.
 */
export function lastChanges(): Map<string, string> {
	const marker = "changed ";
	const format = `--format=${marker}%cI`;
	const { stdout } = spawnSync(
		"git",
		// With -z, names beyond ASCII aren't quoted.
		["log", "--first-parent", "-m", "-z", format, "--name-only", "--relative", "--", "src/pages"],
		{ encoding: "utf8", maxBuffer: 2 ** 30 },
	);
	const found = new Map<string, string>();
	let time = "";
	for (const line of (stdout ?? "").split(/[\0\n]+/)) {
		const page = ownerOf(line);
		if (line.startsWith(marker)) time = line.slice(marker.length);
		// The log starts with the newest commit.
		else if (line && !found.has(page)) found.set(page, time);
	}
	return found;
}
