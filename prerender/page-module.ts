import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { notFoundPath } from "#src/paths.ts";

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

/** When each page module last changed on this branch, by git's log. Empty outside a repository. */
export function lastChanges(): Map<string, string> {
	const marker = "changed ";
	const { stdout } = spawnSync(
		"git",
		[
			"log",
			"--first-parent",
			"-m",
			`--format=${marker}%cI`,
			"--name-only",
			"--relative",
			"--",
			"src/pages",
		],
		{ encoding: "utf8" },
	);
	const found = new Map<string, string>();
	let time = "";
	for (const line of (stdout ?? "").split("\n")) {
		if (line.startsWith(marker)) time = line.slice(marker.length);
		// The log starts with the newest commit.
		else if (line && !found.has(line)) found.set(line, time);
	}
	return found;
}
