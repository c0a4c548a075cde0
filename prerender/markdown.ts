import TurndownService from "turndown";

/** Text after the first line of a list item, as far in as the item's own. */
const indented = (text: string) => text.trim().replaceAll(/\n(?=.)/g, "\n  ");

/** The texts of the spans right inside an element. */
function spansOf(element: Element): string[] {
	return Array.from(element.children)
		.filter((child) => child.nodeName === "SPAN")
		.map((child) => child.textContent?.trim() ?? "");
}

function converter(): TurndownService {
	const service = new TurndownService({
		headingStyle: "atx",
		bulletListMarker: "-",
		codeBlockStyle: "fenced",
		emDelimiter: "*",
	});
	// Nobody fills in a form, or ticks a box, in a file of text.
	service.remove(["form", "label", "noscript"]);
	// A link around a title and a line about it: the title is the link, without its unseen colon.
	service.addRule("card", {
		filter: (node) => node.nodeName === "A" && spansOf(node).length > 1,
		replacement: (_, node) => {
			const [title = "", ...lines] = spansOf(node as Element);
			const href = (node as Element).getAttribute("href");
			return `[${title.replace(/:$/, "")}](${href}): ${lines.join(" ")}`;
		},
	});

	service.addRule("term", {
		filter: "dt",
		replacement: (content) => `\n\n- **${content.trim()}**`,
	});
	service.addRule("details of a term", {
		filter: "dd",
		replacement: (content, node) => {
			const first = (node as Element).previousElementSibling?.nodeName === "DT";
			return `${first ? ": " : "\n\n  "}${indented(content)}\n`;
		},
	});
	service.addRule("summary", {
		filter: "summary",
		replacement: (content) => `\n\n**${content.trim()}**\n\n`,
	});

	// Tables as GitHub Flavored Markdown has them; each on this site has one row of headings.
	service.addRule("cell", {
		filter: ["th", "td"],
		replacement: (content) =>
			` ${content
				.trim()
				.replaceAll(/\s*\n\s*/g, " ")
				.replaceAll("|", "\\|")} |`,
	});
	service.addRule("row", {
		filter: "tr",
		replacement: (content, node) => {
			const heading = node.parentNode?.nodeName === "THEAD";
			const rule = heading ? `\n|${" --- |".repeat((node as Element).children.length)}` : "";
			return `\n|${content}${rule}`;
		},
	});
	service.addRule("rows", {
		filter: ["thead", "tbody"],
		replacement: (content) => content,
	});
	service.addRule("caption", {
		filter: "caption",
		replacement: (content) => `\n\n${content.trim()}\n\n`,
	});
	service.addRule("table", {
		filter: "table",
		replacement: (content) => `\n\n${content.trim()}\n\n`,
	});

	// Last, and so before all others: what a screen reader passes over too, which is ornaments,
	// repetitions, and labels that stand in for a table's headings on a narrow screen.
	service.addRule("hidden", {
		filter: (node) => node.getAttribute("aria-hidden") === "true",
		replacement: () => "",
	});
	return service;
}

/** Puts a drawing's name in its place, or nothing for an ornament, which has none. */
function nameDrawing(svg: Element): void {
	const name = svg.getAttribute("aria-label") ?? svg.querySelector("title")?.textContent;
	if (!name) {
		svg.remove();
		return;
	}
	const words = svg.ownerDocument.createElement("em");
	words.textContent = `Drawing: ${name}`;
	const line = svg.ownerDocument.createElement("p");
	line.appendChild(words);
	svg.replaceWith(line);
}

const service = converter();

/**
 * A page as Markdown: the words, links, lists and tables of its main part, and where they are from.
 * @param main the page's `<main>`
 * @param address the page's own, in full
 * @param siteAddress what links that begin with a slash are on
 */
export function toMarkdown(main: Element, address: string, siteAddress: string): string {
	const copy = main.cloneNode(true) as Element;
	const each = (selector: string, change: (element: Element) => void) =>
		Array.from(copy.querySelectorAll(selector)).forEach(change);
	each("svg", nameDrawing);
	for (const name of ["href", "src"]) {
		each(`[${name}^="/"]`, (element) => {
			element.setAttribute(name, siteAddress + element.getAttribute(name));
		});
	}
	each('[href^="#"]', (element) => {
		element.setAttribute("href", address + element.getAttribute("href"));
	});
	// The style sheet sets neighbours apart; in a text only a space can.
	each("span, a", (element) => {
		if (/^(?:SPAN|A)$/.test(element.nextSibling?.nodeName ?? "")) element.after(" ");
	});
	// A line that the browser fills in: it has no words yet, but parts its neighbours.
	each("span:empty:not([aria-hidden])", (element) => {
		element.replaceWith(element.ownerDocument.createElement("br"));
	});
	const text = service.turndown(copy as HTMLElement).replaceAll(/^ +$/gm, "");
	return `${text}\n\n---\n\nSource: <${address}>\n`;
}
