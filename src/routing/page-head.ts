import { useLayoutEffect } from "react";
import { company } from "#src/content/company.ts";
import { siteAddress } from "#src/content/site-address.ts";
import type { PageMetadata } from "#src/page-metadata.ts";

/** The parts of the document's `<head>` that change with the page. */
export interface Head {
	title: string;
	description?: string | undefined;
	/** The page's absolute URL. Only pages that search engines may index have one. */
	canonical?: string | undefined;
	/** The robots directive, such as "noindex". */
	robots?: string | undefined;
}

/** Makes a page's head from its metadata and path. */
export function headOf({ title, description, indexed = true }: PageMetadata, path: string): Head {
	return {
		title: `${title} · ${company.name}`,
		description,
		...(indexed ? { canonical: siteAddress + path } : { robots: "noindex" }),
	};
}

/** For each part: element name, identifying attribute and its value, attribute with the content. */
const elements = {
	description: ["meta", "name", "description", "content"],
	robots: ["meta", "name", "robots", "content"],
	canonical: ["link", "rel", "canonical", "href"],
} as const;

const parts = Object.keys(elements) as (keyof typeof elements)[];

function find(part: keyof typeof elements, from = document): Element | null {
	const [name, attribute, value] = elements[part];
	return from.head.querySelector(`${name}[${attribute}=${value}]`);
}

/** Reads the head from a document. */
export function readHead(from: Document): Head {
	const head: Head = { title: from.title };
	for (const part of parts) {
		head[part] = find(part, from)?.getAttribute(elements[part][3]) ?? undefined;
	}
	return head;
}

function writeHead(head: Head): void {
	document.title = head.title;
	for (const part of parts) {
		const text = head[part];
		let element = find(part);
		if (text === undefined) {
			element?.remove();
			continue;
		}
		const [name, attribute, value, holder] = elements[part];
		if (!element) {
			element = document.createElement(name);
			element.setAttribute(attribute, value);
			document.head.append(element);
		}
		element.setAttribute(holder, text);
	}
}

/** Writes the page's head into the document. On a prerendered page this changes nothing. */
export function PageHead({ head }: { head: Head }) {
	useLayoutEffect(() => writeHead(head), [head]);
	return null;
}
