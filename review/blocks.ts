/** A paragraph, heading, cell or list item of a page, as a reader sees it. */
export interface Block {
	text: string;
	element: Element;
	/** The texts it's made of, as they are in the markup. */
	runs: readonly string[];
}

const blocks =
	"p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, caption, figcaption, summary, blockquote";
const unread = "script, style, noscript, template, svg, [aria-hidden=true]";
/** Elements whose words belong to the sentence around them. */
const inline = "a, abbr, b, em, i, q, strong, time";

/** The texts in an element, with a space wherever words are set apart without one. */
function runsIn(element: Element): string[] {
	return Array.from(element.childNodes).flatMap((child) => {
		if (child.nodeType === 3) return child.nodeValue ?? "";
		const inside = child as Element;
		if (child.nodeType !== 1 || inside.matches(unread)) return [];
		return inside.matches(inline) ? runsIn(inside) : [" ", ...runsIn(inside), " "];
	});
}

/** The blocks in a part of a page that have words and no smaller block, in the order of the document. */
export function blocksIn(part: ParentNode): Block[] {
	return Array.from(part.querySelectorAll(blocks))
		.filter((element) => !element.querySelector(blocks) && !element.closest(unread))
		.map((element) => {
			const runs = runsIn(element);
			return { element, runs, text: runs.join("").replace(/\s+/g, " ").trim() };
		})
		.filter(({ text }) => text !== "");
}
