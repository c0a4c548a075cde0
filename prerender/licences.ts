import apache from "./licences/Apache-2.0.txt?raw";
import unlicense from "./licences/Unlicense.txt?raw";

/** A package whose code visitors get: what Vite writes of it (`build.license`). */
export interface BundledPackage {
	name: string;
	version: string;
	/** An SPDX identifier. */
	identifier?: string;
	/** Its licence file, if it has one. */
	text?: string;
}

/** The licences that code sent to visitors may have: each asks for no more than its text. */
const allowed = new Set([
	"0BSD",
	"Apache-2.0",
	"BSD-3-Clause",
	"ISC",
	"MIT",
	"OFL-1.1",
	"Unlicense",
]);

/** Texts for packages that name their licence and carry no file of it. */
const standardTexts: Record<string, string> = { "Apache-2.0": apache, Unlicense: unlicense };

/**
 * The list of what the site's code is made of, with each licence's text once.
 * Throws if a package may not be shipped, or if its licence's text is not to be had.
 */
export function licencesText(packages: readonly BundledPackage[]): string {
	const byText = new Map<string, string[]>();
	for (const { name, version, identifier, text } of packages) {
		if (!identifier || !allowed.has(identifier)) {
			throw new Error(
				`${name} ${version} has the licence "${identifier}", which prerender/licences.ts does not allow for code that visitors get.`,
			);
		}
		const words = (text ?? standardTexts[identifier])?.trim();
		if (!words)
			throw new Error(`${name} ${version} has no licence file, nor is ${identifier} here.`);
		byText.set(words, [...(byText.get(words) ?? []), `${name} ${version} (${identifier})`]);
	}
	const parts = [...byText].map(([words, names]) => `${names.join("\n")}\n\n${words}\n`);
	const rule = `\n${"-".repeat(72)}\n\n`;
	return ["This site is made with the work of others, under these licences.\n", ...parts].join(
		rule,
	);
}
