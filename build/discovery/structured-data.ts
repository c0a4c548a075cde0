import { icons } from "virtual:brand";
import { company, phoneLink } from "#src/content/company.ts";
import { menu } from "#src/content/navigation.ts";
import { openDays } from "#src/content/opening-hours.ts";
import { siteAddress } from "#src/content/site-address.ts";
import type { SitePage } from "../site-page.tsx";

/*
 * The pages' structured data (schema.org). Every value but a description is also visible on the same page. There are no job postings,
 * ratings or reviews, because the site has none.
 */

/** A thing of schema.org. A property that is undefined is left out. */
type Thing = Readonly<Record<string, unknown>>;

/** A short description of the company, for pages about something else. */
const companyInBrief = {
	"@type": "Organization",
	"@id": `${siteAddress}/#organisation`,
	name: company.name,
	url: `${siteAddress}/`,
	telephone: phoneLink.replace("tel:", ""),
};
const areaServed = { "@type": "Country", name: "New Zealand" };

const organisation: Thing = {
	...companyInBrief,
	legalName: company.legalName,
	logo: siteAddress + icons.large,
	email: company.email,
	areaServed,
	sameAs: company.linkedIn,
	identifier: company.nzbn && {
		"@type": "PropertyValue",
		propertyID: "NZBN",
		value: company.nzbn,
	},
};

const webSite: Thing = {
	"@type": "WebSite",
	"@id": `${siteAddress}/#website`,
	name: company.name,
	url: `${siteAddress}/`,
	inLanguage: "en-NZ",
	publisher: { "@id": companyInBrief["@id"] },
};

/** The company with its contact details and hours. */
const contact: Thing = {
	...companyInBrief,
	address: company.streetAddress
		? `${company.streetAddress}, ${company.location}`
		: company.location,
	contactPoint: {
		"@type": "ContactPoint",
		contactType: "enquiries",
		telephone: companyInBrief.telephone,
		email: company.email,
		hoursAvailable: {
			"@type": "OpeningHoursSpecification",
			dayOfWeek: openDays(company.hours).map((day) => `https://schema.org/${day}`),
			opens: company.hours.opens,
			closes: company.hours.closes,
		},
	},
};

/** The breadcrumbs from the home page to this one, through its menu's overview page if it has one. */
function breadcrumbs({ path, name, address }: SitePage): Thing {
	const place = menu.find(({ megaMenu }) =>
		megaMenu.columns.some(({ links }) => links.some(({ href }) => href === path)),
	);
	const steps = [
		{ name: company.name, item: `${siteAddress}/` },
		...(place?.href ? [{ name: place.title, item: siteAddress + place.href }] : []),
		{ name, item: address },
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

/** A service, described as search results describe its page. */
const service = ({ name, address, metadata }: SitePage): Thing => ({
	"@type": "Service",
	name,
	serviceType: name,
	description: metadata.description,
	url: address,
	areaServed,
	provider: companyInBrief,
});

function things(page: SitePage): Thing[] {
	// Search engines ignore data on noindex pages.
	if (!page.indexed) return [];
	if (page.path === "/") return [organisation, webSite];
	if (page.path === "/contact") return [breadcrumbs(page), contact];
	if (/^\/(solutions|industries)\//.test(page.path)) return [breadcrumbs(page), service(page)];
	return [breadcrumbs(page)];
}

/** The page's structured data as a script element. Empty for a noindex page. */
export function structuredData(page: SitePage): string {
	const graph = things(page);
	if (graph.length === 0) return "";
	// A "<" could end the script element or start a comment in it. Nothing wraps lines here, so no-break
	// spaces become plain ones.
	const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph })
		.replaceAll("<", "\\u003c")
		.replaceAll("\u00a0", " ");
	return `<script type="application/ld+json">${json}</script>`;
}
