// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are sources of templates
import { expect, test } from "vitest";
import { match } from "./find-words.ts";
import { parse } from "./sources.ts";
import { oneLine, write } from "./write-words.ts";

const file = "src/pages/sample.tsx";
const wordsOf = (source: string) => parse(file, source).words;

/** Finds a text in a source and replaces the words of its pieces. */
function change(source: string, text: string, ...texts: string[]): string | undefined {
	const parsed = parse(file, source);
	const words = parsed.words.find((each) => match(each, text));
	return words && write(parsed, words, texts);
}

const string = (literal: string) => `export const words = { title: ${literal} };\n`;
const between = (children: string) => `export const words = <p>${children}</p>;\n`;
const attribute = (value: string) => `<Hero title=${value} className="Old" />;\n`;

test.each([
	[string, '"Old"', "Say “hi”", '"Say “hi”"'],
	[string, '"Old"', 'Say "hi"', "'Say \"hi\"'"],
	[string, '"Old"', 'It\'s "both"', "'It\\'s \"both\"'"],
	[string, '"Old"', "a \\ backslash", '"a \\\\ backslash"'],
	[string, '"Old"', "${price} `now`", '"${price} `now`"'],
	[string, '"Old"', "10\u00a0weeks", '"10\\u00a0weeks"'],
	[string, '"Old"', "Ngā Paerewa, 360°", '"Ngā Paerewa, 360°"'],
	[attribute, '"Old"', 'A "new" & Māori', '"A &#34;new&#34; & Māori"'],
	[between, "Old", "AT&amp;T &nbsp;", "AT&amp;amp;T &amp;nbsp;"],
	[between, "Old", "if a < b {c} > d & e", "if a &#60; b &#123;c&#125; &#62; d & e"],
	[between, "Old", "10\u00a0weeks", "10&nbsp;weeks"],
	[between, "Old", "whānau “it’s”", "whānau “it’s”"],
])("%#: written and read again", (sourceOf, old, text, literal) => {
	expect(change(sourceOf(old), "Old", text)).toBe(sourceOf(literal));
	expect(wordsOf(sourceOf(literal)).map(({ pieces }) => pieces[0]?.text)).toEqual([text]);
});

test("a template keeps its expressions, and matches what they could evaluate to", () => {
	const source = "export const words = `From ${company.name}, in ${weeks} weeks`;\n";
	expect(change(source, "From Longcloud, in 10 weeks", "By `", "${x} at ", "\\ days")).toBe(
		"export const words = `By \\`${company.name}\\${x} at ${weeks}\\\\ days`;\n",
	);
	expect(match(wordsOf(source)[0] as never, "From us, in 10 weeks")).toEqual([
		{ text: "From " },
		{ code: "company.name", text: "us" },
		{ text: ", in " },
		{ code: "weeks", text: "10" },
		{ text: " weeks" },
	]);
	// One without words could be anything.
	expect(change("const a = `${x} ${y}`;\n", "two words", "")).toBe(undefined);
});

test("what would change more than these words is not written", () => {
	const source = "export const company = { copyrightYear: 10 };\n";
	expect(change(source, "10", "12")).toBe(source.replace("10", "12"));
	expect(change(source, "10", '10, title: "More"')).toBe(undefined);
});

test("links and emphasis inside a sentence survive, and the spaces beside them", () => {
	const source = `export const words = (
	<p>
		Before you write, read the{" "}
		<a href="/privacy">
			policy <em>on data</em>
		</a>
		, then ring.
	</p>
);
`;
	expect(change(source, ", then ring.", " and ring, any day.")).toBe(
		source.replace("</a>\n\t\t, then ring.", '</a>{" "}\n\t\tand ring, any day.'),
	);
	expect(change(source, "on data", "about data")).toBe(source.replace("on data", "about data"));
	// Longer lines are wrapped as the formatter wraps them.
	expect(change(source, "Before you write, read the", `Do ${"read ".repeat(20)}the`)).toBe(
		source.replace("Before you write, read the", `Do ${"read ".repeat(17)}read\n\t\tread read the`),
	);
});

test("only what is read is found: no import, type, comparison, class, link or drawing", () => {
	const source = `import x from "Old";
type T = "Old";
const link = { href: "Old", kind: "Old", Old: 1, title: "Old" } satisfies { title: "Old" };
if (x === "Old") link.Old = 2;
export const words = <p className="Old" title="Old">{link["Old"]}</p>;
`;
	expect(wordsOf(source).map(({ key }) => key)).toEqual(["link.title"]);
});

test("what is typed stays on one line, without control characters and double spaces", () => {
	expect(oneLine("two\r\nlines\tand\u0000a  bell")).toBe("two lines and a bell");
	expect(oneLine("it's an 'apostrophe'")).toBe("it’s an 'apostrophe'");
});
