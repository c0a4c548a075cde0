/*
 * Every fact about the company that the site shows. Pages, titles, the footer, mail and phone links,
 * social cards, structured data, the manifest, llms.txt and security.txt all read it from here. The
 * build checks the values and says what to fix. Replace the sample values before the site goes
 * public; `npm run launch-check` lists them.
 */

interface Person {
	name: string;
	role: string;
	/** A sentence or two on what the person is responsible for. */
	about: string;
	/** Who the person was before, in two or three sentences: what a buyer looks for first. */
	before?: string;
	/** A picture in pictures/portraits. The build crops it to 4 wide by 5 high. */
	portrait: string;
	linkedIn: `https://${string}`;
}

type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

export interface Company {
	name: string;
	legalName: string;
	tagline: string;
	siteAddress: `https://${string}`;
	phone: `+${string}`;
	email: `${string}@${string}`;
	location: string;
	hours: { firstDay: Weekday; lastDay: Weekday; opens: string; closes: string };
	linkedIn: `https://${string}`;
	/** A page on which visitors pick a time for a first call, if the company has one. */
	booking?: `https://${string}`;
	/** Where visitors find the company, if it receives them: street and number. On Contact. */
	streetAddress?: string;
	copyrightYear: number;
	logo: { light: string; dark: string };
	symbol: string;
	people: readonly [founder: Person, ...others: Person[]];
}

export const company = {
	/** What people call the company. Part of every page's title. */
	name: "Longcloud",
	/** As in the Companies Register. Used in the copyright line and on the legal pages. */
	legalName: "Longcloud Sample Limited",
	/** What the company is, in a few words without a full stop. */
	tagline: "An AI consultancy in Auckland",
	/** The site's address: https, without a slash at the end. */
	siteAddress: "https://www.longcloud.example",
	/** With the country code, as people read it: digits and single spaces after the plus. */
	phone: "+64 9 555 0100",
	/** Every mail link goes here, security.txt and job applications included. */
	email: "hello@longcloud.example",
	/** City and country. */
	location: "Auckland, New Zealand",
	/** When the phone is answered, in New Zealand time: first and last day, 24-hour times. */
	hours: { firstDay: "Monday", lastDay: "Friday", opens: "09:00", closes: "18:00" },
	/** The company's page on LinkedIn. */
	linkedIn: "https://www.linkedin.com/company/longcloud-sample",
	/** The year in the copyright line. */
	copyrightYear: 2025,
	/**
	 * The logo for each theme, in pictures/brand: an SVG with letters converted to outlines, or a PNG on
	 * a transparent background. From square to eight times as wide as high.
	 */
	logo: { light: "logo.svg", dark: "logo-dark.svg" },
	/**
	 * The square symbol in pictures/brand, an SVG or a PNG of at least 512 pixels, from which the build
	 * makes all icons: for browsers' tabs, phones and search engines.
	 */
	symbol: "symbol.svg",
	/**
	 * The people responsible for the work, from one to twelve: texts that say how many there are follow
	 * this list. The first signs scopes and offers, the second (or the first, if alone) signs releases. A
	 * portrait is any JPEG, PNG, WebP, AVIF, TIFF or SVG in pictures/portraits,
	 * of at least 480 by 600 pixels.
	 */
	people: [
		{
			name: "Alex Sample",
			role: "CEO & Founder",
			about:
				"Decides what we build and what we decline. Reads every scope before you see it, and takes your call when something goes wrong.",
			before: "What Alex did before, in two or three sentences: a sample for the owner to replace.",
			portrait: "alex-sample.svg",
			linkedIn: "https://www.linkedin.com/in/alex-sample-longcloud",
		},
		{
			name: "Robin Sample",
			role: "Director",
			about:
				"Responsible for engineering, testing, security and handover. Signs off each system before it goes live.",
			before:
				"What Robin did before, in two or three sentences: a sample for the owner to replace.",
			portrait: "robin-sample.svg",
			linkedIn: "https://www.linkedin.com/in/robin-sample-longcloud",
		},
	],
} as const satisfies Company;

/** The place without its country, for titles. */
export const city = company.location.replace(/,.*$/, "");

/** The `tel:` link for the phone number. */
export const phoneLink = `tel:${company.phone.replaceAll(" ", "")}` as const;

/** The `mailto:` link for the email address, with a subject if there is one. */
export function mailLink(subject?: string): `mailto:${string}` {
	const query = subject ? `?subject=${encodeURIComponent(subject)}` : "";
	return `mailto:${company.email}${query}`;
}
