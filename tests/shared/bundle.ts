import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { siteFolder } from "./builds";

/** Reads the scripts of the test build from Vite's manifest (`build.manifest`), by their file names in assets. */
export function readBundle() {
	const chunks: Partial<Record<string, { file: string; imports?: string[] }>> = JSON.parse(
		readFileSync(`${siteFolder}-manifest.json`, "utf8"),
	);

	/** The script of a module, by its path from the project root, and its static imports, without dynamic ones. */
	function withImports(module: string, found = new Set<string>()): Set<string> {
		const chunk = chunks[module];
		if (!chunk)
			throw new Error(
				`The bundle has no script of its own for ${module}: another script must import it with import("…"), and none without.`,
			);
		const script = basename(chunk.file);
		if (found.has(script)) return found;
		found.add(script);
		for (const key of chunk.imports ?? []) withImports(key, found);
		return found;
	}

	const scripts = readdirSync(`${siteFolder}/assets`).filter((file) => file.endsWith(".js"));
	return { scripts, withImports };
}
