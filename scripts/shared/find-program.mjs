import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The path of the first of these programs that is installed.
 * @param {readonly string[]} names in order of preference
 * @param {readonly string[]} [folders] searched after those in PATH
 * @returns {string | undefined}
 */
export function findProgram(names, folders = []) {
	const all = [...(process.env.PATH ?? "").split(delimiter), ...folders];
	return names
		.flatMap((name) => all.map((folder) => join(folder, name)))
		.find((path) => existsSync(path));
}
