import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { businessFacts } from "#src/content/business-facts.ts";
import { commitments } from "#src/content/commitments.ts";
import { company } from "#src/content/company.ts";
import { legal } from "#src/content/legal.ts";
import { type Proof, proof } from "#src/content/proof.ts";
import { isDay } from "../prerender/checks/problems.ts";
import { pictureFolder, picturesIn } from "../prerender/pictures/pictures.ts";
import { regionOf } from "../prerender/public-holidays.ts";
import { linkFindings, pagesIn, privacyFindings } from "./built-site-check.ts";
import { type Finding, information, open } from "./finding.ts";
import { isSample, isSamplePicture } from "./samples.ts";
import { settingFindings } from "./settings-check.ts";

/** The prefix of placeholder text in a page made by `npm run new`. */
export const placeholder = "Replace: ";

const day = 86_400_000;

/** How many days the legal pages may go without a review. */
const legalDays = 365;

/** Every string in the company file with its field, such as "people[0].name". */
function texts(value: unknown, field = ""): [field: string, text: string][] {
	if (typeof value === "string") return [[field, value]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) => {
		const name = Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key;
		return texts(inner, name);
	});
}

function companyFindings(today: Date): Finding[] {
	const file = "src/content/company.ts";
	const found = texts(company)
		.filter(([, text]) => isSample(text))
		.map(([field, text]) =>
			open(`${field} is the sample "${text}".`, "Replace it with your own.", file),
		);
	if (!regionOf(company.location)) {
		found.push(
			information(
				`No anniversary day is known for "${company.location}", so the contact page says that the phone is answered on it.`,
				"Add the city to citiesByRegion.",
				"prerender/public-holidays.ts",
			),
		);
	}
	if (company.copyrightYear < today.getFullYear()) {
		found.push(
			information(
				`The copyright line says ${company.copyrightYear}.`,
				"That's right if the site was first published then. Otherwise change copyrightYear.",
				file,
			),
		);
	}
	return found;
}

function pictureFindings(): Finding[] {
	return picturesIn(pictureFolder)
		.map((name) => `${pictureFolder}/${name}`)
		.filter(isSamplePicture)
		.map((file) => open("It is the sample picture.", "Replace it with your own.", file));
}

function legalFindings(today: Date): Finding[] {
	const file = "src/content/legal.ts";
	const found: Finding[] = [];
	if (!legal.reviewed) {
		found.push(
			open(
				"No lawyer has reviewed the terms and privacy pages.",
				"Have src/pages/terms.tsx and privacy.tsx reviewed, then set reviewed to true.",
				file,
			),
		);
	}
	const ageOf = (date: string) => (today.getTime() - Date.parse(date)) / day;
	for (const field of ["updated", "read"] as const) {
		// A day's grace: New Zealand's date is ahead of UTC.
		if (isDay(legal[field]) && ageOf(legal[field]) >= -1) continue;
		found.push(
			open(
				`${field} is "${legal[field]}", which isn't a date up to today.`,
				"Write it as 2026-11-22: year, month and day, each with all its digits.",
				file,
			),
		);
	}
	if (ageOf(legal.read) > legalDays) {
		found.push(
			open(
				`The legal pages were last read on ${legal.read}, more than a year ago.`,
				"Read them again, and set read to that day.",
				file,
			),
		);
	}
	return found;
}

function commitmentFindings(): Finding[] {
	return (
		commitments
			// A page that was removed promises nothing.
			.filter(({ confirmed, file }) => !confirmed && existsSync(file))
			.map(({ promise, file }) =>
				open(
					`Not confirmed: ${promise} (${file}).`,
					"Change the text until you can keep the promise, then set confirmed to true.",
					"src/content/commitments.ts",
				),
			)
	);
}

/** Optional facts about the business that are still empty: the site is complete without them. */
export function emptyFactFindings(
	facts: Readonly<Record<string, string | number>> = businessFacts,
): Finding[] {
	const empty = Object.entries(facts).flatMap(([field, text]) => (text ? [] : [field]));
	if (empty.length === 0) return [];
	return [
		information(
			`Left out, because they are empty: ${empty.join(", ")}.`,
			"Visitors ask about each of them. The file says what belongs there.",
			"src/content/business-facts.ts",
		),
	];
}

/** After how many days a client should be asked again for permission. */
const permissionDays = 730;

/** Lists kinds of proof that are empty, and permissions that the client should be asked for again. */
export function proofFindings(today: Date, given: Proof = proof): Finding[] {
	const file = "src/content/proof.ts";
	const kinds = Object.entries(given);
	const empty = kinds.flatMap(([kind, items]) => (items.length > 0 ? [] : [kind]));
	const old = kinds.flatMap(([kind, items]) =>
		items.flatMap(({ permission }: { permission: string }, index: number) =>
			today.getTime() - Date.parse(permission) > permissionDays * day
				? [`${kind}[${index}] (${permission})`]
				: [],
		),
	);
	const found: Finding[] = [];
	if (empty.length > 0) {
		found.push(
			information(
				`Left out, because there are none: ${empty.join(", ")}.`,
				"docs/proof.md says what to write, and what to ask of a client first.",
				file,
			),
		);
	}
	if (old.length > 0) {
		found.push(
			information(
				`Agreed to more than two years ago: ${old.join(", ")}.`,
				"Ask whether they still agree, and write the new date.",
				file,
			),
		);
	}
	return found;
}

function sourceFiles(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file))
		.map((file) => join(folder, file));
}

/** Finds placeholder text that `npm run new` put into a page. */
function placeholderFindings(): Finding[] {
	return [...sourceFiles("src/pages"), ...sourceFiles("src/content")].flatMap((file) => {
		const count = readFileSync(file, "utf8").split(placeholder).length - 1;
		if (count === 0) return [];
		return [
			open(
				`${count} of its texts still ${count === 1 ? "begins" : "begin"} with "${placeholder.trim()}".`,
				"Write the text.",
				file,
			),
		];
	});
}

/**
 * Runs all checks: what must be done before the site goes public, and what the owner should know.
 * @param env the build's settings from `.env` and the environment
 * @param request the function that requests external links; null leaves them unchecked
 */
export async function launchCheck(
	siteFolder: string,
	env: Record<string, string>,
	request: typeof fetch | null,
): Promise<Finding[]> {
	const today = new Date();
	const pages = pagesIn(siteFolder);
	return [
		...companyFindings(today),
		...pictureFindings(),
		...settingFindings(env),
		...legalFindings(today),
		...commitmentFindings(),
		...placeholderFindings(),
		...emptyFactFindings(),
		...proofFindings(today),
		...privacyFindings(pages, env),
		...(await linkFindings(pages, request)),
	];
}
