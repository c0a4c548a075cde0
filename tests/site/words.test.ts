import { expect, test } from "vitest";
import { claims, exclaimed, exclamation, hype, spelling } from "../../launch/wording";
import { broken, text } from "./site";

/** A page's text, with a space between adjacent elements. */
const visible = (html: string) => text(html.replaceAll("<", " <"));

test("pages have no hype or unproven claims, and use New Zealand spelling", () => {
	const found = broken(({ html }) => {
		const words = visible(html);
		return [
			...(words.match(hype) ?? []),
			...(words.match(claims) ?? []),
			...(words.match(spelling) ?? []),
		];
	});
	expect(found).toEqual([]);
});

test("pages have no exclamation marks except the specification's", () => {
	const found = broken(({ html }) =>
		exclaimed.reduce((rest, each) => rest.replaceAll(each, ""), visible(html)).match(exclamation),
	);
	expect(found).toEqual([]);
});

test("pages have no doubled words, no stray spaces and no leftover template placeholders", () => {
	const found = broken(({ html, main }) => [
		...(visible(html).match(/\b(\w{3,}) \1\b(?! \1)/gi) ?? []),
		...(visible(main).match(/\b((\w+ ){2,4}\w+) \1\b/gi) ?? []),
		...(main.match(/[,;.?] (?: \w|<\/(?:p|dd|li|td|h\d|summary)>)/g) ?? []),
		...(html.match(/undefined|\[object|NaN|lorem|TODO|\/\* theme|<!--(head|body)-->/g) ?? []),
	]);
	expect(found).toEqual([]);
});
