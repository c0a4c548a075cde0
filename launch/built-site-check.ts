import { readFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "#src/content/company.ts";
import { notFoundPath, paths } from "#src/paths.ts";
import { builtFileOf } from "#src/routing/page-file.ts";
import { parseHtml } from "../prerender/html.ts";
import { moduleOf } from "../prerender/page-module.ts";
import { checkLinks } from "./external-links.ts";
import { type Finding, information, open } from "./finding.ts";
import { withPlainSpaces } from "./wording-rules.ts";

/* The checks of the built site. */

/** A built page: its path and its markup. */
export interface BuiltPage {
	path: string;
	html: string;
}

/** Reads all pages of a built site, but no other HTML files that the owner may have put into public. */
export function pagesIn(siteFolder: string): BuiltPage[] {
	return [...paths, notFoundPath].map((path) => ({
		path,
		html: readFileSync(join(siteFolder, builtFileOf(path, ".html")), "utf8"),
	}));
}

const fullDate =
	/\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g;

/**
 * Finds dates that were in the future when the page was written but have since passed: "from 1 June 2026"
 * may have to become "since 1 June 2026". A `<time>` is left out: it is of the page itself.
 * @param written when each page's module last changed, by file
 */
export function passedDates(
	pages: readonly BuiltPage[],
	written: ReadonlyMap<string, string>,
	today: Date,
): Finding[] {
	return pages.flatMap(({ path, html }) => {
		const file = moduleOf(path);
		// The day in the place where it was written, whose date is ahead of UTC.
		const since = Date.parse(written.get(file)?.slice(0, 10) ?? "");
		const main = parseHtml(html).querySelector("main");
		for (const time of Array.from(main?.querySelectorAll("time") ?? [])) time.remove();
		// Elements are no part of a word, and a date may have no-break spaces.
		const words = withPlainSpaces((main?.innerHTML ?? "").replace(/<[^>]*>/g, " "));
		return [...new Set(words.match(fullDate) ?? [])]
			.filter((date) => {
				const time = Date.parse(`${date} UTC`);
				return time > since && time <= today.getTime();
			})
			.map((date) =>
				information(
					`${date} was in the future when the page was last changed, but isn't any more.`,
					"Check what the page says about it.",
					file,
				),
			);
	});
}

/** Checks the address that a site was built for. */
export function addressFindings(siteFolder: string, pages: readonly BuiltPage[]): Finding[] {
	const home = parseHtml(pages.find(({ path }) => path === "/")?.html ?? "");
	const canonical = home.querySelector("link[rel=canonical]")?.getAttribute("href");
	const address = canonical?.replace(/\/$/, "") ?? "";
	if (address === company.siteAddress) return [];
	return [
		open(
			`It was built for ${address || "no address"}, not for ${company.siteAddress}.`,
			"Build it without VITE_SITE_ADDRESS.",
			siteFolder,
		),
	];
}

/** Checks that the privacy page names what the settings switch on, and only that. */
export function privacyFindings(
	pages: readonly BuiltPage[],
	env: Readonly<Record<string, string>>,
): Finding[] {
	const html = pages.find(({ path }) => path === "/privacy")?.html ?? "";
	const words = parseHtml(html).querySelector("main")?.textContent ?? "";
	const subjects = [
		{ setting: "VITE_FIREBASE_MEASUREMENT_ID", what: "Google Analytics", says: /Google Analytics/ },
		{ setting: "VITE_REPORTS_ADDRESS", what: "reports of errors", says: /fault of the site/ },
		{ setting: "VITE_BOT_PROTECTION", what: "reCAPTCHA", says: /reCAPTCHA/ },
	];
	return subjects
		.map((subject) => ({ ...subject, on: !["", "off"].includes(env[subject.setting] ?? "") }))
		.filter(({ on, says }) => on !== says.test(words))
		.map(({ setting, what, on }) =>
			open(
				`${setting} is ${on ? "set" : "not set"}, but the built page ${on ? "doesn't mention" : "mentions"} ${what}.`,
				"Build the site with the settings of .env. If the page still doesn't follow them, change its text.",
				"src/pages/privacy.tsx",
			),
		);
}

/**
 * Checks every external link on the pages.
 * @param request the function that sends requests; null leaves the links unchecked
 */
export async function linkFindings(pages: readonly BuiltPage[], request: typeof fetch | null) {
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
			`${links.size} external links were not checked: ${why}.`,
			"Run npm run launch-check again with a network connection.",
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
						`${address}, on ${on(address)}, is broken (${why}).`,
						"Fix the link or remove it.",
						moduleOf(links.get(address)?.[0] ?? "/"),
					)
				: information(
						`${address}, on ${on(address)}, was not checked (${why}).`,
						"Open it in a browser.",
					),
		);
}
