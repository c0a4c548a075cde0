import type { ComponentType } from "react";
import { islands, loadOpeningStatus } from "#src/islands.ts";
import { notFoundPath, type Path, paths } from "#src/paths.ts";
import { pageFile } from "#src/routing/page-file.ts";
import { type Head, readHead } from "#src/routing/page-head.ts";
import { inTime } from "#src/scheduling/in-time.ts";

/** An island: its element, its prerendered markup, and its component. */
interface LoadedIsland {
	element: Element;
	served: Node;
	Part: ComponentType;
}

/** A prerendered page: its head, its DOM nodes and its islands. */
export interface Page {
	head: Head;
	nodes: readonly Node[];
	parts: readonly LoadedIsland[];
}

/** The site was deployed since this tab was opened, so the page must be loaded as a new document. */
export class NewDeployError extends Error {}

/** The path of the page to show, which for an unknown path is the not-found page's. */
function shownPathOf(path: string): Path | typeof notFoundPath {
	const trimmed = path.length > 1 ? path.replace(/\/+$/, "") : path;
	return paths.find((each) => each === trimmed) ?? notFoundPath;
}

/** Whether the site has a page for the path, which may end in a slash. */
export function hasPage(path: string): boolean {
	return shownPathOf(path) !== notFoundPath;
}

/** Longest wait for a page, in milliseconds. At 30 kbit/s with 1 s of latency, 11,000 were measured. */
const longestWait = 30_000;

/** Longest wait for the code of an island of the first page, in milliseconds. */
const longestWaitForPart = 10_000;

const loaded = new Map<string, Page>();
const loading = new Map<string, Promise<Page>>();

/** The page of a path, if it has been loaded. */
export function loadedPage(path: string): Page | undefined {
	return loaded.get(shownPathOf(path));
}

/** Fetches an HTML document. Unlike DOMParser, XMLHttpRequest isn't a sink for Trusted Types. */
function fetchDocument(path: string): Promise<Document> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open("GET", path);
		request.responseType = "document";
		request.onreadystatechange = () => {
			// Don't parse an error page: its inline styles would violate this document's security policy.
			if (request.readyState === request.HEADERS_RECEIVED && request.status !== 200)
				request.abort();
		};
		request.onload = () => {
			if (request.responseXML) resolve(request.responseXML);
			else reject(new Error(`There is no document at ${path}.`));
		};
		request.onerror = request.onabort = () => reject(new Error(`${path} could not be fetched.`));
		request.send();
	});
}

/** The page in a document, and its islands, whose code is being loaded. */
function pageIn(from: Document) {
	const page = from.querySelector("[data-page]");
	if (!page) throw new Error("The document has no [data-page] element.");
	const parts = [...page.querySelectorAll<HTMLElement>("[data-island]")].map(
		async (element): Promise<LoadedIsland> => {
			const load = islands[element.dataset.island ?? ""];
			if (!load) throw new Error(`src/islands.ts does not list ${element.dataset.island}.`);
			return { element, served: element.cloneNode(true), Part: await load() };
		},
	);
	return { head: readHead(from), nodes: [...page.childNodes], parts };
}

async function fetchedPage(from: Document): Promise<Page> {
	const page = pageIn(from);
	return { ...page, parts: await Promise.all(page.parts) };
}

async function fetchPage(file: string): Promise<Page> {
	const from = await fetchDocument(file);
	// Development marks neither.
	const { deploy } = document.documentElement.dataset;
	if (from.documentElement.dataset.deploy !== deploy) throw new NewDeployError();
	const page = await fetchedPage(from);
	for (const node of page.nodes) document.adoptNode(node);
	return page;
}

/**
 * Loads a path's page. An unknown path gets the not-found page. Rejects with a
 * NewDeployError if the page is of a newer deploy, and with another error if something can't be fetched or
 * takes too long. A later call tries again, and a late answer is kept for it.
 */
export function loadPage(path: string): Promise<Page> {
	const key = shownPathOf(path);
	let page = loading.get(key);
	if (!page) {
		page = fetchPage(pageFile(key));
		loading.set(key, page);
		page.then(
			(value) => loaded.set(key, value),
			() => {},
		);
	}
	return inTime(page, longestWait).catch((error: unknown) => {
		loading.delete(key);
		throw error;
	});
}

/**
 * Makes a page of the document's own content, and shows the opening status. An island whose code can't
 * be loaded stays as it was served, and doesn't keep the rest from being hydrated.
 * @param path of the document
 */
export async function loadFirstPage(path: string): Promise<void> {
	loadOpeningStatus();
	const { parts, ...page } = pageIn(document);
	const settled = await Promise.allSettled(parts.map((part) => inTime(part, longestWaitForPart)));
	const ready = settled.flatMap((part) => {
		if (part.status === "fulfilled") return part.value;
		reportError(part.reason);
		return [];
	});
	const shown = { ...page, parts: ready };
	const key = shownPathOf(path);
	loaded.set(key, shown);
	loading.set(key, Promise.resolve(shown));
}
