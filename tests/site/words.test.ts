import { expect, test } from "vitest";
import { broken, text } from "./site";

/** A page's text, with a space between adjacent elements. */
const visible = (html: string) => text(html.replaceAll("<", " <"));

/** Marketing hype. */
const hype =
	/\b(unlock\w*|revolutioni[sz]\w*|cutting-edge|seamless\w*|supercharg\w*|empower\w*|leverag\w*|transform your business|utili[sz]e\w*|world-class|game-chang\w*|state-of-the-art|best-in-class|synerg\w*)\b/gi;

/** Claims that only the owner could make: references, certificates, guarantees. */
const claims =
	/\b(trusted by|award-winning|our clients (say|include)|case stud(y|ies)|testimonials?|years of experience|ISO 27001|SOC 2|guaranteed|100% secure|fully compliant|certified partner|(is|are) an accredited employer|leading provider|(we are|we're) (certified|accredited|approved|endorsed)|data never leaves|sovereign)\b/gi;

/** American spellings and missing macrons. */
const spelling =
	/\b(organiz\w*|analyz\w*|optimiz\w*|center(s|ed)?|color(s|ed)?|behavior\w*|fulfill(?!ed|ing)\w*|catalog|Maori|whanau|hapu|Nga Paerewa|korero|matauranga)\b/g;

test("pages have no hype or unproven claims, and use New Zealand spelling", () => {
	const found = broken(({ html }) => {
		const words = visible(html);
		return [
			...(words.match(hype) ?? []),
			...(words.match(claims) ?? []).filter((claim) => !/sovereign/i.test(claim)),
			...(words.match(spelling) ?? []),
		];
	});
	expect(found).toEqual([]);
});

test("pages have no exclamation marks except the specification's", () => {
	const found = broken(({ html }) =>
		visible(html)
			.replaceAll("Try Dark/Light Mode!", "")
			.replaceAll("Account created successfully!", "")
			.match(/[^ ]* ?[^ ]*!/g),
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
