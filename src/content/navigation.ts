import { capitalised, count } from "#src/content/counts.ts";
import { people } from "#src/content/people.ts";
import type { PageMetadata } from "#src/page-metadata.ts";
import type { InternalHref, Path } from "#src/paths.ts";

/*
 * The menus, from which the header, the mobile menu, the footer and several pages take their links. Only what
 * runs at build time may import this file: it reads every solution and industry page.
 */

export interface MenuLink {
	title: string;
	href: InternalHref;
	/** A line of text under the link. */
	description: string;
	/** A word or two next to the title, for something new. */
	badge?: string;
}

export interface MenuColumn {
	title?: string;
	links: readonly MenuLink[];
}

interface MegaMenu {
	headline: string;
	description: string;
	gridCols: 1 | 2;
	columns: readonly MenuColumn[];
}

interface MenuItem {
	title: string;
	/** The menu's overview page, if it has one. */
	href?: InternalHref;
	megaMenu?: MegaMenu;
}

const pages = import.meta.glob<PageMetadata>("../pages/{solutions,industries}/*.tsx", {
	eager: true,
	import: "page",
});

/** Links to pages by the names and menu lines that they give themselves. */
function linksTo(...paths: Path[]): MenuLink[] {
	return paths.map((href) => {
		const page = pages[`../pages${href}.tsx`];
		if (!page?.name || !page.menu) {
			throw new Error(
				`src/pages${href}.tsx needs a name and a menu line, because a menu leads to it.`,
			);
		}
		return { title: page.name, href, description: page.menu };
	});
}

export const services = linksTo(
	"/solutions/ai-agents",
	"/solutions/gen-ai",
	"/solutions/consulting",
	"/solutions/automation",
	"/solutions/data-analytics",
	"/solutions/cloud-page",
);

export const industries = linksTo(
	"/industries/finance",
	"/industries/healthcare",
	"/industries/manufacturing",
	"/industries/retreats",
	"/industries/logistic",
);

/** Links in two columns, of which the first is longer if the number is odd. */
function halves(links: readonly MenuLink[]): Pick<MegaMenu, "gridCols" | "columns"> {
	const half = Math.ceil(links.length / 2);
	return { gridCols: 2, columns: [{ links: links.slice(0, half) }, { links: links.slice(half) }] };
}

/** A menu of the header. Every one has a panel. */
export type Menu = MenuItem & { megaMenu: MegaMenu };

/** The header's menus, in order. The mobile menu shows the same ones. */
export const menu: readonly Menu[] = [
	{
		title: "Services",
		href: "/services",
		megaMenu: {
			headline: `${capitalised(count(services.length, "service", "services"))}, one team`,
			description:
				"Start with the job that costs you the most hours. We’ll say which service it needs.",
			...halves(services),
		},
	},
	{
		title: "Industries",
		megaMenu: {
			headline: `${capitalised(count(industries.length, "industry", "industries"))} we build for`,
			description: "Each page says what we’d build first, how long it takes and which rules apply.",
			...halves(industries),
		},
	},
	{
		title: "Company",
		megaMenu: {
			headline: "Who you deal with",
			description: "Those you speak to answer for the work.",
			gridCols: 1,
			columns: [
				{
					links: [
						{
							title: "Our leadership",
							href: "/company/leadership",
							description:
								people.length === 1
									? "The person who answers for the work."
									: `The ${count(people.length, "person", "people")} who answer for the work.`,
						},
					],
				},
			],
		},
	},
	{
		title: "Careers",
		megaMenu: {
			headline: "Work with us",
			description: "Before you apply, you know how long each step takes and why it’s there.",
			gridCols: 1,
			columns: [
				{
					title: "How we hire",
					links: [
						{
							title: "Hiring Journey",
							href: "/career/hire",
							description: "Each step from application to offer, and what it tests.",
						},
					],
				},
				{
					title: "Internships",
					links: [
						{
							title: "Explore Opportunities",
							href: "/career/opportunities",
							description: "A paid internship: the work week by week, and how to apply.",
						},
					],
				},
			],
		},
	},
];
