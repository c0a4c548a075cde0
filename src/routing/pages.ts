import type { ComponentType } from "react";
import { liveParts } from "~/live-parts";
import { type Path, paths } from "~/paths";
import { loadSiteStyles } from "~/routing/site-styles";
import { type Head, readHead } from "~/seo/page-head";

/** A part of a page that React runs: where it stands, its prerendered markup, its component. */
interface LivePart {
	element: Element;
	served: Node;
	Part: ComponentType;
}

/** A page as it was prerendered: what its document says of it, its elements, and what runs in it. */
export interface Page {
	head: Head;
	nodes: readonly Node[];
	parts: readonly LivePart[];
}

/** The site has been deployed since this tab was opened: only a new document fits the new pages. */
export class NewDeployError extends Error {}

/** Stands for every path without a page of its own. */
const unknownPath = "unknown path";

/** What pages are kept by: their path, which may be written with a slash at its end. */
function keyOf(path: string): Path | typeof unknownPath {
	const trimmed = path.length > 1 ? path.replace(/\/+$/, "") : path;
	return paths.find((each) => each === trimmed) ?? unknownPath;
}

/** Whether the path has a page of its own, worth fetching ahead of a click. */
export function hasPage(path: string): boolean {
	return keyOf(path) !== unknownPath;
}

const loaded = new Map<string, Page>();
const loading = new Map<string, Promise<Page>>();

/** The page of a path, if it is here already. */
export function loadedPage(path: string): Page | undefined {
	return loaded.get(keyOf(path));
}

/**
 * Fetches a document of the site. XMLHttpRequest parses HTML without a sink of Trusted Types, which
 * DOMParser is.
 */
function fetchDocument(path: string): Promise<Document> {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		request.open("GET", path);
		request.responseType = "document";
		request.onreadystatechange = () => {
			// An error page is not parsed: its styles are not this document's, and would be reported.
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

/** What changes with a deploy that old pages would not fit: the addresses of scripts and styles. */
function deployHere(): string {
	const script = document.querySelector("script[type=module][src]");
	const styles = document.querySelector<HTMLElement>("style[data-site-styles]");
	return `${script?.getAttribute("src")} ${styles?.dataset.siteStyles}`;
}

/** The file that holds a page without shell and styles. The build writes one for each page. */
const fileOf = (key: Path | typeof unknownPath) =>
	`/pages${key === unknownPath ? "/404" : key === "/" ? "/index" : key}.htm`;

/** Reads the page out of its document and fetches the code of its live parts. */
async function readPage(from: Document): Promise<Page> {
	const page = from.querySelector("[data-page]");
	if (!page) throw new Error("The document has no page in it.");
	const parts = [...page.querySelectorAll<HTMLElement>("[data-live]")].map(async (element) => {
		const load = liveParts[element.dataset.live ?? ""];
		if (!load) throw new Error(`src/live-parts.ts does not list ${element.dataset.live}.`);
		return { element, served: element.cloneNode(true), Part: await load() };
	});
	return { head: readHead(from), nodes: [...page.childNodes], parts: await Promise.all(parts) };
}

async function fetchPage(file: string): Promise<Page> {
	const from = await fetchDocument(file);
	const { deploy = deployHere() } = from.documentElement.dataset;
	if (deploy !== deployHere()) throw new NewDeployError();
	const [page] = await Promise.all([readPage(from), loadSiteStyles()]);
	for (const node of page.nodes) document.adoptNode(node);
	return page;
}

/**
 * Fetches a path's page, and the styles of all; an unknown path's is the not-found page. Rejects
 * with a NewDeployError, or when something can't be fetched; a later call tries again.
 */
export function loadPage(path: string): Promise<Page> {
	const key = keyOf(path);
	const page = loading.get(key) ?? fetchPage(fileOf(key));
	loading.set(key, page);
	page.then(
		(value) => loaded.set(key, value),
		() => loading.delete(key),
	);
	return page;
}

/**
 * Takes over the page that the document was served with. Rejects when the code of a live part
 * can't be fetched.
 * @param path of the document
 */
export async function loadFirstPage(path: string): Promise<void> {
	const page = readPage(document);
	loaded.set(keyOf(path), await page);
	loading.set(keyOf(path), page);
}
