import { icons } from "virtual:brand";
import type {
	Country,
	DayOfWeek,
	Graph,
	ListItem,
	Organization,
	Question,
	Thing,
} from "schema-dts";
import { company, phoneLink } from "#src/content/company.ts";
import { openDays } from "#src/content/opening-hours.ts";
import { siteAddress } from "#src/content/site-address.ts";
import type { SitePage } from "../site-page.tsx";
import { menuPlace } from "./menu-place.ts";

/*
 * The pages' structured data (schema.org). Every value is also visible on the same page. There are no
 * job postings, ratings or reviews, because the site has none.
 */

/** Identifies the company in the data of every page. */
const companyId = `${siteAddress}/#organisation`;

/** A short description of the company, for pages about something else. */
const companyInBrief = {
	"@type": "Organization",
	"@id": companyId,
	name: company.name,
	url: `${siteAddress}/`,
	telephone: phoneLink.replace("tel:", ""),
} as const satisfies Organization;

const areaServed = { "@type": "Country", name: "New Zealand" } as const satisfies Country;

function organisation(): Organization {
	return {
		...companyInBrief,
		legalName: company.legalName,
		logo: siteAddress + icons.large,
		email: company.email,
		areaServed,
		sameAs: company.linkedIn,
	};
}

function webSite(page: SitePage): Thing {
	return {
		"@type": "WebSite",
		"@id": `${siteAddress}/#website`,
		name: company.name,
		url: page.address,
		inLanguage: "en-NZ",
		publisher: { "@id": companyId },
	};
}

/** The breadcrumbs from the home page to this one, through its menu's overview page if it has one. */
function breadcrumbs(page: SitePage): Thing {
	const place = menuPlace(page.path);
	const steps = [
		{ name: company.name, item: `${siteAddress}/` },
		...(place?.sectionPath && place.sectionPath !== page.path
			? [{ name: place.section, item: siteAddress + place.sectionPath }]
			: []),
		{ name: page.name, item: page.address },
	];
	return {
		"@type": "BreadcrumbList",
		itemListElement: steps.map(
			(step, index) => ({ "@type": "ListItem", position: index + 1, ...step }) satisfies ListItem,
		),
	};
}

function service(page: SitePage): Thing {
	return {
		"@type": "Service",
		name: page.name,
		serviceType: page.name,
		description: page.metadata.description,
		url: page.address,
		areaServed,
		provider: companyInBrief,
	};
}

/** The page's questions and answers. Empty if it has none. */
function questions({ document, address }: SitePage): Thing[] {
	const asked = Array.from(document.querySelectorAll("main details:not(.folded-card) > summary"));
	if (asked.length === 0) return [];
	const mainEntity = asked.map((question) => {
		const text = question.nextElementSibling?.textContent ?? "";
		const acceptedAnswer = { "@type": "Answer", text } as const;
		return {
			"@type": "Question",
			name: question.textContent ?? "",
			acceptedAnswer,
		} satisfies Question;
	});
	return [{ "@type": "FAQPage", "@id": `${address}#questions`, mainEntity }];
}

/** The company with its contact details and hours. */
function contact(): Organization {
	return {
		...companyInBrief,
		address: company.location,
		contactPoint: {
			"@type": "ContactPoint",
			contactType: "enquiries",
			telephone: companyInBrief.telephone,
			email: company.email,
			hoursAvailable: {
				"@type": "OpeningHoursSpecification",
				dayOfWeek: openDays(company.hours).map((day) => `https://schema.org/${day}` as DayOfWeek),
				opens: company.hours.opens,
				closes: company.hours.closes,
			},
		},
	};
}

function things(page: SitePage): Thing[] {
	// Search engines ignore data on noindex pages.
	if (!page.indexed) return [];
	if (page.path === "/") return [organisation(), webSite(page)];
	if (page.path === "/contact") return [breadcrumbs(page), contact()];
	if (page.path.startsWith("/solutions/")) return [breadcrumbs(page), service(page)];
	if (page.path.startsWith("/industries/"))
		return [breadcrumbs(page), service(page), ...questions(page)];
	if (page.path === "/services") return [breadcrumbs(page), ...questions(page)];
	return [breadcrumbs(page)];
}

/** The page's structured data as a script element. Empty for a noindex page. */
export function structuredData(page: SitePage): string {
	const graph: Graph = { "@context": "https://schema.org", "@graph": things(page) };
	if (graph["@graph"].length === 0) return "";
	// A "<" could end the script element or start a comment in it. Nothing wraps lines here, so no-break
	// spaces become plain ones.
	const json = JSON.stringify(graph).replaceAll("<", "\\u003c").replaceAll("\u00a0", " ");
	return `<script type="application/ld+json">${json}</script>`;
}
