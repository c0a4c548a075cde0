import TurndownService from "turndown";

/** Indents the lines after the first one to match a list item. */
const indented = (text: string) => text.trim().replaceAll(/\n(?=.)/g, "\n  ");

/** The texts of an element's direct `<span>` children. */
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
	// Forms and checkboxes make no sense in a text file.
	service.remove(["form", "label", "noscript"]);
	// A link around a title and a description: only the title becomes the link. Its visually hidden
	// colon is dropped.
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

	// Tables in GitHub Flavored Markdown. Every table on this site has one heading row.
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

	// Turndown tries the rule added last first. Drop what is hidden from screen readers: decoration,
	// repeated content, and the labels that replace table headings on narrow screens. Drop buttons that
	// need scripts.
	service.addRule("hidden", {
		filter: (node) =>
			node.getAttribute("aria-hidden") === "true" || node.classList.contains("needs-script"),
		replacement: () => "",
	});
	return service;
}

/** Replaces a drawing with its accessible name. A drawing without one is decorative and is removed. */
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
 * Converts a page to Markdown: the text, links, lists and tables of its `<main>`, and its URL.
 * @param main the page's `<main>`
 * @param address the page's absolute URL
 * @param siteAddress the origin to put before links that start with a slash
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
	// An empty span is a line that an island fills in later. Here it separates the text around it.
	each("span:empty:not([aria-hidden])", (element) => {
		element.replaceWith(element.ownerDocument.createElement("br"));
	});
	const text = service.turndown(copy as HTMLElement).replaceAll(/^ +$/gm, "");
	return `${text}\n\n---\n\nSource: <${address}>\n`;
}
