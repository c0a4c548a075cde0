// What commands share. run.mjs has checked Node and installed the packages before it starts a command, in the
// project's folder.
import { readFileSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";

/** Prints what the command is doing, on a line that stands out from the output of tools. */
export function say(text: string): void {
	console.log(`\n▸ ${text}`);
}

/** Prints a message that says what to do, and exits. */
export function stop(text: string): never {
	console.error(`\n✗ ${text}\n`);
	process.exit(1);
}

/** The options of a command. If they are wrong, ends it with what is wrong and how it is used. */
export function parseOptions<const T extends ParseArgsConfig>(usage: string, config: T) {
	try {
		return parseArgs(config);
	} catch (error) {
		stop(`${error instanceof Error ? error.message : error}\n  ${usage}`);
	}
}

/**
 * Ignores the site's settings, in this process and its child processes. An empty variable counts as
 * not set and overrides .env.
 *
 * @param prefix of the settings' names
 */
export function ignoreSettings(prefix = "VITE_"): void {
	const example = readFileSync(".env.example", "utf8");
	for (const line of example.split("\n")) {
		const [name = ""] = line.split("=");
		if (name.startsWith(prefix)) process.env[name] = "";
	}
}
