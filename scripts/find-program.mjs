import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The path of the first program there is, by the order of the names.
 * @param {readonly string[]} names
 * @param {readonly string[]} [folders] to look in after those of PATH
 * @returns {string | undefined}
 */
export function findProgram(names, folders = []) {
	const all = [...(process.env.PATH ?? "").split(delimiter), ...folders];
	return names
		.flatMap((name) => all.map((folder) => join(folder, name)))
		.find((path) => existsSync(path));
}
