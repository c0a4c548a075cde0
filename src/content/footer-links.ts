import { company } from "#src/content/company.ts";
import { industries, services } from "#src/content/navigation.ts";
import type { InternalHref } from "#src/paths.ts";

export interface FooterLink {
	title: string;
	href: InternalHref | `https://${string}`;
}

interface FooterColumn {
	title: string;
	links: readonly FooterLink[];
}

/** The footer's columns, in order. */
export const footerColumns: readonly FooterColumn[] = [
	{ title: "Services", links: services },
	{ title: "Industries", links: industries },
	{
		title: "About Us",
		links: [
			{ title: "Our Team", href: "/company/leadership" },
			{ title: "Careers", href: "/career/opportunities" },
			{ title: "Contact Us", href: "/contact" },
		],
	},
];

/** The footer's last row of links, next to the copyright line. */
export const footerBottom: readonly FooterLink[] = [
	{ title: "LinkedIn", href: company.linkedIn },
	{ title: "Terms", href: "/terms" },
	{ title: "Privacy", href: "/privacy" },
];
