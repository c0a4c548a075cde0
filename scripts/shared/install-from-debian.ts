import { spawnSync } from "node:child_process";
import { findProgram } from "./find-program.ts";
import { say } from "./setup.ts";

/** Installs Debian packages, if the system and the user's rights allow it. */
export function installFromDebian(packages: readonly string[]): void {
	if (process.getuid?.() !== 0 || !findProgram(["apt-get"])) return;
	say(`Installing the Debian packages ${packages.join(", ")}`);
	spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
	spawnSync("apt-get", ["install", "-y", "-qq", ...packages], { stdio: "inherit" });
}
