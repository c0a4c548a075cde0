import { useLayoutEffect } from "react";
import { company } from "~/content/company";
import { siteAddress } from "~/content/site-address";
import type { PageFacts } from "~/page-facts";

/** What a document's head says of the page that is shown. */
export interface Head {
	title: string;
	description?: string | undefined;
	/** The page's own address in full, for a page that search engines may list. */
	canonical?: string | undefined;
	/** What search engines are asked not to do. */
	robots?: string | undefined;
}

/** The head of a page at a path of the site. */
export function headOf({ title, description, indexed = true }: PageFacts, path: string): Head {
	return {
		title: `${title} · ${company.name}`,
		description,
		...(indexed ? { canonical: siteAddress + path } : { robots: "noindex" }),
	};
}

/** The elements that say it: name, the attribute that tells it from others, the one with the text. */
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

/** What a document's head says of its page. */
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

/** Makes the document's head that of the page it stands in. A prerendered document has it already. */
export function PageHead({ head }: { head: Head }) {
	useLayoutEffect(() => writeHead(head), [head]);
	return null;
}
