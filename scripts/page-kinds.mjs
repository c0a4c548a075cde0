// The kinds of page that `npm run new` makes, and the lists in src/content/navigation.ts that name them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

/** The two lists that a page about the company is in: the Company menu and the footer's column. */
const companyMenu = { start: "const company: readonly MenuLink[] = [\n", end: "];\n" };
const footerColumn = { start: '\t\ttitle: "About Us",\n\t\tlinks: [\n', end: "\t\t],\n" };

/**
 * @typedef {{ start: string, end: string }} List of navigation.ts: the lines it begins and ends with
 * @typedef {{
 *   folder: string, menu: List, footer?: List, counted?: { noun: string, words: RegExp },
 *   more?: string[]
 * }} Kind `counted`: how the site's words speak of the number of such pages; `more`: lists of them
 *   that have words of their own
 */

/** @type {Record<string, Kind>} */
export const kinds = {
	page: { folder: "/", menu: companyMenu, footer: footerColumn },
	solution: {
		folder: "/solutions/",
		menu: { start: "export const services: readonly MenuLink[] = [\n", end: "];\n" },
		counted: { noun: "services", words: /\bthe \*|\b\*(?: AI)? (?:services|ways)\b/ },
		more: [
			"src/pages/services.tsx  its row in the comparison of the services",
			"src/pages/home.tsx  its icon, at the end of serviceIcons",
		],
	},
	industry: {
		folder: "/industries/",
		menu: { start: "export const industries: readonly MenuLink[] = [\n", end: "];\n" },
		counted: { noun: "industries", words: /\b\* (?:industries|kinds of work)\b/ },
	},
};

const numbers = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/**
 * Lines of the site's words that say how many pages of a kind there were.
 * @param {Kind} kind
 * @param {string} navigation before the new page
 */
export function countingLines({ counted, folder }, navigation) {
	if (!counted) return [];
	const number = numbers[navigation.split(`href: "${folder}`).length - 1];
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
