import { git, merge, ownIndex, readModule, replaceFile } from "./files.ts";
import type { Place } from "./find.ts";
import { Refusal, requireFit, requireMeant } from "./refuse.ts";
import { read } from "./sources.ts";
import { oneLine, withTexts, write } from "./write.ts";

/** Words to write. */
export interface Wanted {
	/** The path of the page on which they are. */
	path: string;
	place: Place;
	/** The new text of each piece that isn't an expression. */
	texts: readonly string[];
	/** How many times the person was asked, where the words are the specification's or a promise. */
	confirmed: number;
}

/** A saved change, as a reader says it and as the file has it. */
export interface Edit {
	page: string;
	old: string;
	new: string;
	file: string;
	before: string;
	after: string;
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text);

/** The edits since `npm run edit` was started. */
export class Session {
	/** Those that can be undone. */
	readonly saved: Edit[] = [];
	/** Those that are in no commit, among them the reverse of edits that were taken back out of one. */
	open: Edit[] = [];

	/**
	 * @param describePage throws if the build would refuse the page or the company file as they are now
	 * @param refresh forgets what has been made of a source
	 */
	constructor(
		private readonly describePage: (path: string) => Promise<{ page: string }>,
		private readonly refresh: (file: string) => void,
	) {}

	/**
	 * Writes words into their source.
	 * @throws a refusal if they may not be there, or can't be written. Nothing has changed then.
	 */
	async save({ path, place, texts: typed, confirmed }: Wanted): Promise<void> {
		const { file } = place;
		const source = readModule(file);
		if (source.error)
			throw new Refusal(`${file} has a syntax error: ${source.error}. Mend it, then save again.`);
		if (source.version !== place.version)
			throw new Refusal(`${file} has changed on disk. Save again to change it as it is now.`, 409);
		const words = source.words.find(({ start }) => start === place.start);
		const old = words?.pieces.flatMap(({ code, text }) => (code === undefined ? text : []));
		if (!words || old?.length !== typed.length)
			throw new Refusal(`There are no such words in ${file}.`, 400);
		const texts = typed.map(oneLine);
		const [wasRead, isRead] = [old, texts].map((each) =>
			withTexts(place.pieces, each, ({ text }) => text),
		) as [string, string];
		requireFit(words, wasRead, isRead, path);
		const after = write(source, words, texts);
		if (after === undefined) throw new Refusal(`These words can’t be written into ${file}.`);
		requireMeant(file, wasRead, after, confirmed);

		const before = source.text;
		this.#replace(file, before, after);
		try {
			const { page } = await this.describePage(path);
			const edit = { page, old: wasRead, new: isRead, file, before, after };
			this.saved.push(edit);
			this.open.push(edit);
		} catch (error) {
			this.#replace(file, after, before);
			throw new Refusal(`The site can’t be built with it: ${(error as Error).message}`);
		}
	}

	/** Takes the last edit back. */
	undo(): void {
		const last = this.saved.at(-1);
		if (!last) throw new Refusal("There is nothing to undo.", 409);
		const { file, before, after } = last;
		const { text } = read(file);
		this.#replace(file, text, merge(file, text, after, before));
		this.saved.pop();
		if (this.open.at(-1) === last) this.open.pop();
		else this.open.push({ ...last, old: last.new, new: last.old, before: after, after: before });
	}

	/** What a commit would contain: git's view of it, and a message with a line for each edit. */
	changes() {
		const pages = [...new Set(this.open.map(({ page }) => page))];
		const where = pages.length === 1 ? `the page ${pages[0]}` : `${pages.length} pages`;
		const lines = this.open.map((e) => `- ${e.page}: “${short(e.old)}” is now “${short(e.new)}”`);
		const message = `Change words on ${where}\n\n${lines.join("\n")}`;
		return { message, diff: git(["diff", "--cached"], { index: this.#stage() }) };
	}

	/** Makes one commit of the edits. Other changes, of the same files too, stay as they are. */
	commit(message: string): void {
		if (this.open.length === 0) throw new Refusal("There is nothing to commit.", 409);
		if (message.trim() === "") throw new Refusal("A commit needs a message.");
		const staged = this.#added("");
		git(["commit", "--quiet", `--message=${message}`], { index: this.#stage() });
		git(["update-index", ...staged]);
		this.open = [];
	}

	/** Makes an index of the last commit with the open edits. */
	#stage(): string {
		const index = ownIndex();
		git(["read-tree", "HEAD"], { index });
		git(["update-index", ...this.#added("HEAD")], { index });
		return index;
	}

	/** What git is to put into an index: the files of a revision, with the open edits. */
	#added(revision: "HEAD" | ""): string[] {
		return [...new Set(this.open.map(({ file }) => file))].flatMap((file) => {
			const committed = git(["cat-file", "--filters", `${revision}:${file}`]);
			const input = this.open
				.filter((edit) => edit.file === file)
				.reduce((text, { before, after }) => merge(file, text, before, after), committed);
			const object = git(["hash-object", "-w", "--stdin", `--path=${file}`], { input }).trim();
			return ["--cacheinfo", `100644,${object},${file}`];
		});
	}

	#replace(file: string, expected: string, content: string): void {
		replaceFile(file, expected, content);
		this.refresh(file);
	}
}
