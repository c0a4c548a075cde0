/*
 * Every fact about the company that the site shows: pages, titles, footer, mail and phone links,
 * cards, structured data, manifest, llms.txt and security.txt all read it from here. The build
 * checks the values and says what to mend. Those below that are plainly samples are to be replaced
 * before the site goes public; `npm run launch-check` lists them.
 */

interface Person {
	name: string;
	role: string;
	about: string;
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
	copyrightYear: number;
	logo: { light: `/${string}.svg`; dark: `/${string}.svg`; width: number; height: number };
	icons: { small: `/${string}.png`; large: `/${string}.png` };
	people: readonly [founder: Person, director: Person, ...others: Person[]];
}

export const company = {
	/** What people call the company. Stands in every page's title. */
	name: "Longcloud",
	/** As in the Companies Register. Stands in the copyright line and on the legal pages. */
	legalName: "Longcloud Sample Limited",
	/** What it is, in a few words without a full stop at the end. */
	tagline: "AI consultancy, Auckland",
	/** Where the site is published: https, and no slash at the end. */
	siteAddress: "https://www.longcloud.example",
	/** With the country's code, as people read it: digits and single spaces after the plus. */
	phone: "+64 9 555 0100",
	/** Where every mail link leads, security.txt and job applications included. */
	email: "hello@longcloud.example",
	/** City and country, as shown. */
	location: "Auckland, New Zealand",
	/** When the phone is answered, New Zealand time: days from the first to the last, 24-hour times. */
	hours: { firstDay: "Monday", lastDay: "Friday", opens: "09:00", closes: "18:00" },
	/** The company's page on LinkedIn. */
	linkedIn: "https://www.linkedin.com/company/longcloud-sample",
	/** The year in the copyright line. */
	copyrightYear: 2025,
	/**
	 * SVG files in public: one for the light theme, one for the dark, and the size that both have.
	 * Letters as outlines. The narrowest phones show the left end alone, a little wider than high:
	 * put the mark there.
	 */
	logo: { light: "/brand/logo.svg", dark: "/brand/logo-dark.svg", width: 155, height: 32 },
	/** Square PNG files in public, at least 192 and 512 pixels wide: for phones and search engines. */
	icons: { small: "/brand/icon-192.png", large: "/brand/icon-512.png" },
	/**
	 * Who answers for the work: first whoever signs scopes and offers, then whoever signs releases.
	 * `about` is a sentence or two on what the person is responsible for. `portrait` names two files
	 * in public/portraits, without their endings: an .avif and a .webp, 4 wide to 5 high, at least
	 * 480 by 600 pixels. Anyone further is shown beside them; the words that count two people are in
	 * src/pages/home.tsx, src/pages/company/leadership.tsx and src/content/navigation.ts.
	 */
	people: [
		{
			name: "Alex Sample",
			role: "CEO & Founder",
			about:
				"Answers for what we agree to build and what we decline. Reads every scope before it reaches a client, and takes the call when something goes wrong.",
			portrait: "alex-sample",
			linkedIn: "https://www.linkedin.com/in/alex-sample-longcloud",
		},
		{
			name: "Robin Sample",
			role: "Director",
			about:
				"Answers for how the work is done: engineering, testing, security and handover. Signs off each system before it touches live data.",
			portrait: "robin-sample",
			linkedIn: "https://www.linkedin.com/in/robin-sample-longcloud",
		},
	],
} as const satisfies Company;

/** The place without its country, for titles. */
export const city = company.location.replace(/,.*$/, "");

/** Where a press on the phone number leads. */
export const phoneLink = `tel:${company.phone.replaceAll(" ", "")}` as const;
