import type {
	BreadcrumbList,
	ContactPoint,
	Country,
	DayOfWeek,
	FAQPage,
	Graph,
	OpeningHoursSpecification,
	Organization,
	Service,
	Thing,
	WebSite,
} from "schema-dts";
import { company, phoneLink } from "~/content/company";
import { openDays } from "~/content/opening-hours";
import { siteAddress } from "~/content/site-address";
import { textOf } from "./html.ts";
import { menuPlace } from "./menu-place.ts";
import type { SitePage } from "./site-page.ts";

/*
 * What pages say to machines in schema.org's words. Every value is one that the same page shows to
 * people; there is no job posting, rating or review, because the site holds none.
 */

/** Names the company in the data of any page, so that readers see it is the same one. */
const companyId = `${siteAddress}/#organisation`;

/** The company in a few words, for pages that are about something else. */
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
		logo: siteAddress + company.icons.large,
		email: company.email,
		areaServed,
		sameAs: company.linkedIn,
	};
}

function webSite(page: SitePage): WebSite {
	return {
		"@type": "WebSite",
		"@id": `${siteAddress}/#website`,
		name: company.name,
		url: page.address,
		inLanguage: "en-NZ",
		publisher: { "@id": companyId },
	};
}

/** The way from the home page to this one, over the page of its menu where there is one. */
function breadcrumbs(page: SitePage): BreadcrumbList {
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
		itemListElement: steps.map((step, index) => ({
			"@type": "ListItem",
			position: index + 1,
			...step,
		})),
	};
}

function service(page: SitePage): Service {
	return {
		"@type": "Service",
		name: page.name,
		serviceType: page.name,
		description: textOf(page.facts.lead),
		url: page.address,
		areaServed,
		provider: companyInBrief,
	};
}

/** The questions that a page answers, as it shows them; none where it has none. */
function questions({ document, address }: SitePage): FAQPage[] {
	const asked = Array.from(document.querySelectorAll("main details")).map((details) => {
		const question = details.querySelector("summary");
		const answer = question?.nextElementSibling;
		return {
			"@type": "Question" as const,
			name: question?.textContent ?? "",
			acceptedAnswer: { "@type": "Answer" as const, text: answer?.textContent ?? "" },
		};
	});
	if (asked.length === 0) return [];
	return [{ "@type": "FAQPage", "@id": `${address}#questions`, mainEntity: asked }];
}

/** The company with how and when to reach it. */
function contact(): Organization {
	const hours = {
		"@type": "OpeningHoursSpecification",
		dayOfWeek: openDays(company.hours).map((day) => `https://schema.org/${day}` as DayOfWeek),
		opens: company.hours.opens,
		closes: company.hours.closes,
	} satisfies OpeningHoursSpecification;
	const point = {
		"@type": "ContactPoint",
		contactType: "enquiries",
		telephone: companyInBrief.telephone,
		email: company.email,
		hoursAvailable: hours,
	} satisfies ContactPoint;
	return { ...companyInBrief, address: company.location, contactPoint: point };
}

function things(page: SitePage): Thing[] {
	// Data about a page that search engines leave out would have nobody to read it.
	if (!page.indexed) return [];
	if (page.path === "/") return [organisation(), webSite(page)];
	if (page.path === "/contact") return [breadcrumbs(page), contact()];
	if (page.path.startsWith("/solutions/")) return [breadcrumbs(page), service(page)];
	if (page.path.startsWith("/industries/"))
		return [breadcrumbs(page), service(page), ...questions(page)];
	if (page.path === "/services") return [breadcrumbs(page), ...questions(page)];
	return [breadcrumbs(page)];
}

/** The page's data as a block for its head; nothing for a page that is not to be listed. */
export function structuredData(page: SitePage): string {
	const graph: Graph = { "@context": "https://schema.org", "@graph": things(page) };
	if (graph["@graph"].length === 0) return "";
	// A "<" could end the block or open a comment in it.
	const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
	return `<script type="application/ld+json">${json}</script>`;
}
