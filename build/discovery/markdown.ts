import TurndownService from "turndown";

const service = new TurndownService({
	headingStyle: "atx",
	bulletListMarker: "-",
	emDelimiter: "*",
});
// Forms make no sense in a text file, and drawings have no name: the words beside them say the same.
service.remove(["form", "label", "noscript", "svg" as "form"]);

/** How an element is written that Turndown has no rule for, or another one. */
function rule(
	filter: TurndownService.Filter,
	write: (content: string, element: HTMLElement) => string,
): void {
	service.addRule(String(filter), {
		filter,
		replacement: (content, node) => write(content.trim(), node as HTMLElement),
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

/**
 * Converts a page to Markdown: the text, links, lists and tables of its `<main>`, and its URL.
 * @param address the page's absolute URL
 * @param siteAddress the origin to put before links that start with a slash
 */
export function toMarkdown(document: Document, address: string, siteAddress: string): string {
	const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
	for (const name of ["href", "src"])
		for (const element of Array.from(main.querySelectorAll(`[${name}]`))) {
			const target = element.getAttribute(name) ?? "";
			if (target.startsWith("/")) element.setAttribute(name, siteAddress + target);
			if (target.startsWith("#")) element.setAttribute(name, address + target);
		}
	const text = service.turndown(main).replaceAll(/^ +$/gm, "");
	return `${text}\n\n---\n\nSource: <${address}>\n`;
}
