import { execFileSync } from "node:child_process";
import {
	mkdirSync,
	readFileSync,
	realpathSync,
	renameSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { resolve } from "node:path";
import { specified } from "../launch/specified-texts.ts";
import type { Place } from "./find-words.ts";
import { textOf, textsOf, withTexts } from "./pieces.ts";
import { Refusal } from "./refusals.ts";
import { reachable, read } from "./sources.ts";
import { oneLine, write } from "./write-words.ts";

/** Words to write. */
export interface Wanted {
	/** The path of the page on which they are. */
	path: string;
	place: Place;
	/** The new text of each piece that isn't an expression. */
	texts: readonly string[];
	/** How many questions the person has answered with yes. */
	confirmed: number;
}

/** A saved change, as a reader says it and as the file has it. */
export interface Edit {
	/** The name of the page whose own words they are. */
	page: string;
	old: string;
	new: string;
	file: string;
	before: string;
	after: string;
}

/**
 * Replaces a file atomically.
 * @param expected what it must still contain
 */
function replaceFile(file: string, expected: string, content: string): void {
	try {
		const { mode } = statSync(file);
		// Root could write to a read-only file: refuse that too.
		if (!(mode & 0o200)) throw new Error("it is read-only");
		mkdirSync(".cache", { recursive: true });
		writeFileSync(".cache/words", content, { mode, flush: true });
		if (readFileSync(file, "utf8") !== expected) throw new Error("something else has changed it");
		renameSync(".cache/words", file);
	} catch (error) {
		throw new Refusal(`${file} can’t be written: ${(error as Error).message}.`);
	}
}

/** Runs git and returns what it prints. */
function git(...args: readonly string[]): string {
	try {
		return execFileSync("git", args, { encoding: "utf8", stdio: "pipe" });
	} catch (error) {
		const { stderr, stdout, message } = error as Error & { stderr?: string; stdout?: string };
		throw new Refusal(`git says: ${stderr || stdout || message}`);
	}
}

/** The edits since `npm run edit` was started. */
export class Session {
	/** Those that can be undone. */
	readonly #saved: Edit[] = [];
	/** Undone edits, which can be redone. A save clears them. */
	#undone: Edit[] = [];
	/** Edits not yet committed. Undoing a committed edit adds its reverse. */
	#open: Edit[] = [];

	/**
	 * @param nameOf names a page; throws if the build would refuse it, the company file or the proof as they are now
	 * @param written is told of each file that was written
	 */
	constructor(
		private readonly nameOf: (path: string) => Promise<string>,
		private readonly written: (file: string) => void,
	) {}

	/**
	 * Writes words into their source.
	 * @throws a refusal if they may not be there, or can't be written. Nothing has changed then.
	 */
	async save({ path, place, texts: typed, confirmed }: Wanted): Promise<void> {
		const { file } = place;
		// Don't follow a symbolic link out of the sources.
		if (!reachable().includes(file) || realpathSync(file) !== resolve(file))
			throw new Refusal(`${file} isn’t a source of the site’s pages, so it isn’t changed.`, 403);
		const source = read(file);
		if (source.error)
			throw new Refusal(`${file} has a syntax error: ${source.error}. Fix it, then save again.`);
		const changed = source.version !== place.version;
		const shown = textsOf(place).join("\n");
		const [words, another] = source.words.filter((each) =>
			changed
				? each.key === place.key && textsOf(each).join("\n") === shown
				: each.start === place.start,
		);
		if (changed && (!words || another))
			throw new Refusal(`${file} has changed on disk, and these words with it.`);
		if (!words || typed.length !== textsOf(words).length)
			throw new Refusal(`There are no such words in ${file}.`, 400);
		const texts = typed.map(oneLine);
		const old = textOf(place.pieces);
		const now = textOf(withTexts(place.pieces, texts));
		// What the words say is the owner's own affair.
		if (now.trim() === "") throw new Refusal("There must be words left.");
		if (words.kind === "number" && !/^\d+$/.test(now))
			throw new Refusal("This must stay a number.");
		const [before, after] = [source.text, write(source, words, texts)];
		if (after === undefined) throw new Refusal(`These words can’t be written into ${file}.`);
		const asked = [
			changed && `${file} has changed on disk. Save into it as it is now?`,
			specified.has(old.trim()) &&
				`“${old.trim()}” comes from the specification, and a test looks for exactly this text in launch/specified-texts.ts. Change it?`,
		];
		const question = asked.filter(Boolean)[confirmed];
		if (question) throw new Refusal(question, 428);

		this.#replace(file, before, after);
		try {
			const name = await this.nameOf(path);
			const page = file.startsWith("src/pages/") ? name : "Several pages";
			const edit = { page, old, new: now, file, before, after };
			this.#saved.push(edit);
			this.#undone = [];
			this.#note(edit);
		} catch (error) {
			this.#replace(file, after, before);
			throw new Refusal(`The site can’t be built with it: ${(error as Error).message}`);
		}
	}

	/** Undoes the last edit, and returns it. */
	undo(): Edit {
		const last = this.#saved.at(-1);
		if (!last) throw new Refusal("There is nothing to undo.");
		const { file, before, after } = last;
		this.#replace(file, after, before);
		this.#undone.push(...this.#saved.splice(-1));
		this.#note({ ...last, old: last.new, new: last.old, before: after, after: before });
		return last;
	}

	/** Repeats the edit that was undone last, and returns it. */
	redo(): Edit {
		const last = this.#undone.at(-1);
		if (!last) throw new Refusal("There is nothing to redo.");
		this.#replace(last.file, last.before, last.after);
		this.#saved.push(...this.#undone.splice(-1));
		this.#note(last);
		return last;
	}

	/** Lists an edit for the commit, or takes its reverse off the list. */
	#note(edit: Edit): void {
		const last = this.#open.at(-1);
		const reverses =
			last?.file === edit.file && last.before === edit.after && last.after === edit.before;
		if (reverses) this.#open.pop();
		else this.#open.push(edit);
	}

	/** The edits, and what a commit of them would say. */
	edits() {
		const pages = new Set(this.#open.map(({ page }) => page));
		const message = `Change words: ${[...pages].join(", ")}`;
		const open = this.#open.map(({ page, old, new: now }) => ({ page, old, new: now }));
		return { undoable: this.#saved.length, open, message };
	}

	/** What git says has changed in the files of the edits. */
	diff = () => git("diff", "HEAD", "--", ...this.#files());

	/** Makes one commit of the edits. Changes of other files, those in the index too, stay as they are. */
	commit(message: string): void {
		if (message.trim() === "") throw new Refusal("A commit needs a message.");
		const known = git("ls-tree", "--name-only", "HEAD", "--", ...this.#files()).split("\n");
		const added = this.#files().find((file) => !known.includes(file));
		if (added) throw new Refusal(`${added} is new. Commit it with git first, then its words here.`);
		const committed = (file: string) => git("show", `HEAD:./${file}`);
		// Drop edits that were committed or reverted outside the editor.
		this.#open = this.#open.filter(({ file }) => committed(file) !== read(file).text);
		if (this.#open.length === 0) throw new Refusal("There is nothing to commit.");
		for (const file of this.#files()) {
			const edits = this.#open.filter((edit) => edit.file === file);
			const first = edits.findLastIndex(({ before }) => before === committed(file));
			const versions = edits.slice(first).flatMap(({ before, after }) => [before, after]);
			const all = [committed(file), ...versions, read(file).text];
			// The edits must lead from HEAD to the file on disk without a gap: nothing else has changed it.
			if (all.some((text, index) => index % 2 === 0 && text !== all[index + 1]))
				throw new Refusal(`${file} has other changes too. Commit those, or take them back, first.`);
		}
		git("commit", "--quiet", "--only", `--message=${message}`, "--", ...this.#files());
		this.#open = [];
	}

	#files = () => [...new Set(this.#open.map(({ file }) => file))];

	#replace(file: string, expected: string, content: string): void {
		replaceFile(file, expected, content);
		this.written(file);
	}
}
