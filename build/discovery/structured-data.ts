import { company, phoneLink } from "#src/content/company.ts";
import { menu } from "#src/content/navigation.ts";
import { openDays } from "#src/content/opening-hours.ts";
import { siteAddress } from "#src/content/site-address.ts";
import { largestIcon } from "../pictures/icons.ts";
import type { SitePage } from "../render-page.tsx";

/*
 * The pages' structured data (schema.org). There are no job postings, ratings or reviews, because the site has none.
 */

/** A thing of schema.org. A property that is undefined is left out. */
type Thing = Readonly<Record<string, unknown>>;

const { name, legalName, email, nzbn, streetAddress, location, hours } = company;
const telephone = phoneLink.replace("tel:", "");

const organisation = {
	"@type": "Organization",
	"@id": `${siteAddress}/#organisation`,
	name,
	legalName,
	url: `${siteAddress}/`,
	logo: siteAddress + largestIcon,
	email,
	telephone,
	address: streetAddress ? `${streetAddress}, ${location}` : location,
	areaServed: { "@type": "Country", name: "New Zealand" },
	sameAs: company.linkedIn,
	identifier: nzbn && { "@type": "PropertyValue", propertyID: "NZBN", value: nzbn },
	contactPoint: {
		"@type": "ContactPoint",
		contactType: "enquiries",
		telephone,
		email,
		hoursAvailable: {
			"@type": "OpeningHoursSpecification",
			dayOfWeek: openDays(hours).map((day) => `https://schema.org/${day}`),
			opens: hours.opens,
			closes: hours.closes,
		},
	},
};
/** The company on pages about something else. */
const provider = { "@type": "Organization", "@id": organisation["@id"], name, telephone };

const webSite = {
	"@type": "WebSite",
	"@id": `${siteAddress}/#website`,
	name,
	url: `${siteAddress}/`,
	inLanguage: "en-NZ",
	publisher: { "@id": organisation["@id"] },
};

/** The breadcrumbs from the home page to this one, through its menu's overview page if it has one. */
function breadcrumbs(page: SitePage): Thing {
	const place = menu.find(({ megaMenu }) =>
		megaMenu.columns.some(({ links }) => links.some(({ href }) => href === page.path)),
	);
	const steps = [
		{ name, item: `${siteAddress}/` },
		...(place?.href ? [{ name: place.title, item: siteAddress + place.href }] : []),
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

/** A service, described as search results describe its page. */
const service = (page: SitePage): Thing => ({
	"@type": "Service",
	name: page.name,
	description: page.metadata.description,
	url: page.address,
	areaServed: organisation.areaServed,
	provider,
});

function things(page: SitePage): Thing[] {
	if (page.path === "/") return [organisation, webSite];
	if (page.path === "/contact") return [breadcrumbs(page), organisation];
	if (/^\/(solutions|industries)\//.test(page.path)) return [breadcrumbs(page), service(page)];
	return [breadcrumbs(page)];
}

/** The page's structured data as a script element. Empty for a noindex page, where search engines ignore it. */
export function structuredData(page: SitePage): string {
	if (!page.indexed) return "";
	// A "<" could end the script element or start a comment in it. Nothing wraps lines here, so no-break
	// spaces become plain ones.
	const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things(page) })
		.replaceAll("<", "\\u003c")
		.replaceAll("\u00a0", " ");
	return `<script type="application/ld+json">${json}</script>`;
}
