/*
 * The rules for the site's text. The tests of the built pages and `npm run edit` both apply them.
 */
import { hasProof, shownProof } from "#src/content/shown-proof.ts";

/** In characters. Titles without the company's name, whose length depends on the owner. */
const limits = {
	title: { least: 1, most: 53 },
	description: { least: 70, most: 165 },
	/** The social card has room for no more. */
	headline: { least: 6, most: 85 },
} as const;

/** The length limits of the text at a key such as "page.title". Empty if it has none. */
export function limitsOf(key: string): { least?: number; most?: number } {
	const found = Object.entries(limits).find(([name]) => key === `page.${name}`);
	return found?.[1] ?? {};
}

/** Collapses all spaces, no-break ones included, to single plain spaces, as commitments are written. */
export const withPlainSpaces = (source: string) => source.replace(/(?:\s|\\u00a0|&nbsp;)+/g, " ");

/** The pages in legal language, without contractions. */
const legalPaths: readonly string[] = ["/terms", "/privacy"];

/** Marketing hype. */
const hype =
	/\b(unlock\w*|revolutioni[sz]\w*|cutting-edge|seamless\w*|supercharg\w*|empower\w*|leverag\w*|transform your business|utili[sz]e\w*|world-class|game-chang\w*|state-of-the-art|best-in-class|synerg\w*)\b/gi;

/** Claims that only the owner could make: references, certificates, guarantees. */
const claims =
	/\b(trusted by|award-winning|our clients (say|include)|case stud(y|ies)|testimonials?|years of experience|ISO 27001|SOC 2|guaranteed|100% secure|fully compliant|certified partner|(is|are) an accredited employer|leading provider|(we are|we[’']re) (certified|accredited|approved|endorsed)|data never leaves|(world|country|New Zealand|Aotearoa)[’']s (best|first|finest|largest|leading|most)|(world|market|industry)-leading|best in (the (world|country|business)|New Zealand)|the (best|leading|finest|top) [\p{L}\p{N} ]{0,30}in (New Zealand|Aotearoa|Auckland|the (country|world))|number one|unrivall?ed|second to none)\b/giu;

/** American spellings and missing macrons. */
const spelling =
	/\b(organiz\w*|analyz\w*|optimiz\w*|center(s|ed)?|color(s|ed)?|behavior\w*|fulfill(?!ed|ing)\w*|catalog|Maori|whanau|hapu|Nga Paerewa|korero|matauranga)\b/gi;

/** The specification's strings that end in an exclamation mark. */
const exclaimed = ["Try Dark/Light Mode!", "Account created successfully!"];

/** An exclamation mark, with the words before it. */
const exclamation = /[^ ]* ?[^ ]*!/g;

/** Phrases that people here don't use at work, and outdated spellings. */
const banned =
	/\bThere the \w+ stops\b|\bThen \w+ do,|where the truth is|\bwho goes to see\b|accountable for nothing|\bA watch on\b|\bstands? (in|by) (week|an account)|\bat the first no, while leaving\b|\bhand-over\b|\bdespatch\w*|\brun books?\b|\bgeneral practitioners?\b|\b\d{1,2}\.\d\d ?[ap]m\b|\bwould be content\b|\bare content with\b|\bin silence\b|\bpapers\b|\bmend(s|ed)?\b|\bcoming summer\b|\bcommonest\b|\bare to have\b|\bfewest rights\b|\bdraws the line\b|\bdo the auditing\b/gi;

/** Words in full that people contract when they speak. */
const uncontracted =
	/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|will) not\b|\bcannot\b|\b(I|we|you|they|it|there) will\b|\b(we|you|they) are (?=[a-z])|\bI am\b|\b(it|there|that) is (?=(a|an|the|no|not|also|only|still|already|going|on|to|kept|deleted)\b)|\b(we|you|they) would (?!for|in)[a-z]/gi;

/** Contractions, which legal pages avoid. */
const contracted = /\b\w+’(ll|re|ve|t|d|m)\b|\b(it|that|there|they|let|what|who|here)’s\b/gi;

/** Quotations, which the rules don't apply to. */
const quoted = [
	...["I am returning them to your care;", "By continuing, you agree"],
	...shownProof.quotes.map(({ words }) => words),
];

/** Phrases that imply past clients or results. */
const trackRecord =
	/\b(we have|we’ve) (helped|built|worked|seen|found|delivered)\b|\bour clients\b|\bpast clients\b|\bexisting clients\b|\bmost (first )?(projects|clients)\b|\bindustries we know\b|\bin our experience\b|\bproven\b|\btypically saves?\b|\bwe (often|usually) (see|find|hear)\b|\bclients (find|say|tell)\b|\btrack record\b|\bover the years\b|\bmost disputes\b|\busually asked\b|\b(people|unions|practices|makers|owners|forwarders) ask\b/gi;

/** Each rule for single words and phrases, as a reason to refuse them. */
const rules: readonly { why: string; pattern: RegExp; legal?: boolean }[] = [
	{ why: "hype", pattern: hype },
	{ why: "a claim that needs proof", pattern: claims },
	// A site with proof does have past clients and results.
	...(hasProof ? [] : [{ why: "a claim of past clients or results", pattern: trackRecord }]),
	{ why: "not New Zealand spelling", pattern: spelling },
	{ why: "not how people here say it", pattern: banned },
	{ why: "an exclamation mark", pattern: exclamation },
	{ why: "a place for a contraction", pattern: uncontracted, legal: false },
	{ why: "a contraction on a legal page", pattern: contracted, legal: true },
];

/**
 * Checks a text against the rules. Returns a message for each breach.
 * @param old the text that it replaces, whose own breaches are accepted
 * @param path of the page
 */
export function wordingProblems(text: string, old: string, path: string): string[] {
	const legal = legalPaths.includes(path);
	const said = [...quoted, ...exclaimed].reduce((rest, each) => rest.replaceAll(each, ""), text);
	return rules
		.filter((rule) => rule.legal === undefined || rule.legal === legal)
		.flatMap(({ why, pattern }) =>
			(said.match(pattern) ?? [])
				.filter((found) => !old.includes(found))
				.map((found) => `“${found.trim()}” is ${why}`),
		);
}
