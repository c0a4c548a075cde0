import { readFileSync } from "node:fs";
import { join } from "node:path";
import { notFoundPath, paths } from "#src/paths.ts";
import { builtFileOf } from "#src/paths.ts";
import { parseHtml } from "../prerender/html.ts";
import { moduleOf } from "../prerender/page-files.ts";
import { checkLinks } from "./external-links.ts";
import { type Finding, information, open } from "./finding.ts";

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
	/** The pages that have each link. */
	const links = new Map<string, Set<string>>();
	for (const { path, html } of pages) {
		for (const link of Array.from(parseHtml(html).querySelectorAll('a[href^="http"]'))) {
			const address = link.getAttribute("href") ?? "";
			links.set(address, (links.get(address) ?? new Set()).add(path));
		}
	}
	const unchecked = (why: string) => [
		information(
			`${links.size} external links were not checked: ${why}.`,
			"Run npm run launch-check again with a network connection.",
		),
	];
	if (!request) return unchecked("--offline");
	const faults = await checkLinks([...links.keys()], request);
	if (!faults) return unchecked("there is no network");
	return faults.map(({ address, broken, why }) => {
		const [first = "/", ...others] = links.get(address) ?? [];
		const what = `${address}, on ${first}${others.length > 0 ? ` and ${others.length} more` : ""},`;
		return broken
			? open(`${what} is broken (${why}).`, "Fix the link or remove it.", moduleOf(first))
			: information(`${what} was not checked (${why}).`, "Open it in a browser.");
	});
}
