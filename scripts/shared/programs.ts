import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { say } from "./setup.ts";

/** The path of the first of these programs, in order of preference, that PATH finds. */
export function findProgram(names: readonly string[]): string | undefined {
	const folders = (process.env.PATH ?? "").split(delimiter);
	return names
		.flatMap((name) => folders.map((folder) => join(folder, name)))
		.find((path) => existsSync(path));
}

/** Installs Debian packages, if the system and the user's rights allow it. */
export function installFromDebian(packages: readonly string[]): void {
	if (process.getuid?.() !== 0 || !findProgram(["apt-get"])) return;
	say(`Installing the Debian packages ${packages.join(", ")}`);
	spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
	spawnSync("apt-get", ["install", "-y", "-qq", ...packages], { stdio: "inherit" });
}
