/** The elements of a head that change with the page. */
const ofPage = "title, meta[name=description], meta[name=robots], link[rel=canonical]";

/** What tells other machines about the page that the document was served with. */
const ofServedPage =
	'link[rel=alternate], meta[property^="og:"], meta[name^="twitter:"], [type="application/ld+json"]';

/** A document's own elements of its page's head. */
export function readHead(from: Document): Element[] {
	return [...from.head.querySelectorAll(ofPage)];
}

/** Puts a page's head into the document, and removes what would be true of the served page only. */
export function writeHead(head: readonly Element[]): void {
	const before = readHead(document);
	// First, so that the document is never without a title.
	document.head.append(...head);
	for (const stale of before) stale.remove();
	for (const stale of document.querySelectorAll(ofServedPage)) stale.remove();
}
