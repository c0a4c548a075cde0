import { execFileSync } from "node:child_process";
import {
	mkdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { resolve } from "node:path";
import { Refusal } from "./refuse.ts";
import { reachable, read } from "./sources.ts";

const folder = ".cache/words";

/** Writes a file that is nobody's but the editor's. */
function scratch(name: string, content: string, mode = 0o600): string {
	mkdirSync(folder, { recursive: true });
	const file = resolve(folder, name);
	rmSync(file, { force: true });
	writeFileSync(file, content, { mode, flush: true });
	return file;
}

/** A module whose words may be changed: one of the site's pages, which is really where its path says. */
export function readModule(file: string) {
	if (!reachable().has(file) || realpathSync(file) !== resolve(file))
		throw new Refusal(`${file} isn’t a source of the site’s pages, so it isn’t changed.`, 403);
	return read(file);
}

/**
 * Replaces a file whole or not at all.
 * @param expected what it must still contain
 */
export function replaceFile(file: string, expected: string, content: string): void {
	try {
		const { mode } = statSync(file);
		// Even the superuser, who could, doesn't write where it says not to.
		if (!(mode & 0o200)) throw new Error("it is read-only");
		const unfinished = scratch("unfinished", content, mode);
		if (readFileSync(file, "utf8") !== expected) throw new Error("something else has changed it");
		renameSync(unfinished, file);
	} catch (error) {
		throw new Refusal(`${file} can’t be written: ${(error as Error).message}.`);
	}
}

/** Runs git and returns what it prints. */
export function git(args: readonly string[], { index = "", input = "" } = {}): string {
	try {
		const env = { ...process.env, ...(index && { GIT_INDEX_FILE: index }) };
		return execFileSync("git", args, { encoding: "utf8", stdio: "pipe", env, input });
	} catch (error) {
		const { stderr, stdout, message } = error as Error & { stderr?: string; stdout?: string };
		throw new Refusal(`git says: ${stderr || stdout || message}`);
	}
}

/** An index of git's beside the person's own. */
export const ownIndex = () => resolve(folder, "index");

/**
 * Puts the difference between two versions of a file into a third.
 * @throws a refusal if the third has other changes in the same lines
 */
export function merge(file: string, third: string, from: string, to: string): string {
	if (third === from) return to;
	const versions = [third, from, to].map((text, index) => scratch(`${index}`, text));
	try {
		return git(["merge-file", "--quiet", "--stdout", ...versions]);
	} catch {
		throw new Refusal(
			`${file} has other changes in the same lines as yours. Commit those, or take them back, first.`,
			409,
		);
	}
}
