import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** An entry in Vite's manifest of the client bundle (`build.manifest`). */
interface Chunk {
	/** Path in the built site. */
	file: string;
	/** The name of its chunk group in vite.config.ts, or of its first module. */
	name?: string;
	/** Manifest keys of the chunks that it imports statically. */
	imports?: string[];
}

/** The files of the client bundle that prerendering needs. */
export interface Bundle {
	/** The path of the stylesheet in the built site, without a leading slash. */
	styles: string;
	/** The paths of the two fonts that every page shows at the top. */
	fonts: string[];
	/** The code of a chunk and its static imports, without React, which has none of the site's classes. */
	scriptsOf(key: string): Promise<string>;
	/** The manifest key of a group's chunk. */
	keyOf(group: string): string;
}

/**
 * Reads Vite's manifest and moves it out of the built site, because it must not be published.
 * @param siteFolder the built site
 * @throws if the bundle lacks a file that every page needs
 */
export async function readBundle(siteFolder: string): Promise<Bundle> {
	const folder = join(siteFolder, ".vite");
	const manifest = `${siteFolder}-manifest.json`;
	await rename(join(folder, "manifest.json"), manifest);
	await rm(folder, { recursive: true });
	const chunks: Record<string, Chunk> = JSON.parse(await readFile(manifest, "utf8"));

	function onlyOne(what: string, matches: (key: string, chunk: Chunk) => boolean): [string, Chunk] {
		const found = Object.entries(chunks).filter(([key, chunk]) => matches(key, chunk));
		const [first] = found;
		if (!first || found.length > 1) {
			throw new Error(`The bundle must have one file for ${what}, but has ${found.length}.`);
		}
		return first;
	}
	const [, styles] = onlyOne("its styles", (_, { file }) => file.endsWith(".css"));
	const fonts = ["inter", "newsreader"].map(
		(name) => onlyOne(`the font ${name}`, (key) => key.endsWith(`/${name}.woff2`))[1].file,
	);
	const [reactKey] = onlyOne("React", (_, { name }) => name === "react");

	return {
		styles: styles.file,
		fonts,
		keyOf: (group) => onlyOne(`the group ${group}`, (_, { name }) => name === group)[0],
		async scriptsOf(key) {
			const keys = new Set([key]);
			for (const each of keys) {
				const chunk = chunks[each];
				if (!chunk) throw new Error(`The bundle has no chunk for ${each}.`);
				for (const imported of chunk.imports ?? []) if (imported !== reactKey) keys.add(imported);
			}
			const texts = [...keys].map((each) =>
				readFile(join(siteFolder, chunks[each]?.file ?? ""), "utf8"),
			);
			return (await Promise.all(texts)).join("");
		},
	};
}
