import { spawnSync } from "node:child_process";
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

/** Not part of the sources, or the owner's own. */
const left = /^(dist|\.git|\.cache|\.env(?!\.example).*|firebase\.json|screenshots|.*-report)$/;

/** A copy of the whole tree in which a test may change what it likes. */
export interface Tree {
	folder: string;
	/** Replaces a file, or adds one. */
	write(file: string, content: string | Uint8Array): void;
	/** Runs a script or a package's command line with node, without any setting of the site. */
	run(
		script: string,
		args?: readonly string[],
		options?: { input?: string; env?: Record<string, string> },
	): { status: number | null; stdout: string; output: string };
	remove(): void;
}

export function copyTree(): Tree {
	const folder = mkdtempSync(join(tmpdir(), "site-"));
	cpSync(".", folder, {
		recursive: true,
		filter: (source) =>
			basename(source) !== "node_modules" &&
			!(dirname(source) === "." && left.test(basename(source))),
	});
	symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
	// Older than the packages: no command may install them anew through the link.
	utimesSync(join(folder, "package-lock.json"), 0, 0);
	// Cards are named by what they are made from: drawn once, they serve any tree.
	mkdirSync(join(folder, ".cache"));
	mkdirSync(".cache/cards", { recursive: true });
	symlinkSync(join(process.cwd(), ".cache/cards"), join(folder, ".cache/cards"));
	// Neither the owner's settings, nor what the test runner says of itself.
	const bare = Object.fromEntries(
		Object.entries(process.env).filter(([name]) => !/^(VITE|NODE_ENV$|MODE$|TEST$)/.test(name)),
	);
	return {
		folder,
		write(file, content) {
			mkdirSync(dirname(join(folder, file)), { recursive: true });
			writeFileSync(join(folder, file), content);
		},
		run(script, args = [], { input = "", env = {} } = {}) {
			const result = spawnSync(process.execPath, [script, ...args], {
				cwd: folder,
				encoding: "utf8",
				input,
				env: { ...bare, ...env },
			});
			const { status, stdout, stderr } = result;
			return { status, stdout, output: stdout + stderr };
		},
		remove: () => rmSync(folder, { recursive: true, force: true }),
	};
}
