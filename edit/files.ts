import {
	lstatSync,
	mkdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join, sep } from "node:path";
import { reachable } from "./modules.ts";
import { Refusal } from "./refusal.ts";

/**
 * A file's source, if its words may be changed.
 * @throws a refusal for any file that isn't a module of the site's pages, or isn't really in src
 */
export function readModule(file: string): string {
	const inSource = () => realpathSync(file).startsWith(realpathSync("src") + sep);
	if (!reachable().has(file) || lstatSync(file).isSymbolicLink() || !inSource())
		throw new Refusal(`${file} isn’t a source of the site’s pages, so it isn’t changed.`, 403);
	return readFileSync(file, "utf8");
}

/**
 * Replaces a file whole or not at all.
 * @param expected what it must still contain
 * @throws a refusal if it contains something else, or can't be written
 */
export function replaceFile(file: string, expected: string, content: string): void {
	const folder = ".cache";
	const unfinished = join(folder, `words-${process.pid}`);
	try {
		const { mode } = statSync(file);
		// Even the superuser, who could, doesn't write where it says not to.
		if (!(mode & 0o200)) throw new Error("it is read-only");
		mkdirSync(folder, { recursive: true });
		writeFileSync(unfinished, content, { mode, flush: true });
		if (readFileSync(file, "utf8") !== expected)
			throw new Refusal(`${file} was changed by something else meanwhile.`, 409);
		renameSync(unfinished, file);
	} catch (error) {
		rmSync(unfinished, { force: true });
		if (error instanceof Refusal) throw error;
		throw new Refusal(`${file} can’t be written: ${(error as Error).message}.`, 500);
	}
}
