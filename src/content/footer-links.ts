import { company } from "#src/content/company.ts";
import { industries, services } from "#src/content/navigation.ts";
import type { InternalHref } from "#src/paths.ts";

export interface FooterLink {
	title: string;
	href: InternalHref | `https://${string}`;
}

const aboutUs: readonly FooterLink[] = [
	{ title: "Our Team", href: "/company/leadership" },
	{ title: "Careers", href: "/career/opportunities" },
	{ title: "Contact Us", href: "/contact" },
];

interface FooterColumn {
	title: string;
	links: readonly FooterLink[];
}

const columns: readonly FooterColumn[] = [
	{ title: "Services", links: services },
	{ title: "Industries", links: industries },
	{ title: "About Us", links: aboutUs },
];

/** The footer's columns, in order. One without links is left out. */
export const footerColumns = columns.filter(({ links }) => links.length > 0);

/** The footer's last row of links, next to the copyright line. */
export const footerBottom: readonly FooterLink[] = [
	{ title: "LinkedIn", href: company.linkedIn },
	{ title: "Terms", href: "/terms" },
	{ title: "Privacy", href: "/privacy" },
];
