import { expect, test } from "vitest";
import { pages } from "./site";

const visible = (html: string) =>
	html
		.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, " ")
		.replace(/<[^>]+>/g, " ")
		.replaceAll("&#x27;", "'")
		.replaceAll("&amp;", "&")
		.replace(/\s+/g, " ");

/** Hype: words that say nothing a reader could check. */
const hype =
	/\b(unlock\w*|revolutioni[sz]\w*|cutting-edge|seamless\w*|supercharg\w*|empower\w*|leverag\w*|transform your business|utili[sz]e\w*|world-class|game-chang\w*|state-of-the-art|best-in-class|synerg\w*)\b/gi;

/** Claims that nobody can make for the owner: proof, standing, promises of safety. */
const claims =
	/\b(trusted by|award-winning|our clients (say|include)|case stud(y|ies)|testimonials?|years of experience|ISO 27001|SOC 2|guaranteed|100% secure|fully compliant|certified partner|(is|are) an accredited employer|leading provider|(we are|we're) (certified|accredited|approved|endorsed)|data never leaves|sovereign)\b/gi;

/** American spellings, and macrons left off. */
const spelling =
	/\b(organiz\w*|analyz\w*|optimiz\w*|center(s|ed)?|color(s|ed)?|behavior\w*|fulfill(?!ed|ing)\w*|catalog|Maori|whanau|hapu|Nga Paerewa|korero|matauranga)\b/g;

test.each(pages)("$path: no hype, no unproven claim, New Zealand spelling", ({ html }) => {
	const words = visible(html);
	expect(words.match(hype) ?? []).toEqual([]);
	expect((words.match(claims) ?? []).filter((found) => !/sovereign/i.test(found))).toEqual([]);
	expect(words.match(spelling) ?? []).toEqual([]);
});

test.each(pages)("$path: no exclamation mark beyond the specification's own", ({ html }) => {
	const words = visible(html)
		.replaceAll("Try Dark/Light Mode!", "")
		.replaceAll("Account created successfully!", "");
	expect(words.match(/[^ ]* ?[^ ]*!/g) ?? []).toEqual([]);
});

test.each(pages)(
	"$path: nothing is written twice running, and no mark of a template is left",
	({ html }) => {
		expect(visible(html)).not.toMatch(/\b(\w{3,}) \1\b(?! \1)/i);
		expect(html).not.toMatch(/undefined|\[object|NaN|lorem|TODO|\/\* theme|<!--(head|body)-->/);
	},
);
