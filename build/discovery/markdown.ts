import TurndownService from "turndown";

const service = new TurndownService({
	headingStyle: "atx",
	bulletListMarker: "-",
	emDelimiter: "*",
});
// Forms and checkboxes make no sense in a text file.
service.remove(["form", "label", "noscript"]);

/** How an element is written that Turndown has no rule for, or another one. */
function rule(
	names: TurndownService.Filter,
	write: (content: string, element: Element) => string,
): void {
	service.addRule(String(names), {
		filter: names,
		replacement: (content, node) => write(content.trim(), node as Element),
	});
}

rule("dt", (content) => `\n\n- **${content}**`);
rule("dd", (content, dd) => {
	const start = dd.previousElementSibling?.nodeName === "DT" ? ": " : "\n\n  ";
	return `${start}${content.replaceAll(/\n(?=.)/g, "\n  ")}\n`;
});
rule("summary", (content) => `\n\n**${content}**\n\n`);
// Tables in GitHub Flavored Markdown. Every table on this site has one heading row.
rule(
	["th", "td"],
	(content) => ` ${content.replaceAll(/\s*\n\s*/g, " ").replaceAll("|", "\\|")} |`,
);
rule("tr", (content, row) => {
	const heading = row.parentNode?.nodeName === "THEAD";
	return `\n| ${content}${heading ? `\n|${" --- |".repeat(row.children.length)}` : ""}`;
});
rule(["thead", "tbody"], (content) => `\n${content}`);
rule("caption", (content) => `\n\n${content}\n\n`);
// Turndown tries the rule added last first: what is hidden is decoration, said twice, or not for now.
rule(
	(node) =>
		node.getAttribute("aria-hidden") === "true" ||
		node.hasAttribute("hidden") ||
		node.hasAttribute("data-phone-label") ||
		node.classList.contains("needs-script"),
	() => "",
);

/** Replaces a drawing by its accessible name. A drawing without one is decoration and is removed. */
function nameDrawing(svg: Element): void {
	const name = svg.getAttribute("aria-label") ?? svg.querySelector("title")?.textContent;
	if (!name) {
		svg.remove();
		return;
	}
	const line = svg.ownerDocument.createElement("p");
	line.innerHTML = "<em></em>";
	if (line.firstChild) line.firstChild.textContent = `Drawing: ${name}`;
	svg.replaceWith(line);
}

/**
 * Converts a page to Markdown: the text, links, lists and tables of its `<main>`, and its URL.
 * @param address the page's absolute URL
 * @param siteAddress the origin to put before links that start with a slash
 */
export function toMarkdown(main: Element, address: string, siteAddress: string): string {
	const copy = main.cloneNode(true) as Element;
	const each = (selector: string, change: (element: Element) => void) =>
		Array.from(copy.querySelectorAll(selector)).forEach(change);
	each("svg", nameDrawing);
	for (const name of ["href", "src"])
		each(`[${name}^="/"]`, (element) =>
			element.setAttribute(name, siteAddress + element.getAttribute(name)),
		);
	each('[href^="#"]', (link) => link.setAttribute("href", address + link.getAttribute("href")));
	// An empty span is a line that an island fills in later. Here it separates the text around it.
	each("span:empty:not([aria-hidden])", (span) =>
		span.replaceWith(span.ownerDocument.createElement("br")),
	);
	const text = service.turndown(copy as HTMLElement).replaceAll(/^ +$/gm, "");
	return `${text}\n\n---\n\nSource: <${address}>\n`;
}
