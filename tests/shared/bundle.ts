import { readFileSync } from "node:fs";
import { basename } from "node:path";

/** A script in Vite's manifest of the client bundle (`build.manifest`). */
interface Chunk {
	file: string;
	name?: string;
	imports?: string[];
}

/** Reads the scripts of a test build from Vite's manifest. Scripts go by their file names in assets. */
export function readBundle(build = "standard") {
	const manifest = readFileSync(`dist/test/${build}-manifest.json`, "utf8");
	const chunks = Object.entries<Chunk>(JSON.parse(manifest)).filter(([, { file }]) =>
		file.endsWith(".js"),
	);
	const byKey = new Map(chunks);
	const byScript = new Map(chunks.map(([, chunk]) => [basename(chunk.file), chunk]));

	function need(what: string, chunk: Chunk | undefined): string {
		if (!chunk)
			throw new Error(
				`The bundle has no script of its own for ${what}: another script must import it with import("…"), and none without.`,
			);
		return basename(chunk.file);
	}

	/** A script and its static imports, without dynamic ones. */
	function withImports(script: string, found = new Set<string>()): Set<string> {
		if (found.has(script)) return found;
		found.add(script);
		for (const key of byScript.get(script)?.imports ?? []) {
			withImports(need(key, byKey.get(key)), found);
		}
		return found;
	}

	return {
		scripts: [...byScript.keys()],
		withImports,
		/** The script of a module, by its path from the project root. */
		scriptOf: (module: string) => need(module, byKey.get(module)),
		/** The script of a chunk group in vite.config.ts. */
		groupScript: (group: string) => need(group, chunks.find(([, { name }]) => name === group)?.[1]),
	};
}
