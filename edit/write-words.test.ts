import { expect, test } from "vitest";
import { findWords, looksReadable } from "./find-words.ts";
import { readWords, writeWords } from "./write-words.ts";

const page = `import { city } from "Some Package";

export const page = {
	title: \`Costs in \${city}: \\\`all\\\`\`,
	headline: isOpen ? "Ten\\u00a0days" : 'It’s "closed"',
	hours: { firstDay: "Monday" },
} satisfies PageMetadata;

export default () => (
	<Hero page={page} title="Ours &amp; yours" className="Some class" actions={send("Not words")}>
		We’re a small firm looking
		for an engineer at R&amp;D:{" "}
		<a className="Button" href="/Here" title='Our "own" page'>here</a>, today.
	</Hero>
);
`;

const found = findWords("page.tsx", page);
const readable = found.filter((words) => words.kind === "text" || looksReadable(readWords(words)));

/** The lines that writing words changes, as they are then. */
function change(old: string, wanted: string): string[] {
	const [place] = found.filter((words) => readWords(words) === old);
	const written = place ? writeWords("page.tsx", page, place, wanted) : "";
	return written.split("\n").filter((line) => !page.includes(line));
}

test("finds the words that people read, and no others", () => {
	expect(readable.map((words) => [words.kind, readWords(words)])).toEqual([
		["template", "Costs in"],
		["template", ": `all`"],
		["string", "Ten\u00a0days"],
		["string", 'It’s "closed"'],
		["attribute", "Ours & yours"],
		["text", "We’re a small firm looking for an engineer at R&D:"],
		["attribute", 'Our "own" page'],
		["text", "here"],
		["text", ", today."],
	]);
	expect(["Careers", "at once", "in ten weeks"].filter(looksReadable)).toHaveLength(3);
	const code = ["left", "page-width pt-12", "md:flex md:gap-2", "M0 78C70 62", "Pacific/Auckland"];
	expect(code.filter(looksReadable)).toEqual([]);
});

test("replaces only the words that differ", () => {
	const old = "We’re a small firm looking for an engineer at R&D:";
	expect(change(old, old.replace("an engineer", "two engineers"))).toEqual([
		'\t\tfor two engineers at R&amp;D:{" "}',
	]);
	expect(change("here", "here & there")).toEqual([expect.stringContaining(">here & there</a>")]);
	expect(change('Our "own" page', "It's")).toEqual([expect.stringContaining("'It&#39;s'>here")]);
});

test("writes any words so that they stay words", () => {
	// biome-ignore lint/suspicious/noTemplateCurlyInString: it is to stay a text
	const hostile = "`\"'}; ${alert(1)} \\ </p><b>{1}</b> R&D; &amp; \u00a0 $& \\u0041";
	for (const place of readable) {
		const written = writeWords("page.tsx", page, place, hostile);
		const now = findWords("page.tsx", written).find(({ start }) => start === place.start);
		expect(now && readWords(now)).toBe(hostile);
		const back = writeWords("page.tsx", written, now ?? place, readWords(place));
		expect(findWords("page.tsx", back).map(readWords)).toEqual(found.map(readWords));
	}
});
