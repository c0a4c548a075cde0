import { type ChildProcess, spawn } from "node:child_process";
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

/** Not part of the sources, or the owner's own. */
const left = /^(dist|\.git|\.cache|\.env(?!\.example).*|firebase\.json|screenshots|.*-report)$/;

/** What a command said, on standard output alone and on both. */
interface Said {
	stdout: string;
	output: string;
}

/** A copy of the whole tree in which a test may change what it likes. */
export class Tree {
	readonly folder = mkdtempSync(join(tmpdir(), "site-"));

	constructor() {
		cpSync(".", this.folder, {
			recursive: true,
			filter: (source) =>
				basename(source) !== "node_modules" &&
				!(dirname(source) === "." && left.test(basename(source))),
		});
		symlinkSync(join(process.cwd(), "node_modules"), this.path("node_modules"));
		// Older than the packages: no command may install them anew through the link.
		utimesSync(this.path("package-lock.json"), 0, 0);
		// Cards are named by what they are made from: drawn once, they serve any tree.
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

	/** Replaces a file, or adds one. */
	write(file: string, content: string | Uint8Array): void {
		mkdirSync(dirname(this.path(file)), { recursive: true });
		writeFileSync(this.path(file), content);
	}

	/** Replaces the facts of the company file, whatever the owner has made of them. */
	writeCompany(facts: object): void {
		const source = readFileSync("src/content/company.ts", "utf8");
		this.write(
			"src/content/company.ts",
			source.replace(/(?<=export const company = )[\s\S]*?\n}(?= as const satisfies Company)/, () =>
				JSON.stringify(facts),
			),
		);
	}

	/** Starts a script or a package's command line with node, without any setting of the site. */
	start(script: string, args: readonly string[] = [], env: Record<string, string> = {}) {
		// Neither the owner's settings, nor what the test runner says of itself.
		const bare = Object.fromEntries(
			Object.entries(process.env).filter(([name]) => !/^(VITE|NODE_ENV$|MODE$|TEST$)/.test(name)),
		);
		const child = spawn(process.execPath, [script, ...args], {
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
		return { child, said, ended: endOf(child) };
	}

	/** Runs one to its end. */
	async run(
		script: string,
		args: readonly string[] = [],
		{ input = "", env = {} }: { input?: string; env?: Record<string, string> } = {},
	): Promise<Said & { status: number | null }> {
		const { child, said, ended } = this.start(script, args, env);
		child.stdin.end(input);
		const status = await ended;
		return { status, ...said };
	}

	remove(): void {
		rmSync(this.folder, { recursive: true, force: true });
	}
}

const endOf = (child: ChildProcess) =>
	new Promise<number | null>((resolve) => child.once("close", resolve));
