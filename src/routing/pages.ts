import { pageKey } from "#src/paths.ts";
import { readHead } from "#src/routing/document-head.ts";
import { pageFile } from "#src/routing/page-file.ts";
import { inTime } from "#src/scheduling/in-time.ts";

/** A page: its part of the head, and its element, which stays as the visitor left it (open disclosures too). */
export interface Page {
	head: readonly Element[];
	element: HTMLElement;
}

/** The host sent another deploy's page, or another page, so the page must be loaded as a new document. */
export class NewDeployError extends Error {}

/** Longest wait for a page, in milliseconds. At 30 kbit/s with 1 s of latency, 11,000 were measured. */
const longestWait = 30_000;

const loaded = new Map<string, Page>();
const loading = new Map<string, Promise<Page>>();

/** The page of a path, if it has been loaded. */
export function loadedPage(path: string): Page | undefined {
	return loaded.get(pageKey(path));
}

/** Fetches an HTML document. Unlike DOMParser, XMLHttpRequest isn't a sink for Trusted Types. */
function fetchDocument(path: string): Promise<Document> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open("GET", path);
		request.responseType = "document";
		request.onreadystatechange = () => {
			// Don't parse an error page: its inline styles would violate this document's security policy.
			// A proxy that has changed a page may send it with another status that means success.
			if (request.readyState === request.HEADERS_RECEIVED && request.status >= 300) request.abort();
		};
		request.onload = () => {
			if (request.responseXML) resolve(request.responseXML);
			else reject(new Error(`There is no document at ${path}.`));
		};
		request.onerror = request.onabort = () => reject(new Error(`${path} could not be fetched.`));
		request.send();
	});
}

function pageIn(from: Document): Page {
	const element = from.querySelector<HTMLElement>("[data-page]");
	if (!element) throw new Error("The document has no [data-page] element.");
	return { head: readHead(from), element };
}

/** Keeps the page that the document was served with, and returns it. */
export function keepServedPage(): Page {
	const page = pageIn(document);
	loaded.set(page.element.dataset.page ?? "", page);
	return page;
}

async function fetchPage(key: string): Promise<Page> {
	const from = await fetchDocument(pageFile(key));
	const page = pageIn(from);
	// Development marks neither deploy.
	const { deploy } = document.documentElement.dataset;
	if (from.documentElement.dataset.deploy !== deploy || page.element.dataset.page !== key)
		throw new NewDeployError();
	document.adoptNode(page.element);
	return page;
}

/**
 * Loads a path's page. An unknown path gets the not-found page. Rejects with a NewDeployError if the page
 * is of a newer deploy, and with another error if it can't be fetched or takes too long. A later call tries
 * again, and a late answer is kept for it.
 */
export async function loadPage(path: string): Promise<Page> {
	const key = pageKey(path);
	const known = loaded.get(key);
	if (known) return known;
	let page = loading.get(key);
	if (!page) {
		page = fetchPage(key).then((fetched) => {
			// Another try's may have been shown by now.
			const kept = loaded.get(key) ?? fetched;
			loaded.set(key, kept);
			return kept;
		});
		loading.set(key, page);
	}
	try {
		return await inTime(page, longestWait);
	} finally {
		// Another try may have begun since.
		if (loading.get(key) === page) loading.delete(key);
	}
}
