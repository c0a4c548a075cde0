// The kinds of page that `npm run new` makes, and the lists that name them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

/**
 * @typedef {{
 *   folder: string, links: string[], counted?: { noun: string, words: RegExp }, icons?: boolean,
 *   more?: string[]
 * }} Kind `links`: constants of src/content/navigation.ts that list such pages; `counted`: how the
 *   site's words speak of their number; `icons`: each has one on the home page; `more`: what is left
 *   to do by hand
 */

/** @type {Record<string, Kind>} */
export const kinds = {
	page: { folder: "/", links: ["company", "aboutUs"] },
	solution: {
		folder: "/solutions/",
		links: ["services"],
		counted: { noun: "services", words: /\bthe \*|\b\*(?: AI)? (?:services|ways)\b/ },
		icons: true,
		more: [
			"src/pages/services.tsx  its row in the comparison of the services",
			"src/pages/home.tsx  its icon, in place of CircleDashed",
		],
	},
	industry: {
		folder: "/industries/",
		links: ["industries"],
		counted: { noun: "industries", words: /\b\* (?:industries|kinds of work)\b/ },
	},
};

const numbers = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/**
 * Lines of the site's words that say how many pages of a kind there were.
 * @param {Kind} kind
 * @param {readonly string[]} paths before the new page
 */
export function countingLines({ counted, folder }, paths) {
	if (!counted) return [];
	const number = numbers[paths.filter((path) => path.startsWith(folder)).length];
	if (!number) return [];
	const pattern = new RegExp(counted.words.source.replaceAll("\\*", number), "i");
	const pages = readdirSync(join(root, "src/pages"), { recursive: true, encoding: "utf8" })
		// An industry's own six or five are of other things.
		.filter((file) => file.endsWith(".tsx") && !file.startsWith("industries"))
		.map((file) => `src/pages/${file}`);
	return ["src/content/navigation.ts", ...pages].flatMap((file) =>
		readFileSync(join(root, file), "utf8")
			.split("\n")
			.flatMap((line, index) =>
				pattern.test(line) ? [`${file}:${index + 1}  ${line.trim().slice(0, 70)}`] : [],
			),
	);
}
