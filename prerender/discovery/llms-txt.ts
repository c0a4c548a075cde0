import { company } from "#src/content/company.ts";
import { menu } from "#src/content/navigation.ts";
import { openingHours } from "#src/content/opening-hours.ts";
import { siteAddress } from "#src/content/site-address.ts";
import { builtFileOf } from "#src/paths.ts";
import type { SitePage } from "../site-page.tsx";
import { menuPlace } from "./menu-place.ts";

/** The heading for pages that aren't in a menu. */
const otherPages = "This site";

/**
 * The content of llms.txt (llmstxt.org), a summary of the site for language models: name, summary,
 * and a link to the Markdown version of every indexed page, grouped by menu and in
 * its order.
 */
export function llmsText(pages: readonly SitePage[]): string {
	const sections = new Map<string, string[]>();
	const order = menu.flatMap(({ href, megaMenu }) => [
		href,
		...megaMenu.columns.flatMap(({ links }) => links.map((link) => link.href)),
	]);
	const placeOf = ({ path }: SitePage) => (order as readonly string[]).indexOf(path);
	const listed = pages.filter(({ indexed }) => indexed);
	for (const page of listed.toSorted((a, b) => placeOf(a) - placeOf(b))) {
		const place = menuPlace(page.path);
		const section = place?.section ?? otherPages;
		const name = page.path === "/" ? "Home" : (place?.title ?? page.name);
		const link = `- [${name}](${siteAddress}${builtFileOf(page.path, ".md")}): ${page.metadata.description}`;
		sections.set(section, [...(sections.get(section) ?? []), link]);
	}
	const titles = [...menu.map(({ title }) => title), otherPages];
	const home = pages.find(({ path }) => path === "/");
	return [
		`# ${company.name}`,
		`> ${company.tagline}. ${home?.metadata.description ?? ""}`,
		`Phone ${company.phone} (${openingHours}), email ${company.email}, ${company.location}. Every page is plain HTML, and has a Markdown version at its address with .md at the end.`,
		...titles.map((title) => `## ${title}\n\n${sections.get(title)?.join("\n") ?? ""}`),
		"",
	].join("\n\n");
}
