// The kinds of page that `npm run new` can add.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../shared/setup.ts";

/**
 * @typedef {{
 *   folder: string, links: string[], counted?: { noun: string, words: RegExp }, more?: string[]
 * }} Kind `links`: constants in src/content/navigation.ts that list pages of this kind; `counted`: how
 *   the site's text mentions their number, with * for the number; `more`: what must be changed by hand
 */

/** @type {Record<string, Kind>} */
export const kinds = {
	page: { folder: "/", links: ["companyLinks", "aboutUs"] },
	solution: {
		folder: "/solutions/",
		links: ["services"],
		counted: { noun: "services", words: /\bthe \*|\b\*(?: AI)? (?:services|solutions|ways)\b/ },
		more: [
			"src/pages/services.tsx  its row in the comparison of the services",
			"src/sections/service-map.tsx  its hill on the map of the services",
			"src/styles/service-map.css  where that hill is",
			"contours/drawings/other-pages.ts  the lines of that hill",
			"src/pages/services/situations.tsx  the part of the drawing with that hill",
		],
	},
	industry: {
		folder: "/industries/",
		links: ["industries"],
		counted: { noun: "industries", words: /\bthe \* we\b|\b\* (?:industries|kinds of work)\b/ },
	},
};

const numbers = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/**
 * Finds the lines of pages and menus, but not of the industries' pages, that say how many pages of a kind
 * there are, as far as `counted.words` knows their wording.
 * @param {Kind} kind
 * @param {readonly string[]} paths without the new page
 */
export function countingLines({ counted, folder }, paths) {
	if (!counted) return [];
	const number = numbers[paths.filter((path) => path.startsWith(folder)).length];
	if (!number) return [];
	const pattern = new RegExp(counted.words.source.replaceAll("\\*", number), "i");
	const pages = readdirSync(join(root, "src/pages"), { recursive: true, encoding: "utf8" })
		// Numbers on the industry pages count other things.
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
