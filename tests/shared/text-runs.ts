import type { Run } from "../../edit/find-words.ts";

/** The texts of a page that hold a letter or a figure, in order, as the editor in the page asks for them. */
export function textRunsOf(document: Document): Run[] {
	const found: Run[] = [];
	function search(node: Node, within: Run["within"]): void {
		for (const child of Array.from(node.childNodes)) {
			const element = child as Element;
			if (child.nodeType === 3) {
				const text = child.nodeValue ?? "";
				if (/[\p{L}\p{N}]/u.test(text)) found.push({ text, within });
			} else if (child.nodeType === 1 && !/^(script|style|noscript)$/i.test(element.nodeName)) {
				search(child, element.id === "main" ? "page" : within);
			}
		}
	}
	search(document.body, "shell");
	return found;
}
