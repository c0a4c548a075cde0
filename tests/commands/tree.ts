import { execFileSync, spawn } from "node:child_process";
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { businessFacts } from "../../src/content/business-facts";
import type { Proof } from "../../src/content/proof";

/** Generated files and the owner's settings, which aren't copied. */
const notCopied =
	/^(dist|\.git|\.cache|\.env(?!\.example).*|firebase\.json|screenshots|.*-report)$/;

/** Who commits. */
export const gitIdentity = {
	GIT_AUTHOR_NAME: "Owner",
	GIT_AUTHOR_EMAIL: "owner@longcloud.example",
	GIT_COMMITTER_NAME: "Owner",
	GIT_COMMITTER_EMAIL: "owner@longcloud.example",
};

/** A command's standard output, and its output including standard error. */
interface Said {
	stdout: string;
	output: string;
}

/** A temporary copy of the project, which tests can change freely. */
export class Tree {
	readonly folder = mkdtempSync(join(tmpdir(), "site-"));

	constructor() {
		cpSync(".", this.folder, {
			recursive: true,
			filter: (source) =>
				basename(source) !== "node_modules" &&
				!(dirname(source) === "." && notCopied.test(basename(source))),
		});
		symlinkSync(join(process.cwd(), "node_modules"), this.path("node_modules"));
		// Make the lock file look older than node_modules, so that no command reinstalls the packages.
		utimesSync(this.path("package-lock.json"), 0, 0);
		// Social cards are cached by a hash of their inputs, so every copy can share the cache.
		mkdirSync(this.path(".cache"));
		mkdirSync(".cache/cards", { recursive: true });
		symlinkSync(join(process.cwd(), ".cache/cards"), this.path(".cache/cards"));
	}

	path(file: string): string {
		return join(this.folder, file);
	}

	read(file: string): string {
		return readFileSync(this.path(file), "utf8");
	}

	/** Writes a file. */
	write(file: string, content: string | Uint8Array): void {
		mkdirSync(dirname(this.path(file)), { recursive: true });
		writeFileSync(this.path(file), content);
	}

	/** Puts a value in place of one that the project's file has. */
	#fill(file: string, before: RegExp, value: object): void {
		this.write(
			file,
			readFileSync(file, "utf8").replace(before, () => JSON.stringify(value)),
		);
	}

	/** Replaces the facts in the company file. */
	writeCompany(facts: object): void {
		const before = /(?<=export const company = )[\s\S]*?\n}(?= as const satisfies Company)/;
		this.#fill("src/content/company.ts", before, facts);
	}

	/** Replaces what only the owner can say: the rate, and the rest by field. */
	writeBusinessFacts(rate: number, say: (field: string) => string): void {
		const facts = Object.entries(businessFacts).map(([field, value]) => [
			field,
			typeof value === "number" ? rate : say(field),
		]);
		const before = /(?<=export const businessFacts = ){[\s\S]*?\n}/;
		this.#fill("src/content/business-facts.ts", before, Object.fromEntries(facts));
	}

	/** Replaces what clients have agreed to show. */
	writeProof(given: Proof): void {
		this.#fill(
			"src/content/proof.ts",
			/(?<=export const proof: Proof = )[\s\S]*?(?=;?\s*$)/,
			given,
		);
	}

	/** Runs git, as the owner. Returns what it says. */
	git(...args: string[]): string {
		const env = { ...process.env, ...gitIdentity };
		return execFileSync("git", args, { cwd: this.folder, encoding: "utf8", env });
	}

	/** Commits everything. */
	commit(message: string): void {
		this.git("init", "--quiet");
		this.git("add", "--all");
		this.git("commit", "--quiet", "--message", message);
	}

	/** Starts a command by its name, or a script of Node's by its path, without any of the site's settings in the environment. */
	start(script: string, args: readonly string[] = [], env: Record<string, string> = {}) {
		// Remove the owner's settings and the variables that the test runner sets.
		const bare = Object.fromEntries(
			Object.entries(process.env).filter(([name]) => !/^(VITE|NODE_ENV$|MODE$|TEST$)/.test(name)),
		);
		const started = script.includes("/") ? [script] : ["run.mjs", script];
		const child = spawn(process.execPath, [...started, ...args], {
			cwd: this.folder,
			env: { ...bare, ...env },
		});
		const said: Said = { stdout: "", output: "" };
		child.stdout.on("data", (text) => {
			said.stdout += text;
			said.output += text;
		});
		child.stderr.on("data", (text) => {
			said.output += text;
		});
		const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
		return { child, said, ended };
	}

	/** Starts a command that serves the site. `ready` is fulfilled when it does. */
	serve(script: string, args: readonly string[], env: Record<string, string>) {
		const { child, said, ended } = this.start(script, args, env);
		const ready = new Promise<void>((resolve, reject) => {
			child.stdout.on("data", () => said.output.includes("Press Ctrl-C to stop") && resolve());
			ended.then(() => reject(new Error(`${script} exited:\n${said.output}`)));
		});
		return { child, said, ended, ready };
	}

	/** Runs a command, or a script of Node's, until it exits. */
	async run(
		script: string,
		args: readonly string[] = [],
		{ input = "", env = {} }: { input?: string; env?: Record<string, string> } = {},
	): Promise<Said & { status: number | null }> {
		const { child, said, ended } = this.start(script, args, env);
		// A script that refuses its arguments may have ended before it could read anything.
		child.stdin.on("error", (error: NodeJS.ErrnoException) => {
			if (error.code !== "EPIPE") throw error;
		});
		child.stdin.end(input);
		const status = await ended;
		return { status, ...said };
	}

	remove(): void {
		rmSync(this.folder, { recursive: true, force: true });
	}
}
