import type { Run } from "../api.ts";

/** The element that holds the editor itself. */
export const host = document.createElement("edit-bar");

const unread = "script, style, noscript, template, edit-bar, edit-words";

/** The page's texts that have a letter or a figure, in the order of the document. */
export function textNodes(): Text[] {
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
		/[\p{L}\p{N}]/u.test(node.nodeValue ?? "") && !node.parentElement?.closest(unread)
			? NodeFilter.FILTER_ACCEPT
			: NodeFilter.FILTER_REJECT,
	);
	const found: Text[] = [];
	while (walker.nextNode()) found.push(walker.currentNode as Text);
	return found;
}

export function rangeOf(node: Node): Range {
	const range = document.createRange();
	range.selectNodeContents(node);
	return range;
}

/** The text at a point of the window. */
export function textAt(x: number, y: number): Text | undefined {
	const isAt = (node: Node) =>
		[...rangeOf(node).getClientRects()].some(
			(box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
		);
	for (const element of document.elementsFromPoint(x, y)) {
		if (element.closest(unread)) return undefined;
		for (const node of element.childNodes) {
			if (node instanceof Text && /[\p{L}\p{N}]/u.test(node.data) && isAt(node)) return node;
		}
	}
	// Beside the words, but in their cell, link or button.
	const under = document.elementFromPoint(x, y);
	const control = under?.closest("a, button, summary");
	return textNodes().find((node) => node.parentElement === under || control?.contains(node));
}

/** A text as the server looks for it. */
export function runOf(node: Text): Run {
	const element = node.parentElement;
	const beside = [...(element?.childNodes ?? [])].find(
		(each) => each !== node && each instanceof Text && /\p{L}/u.test(each.data),
	);
	return {
		text: node.data,
		within:
			element?.closest<HTMLElement>("[data-live]")?.dataset.live ??
			(element?.closest("#main") ? "page" : "shell"),
		...(beside && { beside: (beside as Text).data }),
	};
}

/** Opens what hides a text, and what the control around it would open. */
export function reveal(node: Text): void {
	const element = node.parentElement;
	for (let each = element; each; each = each.parentElement) {
		if (each instanceof HTMLDetailsElement) each.open = true;
		if (each.popover && !each.matches(":popover-open")) each.showPopover();
		if (each instanceof HTMLDialogElement && !each.open) each.show();
	}
	const opens = element?.closest("button")?.popoverTargetElement;
	if (opens instanceof HTMLElement && !opens.matches(":popover-open")) opens.showPopover();
}
