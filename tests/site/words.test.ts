import { test } from "vitest";
import { claims, exclaimed, exclamation, hype, spelling } from "../../launch/wording";
import { expectNone, text } from "./site";

/** A page's text, with a space between adjacent elements. */
const visible = (html: string) => text(html.replaceAll("<", " <"));

test("pages have no hype or unproven claims, and use New Zealand spelling", () => {
	expectNone(({ html }) => {
		const words = visible(html);
		return [
			...(words.match(hype) ?? []),
			...(words.match(claims) ?? []),
			...(words.match(spelling) ?? []),
		];
	});
});

test("pages have no exclamation marks except the specification's", () => {
	expectNone(({ html }) =>
		exclaimed.reduce((rest, each) => rest.replaceAll(each, ""), visible(html)).match(exclamation),
	);
});

test("pages have no doubled words, no stray spaces and no leftover template placeholders", () => {
	expectNone(({ html, main }) => [
		...(visible(html).match(/\b(\w{3,}) \1\b(?! \1)/gi) ?? []),
		...(visible(main).match(/\b((\w+ ){2,4}\w+) \1\b/gi) ?? []),
		...(main.match(/[,;.?] (?: \w|<\/(?:p|dd|li|td|h\d|summary)>)/g) ?? []),
		...(html.match(/undefined|\[object|NaN|lorem|TODO|\/\* theme|<!--(head|body)-->/g) ?? []),
	]);
});
