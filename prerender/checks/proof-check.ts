import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSizeFromFile } from "image-size/fromFile";
import type { Proof } from "../../src/content/proof.ts";
import { hasSameRatio, isDay, problemList } from "./problem-list.ts";

/** How many of each the pages have room for. */
const most: Record<keyof Proof, number> = { clients: 6, quotes: 3, results: 3, figures: 3 };

/** The fields that each kind must have, besides the permission. */
const required: Record<keyof Proof, readonly string[]> = {
	clients: ["name"],
	quotes: ["words", "name", "role", "organisation"],
	results: [
		...["what", "organisation", "before.value", "before.period", "after.value", "after.period"],
		"measuredBy",
	],
	figures: ["value", "what", "source"],
};

/** The longest text of a field, in characters. Fields that aren't named may have 80. */
const longest: Record<string, number> = { words: 160, value: 12 };
const longestOther = 80;

/** The size limit of a logo in bytes, enough for simple outlines in one colour. */
const largestLogo = 20_000;

/** Matches the samples' names, but not a sample of something. */
const sample = /\bSample [A-Z]|\b[A-Z]\w* Sample\b/;

/** An item's texts by field, such as "before.value". Logos and dates have their own checks. */
function textsOf(item: object, before = ""): [field: string, text: unknown][] {
	return Object.entries(item).flatMap(([field, value]) =>
		["logo", "permission"].includes(field)
			? []
			: typeof value === "object" && value !== null
				? textsOf(value, `${before}${field}.`)
				: [[before + field, value]],
	);
}

/**
 * Checks the proof file. Returns a message for each problem: the field, its value and how to fix it.
 * @param publicFolder the folder with the clients' logos
 * @param today the latest date that a permission may have
 */
export async function proofProblems(
	proof: Proof,
	publicFolder: string,
	today = new Date(),
): Promise<string[]> {
	const { problems, need, text: needText } = problemList();

	async function logo(field: string, { file, width, height }: Logo): Promise<void> {
		const path = join(publicFolder, file);
		const form = /^\/clients\/[\w-]+\.svg$/.test(file);
		if (!need(form, field, file, "Put the logo in public/clients, as an SVG: /clients/name.svg.")) {
			return;
		}
		if (!need(existsSync(path), field, file, `There is no public${file}. Put the logo there.`)) {
			return;
		}
		const svg = readFileSync(path, "utf8");
		need(
			svg.length <= largestLogo,
			field,
			file,
			`public${file} has ${svg.length} bytes. Ask for a version in one colour, of ${largestLogo} at most.`,
		);
		need(
			!/<(text|image|script|style|foreignObject)\b/.test(svg),
			field,
			file,
			`public${file} has letters that need a font, a picture, or code. Save it with all of it converted to outlines.`,
		);
		const size = await imageSizeFromFile(path).catch(() => undefined);
		if (!size) {
			need(false, field, file, `public${file} can't be read. Save it again.`);
			return;
		}
		need(
			hasSameRatio(size, { width, height }),
			field,
			[width, height],
			`public${file} is ${size.width} by ${size.height}. Write the file's own size as width and height.`,
		);
	}

	for (const [kind, limit] of Object.entries(most) as [keyof Proof, number][]) {
		const items = proof[kind];
		if (!need(Array.isArray(items), kind, items, "Put the list back; it may be empty: [].")) {
			continue;
		}
		need(items.length <= limit, kind, items.length, `Choose the best ${limit}.`);
		for (const [index, item] of items.entries()) {
			const at = `${kind}[${index}]`;
			const texts = textsOf(item);
			const lacking = required[kind].filter((field) => !texts.some(([name]) => name === field));
			for (const field of lacking) needText(`${at}.${field}`, null);
			for (const [field, text] of texts) {
				const length = longest[field.replace(/^.*\./, "")] ?? longestOther;
				if (!needText(`${at}.${field}`, text)) continue;
				need(
					String(text).length <= length,
					`${at}.${field}`,
					text,
					`It has ${String(text).length} characters. Shorten it to ${length}, and ask the client to agree to the shorter words.`,
				);
				need(
					!sample.test(String(text)),
					`${at}.${field}`,
					text,
					"It is a sample. Write what a client of yours has agreed to, or leave the list empty: [].",
				);
				need(
					// A name may begin with an apostrophe.
					field !== "words" || !/^["“”'‘]|["“”]$/.test(String(text)),
					`${at}.${field}`,
					text,
					"Leave out the quotation marks: the page sets them.",
				);
			}
			need(
				isDay(item.permission),
				`${at}.permission`,
				item.permission ?? null,
				"Write the day on which they agreed in writing, such as 2026-11-22. Without that date, leave the entry out.",
			) &&
				need(
					// A day's grace: New Zealand's date is ahead of UTC.
					Date.parse(item.permission) <= today.getTime() + 86_400_000,
					`${at}.permission`,
					item.permission,
					"It is in the future. Show this once they have agreed.",
				);
			if ("logo" in item && item.logo) await logo(`${at}.logo`, item.logo);
		}
	}
	return problems;
}

type Logo = NonNullable<Proof["clients"][number]["logo"]>;

/** Why a build with these settings must not show the samples it asks for. Null if nothing is wrong. */
export function sampleProofProblem(env: Readonly<Record<string, unknown>>): string | null {
	const asked = String(env.VITE_SAMPLE_PROOF ?? "");
	if (!["", "on", "off"].includes(asked)) {
		return `VITE_SAMPLE_PROOF is "${asked}": set it to on or off.`;
	}
	if (asked !== "on" || (env.VITE_AUTH_EMULATOR && !env.VITE_FIREBASE_PROJECT_ID)) return null;
	return "VITE_SAMPLE_PROOF is on: the pages would show clients, quotes and results that are made up. Only a build on the auth emulator may show them: npm start, the tests, the gallery. Remove the setting.";
}
