import { byNumber, capitalised, count, inWords } from "#src/content/counts.ts";
import { people } from "#src/content/people.ts";
import type { InternalHref } from "#src/paths.ts";

export interface MenuLink {
	title: string;
	href: InternalHref;
	/** A line of text under the link. */
	description: string;
	/** A word or two next to the title, for something new. */
	badge?: string;
}

interface Industry extends MenuLink {
	/** Those who work in it, as home's first sentence names them: “banks”. */
	clients?: string;
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

export const services: readonly MenuLink[] = [
	{
		title: "AI Agents",
		href: "/solutions/ai-agents",
		description: "Software that carries out a task, and stops for a person where you say.",
	},
	{
		title: "Generative AI",
		href: "/solutions/gen-ai",
		description: "Answers and letters from documents you trust, with references to check.",
	},
	{
		title: "Consulting",
		href: "/solutions/consulting",
		description: "Which of your problems suit AI, which don’t, and what to do first.",
	},
	{
		title: "Automation",
		href: "/solutions/automation",
		description: "Figures move between your systems by rule, so nobody retypes them.",
	},
	{
		title: "Data Analytics",
		href: "/solutions/data-analytics",
		description: "Numbers your teams agree on, and forecasts with a margin of error.",
	},
	{
		title: "Cloud & IT infrastructure",
		href: "/solutions/cloud-page",
		description: "Access, cost and recovery are agreed before any system moves in.",
	},
];

export const industries: readonly Industry[] = [
	{
		title: "Financial Services",
		href: "/industries/finance",
		clients: "banks",
		description: "Onboarding, alerts and lending, with a reason on file for every decision.",
	},
	{
		title: "Healthcare",
		href: "/industries/healthcare",
		clients: "clinics",
		description: "Letters, referrals and coding prepared for your staff to check.",
	},
	{
		title: "Baby Food Manufacturing",
		href: "/industries/manufacturing",
		clients: "infant formula plants",
		description: "Trace a tin to the lots inside it, and run recall drills against the clock.",
	},
	{
		title: "Recovery Retreats",
		href: "/industries/retreats",
		clients: "recovery retreats",
		description:
			"Software keeps track of beds, claims, stock and notes, so staff have time for people.",
	},
	{
		title: "Logistic Solutions",
		href: "/industries/logistic",
		clients: "freight firms",
		description:
			"Import documents are compared as they arrive, so that faults show before the ship berths.",
	},
];

const companyLinks: readonly MenuLink[] = [
	{
		title: "Our leadership",
		href: "/company/leadership",
		description: byNumber(people.length, {
			one: "The person who answers for the work.",
			more: `The ${inWords(people.length)} people who answer for the work.`,
		}),
	},
];

const hiring: readonly MenuLink[] = [
	{
		title: "Hiring Journey",
		href: "/career/hire",
		description: "Each step from application to offer, how long it takes and what it tests.",
	},
];

const internships: readonly MenuLink[] = [
	{
		title: "Explore Opportunities",
		href: "/career/opportunities",
		description: "A paid internship: the work week by week, and how to apply.",
	},
];

/** Links in two columns, of which the first is longer if the number is odd. A single link has one. */
function halves(links: readonly MenuLink[]): Pick<MegaMenu, "gridCols" | "columns"> {
	const half = Math.ceil(links.length / 2);
	const columns = [{ links: links.slice(0, half) }, { links: links.slice(half) }];
	return { gridCols: links.length > 1 ? 2 : 1, columns };
}

/** A menu of the header. Every one has a panel. */
export type Menu = MenuItem & { megaMenu: MegaMenu };

const menus: readonly Menu[] = [
	{
		title: "Services",
		href: "/services",
		megaMenu: {
			headline: `${capitalised(count(services.length, "service", "services"))}, one team`,
			description: byNumber(services.length, {
				one: "Start with the job that costs you the most hours. We’ll say whether it fits.",
				more: "Start with the job that costs you the most hours. We’ll say which service it needs.",
			}),
			...halves(services),
		},
	},
	{
		title: "Industries",
		megaMenu: {
			headline: `${capitalised(count(industries.length, "industry", "industries"))} we build for`,
			description: byNumber(industries.length, {
				one: "Its page says what we’d build first, how long it takes and which rules apply.",
				more: "Each page says what we’d build first, how long it takes and which rules apply.",
			}),
			...halves(industries),
		},
	},
	{
		title: "Company",
		megaMenu: {
			headline: "Who you deal with",
			description: "You speak to those who do the work and those who answer for it.",
			gridCols: 1,
			columns: [{ links: companyLinks }],
		},
	},
	{
		title: "Careers",
		megaMenu: {
			headline: "Work with us",
			description:
				"Before you apply, you know how long each step takes, why it’s there and when you’ll hear.",
			gridCols: 1,
			columns: [
				{ title: "How we hire", links: hiring },
				{ title: "Internships", links: internships },
			],
		},
	},
];

/** The columns that have a link. */
const filled = (columns: readonly MenuColumn[]) => columns.filter(({ links }) => links.length > 0);

/** The header's menus, in order. The mobile menu shows the same ones. One without links is left out. */
export const menu: readonly Menu[] = menus
	.map((item) => ({
		...item,
		megaMenu: { ...item.megaMenu, columns: filled(item.megaMenu.columns) },
	}))
	.filter(({ megaMenu }) => megaMenu.columns.length > 0);
