import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type AuthConfig, readAuthConfig } from "~/auth/config";
import { company } from "~/content/company";
import { legal } from "~/content/legal";
import { promises } from "~/content/promises";
import { parseHtml } from "./html.ts";
import { checkLinks } from "./outside-links.ts";
import { samplePictures } from "./sample-pictures.ts";
import { changes, moduleOf } from "./sitemap.ts";

/** Something to do before the site is for the public, or something to know. */
export interface Finding {
	/** Open findings stand in the way of going public. */
	open: boolean;
	/** What it is about: company, pictures, sign-in, legal, promises, words, dates, build, links. */
	about: string;
	what: string;
	/** What to do; empty where there is nothing. */
	fix: string;
	/** Where to do it. */
	file: string;
}

/** What marks every sample value; addresses, phone numbers and names of real companies have none. */
const sample = /sample|longcloud|\.example\b|\b555 01\d\d\b/i;

/** What a new page's words begin with until they are written. */
export const placeholder = "Replace: ";

const day = 86_400_000;

/** How long the legal pages may go without being read again. */
const legalDays = 365;

/** How long before its end security.txt is to be renewed. */
const securityDays = 30;

const open = (about: string, what: string, fix: string, file: string): Finding => ({
	open: true,
	about,
	what,
	fix,
	file,
});

const information = (about: string, what: string, fix = "", file = ""): Finding => ({
	open: false,
	about,
	what,
	fix,
	file,
});

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
	try {
		config = readAuthConfig(env);
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
		config.signUp === "check"
			? information(
					"sign-in",
					"Sign-up compares the two passwords and creates no account.",
					"VITE_SIGN_UP=provider creates real ones.",
					file,
				)
			: information("sign-in", "Sign-up creates real accounts."),
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

function promiseFindings(): Finding[] {
	return promises
		.filter(({ confirmed }) => !confirmed)
		.map(({ promise, file }) =>
			open(
				"promises",
				`Not confirmed: ${promise} (${file}).`,
				"Change the words until it is so, then set confirmed to true.",
				"src/content/promises.ts",
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

/** A built page: its path in the site, and its markup. */
interface Page {
	path: string;
	html: string;
}

function pagesIn(siteFolder: string): Page[] {
	return readdirSync(siteFolder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".html"))
		.map((file) => ({
			path: `/${file.replace(/\.html$/, "").replace(/^index$/, "")}`,
			html: readFileSync(join(siteFolder, file), "utf8"),
		}));
}

/** The module that holds the words of a built page. */
const fileOf = (path: string) => (path === "/404" ? "src/pages/not-found.tsx" : moduleOf(path));

const fullDate =
	/\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g;

/**
 * Dates that lay ahead when a page's words were written and have since come: "from 1 June" may have
 * to become "since 1 June".
 * @param written when each page's module last changed, by its file
 */
export function passedDates(
	pages: readonly Page[],
	written: ReadonlyMap<string, string>,
	today: Date,
): Finding[] {
	return pages.flatMap(({ path, html }) => {
		const file = fileOf(path);
		const since = Date.parse(written.get(file) ?? "");
		const main = parseHtml(html).querySelector("main")?.textContent ?? "";
		return [...new Set(main.match(fullDate) ?? [])]
			.filter((date) => {
				const time = Date.parse(`${date} UTC`);
				return time > since && time <= today.getTime();
			})
			.map((date) =>
				open(
					"dates",
					`${date} lay ahead when the page was last changed, and has come.`,
					"Check what the page says of it.",
					file,
				),
			);
	});
}

function buildFindings(siteFolder: string, pages: readonly Page[], today: Date): Finding[] {
	const found: Finding[] = [];
	const home = parseHtml(pages.find(({ path }) => path === "/")?.html ?? "");
	const canonical = home.querySelector("link[rel=canonical]")?.getAttribute("href");
	const address = canonical?.replace(/\/$/, "") ?? "";
	if (address !== company.siteAddress) {
		found.push(
			open(
				"build",
				`It was built for ${address || "no address"}, not for ${company.siteAddress}.`,
				"Build it without VITE_SITE_ADDRESS.",
				siteFolder,
			),
		);
	}
	const file = join(siteFolder, ".well-known/security.txt");
	const security = existsSync(file) ? readFileSync(file, "utf8") : "";
	const left = (Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? "") - today.getTime()) / day;
	if (!(left > securityDays)) {
		found.push(
			open(
				"build",
				left > 0
					? `It expires in ${Math.floor(left)} days.`
					: "It has expired, or says no day on which it will.",
				"Run npm run build and publish what it makes: every build renews it for a year.",
				file,
			),
		);
	}
	return found;
}

/** Asks for every outside link of the pages. */
async function linkFindings(pages: readonly Page[], request: typeof fetch | null) {
	const links = new Map<string, string[]>();
	for (const { path, html } of pages) {
		for (const link of Array.from(parseHtml(html).querySelectorAll('a[href^="http"]'))) {
			const address = link.getAttribute("href") ?? "";
			const known = links.get(address) ?? [];
			if (!known.includes(path)) links.set(address, [...known, path]);
		}
	}
	const on = (address: string) => {
		const [first = "", ...others] = links.get(address) ?? [];
		return others.length > 0 ? `${first} and ${others.length} more` : first;
	};
	const unchecked = (why: string) => [
		information(
			"links",
			`${links.size} outside links were not checked: ${why}.`,
			"Run npm run launch-check again with a network.",
		),
	];
	if (!request) return unchecked("--offline");
	const states = await checkLinks([...links.keys()], { fetch: request });
	if (states.every(({ why }) => why === "no network")) return unchecked("there is no network");
	return states
		.filter(({ state }) => state !== "answers")
		.map(({ address, state, why }) =>
			state === "broken"
				? open(
						"links",
						`${address}, on ${on(address)}, is broken (${why}).`,
						"Mend the link, or take it out.",
						fileOf(links.get(address)?.[0] ?? "/"),
					)
				: information(
						"links",
						`${address}, on ${on(address)}, was not checked (${why}).`,
						"Open it in a browser.",
					),
		);
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
		...promiseFindings(),
		...placeholderFindings(),
		...passedDates(pages, changes(), today),
		...buildFindings(siteFolder, pages, today),
		...(await linkFindings(pages, request)),
	];
}
