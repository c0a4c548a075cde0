import { expect, test } from "vitest";
import { wordingProblems } from "../../launch/wording-rules";
import { type BuiltPage, expectNone, pageAt, text } from "./site";

/** A page's text, title included, with a space between adjacent elements. */
const visible = ({ document }: BuiltPage) => text(document, true);

test("every page's text, title and description follow the rules for words", () => {
	expectNone((page) =>
		[text(page.main, true), page.title, page.meta("description")].flatMap((words) =>
			wordingProblems(words, "", page.path),
		),
	);
});

test("so do the header and footer, which are the same on every page", () => {
	const shell = pageAt("/").document.cloneNode(true) as Document;
	shell.querySelector("main")?.remove();
	expect(wordingProblems(text(shell, true), "", "/")).toEqual([]);
});

test("pages have no doubled words, no stray spaces and no leftover template placeholders", () => {
	expectNone((page) => [
		...(visible(page).match(/\b(\w{3,}) \1\b(?! \1)/gi) ?? []),
		...(text(page.main, true).match(/\b((\w+ ){2,4}\w+) \1\b/gi) ?? []),
		...(page.main.innerHTML.match(/[,;.?] (?: \w|<\/(?:p|dd|li|td|h\d|summary)>)/g) ?? []),
		...(page.html.match(/undefined|\[object|NaN|lorem|TODO|\/\* theme|<!--(head|body)-->/g) ?? []),
	]);
});
