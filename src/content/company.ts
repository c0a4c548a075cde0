/*
 * Every fact about the company that the site shows. The values below are plainly samples: replace
 * them before the site goes public. Pages, footer and mail links all read them from here.
 */

export interface Person {
	name: string;
	role: string;
	/** A sentence or two on what this person is responsible for. */
	about: string;
	/** File name, without ending, of the portrait in public/portraits: an .avif and a .webp. */
	portrait: string;
	linkedIn: `https://${string}`;
}

export const company = {
	name: "Longcloud",
	legalName: "Longcloud Sample Limited",
	tagline: "AI consultancy, Auckland",
	/** As people read it. */
	phone: "+64 9 555 0100",
	/** As a phone dials it (E.164). */
	phoneDial: "+6495550100",
	email: "hello@longcloud.example",
	hours: "Monday to Friday, 9AM to 6PM NZT",
	location: "Auckland, New Zealand",
	linkedIn: "https://www.linkedin.com/company/longcloud-sample",
	copyrightYear: 2025,
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
				"Answers for how the work is done: engineering, testing, security and hand-over. Signs off each system before it touches live data.",
			portrait: "robin-sample",
			linkedIn: "https://www.linkedin.com/in/robin-sample-longcloud",
		},
	],
} as const satisfies { people: readonly Person[] } & Record<string, unknown>;
