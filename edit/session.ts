import { execFileSync } from "node:child_process";
import type { Change, Edit } from "./api.ts";
import { readModule, replaceFile } from "./files.ts";
import { Refusal } from "./refusal.ts";
import { type Site, save, type Written } from "./save.ts";

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text);

/** Runs git and returns what it prints. */
function git(...args: string[]): string {
	try {
		return execFileSync("git", args, { encoding: "utf8", stdio: "pipe" });
	} catch (error) {
		const { stderr, stdout, message } = error as Error & { stderr?: string; stdout?: string };
		throw new Refusal(`git says: ${stderr || stdout || message}`, 500);
	}
}

/** The edits since `npm run edit` was started. */
export class Session {
	#edits: (Written & Pick<Edit, "path" | "committed">)[] = [];
	/** Settles when the last request is done: one change is written at a time. */
	#last: Promise<unknown> = Promise.resolve();

	constructor(private readonly site: Site) {}

	list(): Edit[] {
		return this.#edits.map(({ before, after, ...edit }) => edit);
	}

	save(change: Change): Promise<Edit[]> {
		return this.#next(async () => {
			const written = await save(change, this.site);
			this.#edits.push({ ...written, path: change.path, committed: false });
		});
	}

	/** Takes the last edit back. */
	undo(): Promise<Edit[]> {
		return this.#next(async () => {
			const last = this.#edits.at(-1);
			if (!last) throw new Refusal("There is nothing to undo.", 409);
			if (readModule(last.file) !== last.after)
				throw new Refusal(
					`${last.file} was changed by something else since, so that edit stays.`,
					409,
				);
			replaceFile(last.file, last.after, last.before);
			this.site.refresh(last.file);
			this.#edits.pop();
		});
	}

	/** What git says of the files with edits that are in no commit. */
	diff(): string {
		const files = this.#open();
		return files.length ? git("diff", "--", ...files) : "";
	}

	/** A commit message: a line on what changed, and a line for each edit. */
	message(): string {
		const open = this.#edits.filter(({ committed }) => !committed);
		const pages = [...new Set(open.map(({ page }) => page))];
		const where = pages.length === 1 ? `the page ${pages[0]}` : `${pages.length} pages`;
		const lines = open.map(
			(edit) => `- ${edit.page}: “${short(edit.old)}” is now “${short(edit.new)}”`,
		);
		return `Change words on ${where}\n\n${lines.join("\n")}`;
	}

	/** Makes one commit of the files with edits. */
	commit(message: string): Promise<Edit[]> {
		return this.#next(async () => {
			const files = this.#open();
			if (files.length === 0) throw new Refusal("There is nothing to commit.", 409);
			if (message.trim() === "") throw new Refusal("A commit needs a message.");
			git("commit", "--quiet", `--message=${message}`, "--", ...files);
			for (const edit of this.#edits) edit.committed = true;
		});
	}

	#open(): string[] {
		return [...new Set(this.#edits.flatMap(({ file, committed }) => (committed ? [] : file)))];
	}

	async #next(task: () => Promise<void>): Promise<Edit[]> {
		const turn = this.#last.then(task, task);
		this.#last = turn.catch(() => {});
		await turn;
		return this.list();
	}
}
