import { expect, test } from "vitest";
import { parseHtml } from "../html";
import { toMarkdown } from "./markdown";

/** Converts markup to Markdown, without the source line at the end. */
function convert(markup: string): string {
	const text = toMarkdown(parseHtml(markup).body, "https://site.test/page", "https://site.test");
	expect(text).toMatch(/\n\n---\n\nSource: <https:\/\/site\.test\/page>\n$/);
	return text.replace(/\n\n---\n\nSource: .*\n$/, "");
}

test("makes links and images absolute, and fragments links into the page", () => {
	expect(convert('<p><a href="/contact">Ring</a>, <a href="#apply">apply</a></p>')).toBe(
		"[Ring](https://site.test/contact), [apply](https://site.test/page#apply)",
	);
	expect(convert('<img src="/portraits/a.webp" alt="Portrait of A"/>')).toBe(
		"![Portrait of A](https://site.test/portraits/a.webp)",
	);
	expect(convert('<a href="https://other.test/x">Other</a>')).toBe("[Other](https://other.test/x)");
});

test("begins a new line at an empty element that is filled in later", () => {
	expect(convert('<p>9AM to 6PM<span class="flex"></span>Closed on holidays</p>')).toBe(
		"9AM to 6PM  \nClosed on holidays",
	);
});

test("keeps a table's caption, headings and rows, and drops the labels for narrow screens", () => {
	expect(
		convert(
			'<table><caption>What it is</caption><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">1 | 2</th><td><span aria-hidden="true">B</span>line<br/>line</td></tr></tbody></table>',
		),
	).toBe("What it is\n\n| A | B |\n| --- | --- |\n| 1 \\| 2 | line line |");
});

test("converts terms with one and with several descriptions", () => {
	expect(
		convert(
			'<dl><div><dt>Phone</dt><dd><a href="tel:+649">09</a></dd><dd>Weekdays</dd></div><div><dt>Place</dt><dd>Auckland</dd></div></dl>',
		),
	).toBe("- **Phone**: [09](tel:+649)\n\n  Weekdays\n\n- **Place**: Auckland");
});

test("drops decoration of any element and what needs scripts, and replaces a named drawing by its name", () => {
	expect(
		convert('<p>a</p><p aria-hidden="true">or</p><ul aria-hidden="true"><li>x</li></ul>'),
	).toBe("a");
	expect(convert('<svg aria-hidden="true"><path></path></svg><p>a</p>')).toBe("a");
	expect(convert('<p>a</p><div class="x needs-script"><button>Go</button></div>')).toBe("a");
	expect(convert('<svg role="img" aria-label="Two hills"><path></path></svg>')).toBe(
		"*Drawing: Two hills*",
	);
});
