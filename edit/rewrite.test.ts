// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are sources of templates
import { expect, test } from "vitest";
import { match } from "./find.ts";
import { oneLine, rewrite } from "./rewrite.ts";
import { wordsIn } from "./words.ts";

const file = "src/pages/sample.tsx";

/** Finds a text in a source and replaces the words of its pieces. */
function change(source: string, text: string, ...texts: string[]): string | undefined {
	const words = wordsIn(file, source).find((each) => match(each, text));
	if (!words) throw new Error(`“${text}” isn't found in ${source}`);
	return rewrite(file, source, words, texts);
}

/** A source with one string or one text between tags. */
const string = (literal: string) => `export const words = { title: ${literal} };\n`;
const between = (children: string) => `export const words = <p>${children}</p>;\n`;

test.each([
	["Say “hi”", '"Say “hi”"'],
	['Say "hi"', "'Say \"hi\"'"],
	['It\'s "both"', "'It\\'s \"both\"'"],
	["a \\ backslash", '"a \\\\ backslash"'],
	["${price} `now`", '"${price} `now`"'],
	["10\u00a0weeks", '"10\\u00a0weeks"'],
	["Ngā Paerewa, 360°", '"Ngā Paerewa, 360°"'],
	["</script>", '"</script>"'],
])("a string: %s", (text, literal) => {
	expect(change(string('"Old"'), "Old", text)).toBe(string(literal));
	expect(wordsIn(file, string(literal)).map(({ pieces }) => pieces[0]?.text)).toEqual([text]);
});

test.each([
	["Fish & chips", "Fish & chips"],
	["AT&amp;T &nbsp;", "AT&amp;amp;T &amp;nbsp;"],
	["if a < b {c} > d", "if a &#60; b &#123;c&#125; &#62; d"],
	["10\u00a0weeks", "10&nbsp;weeks"],
	["whānau “it’s”", "whānau “it’s”"],
])("a text between tags: %s", (text, jsx) => {
	expect(change(between("Old"), "Old", text)).toBe(between(jsx));
	expect(wordsIn(file, between(jsx)).map(({ pieces }) => pieces[0]?.text)).toEqual([text]);
});

test("a template keeps its expressions", () => {
	const source = "export const words = `From ${company.name}, in ${weeks} weeks`;\n";
	expect(change(source, "From Longcloud, in 10 weeks", "By `", "${x} at ", "\\ days")).toBe(
		"export const words = `By \\`${company.name}\\${x} at ${weeks}\\\\ days`;\n",
	);
});

test("a component's attribute keeps its references", () => {
	const source = '<Hero title="Old" className="Old" />;\n';
	expect(change(source, "Old", 'A "new" & Māori')).toBe(
		'<Hero title="A &#34;new&#34; & Māori" className="Old" />;\n',
	);
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
	expect(change(source, "Before you write, read the", "Do read the")).toBe(
		source.replace("Before you write, read the", "Do read the"),
	);
	expect(change(source, ", then ring.", " and ring, any day.")).toBe(
		source.replace("</a>\n\t\t, then ring.", '</a>{" "}\n\t\tand ring, any day.'),
	);
	expect(change(source, "on data", "about data")).toBe(source.replace("on data", "about data"));
});

test("long text is wrapped as the formatter wraps it, and no other words change", () => {
	const long =
		"A sentence that is far too long to stay on the line on which the old words were, with more than enough.";
	expect(change(between("Old"), "Old", long)).toBe(
		"export const words = (\n\t<p>\n\t\tA sentence that is far too long to stay on the line on which the old words were, with more than\n\t\tenough.\n\t</p>\n);\n",
	);
});

test("only what is read is found: no import, type, comparison, class, link or drawing", () => {
	const source = `import x from "Old";
type T = "Old";
const link = { href: "Old", kind: "Old", Old: 1, title: "Old" } satisfies { title: "Old" };
if (x === "Old") link.Old = 2;
export const words = <p className="Old" title="Old">{link["Old"]}</p>;
`;
	expect(wordsIn(file, source).map(({ key }) => key)).toEqual(["link.title"]);
});

test("what is typed stays on one line, without control characters", () => {
	expect(oneLine("two\r\nlines\tand\u0000 \u0007a bell")).toBe("two lines and a bell");
});

test("a template matches what its expressions could amount to, if it has words", () => {
	const source = "const a = `${x} on LinkedIn`, b = `${x} ${y}`, c = `mt-2 ${x}`;";
	const matching = (text: string) => wordsIn(file, source).filter((words) => match(words, text));
	expect(matching("Alex Sample on LinkedIn").map(({ key }) => key)).toEqual(["a"]);
	expect(matching("on LinkedIn")).toEqual([]);
	expect(match(wordsIn(file, source)[0] as never, "Alex on LinkedIn")).toEqual([
		{ text: "" },
		{ code: "x", text: "Alex" },
		{ text: " on LinkedIn" },
	]);
});
