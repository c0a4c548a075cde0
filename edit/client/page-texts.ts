import type { Run } from "../find-words.ts";

const unread = "script, style, noscript, template, edit-bar, edit-words";

const isWords = (node: Node): node is Text =>
	node.nodeType === node.TEXT_NODE &&
	/[\p{L}\p{N}]/u.test(node.nodeValue ?? "") &&
	!node.parentElement?.closest(unread);

/** The texts of a page, this one or another, that have a letter or a figure, in the order of the document. */
export function textNodes(page: Document = document): Text[] {
	const walker = page.createTreeWalker(page.body);
	const found: Text[] = [];
	while (walker.nextNode()) if (isWords(walker.currentNode)) found.push(walker.currentNode);
	return found;
}

/** The range around a text, for its boxes and for the highlight. */
export function rangeOf(node: Node): Range {
	const range = document.createRange();
	range.selectNodeContents(node);
	return range;
}

/** What lies over the page: its header, or what a button has opened. */
const layerOf = (element: Element) => element.closest("header, dialog, [popover]");

/** The text at a point of the window, or of the cell, link or button there. */
export function textAt(x: number, y: number): Text | undefined {
	const under = document.elementFromPoint(x, y);
	// An icon does what it does on the site, such as a menu's arrow.
	if (!under || under.closest("svg.icon")) return undefined;
	const isAt = (node: Node) =>
		[...rangeOf(node).getClientRects()].some(
			(box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
		);
	for (const element of document.elementsFromPoint(x, y)) {
		if (element.closest(unread)) return undefined;
		if (layerOf(element) !== layerOf(under)) break;
		const found = [...element.childNodes].filter(isWords).find(isAt);
		if (found) return found;
	}
	const control = under.closest("a, button, summary");
	return textNodes().find((node) => node.parentElement === under || control?.contains(node));
}

/** A text as the server looks for it. */
export const runOf = ({ data, parentElement }: Text): Run => ({
	text: data,
	within: parentElement?.closest("#main") ? "page" : "shell",
});

/** Opens what hides a text, and what the control around it would open. */
export function reveal(node: Text): void {
	for (let each = node.parentElement; each; each = each.parentElement) {
		if (each instanceof HTMLDetailsElement) each.open = true;
		if (each instanceof HTMLDialogElement && !each.open) each.show();
		const opens = each instanceof HTMLButtonElement ? each.popoverTargetElement : each;
		if (
			opens instanceof HTMLElement &&
			opens.popover &&
			!opens.matches(":popover-open, dialog[open]")
		)
			opens.showPopover();
	}
}
