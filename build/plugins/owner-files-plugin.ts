import type { Plugin } from "vite";
import { ownerFileProblems, settingProblems } from "../checks/owner-files.ts";

/**
 * Ends the build if the owner's files or settings have problems, with all of them. Development only tells
 * those of the settings. The check runs in a plugin, so that none of its code is in the bundle.
 */
export function ownerFiles(): Plugin {
	let env: Readonly<Record<string, unknown>> = {};
	return {
		name: "owner-files",
		configResolved(config) {
			env = config.env;
		},
		async buildStart() {
			if (this.environment.name !== "client") return;
			const builds = this.environment.mode === "build";
			const problems = [...settingProblems(env), ...(builds ? await ownerFileProblems() : [])];
			for (const problem of problems) console.error(`✗ ${problem}`);
			if (builds && problems.length > 0) process.exit(1);
		},
	};
}
