import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AuthConfig, readAuthConfig } from "~/auth/config";
import { company } from "~/content/company";
import { legal } from "~/content/legal";
import { readProductionSettings } from "../prerender/production-settings.ts";
import { changes } from "../prerender/sitemap.ts";
import { accepted } from "./accepted.ts";
import {
	buildFindings,
	linkFindings,
	pagesIn,
	passedDates,
	privacyFindings,
} from "./built-site-check.ts";
import { commitments } from "./commitments.ts";
import { type Finding, information, open } from "./finding.ts";
import { samplePictures } from "./sample-pictures.ts";

/** What marks every sample value; addresses, phone numbers and names of real companies have none. */
const sample = /sample|longcloud|\.example\b|\b555 01\d\d\b/i;

/** What a new page's words begin with until they are written. */
export const placeholder = "Replace: ";

const day = 86_400_000;

/** How long the legal pages may go without being read again. */
const legalDays = 365;

/** Every text of the company file, by its field. */
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
	const pictures = /^(logo|icons)\.|\.portrait$/;
	const found = texts(company)
		.filter(([field, text]) => !pictures.test(field) && sample.test(text))
		.map(([field, text]) =>
			open("company", `${field} is the sample "${text}".`, "Write the company's own.", file),
		);
	if (company.copyrightYear < today.getFullYear()) {
		found.push(
			information(
				"company",
				`The copyright line says ${company.copyrightYear}.`,
				"That is right if the site was first published then. Otherwise change copyrightYear.",
				file,
			),
		);
	}
	return found;
}

function pictureFindings(): Finding[] {
	const files = [
		company.logo.light,
		company.logo.dark,
		company.icons.small,
		company.icons.large,
		"/favicon.ico",
		"/favicon.svg",
		"/apple-touch-icon.png",
		...company.people.flatMap(({ portrait }) => [
			`/portraits/${portrait}.avif`,
			`/portraits/${portrait}.webp`,
		]),
	];
	return files.flatMap((file) => {
		const path = `public${file}`;
		if (!existsSync(path)) return [open("pictures", "There is no such file.", "Add it.", path)];
		const hash = createHash("sha256").update(readFileSync(path)).digest("hex");
		if (!Object.hasOwn(samplePictures, hash)) return [];
		return [
			open("pictures", "It is the sample picture.", "Put the company's own in its place.", path),
		];
	});
}

function signInFindings(env: Record<string, string>): Finding[] {
	const file = ".env";
	let config: AuthConfig;
	let reports: string | null;
	try {
		config = readAuthConfig(env);
		({ reports } = readProductionSettings(env));
	} catch (error) {
		return [open("sign-in", (error as Error).message, "Mend the settings.", file)];
	}
	return [
		config.emulator
			? open(
					"sign-in",
					"No Firebase project is set: sign-in would ask this machine's emulator.",
					"Fill in the four VITE_FIREBASE_ settings; .env.example says where to find them.",
					file,
				)
			: information(
					"sign-in",
					`Sign-in runs on the Firebase project ${config.firebase.projectId}.`,
				),
		...signUpFindings(config.signUp),
		information(
			"analytics",
			config.firebase.measurementId
				? "The sign-in page asks each visitor whether Google Analytics may count the visit."
				: "There are no analytics.",
		),
		information(
			"reports",
			reports
				? `Visitors' browsers send reports to ${reports}.`
				: "Nobody hears of errors in visitors' browsers.",
			reports ? "" : "VITE_REPORTS_ADDRESS names an address that does.",
			reports ? "" : file,
		),
	];
}

function signUpFindings(signUp: AuthConfig["signUp"]): Finding[] {
	if (signUp === "provider") return [information("sign-in", "Sign-up creates real accounts.")];
	const what =
		"Sign-up tells visitors that their account was created, and creates none (VITE_SIGN_UP=check).";
	if (accepted.signUpWithoutAccounts) return [information("sign-in", what)];
	return [
		open(
			"sign-in",
			what,
			"Set VITE_SIGN_UP=provider in .env, or accept it here in writing.",
			"launch/accepted.ts",
		),
	];
}

function legalFindings(today: Date): Finding[] {
	const file = "src/content/legal.ts";
	const found: Finding[] = [];
	if (!legal.reviewed) {
		found.push(
			open(
				"legal",
				"No lawyer has reviewed the terms and privacy pages.",
				"Have src/pages/terms.tsx and privacy.tsx reviewed, then set reviewed to true.",
				file,
			),
		);
	}
	const age = (today.getTime() - Date.parse(legal.updated)) / day;
	if (Number.isNaN(age) || age < -1) {
		found.push(
			open("legal", `updated is "${legal.updated}".`, "Give the day of the last change.", file),
		);
	} else if (age > legalDays) {
		found.push(
			open(
				"legal",
				`The legal pages were last read on ${legal.updated}, more than a year ago.`,
				"Read them again, and set updated to that day.",
				file,
			),
		);
	}
	return found;
}

function commitmentFindings(): Finding[] {
	return commitments
		.filter(({ confirmed }) => !confirmed)
		.map(({ promise, file }) =>
			open(
				"commitments",
				`Not confirmed: ${promise} (${file}).`,
				"Change the words until it is so, then set confirmed to true.",
				"launch/commitments.ts",
			),
		);
}

function sourceFiles(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file))
		.map((file) => join(folder, file));
}

/** Words that `npm run new` put into a page for somebody to write. */
function placeholderFindings(): Finding[] {
	return [...sourceFiles("src/pages"), ...sourceFiles("src/content")].flatMap((file) => {
		const count = readFileSync(file, "utf8").split(placeholder).length - 1;
		if (count === 0) return [];
		return [
			open(
				"words",
				`${count} of its texts still ${count === 1 ? "begins" : "begin"} with "${placeholder.trim()}".`,
				"Write them.",
				file,
			),
		];
	});
}

interface LaunchCheckOptions {
	/** The built site. */
	siteFolder: string;
	/** The build's settings, as `.env` and the environment give them. */
	env: Record<string, string>;
	today: Date;
	/** What asks for outside links; null leaves them unchecked. */
	request: typeof fetch | null;
}

/** Everything that stands between the site and the public, and what else the owner should know. */
export async function launchCheck(options: LaunchCheckOptions): Promise<Finding[]> {
	const { siteFolder, env, today, request } = options;
	const pages = pagesIn(siteFolder);
	return [
		...companyFindings(today),
		...pictureFindings(),
		...signInFindings(env),
		...legalFindings(today),
		...commitmentFindings(),
		...placeholderFindings(),
		...passedDates(pages, changes(), today),
		...buildFindings(siteFolder, pages, today),
		...privacyFindings(pages, env),
		...(await linkFindings(pages, request)),
	];
}
