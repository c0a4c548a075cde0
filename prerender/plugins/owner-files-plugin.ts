import type { Plugin } from "vite";
import { ownerFileProblems } from "../checks/owner-files.ts";
import { settingProblems } from "../checks/settings-check.ts";

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
			const settings = settingProblems(env);
			if (settings) console.error(settings);
			if (this.environment.mode !== "build") return;
			const problems = await ownerFileProblems();
			if (problems) console.error(problems);
			if (problems || settings) process.exit(1);
		},
	};
}
