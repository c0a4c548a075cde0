import type { Plugin } from "vite";
import { ownerFileProblems } from "../checks/owner-files.ts";
import { readProductionSettings } from "../checks/production-settings.ts";

/**
 * Ends the build if the owner's files or settings have problems, with all of them. The check runs in a
 * plugin, so that none of its code is in the bundle.
 */
export function ownerFiles(): Plugin {
	let env: Readonly<Record<string, unknown>> = {};
	return {
		name: "owner-files",
		configResolved(config) {
			env = config.env;
		},
		async buildStart() {
			if (this.environment.mode !== "build" || this.environment.name !== "client") return;
			const problems = await ownerFileProblems();
			if (problems) console.error(problems);
			let settings = "";
			try {
				readProductionSettings(env);
			} catch (error) {
				settings = String(error instanceof Error ? error.message : error);
				console.error(settings);
			}
			if (problems || settings) process.exit(1);
		},
	};
}
