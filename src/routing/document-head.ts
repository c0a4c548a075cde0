import type { Head } from "#src/routing/page-head.ts";

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

/** What tells other machines about the page that the document was served with. */
const ofServedPage =
	'link[rel=alternate], meta[property^="og:"], meta[name^="twitter:"], [type="application/ld+json"]';

/** Writes a page's head into the document, and removes what would be true of the served page only. */
export function writeHead(head: Head): void {
	for (const stale of document.querySelectorAll(ofServedPage)) stale.remove();
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
