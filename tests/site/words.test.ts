import { test } from "vitest";
import { claims, exclaimed, exclamation, hype, spelling } from "../../launch/wording";
import { type BuiltPage, expectNone, text } from "./site";

/** A page's text, title included, with a space between adjacent elements. */
const visible = ({ document }: BuiltPage) => text(document, true);

test("pages have no hype or unproven claims, and use New Zealand spelling", () => {
	expectNone((page) => {
		const words = visible(page);
		return [
			...(words.match(hype) ?? []),
			...(words.match(claims) ?? []),
			...(words.match(spelling) ?? []),
		];
	});
});

test("pages have no exclamation marks except the specification's", () => {
	expectNone((page) =>
		exclaimed.reduce((rest, each) => rest.replaceAll(each, ""), visible(page)).match(exclamation),
	);
});

test("pages have no doubled words, no stray spaces and no leftover template placeholders", () => {
	expectNone((page) => [
		...(visible(page).match(/\b(\w{3,}) \1\b(?! \1)/gi) ?? []),
		...(text(page.main, true).match(/\b((\w+ ){2,4}\w+) \1\b/gi) ?? []),
		...(page.main.innerHTML.match(/[,;.?] (?: \w|<\/(?:p|dd|li|td|h\d|summary)>)/g) ?? []),
		...(page.html.match(/undefined|\[object|NaN|lorem|TODO|\/\* theme|<!--(head|body)-->/g) ?? []),
	]);
});
