import type { Company } from "../../build/checks/schema.ts";

/*
 * Every fact about the company that the site shows. Each comment says where it shows, and the build checks the
 * values and says what to fix. Replace the sample values before the site goes public: `npm run launch-check`
 * lists them.
 *
 * Left out here, to be added if you have them:
 *   careersEmail: "jobs@…"      for applications, on Hiring Journey and Explore Opportunities. Else email
 *   privacyEmail: "privacy@…"   for privacy requests, on Privacy. Else email
 *   booking: "https://…"        where visitors book a call, beside each button that asks for one
 *   streetAddress: "1 Queen St" on Contact and in the data for search engines
 *   nzbn: "9429…"               the company's 13 digits, on Terms and Privacy and in the data for search engines
 */

export type { Company };

export const company: Company = {
	/** What people call the company. In titles, the logo's text, the home page, social cards, the manifest, llms.txt. */
	name: "Longcloud",
	/** As in the Companies Register. In the copyright line, on Terms and Privacy, in the data for search engines. */
	legalName: "Longcloud Sample Limited",
	/** What the company is, in a few words without a full stop. In llms.txt. */
	tagline: "An AI consultancy in Auckland",
	/** https, without a slash at the end. In canonical links, the sitemap, social cards, structured data. */
	siteAddress: "https://www.longcloud.example",
	/** With the country code, digits and single spaces. On Home, Contact, at the foot of most pages, in the data for search engines. */
	phone: "+64 9 555 0100",
	/** Every mail link goes here, and security.txt names it. */
	email: "hello@longcloud.example",
	/** City and country. On Contact, in the footer and in llms.txt; its anniversary day is a holiday of the phone. */
	location: "Auckland, New Zealand",
	/** When the phone is answered, in New Zealand time. On Contact, beside the phone number and in llms.txt. */
	hours: { firstDay: "Monday", lastDay: "Friday", opens: "09:00", closes: "18:00" },
	/** The company's page on LinkedIn. In the footer and the data for search engines. */
	linkedIn: "https://www.linkedin.com/company/longcloud-sample",
	/** The year in the copyright line of the footer. */
	copyrightYear: 2025,
	/**
	 * The logo for each theme, in pictures/brand: an SVG with letters converted to outlines, or a PNG on a
	 * transparent background, from square to eight times as wide as high. In the header, and on social cards.
	 */
	logo: { light: "logo.svg", dark: "logo-dark.svg" },
	/**
	 * The square symbol in pictures/brand, an SVG or a PNG of at least 512 pixels. All icons are made from it: for
	 * browsers' tabs, phones and search engines.
	 */
	symbol: "symbol.svg",
	/**
	 * The people responsible for the work, one or more, on Home and Leadership. The first signs scopes and offers,
	 * the second (or the first, if alone) signs releases; pages name them. `before` is what each did before, in two
	 * or three sentences, on Leadership; a buyer looks for it first. A portrait is a JPEG, PNG, WebP, AVIF, TIFF or
	 * SVG in pictures/portraits, of at least 480 by 600 pixels, and is cropped to 4 wide by 5 high. If the crop
	 * misses the face, say where it is in per cent: focus: { x: 50, y: 30 }.
	 */
	people: [
		{
			name: "Alex Sample",
			role: "CEO & Founder",
			about: "Decides what we build and what we decline. Reads every scope before you see it.",
			before: "[Sample: two or three sentences on what Alex did before.]",
			portrait: "alex-sample.svg",
			linkedIn: "https://www.linkedin.com/in/alex-sample-longcloud",
		},
		{
			name: "Robin Sample",
			role: "Director",
			about: "Responsible for engineering, testing, security and handover.",
			before: "[Sample: two or three sentences on what Robin did before.]",
			portrait: "robin-sample.svg",
			linkedIn: "https://www.linkedin.com/in/robin-sample-longcloud",
		},
	],
};

/** The place without its country, for titles. */
export const city = company.location.replace(/,.*$/, "");

/** The `tel:` link for the phone number. */
export const phoneLink: `tel:${string}` = `tel:${company.phone.replaceAll(" ", "")}`;

/**
 * A `mailto:` link, with a subject if there is one.
 * @param to another address than the company's own, such as `company.careersEmail`
 */
export function mailLink(subject?: string, to = company.email): `mailto:${string}` {
	const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
	return `mailto:${to}${query}`;
}

/** Where applications and privacy requests go: addresses of their own, if the company has them. */
export const careersEmail = company.careersEmail ?? company.email;
export const privacyEmail = company.privacyEmail ?? company.email;

/** The company's number in the New Zealand Business Number register, after its name. Empty without one. */
export const registered = company.nzbn ? ` (NZBN ${company.nzbn})` : "";
