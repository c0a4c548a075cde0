import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SitePage } from "../render-page.tsx";

/** The places in src where a link is written, such as "src/pages/home.tsx:105". */
function placesOf(target: string): string {
	const places: string[] = [];
	for (const name of readdirSync("src", { recursive: true, encoding: "utf8" })) {
		if (!/(?<!\.test)\.tsx?$/.test(name) || name === "page-paths.ts") continue;
		const lines = readFileSync(join("src", name), "utf8").split("\n");
		for (const [index, line] of lines.entries())
			if (line.includes(`"${target}"`)) places.push(`${join("src", name)}:${index + 1}`);
	}
	return places.join(", ");
}

/** Whether a fragment leads to an element, by its id as written or decoded, as in a browser. */
function hasFragment(document: Document, fragment: string): boolean {
	if (document.getElementById(fragment)) return true;
	try {
		return document.getElementById(decodeURIComponent(fragment)) !== null;
	} catch {
		// A % that begins no encoded letter.
		return false;
	}
}

/**
 * The links, menu lines, fragments and redirects that lead nowhere: a line for each, with the file and the line.
 * @param siteFolder has the files that aren't pages
 */
export function deadLinks(
	pages: readonly Pick<SitePage, "path" | "document">[],
	siteFolder: string,
): string[] {
	const documents = new Map(pages.map(({ path, document }) => [path, document]));
	const dead = new Map<string, string>();
	// A folder is nothing that a host serves.
	const isFile = (path: string) =>
		statSync(join(siteFolder, path), { throwIfNoEntry: false })?.isFile() ?? false;
	const leads = (path: string) => documents.has(path) || isFile(path);
	for (const page of pages) {
		for (const link of Array.from(page.document.querySelectorAll('a[href^="/"], a[href^="#"]'))) {
			const href = link.getAttribute("href") ?? "";
			const [path = "", id] = href.replace(/\?[^#]*/, "").split("#");
			const target = path ? documents.get(path) : page.document;
			const isThere = id && target ? hasFragment(target, id) : !path || leads(path);
			if (!isThere && !dead.has(href)) dead.set(href, `on ${page.path}`);
		}
	}
	const { hosting } = JSON.parse(readFileSync("firebase.json", "utf8"));
	for (const { source, destination } of hosting.redirects)
		if (!leads(destination)) dead.set(destination, `firebase.json, redirect of ${source}`);
	return [...dead].map(
		([href, on]) => `${placesOf(href) || "src"}: "${href}" (${on}) leads nowhere.`,
	);
}
