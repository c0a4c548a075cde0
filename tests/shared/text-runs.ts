import type { Run } from "../../edit/find-words.ts";

/** A text of a page that holds a letter or a figure, as the editor in the page would ask for it. */
export interface PageRun extends Run {
	kind: string;
	/** How many words a reader counts in it. */
	count: number;
}

const word = /[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu;

/** What a text is to a reader, by the elements it's in. */
const kinds = {
	"footer entry": "footer",
	"menu entry": "header, dialog",
	question: "summary",
	heading: "h1, h2, h3, h4",
	button: "button, a.rounded-control",
	"diagram label": ".rounded-control",
	"table cell": "td, th",
	"list item": "li",
	term: "dt, dd",
};

function kindOf(element: Element): string {
	const found = Object.entries(kinds).find(([, selector]) => element.closest(selector));
	if (found) return found[0];
	return element.closest("p")?.querySelector("a") ? "paragraph with a link" : "paragraph";
}

/** The texts of a page, in the order of the document. */
export function textRunsOf(document: Document): PageRun[] {
	const found: PageRun[] = [];
	function search(node: Node, within: Run["within"]): void {
		for (const child of Array.from(node.childNodes)) {
			const element = child as Element;
			if (child.nodeType === 3) {
				const text = child.nodeValue ?? "";
				const count = text.match(word)?.length ?? 0;
				if (count > 0) found.push({ text, within, count, kind: kindOf(node as Element) });
			} else if (child.nodeType === 1 && !/^(script|style|noscript)$/i.test(element.nodeName)) {
				search(child, element.id === "main" ? "page" : within);
			}
		}
	}
	search(document.body, "shell");
	return found;
}
