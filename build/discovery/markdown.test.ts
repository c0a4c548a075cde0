import { expect, test } from "vitest";
import { parseHtml } from "../html";
import { toMarkdown } from "./markdown";

/** Converts markup to Markdown, without the source line at the end. */
function convert(markup: string): string {
	const document = parseHtml(`<main>${markup}</main>`);
	const text = toMarkdown(document, "https://site.test/page", "https://site.test");
	expect(text).toMatch(/\n\n---\n\nSource: <https:\/\/site\.test\/page>\n$/);
	return text.replace(/\n\n---\n\nSource: .*\n$/, "");
}

test("keeps a table's caption, headings and rows, and drops the labels for narrow screens", () => {
	expect(
		convert(
			'<table><caption>What it is</caption><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">1 | 2</th><td><span aria-hidden="true">B</span>line<br/>line</td></tr></tbody></table>',
		),
	).toBe("What it is\n\n| A | B |\n| --- | --- |\n| 1 \\| 2 | line line |");
});

test("drops decoration of any element and what needs scripts", () => {
	expect(
		convert('<p>a</p><p aria-hidden="true">or</p><ul aria-hidden="true"><li>x</li></ul>'),
	).toBe("a");
	expect(convert('<svg aria-hidden="true"><path></path></svg><p>a</p>')).toBe("a");
	expect(convert('<p>a</p><div class="x needs-script"><button>Go</button></div>')).toBe("a");
});
