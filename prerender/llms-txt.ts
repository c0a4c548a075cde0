import { company } from "~/content/company";
import { menu } from "~/content/navigation";
import { openingHours } from "~/content/opening-hours";
import { siteAddress } from "~/content/site-address";
import { menuPlace } from "./menu-place.ts";
import { fileOf, type SitePage } from "./site-page.ts";

/** For pages that no menu holds. */
const otherPages = "This site";

/**
 * The site on one page for language models (llmstxt.org): its name, a summary, and the Markdown
 * version of every page that may be listed, under the headings of the menus.
 */
export function llmsText(pages: readonly SitePage[]): string {
	const sections = new Map<string, string[]>();
	for (const page of pages.filter(({ indexed }) => indexed)) {
		const place = menuPlace(page.path);
		const section = place?.section ?? otherPages;
		const name = page.path === "/" ? "Home" : (place?.title ?? page.name);
		const link = `- [${name}](${siteAddress}${fileOf(page.path, ".md")}): ${page.facts.description}`;
		sections.set(section, [...(sections.get(section) ?? []), link]);
	}
	const titles = [...menu.map(({ title }) => title), otherPages];
	const home = pages.find(({ path }) => path === "/");
	return [
		`# ${company.name}`,
		`> ${company.tagline}. ${home?.facts.description ?? ""}`,
		`Phone ${company.phone} (${openingHours}), email ${company.email}, ${company.location}. Every page is plain HTML, and has a Markdown version at its address with .md at the end.`,
		...titles.map((title) => `## ${title}\n\n${sections.get(title)?.join("\n") ?? ""}`),
		"",
	].join("\n\n");
}
