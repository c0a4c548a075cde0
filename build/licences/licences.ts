import apache from "./Apache-2.0.txt?raw";
import unlicense from "./Unlicense.txt?raw";

/** A package in the client bundle, as listed by Vite (`build.license`), or a typeface. */
export interface BundledPackage {
	name: string;
	version: string;
	/** An SPDX identifier. */
	identifier?: string;
	/** The content of its licence file, if it has one. */
	text?: string;
}

/** Texts for packages that name a licence but include no licence file. */
const standardTexts: Record<string, string> = { "Apache-2.0": apache, Unlicense: unlicense };

/**
 * The content of licences.txt: the packages in the site's code, grouped by licence text.
 * @throws if a package's licence has no text
 */
export function licencesText(packages: readonly BundledPackage[]): string {
	const byText = new Map<string, string[]>();
	for (const { name, version, identifier = "", text } of packages) {
		const words = (text ?? standardTexts[identifier])?.trim();
		if (!words) throw new Error(`${name} ${version} has no licence text (${identifier}).`);
		byText.set(words, [...(byText.get(words) ?? []), `${name} ${version} (${identifier})`]);
	}
	const parts = [...byText].map(([words, names]) => `${names.join("\n")}\n\n${words}\n`);
	return ["This site is made with the work of others, under these licences.\n", ...parts].join(
		`\n${"-".repeat(72)}\n\n`,
	);
}
