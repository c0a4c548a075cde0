import apache from "./Apache-2.0.txt?raw";
import unlicense from "./Unlicense.txt?raw";

/** A package in the client bundle, as listed by Vite (`build.license`). */
export interface BundledPackage {
	name: string;
	version: string;
	/** An SPDX identifier. */
	identifier?: string;
	/** The content of its licence file, if it has one. */
	text?: string;
}

/** Licences allowed for code sent to visitors. They require only that their text is included. */
const allowed = new Set([
	"0BSD",
	"Apache-2.0",
	"BSD-3-Clause",
	"ISC",
	"MIT",
	"OFL-1.1",
	"Unlicense",
]);

/** Texts for packages that name a licence but include no licence file. */
const standardTexts: Record<string, string> = { "Apache-2.0": apache, Unlicense: unlicense };

/**
 * The content of licences.txt: the packages in the site's code, grouped by licence text.
 * Throws if a package's licence isn't allowed or its text isn't available.
 */
export function licencesText(packages: readonly BundledPackage[]): string {
	const byText = new Map<string, string[]>();
	for (const { name, version, identifier, text } of packages) {
		if (!identifier || !allowed.has(identifier)) {
			throw new Error(
				`${name} ${version} has the licence "${identifier}", which prerender/licences/licences.ts does not allow for code that visitors get.`,
			);
		}
		const words = (text ?? standardTexts[identifier])?.trim();
		if (!words)
			throw new Error(
				`${name} ${version} has no licence file, and prerender/licences has no text of ${identifier}.`,
			);
		byText.set(words, [...(byText.get(words) ?? []), `${name} ${version} (${identifier})`]);
	}
	const parts = [...byText].map(([words, names]) => `${names.join("\n")}\n\n${words}\n`);
	const rule = `\n${"-".repeat(72)}\n\n`;
	return ["This site is made with the work of others, under these licences.\n", ...parts].join(
		rule,
	);
}
