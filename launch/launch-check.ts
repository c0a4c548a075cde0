import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readAuthConfig } from "#src/auth/config.ts";
import { company } from "#src/content/company.ts";
import { decisions } from "#src/content/decisions.ts";
import { legal } from "#src/content/legal.ts";
import { proof } from "#src/content/proof.ts";
import { parseHtml } from "../build/html.ts";
import { pictureFolder, pictureNames } from "../build/pictures/pictures.ts";
import { regionOf } from "../build/public-holidays.ts";
import { checkLinks } from "./external-links.ts";

/** Something to do before the site goes public, or something that the owner should know. */
export interface Finding {
	/** Whether it must be done before the site goes public. */
	open: boolean;
	/** The file to change. */
	file: string;
	what: string;
	/** What to do. Empty if there is nothing to do. */
	cure: string;
}

const finding =
	(open: boolean) =>
	(file: string, what: string, cure = ""): Finding => ({ open, file, what, cure });
const open = finding(true);
const information = finding(false);

const companyFile = "src/content/company.ts";
const day = 86_400_000;

/** What the site was delivered with. */
const sample =
	/^(Longcloud|Longcloud Sample Limited|https:\/\/www\.longcloud\.example|\+64 9 555 0100|hello@longcloud\.example|https:\/\/www\.linkedin\.com\/(company\/longcloud-sample|in\/(alex|robin)-sample-longcloud)|(Alex|Robin) Sample|.*: a sample for the owner to replace\.)$/;

/** What marks the pictures that the site was delivered with, whatever their names. */
const sampleMark = '<svg data-sample=""';

/** Every text in a value with its field, such as "people[0].name". */
function textsIn(value: unknown, field = ""): [field: string, text: string][] {
	if (typeof value === "string") return [[field, value]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, inner]) =>
		textsIn(inner, Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key),
	);
}

function companyFindings(today: Date): Finding[] {
	const found = textsIn(company)
		.filter(([, text]) => sample.test(text))
		.map(([field, text]) =>
			open(companyFile, `${field} is the sample "${text}".`, "Replace it with your own."),
		);
	if (!regionOf(company.location)) {
		found.push(
			information(
				"build/public-holidays.ts",
				`The anniversary day of "${company.location}" isn't known, so the phone is answered on it.`,
				"Add the city to citiesByRegion.",
			),
		);
	}
	if (company.copyrightYear < today.getFullYear())
		found.push(information(companyFile, `The copyright line says ${company.copyrightYear}.`));
	return found;
}

/** The sample pictures, which are replaced while a page shows them, and deleted otherwise. */
function pictureFindings(): Finding[] {
	const { logo, symbol, people } = company;
	const shown = [
		...[logo.light, logo.dark, symbol].map((name) => `brand/${name}`),
		...people.map(({ portrait }) => `portraits/${portrait}`),
	];
	return pictureNames()
		.filter((name) => readFileSync(join(pictureFolder, name), "utf8").startsWith(sampleMark))
		.map((name) =>
			shown.includes(name)
				? open(`${pictureFolder}/${name}`, "It is the sample picture.", "Replace it with your own.")
				: open(`${pictureFolder}/${name}`, "No page shows this sample any more.", "Delete it."),
		);
}

/** What the settings of .env, which a build has accepted, mean for visitors. */
export function settingFindings(env: Readonly<Record<string, string>>): Finding[] {
	const found: Finding[] = [];
	const { VITE_SITE_ADDRESS: address, VITE_SIGN_UP: signUp } = env;
	const { emulator, firebase } = readAuthConfig(env);
	if (address && address !== company.siteAddress)
		found.push(open(".env", `The site is built for ${address}.`, "Remove VITE_SITE_ADDRESS."));
	found.push(
		emulator
			? open(
					".env",
					"No Firebase project is set, so nobody could sign in.",
					"Fill in the four VITE_FIREBASE_ settings: .env.example says where they stand.",
				)
			: information(".env", `Sign-in runs on the Firebase project ${firebase.projectId}.`),
	);
	const noAccounts = "Sign-up says that an account was created, and creates none.";
	if (!signUp)
		found.push(
			open(".env", noAccounts, "Set VITE_SIGN_UP to provider, or to check if you accept that."),
		);
	if (signUp === "check") found.push(information(".env", noAccounts));
	if (env.VITE_PLAIN_ERRORS !== "on")
		found.push(
			information(
				".env",
				"A wrong password, no network and too many tries are told in the provider's own sentences.",
				"VITE_PLAIN_ERRORS=on puts them in plain words.",
			),
		);
	if (!env.VITE_REPORTS_ADDRESS)
		found.push(
			information(
				".env",
				"Nobody hears of errors in visitors' browsers.",
				"VITE_REPORTS_ADDRESS names an address that does.",
			),
		);
	return found;
}

export function legalFindings(today: Date, { reviewed, updated, read } = legal): Finding[] {
	const file = "src/content/legal.ts";
	const age = (date: string) => (today.getTime() - Date.parse(date)) / day;
	const found: Finding[] = [];
	if (!reviewed)
		found.push(
			open(
				file,
				"No lawyer has reviewed the terms and privacy pages.",
				"Have src/pages/terms.tsx and privacy.tsx reviewed, then set reviewed to true.",
			),
		);
	for (const [field, date] of Object.entries({ updated, read })) {
		// A day's grace: New Zealand's date is ahead of UTC.
		if (!/^\d{4}-\d\d-\d\d$/.test(date) || !(age(date) >= -1))
			found.push(open(file, `${field} is "${date}".`, "Write a day up to today: 2026-11-22."));
	}
	if (age(read) > 365)
		found.push(
			open(
				file,
				`The legal pages were last read on ${read}, more than a year ago.`,
				"Read them again, and set read to that day.",
			),
		);
	return found;
}

/** The decisions whose value the owner hasn't agreed to. */
export function decisionFindings(given: object = decisions): Finding[] {
	return Object.entries(given)
		.filter(([, { value, agreed }]) => value !== agreed)
		.map(([name, { value }]) =>
			open(
				"src/content/decisions.ts",
				`${name} is ${JSON.stringify(value)}, which you haven't agreed to.`,
				"Write the value that you'll stand by, and the same as agreed.",
			),
		);
}

/** Kinds of proof that are empty, and permissions that are two years old. */
export function proofFindings(today: Date, given = proof): Finding[] {
	const file = "src/content/proof.ts";
	const kinds = Object.entries(given);
	const empty = kinds.flatMap(([kind, items]) => (items.length > 0 ? [] : [kind]));
	const old = kinds.flatMap(([kind, items]) =>
		items.flatMap(({ permission }, index) =>
			today.getTime() - Date.parse(permission) > 730 * day ? [`${kind}[${index}]`] : [],
		),
	);
	const found: Finding[] = [];
	if (empty.length > 0)
		found.push(information(file, `Left out, because there are none: ${empty.join(", ")}.`));
	if (old.length > 0)
		found.push(
			information(
				file,
				`Agreed to more than two years ago: ${old.join(", ")}.`,
				"Ask whether they still agree, and write the new date.",
			),
		);
	return found;
}

/** The links to other sites in a built site that lead nowhere, or that a person has to open. */
export async function linkFindings(siteFolder: string, request = fetch): Promise<Finding[]> {
	const links = new Set<string>();
	for (const file of readdirSync(siteFolder, { recursive: true, encoding: "utf8" })) {
		if (!file.endsWith(".html")) continue;
		const document = parseHtml(readFileSync(join(siteFolder, file), "utf8"));
		for (const link of Array.from(document.querySelectorAll('a[href^="https:"]')))
			links.add(link.getAttribute("href") ?? "");
	}
	const faults = await checkLinks([...links], request);
	if (!faults)
		return [information(siteFolder, `${links.size} links weren't checked: there is no network.`)];
	return faults.map(({ address, broken, why }) =>
		broken
			? open("src/pages", `${address} is broken (${why}).`, "Correct the link, or remove it.")
			: information("src/pages", `${address} wasn't checked (${why}).`, "Open it in a browser."),
	);
}

/**
 * Says what must be done before the site goes public, and what the owner should know.
 * @param env the build's settings, from .env and the environment
 */
export function launchCheck(env: Readonly<Record<string, string>>, today = new Date()): Finding[] {
	return [
		...companyFindings(today),
		...pictureFindings(),
		...settingFindings(env),
		...legalFindings(today),
		...decisionFindings(),
		...proofFindings(today),
	];
}
